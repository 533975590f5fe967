import { Suspense, type ReactNode } from 'react'
import { TodayPortal } from '../today/today-portal.tsx'
import { leaving } from '../../identity/leave.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import type { Session } from '../../session/session.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useStore } from '../../ui/store.ts'
import { ConfirmReminder } from './confirm-reminder.tsx'

/** Only for people who have saved something. */
const LeaveDialog = lazyPart(() => import('../../learning/saved/parts/leave-dialog.tsx'))

/** What a signed-in person sees on every page with an account menu. */
export default function SignedIn({ session }: { session: Session }): ReactNode {
  const { profile } = useMyProfile()
  const isLeaving = useStore(leaving, false)
  return (
    <>
      {profile && <ConfirmReminder key={profile.email} {...profile} />}
      <TodayPortal key={session.email} />
      {isLeaving && (
        <Suspense>
          <LeaveDialog />
        </Suspense>
      )}
    </>
  )
}
