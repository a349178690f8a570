// The build that must fail does so for the lines that are marked, and for no other reason.
def wrong = new File(basedir, 'src/wrong/kotlin/com/example/depots/Wrong.kt')
def expected = wrong.readLines().withIndex(1).findAll { line, number -> line.endsWith('// refused') }.collect { it[1] }
def log = new File(basedir, 'build.log').text
def refused = (log =~ /ERROR\].*Wrong\.kt:\[?(\d+)[,:]/).collect { it[1].toInteger() }.toSet().sort()
assert !expected.isEmpty() && refused == expected
