import { paths } from '#contract/paths.ts'
import { useCallback, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** On the update pages, which any signed-in person may open: others than administrators are told so, and stay signed in. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const email = useSession()?.email
  return email ? (
    <Asked key={email} email={email}>
      {children}
    </Asked>
  ) : (
    <FormSkeleton />
  )
}

function Asked({ email, children }: { email: string; children: ReactNode }) {
  const ask = useCallback(() => api('GET /admin/{email}', { params: { email } }), [email])
  const { answer, problem, reload } = useCall(ask)
  if (answer?.admin) return children
  if (problem !== null) return <ProblemNote text={explain(problem)} tryAgain={reload} />
  return answer ? <AdminsOnly /> : <FormSkeleton />
}

function AdminsOnly() {
  return (
    <div className="wrap problem">
      <div>
        <h1>{m.form_admins_title()}</h1>
        <p>{m.form_admins_text()}</p>
        <PageLink className="button button-primary button-large" to={paths.home}>
          {m.form_admins_home()}
        </PageLink>
      </div>
    </div>
  )
}
