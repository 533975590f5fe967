// URLs of search pages. The text is the last path segment. Without script, the form sends it as ?q= instead.
import { paths } from '#contract/paths.ts'

const START = paths.search

export function searchPath(text: string): string {
  const trimmed = text.trim().toWellFormed()
  // Browsers resolve . and .. as path segments, so they can't be searched for.
  if (['', '.', '..'].includes(trimmed)) return START
  // React Router treats a path that ends in .data as a request for a page's data.
  return `${START}/${encodeURIComponent(trimmed).replace(/\.data$/, '%2Edata')}`
}

/**
 * The search text in a page's path. React Router's params would decode it twice, turning a searched %2F into a slash.
 */
export function searchTextIn(pathname: string): string {
  const [, page = '', text = ''] = pathname.split('/')
  if (`/${page.toLowerCase()}` !== START.toLowerCase()) return ''
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
