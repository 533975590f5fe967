/** The URL of a picture if the browser may load it: a path on this site, or https. */
export function displayableUrl(url: string): string | undefined {
  const text = url.trim()
  return /^(\/(?!\/)|https:\/\/[^/\s]+\.[^\s])\S*$/.test(text) ? text : undefined
}
