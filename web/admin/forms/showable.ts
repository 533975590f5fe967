/** The address of a picture that the browser may ask for: a path of this site, or https. */
export function showable(address: string): string | undefined {
  const text = address.trim()
  return /^(\/(?!\/)|https:\/\/[^/\s]+\.[^\s])\S*$/.test(text) ? text : undefined
}
