export const POPUP_MESSAGE = 'porua:popup-returned'

/** Runs on the page that the popup returns to. Returns whether an opener is waiting for it. */
export function reportToOpener(): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage({ type: POPUP_MESSAGE, address: location.href }, location.origin)
  return opener !== null
}
