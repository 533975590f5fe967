// Logging out on a device with saved content: first, the person is asked whether to keep it.
import { signOut } from './sign-out.ts'
import { createStore } from '../ui/store.ts'
import { hasSaved } from '../session/saved-person.ts'

/** Whether the question is showing. */
export const leaving = createStore(false)

export function leave(): void {
  if (hasSaved()) leaving.set(true)
  else void signOut()
}
