// The inert form loses the focus. This restores it, unless the form has already moved it elsewhere.
import { paths } from '#contract/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { IdentityError } from '../../identity/identity.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { formQuilt } from '../../ui/pictures/quilts.server.ts'
import { useSite } from '../../layout/root-data.ts'
import { returnPath } from '../../session/return-path.ts'
import { finishSignIn } from '../../identity/sign-in.ts'
import { FieldError } from '../../ui/field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import type { Route } from './+types/signed-in'

export function loader() {
  return { quilt: formQuilt }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.login_title(), isHidden: true })

export default function SignedIn({ loaderData: { quilt } }: Route.ComponentProps) {
  const site = useSite()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const hasStarted = useRef(false)

  useEffect(() => {
    // The code in the URL can be used only once.
    if (hasStarted.current) return
    hasStarted.current = true
    const finish = async () => {
      if (site.firebase && (await import('../../identity/firebase/popup-return.ts')).reportToOpener()) return
      if (!site.oidc) return navigate(paths.login, { replace: true })
      const { finishRedirect } = await import('../../identity/oidc.ts')
      const { step, from } = await finishRedirect(site.oidc, new URL(location.href))
      if (step.done) await finishSignIn(step)
      await navigate(returnPath(from), { replace: true })
    }
    finish().catch((error: unknown) => {
      setProblem(error instanceof IdentityError ? error.message : m.login_unreachable())
    })
  }, [site, navigate])

  return (
    <SignInFrame
      title={m.login_title()}
      text={m.login_text()}
      quilt={quilt}
      pending={problem === null ? m.login_pending() : null}
    >
      <div className="outcome" role="alert">
        {problem && <FieldError text={problem} />}
      </div>
      <Link className="button button-primary button-large button-wide" to={paths.login} replace>
        {m.login_back()}
      </Link>
    </SignInFrame>
  )
}
