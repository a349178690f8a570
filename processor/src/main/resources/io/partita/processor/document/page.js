'use strict';
const search = document.querySelector('input[type=search]');
const none = document.getElementById('none');
const groups = [...document.querySelectorAll('.group')];

/* A row is also found by the headings that it stands under. */
const rows = [...document.querySelectorAll('.found')].map(row => {
  let text = row.textContent;
  for (let group = row.closest('.group'); group; group = group.parentElement.closest('.group')) {
    text += ' ' + (group.dataset.name || '');
  }
  return { row, text: text.toLowerCase() };
});

const find = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const { row, text } of rows) {
    row.hidden = !words.every(word => text.includes(word));
    left += row.hidden ? 0 : 1;
  }
  for (const group of groups) {
    group.hidden = words.length > 0 && !group.querySelector('.found:not([hidden])');
  }
  none.hidden = left > 0;
};

search.addEventListener('input', find);
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== search) {
    event.preventDefault();
    search.focus();
  } else if (event.key === 'Escape' && document.activeElement === search) {
    search.value = '';
    find();
  }
});

document.getElementById('theme').addEventListener('click', () => {
  const root = document.documentElement;
  const isDark = root.style.colorScheme
    ? root.style.colorScheme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.style.colorScheme = isDark ? 'light' : 'dark';
});
