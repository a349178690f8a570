// Only where a Gradle is installed that runs on JDK 17 and newer.
try {
  def process = ['gradle', '--version'].execute()
  def text = process.text
  process.waitFor()
  def version = (text =~ /Gradle (\d+)/)
  return version.find() && version.group(1).toInteger() >= 8
} catch (IOException missing) {
  return false
}
