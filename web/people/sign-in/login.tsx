import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { formQuilt } from '../../ui/pictures/quilts.server.ts'
import { useSite, type Frame } from '../../layout/root-data.ts'
import { CodeForm } from './code-form.tsx'
import { HostedButton } from './hosted-button.tsx'
import { LoginForm } from './login-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { dropExpiredSession } from '../../session/session.ts'
import { ResetSentDialog } from './reset-sent-dialog.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDestination } from './use-destination.ts'
import { useSignIn } from './use-sign-in.ts'
import { useLoginReason } from './use-login-reason.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { whenSettled } from '../../ui/when-idle.ts'
import type { Route } from './+types/login'

export function loader() {
  return { quilt: formQuilt }
}

const BehindWall = lazyPart(() => import('./behind-wall.tsx'))
/** Lists of courses, and the pages of courses. */
const HAS_COURSES = /^\/(classes|courses|\w[\w-]*\/coursesInfo)(\/|$)/

export const handle = { frame: 'form' } satisfies Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.login_title(), isHidden: true })

export default function Login({ loaderData: { quilt } }: Route.ComponentProps) {
  const site = useSite()
  const signIn = useSignIn(site)
  const { from, query, resetToken } = useDestination()
  const { text, reason } = useLoginReason(from, site)
  const { pending, needsCode, isResetSent } = signIn.state
  // Nothing is loaded before the form can be used.
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(Promise.resolve(), () => setIsSettled(true)), [])
  useExpiredSession()

  if (resetToken) {
    return (
      <SignInFrame
        title={m.login_new_password_title()}
        text={m.login_new_password_text()}
        quilt={quilt}
        pending={pending}
      >
        <NewPasswordForm signIn={signIn} resetToken={resetToken} />
      </SignInFrame>
    )
  }
  return (
    <>
      <SignInFrame
        title={m.login_title()}
        text={text}
        reason={reason}
        quilt={quilt}
        pending={pending}
        beside={
          isSettled &&
          HAS_COURSES.test(from.split(/[?#]/)[0]!) && (
            <Suspense>
              <BehindWall from={from} />
            </Suspense>
          )
        }
      >
        {site.identity === 'oidc' ? (
          <HostedButton signIn={signIn} from={from} />
        ) : needsCode ? (
          <CodeForm signIn={signIn} />
        ) : (
          <LoginForm signIn={signIn} site={site} from={from} query={query} />
        )}
      </SignInFrame>
      {/* Runs after the frame, which first restores the focus to the form, so that closing the dialog returns it there. */}
      <ResetSentDialog open={isResetSent} onClose={signIn.startAgain} />
    </>
  )
}

/** The script in the head redirects here when the access token has expired, but can't pass a reason. */
function useExpiredSession(): void {
  const navigate = useNavigate()
  const here = useLocation()
  const onOpen = useEffectEvent(() => {
    if (dropExpiredSession()) void navigate(here, { replace: true, state: { reason: 'ended' } })
  })
  useEffect(() => onOpen(), [])
}
