import { paths } from '#contract/paths.ts'
import { useCallback, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { useSession } from '../session/session.ts'
import { useCall } from '../session/use-call.ts'
import { ProblemNote } from '../ui/notes.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** Anybody signed in may open the update pages; people without admin rights see a note and stay signed in. */
export function AdminGate({ children }: { children: ReactNode }) {
  const email = useSession()?.email
  return email ? (
    <AdminCheck key={email} email={email}>
      {children}
    </AdminCheck>
  ) : (
    <FormSkeleton />
  )
}

function AdminCheck({ email, children }: { email: string; children: ReactNode }) {
  const check = useCallback(() => api('GET /admin/{email}', { params: { email } }), [email])
  const { answer, problem, reload } = useCall(check)
  if (answer?.admin) return children
  if (problem !== null) return <ProblemNote text={explain(problem)} tryAgain={reload} />
  return answer ? <AdminsOnlyNote /> : <FormSkeleton />
}

function AdminsOnlyNote() {
  return (
    <div className="wrap problem admins-only">
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
