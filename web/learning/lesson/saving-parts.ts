// Parts that a lesson's page loads later, for people who own it or have saved something. They are separate because the
// quiz needs the second one.
import { lazyPart } from '../../ui/lazy-part.ts'

/** Only for owners. */
export const Saving = lazyPart(() => import('../saved/parts/lesson-saving.tsx'))

/** Shown offline, for people who have saved something. */
export const Offline = lazyPart(() => import('../saved/parts/offline.tsx'))
