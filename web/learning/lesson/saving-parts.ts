// What a lesson's page loads later for those who own it or have saved something; apart, because the quiz needs the second.
import { lazyPart } from '../../ui/lazy-part.ts'

/** For owners only. */
export const Saving = lazyPart(() => import('../saved/parts/lesson-saving.tsx'))

/** Without a network, for people who have saved something. */
export const Offline = lazyPart(() => import('../saved/parts/offline.tsx'))
