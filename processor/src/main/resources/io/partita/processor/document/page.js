'use strict';
const search = document.querySelector('input[type=search]');
const none = document.getElementById('none');
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const found of document.querySelectorAll('.found')) {
    const text = found.textContent.toLowerCase();
    found.hidden = !words.every(word => text.includes(word));
    left += found.hidden ? 0 : 1;
  }
  for (const group of document.querySelectorAll('.group')) {
    group.hidden = words.length > 0 && !group.querySelector('.found:not([hidden])');
  }
  none.hidden = left > 0;
});
