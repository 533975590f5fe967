/** Read by the head script. */
const KEY = 'unconfirmed'

/**
 * Reserves the space of the reminder to confirm the email, on this page and on later ones, because otherwise everything
 * would shift when the profile loads.
 */
export function reserveReminder(isUnconfirmed: boolean, isHidden = false): void {
  document.documentElement.toggleAttribute('data-unconfirmed', isUnconfirmed && !isHidden)
  rememberReminder(isUnconfirmed)
}

export const isReminderReserved = (): boolean => document.documentElement.hasAttribute('data-unconfirmed')

/** Reserves the space on later pages only. */
export function rememberReminder(isUnconfirmed: boolean): void {
  try {
    if (isUnconfirmed) localStorage.setItem(KEY, '')
    else localStorage.removeItem(KEY)
  } catch {
    // If storage is full, the next page doesn't reserve it.
  }
}
