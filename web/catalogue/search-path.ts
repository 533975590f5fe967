/** The page with the results for a text. Dots alone mean another folder in an address, so they cannot be searched for. */
export function searchPath(text: string): string {
  const wanted = text.trim()
  return wanted === '' || wanted === '.' || wanted === '..'
    ? '/searchCourse'
    : `/searchCourse/${encodeURIComponent(wanted.toWellFormed())}`
}
