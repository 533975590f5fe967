/** Read by the head script. */
const KEY = 'unconfirmed'

/**
 * Reserves the space of the reminder to confirm the email, on this page and from the start on those that are opened
 * later: without that, everything would move when the profile arrives.
 */
export function reserveReminder(isUnconfirmed: boolean, isHidden = false): void {
  document.documentElement.toggleAttribute('data-unconfirmed', isUnconfirmed && !isHidden)
  try {
    if (isUnconfirmed) localStorage.setItem(KEY, '')
    else localStorage.removeItem(KEY)
  } catch {
    // The storage is full: the next page does not reserve it.
  }
}
