import { useCallback } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Policy } from '#contract/orders/policy-names.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { useCall } from '../../../session/use-call.ts'
import { useWork } from '../../../session/use-work.ts'
import { digits } from '../../../ui/numbers.ts'
import { toast } from '../../../ui/toast.tsx'
import type { CustomFieldProps } from '../../../forms/form-plan.ts'
import { ItemName, Moment } from '../../../table/item-name.tsx'
import './earlier-versions.css'

/** Restoring copies the earlier text into the form, where it can be reviewed before saving. */
export function EarlierVersions({ isSaving, onChange }: CustomFieldProps) {
  const policy = useParams().policy as Policy
  const { answer } = useCall(useCallback(() => api('GET /policyText/{policy}', { params: { policy } }), [policy]))
  const earlier = answer?.versions.slice(1) ?? []

  const { run } = useWork()
  const fillIn = (version: number) =>
    run(async () => {
      const text = await api('GET /policyText/{policy}', { params: { policy }, query: { version } })
      const { summaryEn, textEn, summaryBn, textBn } = text
      onChange({ summaryEn, textEn, summaryBn, textBn })
      toast(m.policies_filled_in({ n: digits(version) }))
    })

  if (answer && !earlier.length) return <p>{m.policies_earlier_none()}</p>
  return (
    <ul className="earlier-versions">
      {earlier.map(({ version, since, savedBy }) => {
        const n = digits(version)
        return (
          <li className="cluster" key={version}>
            <ItemName name={m.policies_version({ n })} note={savedBy ?? undefined} />
            <Moment at={since} />
            <a
              className="link"
              href={`${paths[policy]}?version=${version}`}
              target="_blank"
              aria-label={m.policies_read_of({ n })}
            >
              {m.policies_read()}
            </a>
            <button
              type="button"
              className="button button-small"
              aria-label={m.policies_fill_in_of({ n })}
              disabled={isSaving}
              onClick={() => void fillIn(version)}
            >
              {m.policies_fill_in()}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
