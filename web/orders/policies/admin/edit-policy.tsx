import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import type { PolicyText } from '#contract/calls/orders/policies.ts'
import { POLICIES, type Policy } from '#contract/orders/policy-names.ts'
import { missingPage } from '../../../catalogue/parts/page-data.server.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { useCall } from '../../../session/use-call.ts'
import { toast } from '../../../ui/toast.tsx'
import { ContentForm } from '../../../forms/content-form.tsx'
import type { FormPlan } from '../../../forms/form-plan.ts'
import { FormSkeleton } from '../../../forms/form-skeleton.tsx'
import { policyBody } from '../../../forms/rules.ts'
import { asBody, storedValues } from '../../../forms/values.ts'
import { PolicyPreview } from './policy-preview.tsx'
import { POLICY_SECTIONS } from './policy-sections.ts'
import type { Route } from './+types/edit-policy'

const TITLES = { terms: m.policies_edit_terms, refunds: m.policies_edit_refunds }
const isPolicy = (name: string | undefined): name is Policy => POLICIES.some((policy) => policy === name)

export const handle = { guard: 'admin', hasPage: ({ policy }) => isPolicy(policy) } satisfies Guarded

export function loader({ params: { policy } }: Route.LoaderArgs) {
  if (!isPolicy(policy)) throw missingPage()
  return { policy }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.policies_title(), isHidden: true })

export default function EditPolicy({ loaderData: { policy } }: Route.ComponentProps) {
  return <LoadedForm key={policy} policy={policy} />
}

const load = (policy: Policy) => api('GET /policyText/{policy}', { params: { policy } })

function LoadedForm({ policy }: { policy: Policy }) {
  const { answer, problem, reload } = useCall(useCallback(() => load(policy), [policy]))
  if (answer) return <ContentForm plan={planOf(answer)} />
  return <FormSkeleton title={TITLES[policy]()} problem={problem} tryAgain={reload} />
}

function planOf(stored: PolicyText): FormPlan {
  const { policy } = stored
  return {
    key: `policy:${policy}`,
    title: TITLES[policy],
    submit: m.policies_save,
    note: m.policies_save_note,
    sections: POLICY_SECTIONS,
    schema: policyBody,
    initial: storedValues(POLICY_SECTIONS, stored),
    loadLatest: async () => storedValues(POLICY_SECTIONS, await load(policy)),
    save: (body) => api('PUT /policy/{policy}', { params: { policy }, body: asBody<'PUT /policy/{policy}'>(body) }),
    onSaved: () => toast(m.policies_saved()),
    nextPath: () => paths[policy],
    Preview: PolicyPreview,
  }
}
