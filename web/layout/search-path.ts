// Where a search is found. The text is the last part of the address; a form without script sends it as ?q= instead.
const START = '/searchCourse'
/** Parts of an address with a meaning of their own, which every browser takes out. */
const DOTS = /^\.{1,2}$/

export function searchPath(text: string): string {
  const encoded = encodeURIComponent(text)
  return DOTS.test(text) ? `${START}?q=${encoded}` : `${START}/${encoded}`
}

/** The text that a page was searched for, for the box to show. */
export function searchedIn(pathname: string): string {
  const [, page, text = ''] = pathname.split('/')
  if (`/${page}` !== START) return ''
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
