// Where a search is found. The text is the last part of the address; a form without script sends it as ?q= instead.
import { paths } from '#contract/paths.ts'

const START = paths.search

export function searchPath(text: string): string {
  const wanted = text.trim().toWellFormed()
  // Dots alone mean another folder in an address, so they cannot be searched for.
  if (['', '.', '..'].includes(wanted)) return START
  // An address that ends in .data asks for a page's data.
  return `${START}/${encodeURIComponent(wanted).replace(/\.data$/, '%2Edata')}`
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
