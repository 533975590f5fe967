// Logging out on a device on which something is saved: first it is asked whether that stays.
import { signOut } from './sign-out.ts'
import { createStore } from '../ui/store.ts'
import { hasSaved } from '../session/saved-person.ts'

/** Whether it is being asked. */
export const leaving = createStore(false)

export function leave(): void {
  if (hasSaved()) leaving.set(true)
  else void signOut()
}
