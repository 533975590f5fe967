import { paths } from '#contract/paths.ts'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { isAdmin } from '../session/admin.ts'
import { useSession } from '../session/session.ts'
import { useCall } from '../session/use-call.ts'
import { PageLink } from '../ui/page-link.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

type AdminGateProps = { title: string; children: ReactNode }

/** Anybody signed in may open the update pages; people without admin rights see a note and stay signed in. */
export function AdminGate({ title, children }: AdminGateProps) {
  const email = useSession()?.email
  return email ? (
    <AdminCheck key={email} title={title}>
      {children}
    </AdminCheck>
  ) : (
    <FormSkeleton title={title} />
  )
}

function AdminCheck({ title, children }: AdminGateProps) {
  const { answer, problem, reload } = useCall(isAdmin)
  if (answer) return children
  return answer === null ? <FormSkeleton title={title} problem={problem} tryAgain={reload} /> : <AdminsOnlyNote />
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
