import { Suspense, type ReactNode } from 'react'
import { useKeptToday } from '../today/kept-today.ts'
import { TodayPortal } from '../today/today-portal.tsx'
import { leaving } from '../../identity/leave.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import type { Session } from '../../session/session.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useStore } from '../../ui/store.ts'
import { ConfirmReminder } from './confirm-reminder.tsx'

/** Only for people who have saved something. */
const LeaveDialog = lazyPart(() => import('../../learning/saved/parts/leave-dialog.tsx'))

/** Only for people with a class to come. */
const JoinNow = lazyPart(() => import('../today/join-now.tsx'))

/** What a signed-in person sees on every page with an account menu. */
export default function SignedIn({ session }: { session: Session }): ReactNode {
  const { profile } = useMyProfile()
  const seats = useKeptToday()?.seats
  const isLeaving = useStore(leaving, false)
  return (
    <>
      {profile && <ConfirmReminder key={profile.email} {...profile} />}
      {seats?.length ? (
        <Suspense>
          <JoinNow seats={seats} />
        </Suspense>
      ) : null}
      <TodayPortal key={session.email} />
      {isLeaving && (
        <Suspense>
          <LeaveDialog />
        </Suspense>
      )}
    </>
  )
}
