export const POPUP_MESSAGE = 'porua:popup-returned'

/** On the page that the popup returns to; returns whether somebody waits for it. */
export function reportToOpener(): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage({ type: POPUP_MESSAGE, address: location.href }, location.origin)
  return opener !== null
}
