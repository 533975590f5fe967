export const POPUP_MESSAGE = 'porua:popup-returned'

/** Runs on the page the popup returns to; returns whether an opener is waiting for it. */
export function reportToOpener(): boolean {
  const opener = window.opener as Window | null
  opener?.postMessage({ type: POPUP_MESSAGE, address: location.href }, location.origin)
  return opener !== null
}
