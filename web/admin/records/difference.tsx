import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import './difference.css'

/** Field by field what it was and what it became. The names of the fields are those of the calls. */
export function Difference({ of }: { of: Record<string, [before: unknown, after: unknown]> }) {
  return (
    <dl className="difference">
      {Object.entries(of).map(([field, [before, after]]) => (
        <div key={field}>
          <dt lang="en">{field}</dt>
          <dd>
            <small>{m.audit_before()}</small>
            <Value of={before} as="del" />
          </dd>
          <dd>
            <small>{m.audit_after()}</small>
            <Value of={after} as="ins" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ of, as: Tag }: { of: unknown; as: 'del' | 'ins' }) {
  if (of === null || of === '') return <span>{m.audit_nothing()}</span>
  const text = String(of)
  return <Tag lang={langOf(text)}>{text}</Tag>
}
