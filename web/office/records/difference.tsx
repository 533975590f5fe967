import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import './difference.css'

/** The old and new value of each field. Field names are shown as in the API. */
export function Difference({ fields }: { fields: Record<string, [before: unknown, after: unknown]> }) {
  return (
    <dl className="difference stack">
      {Object.entries(fields).map(([field, [before, after]]) => (
        <div className="stack" key={field}>
          <dt lang="en">{field}</dt>
          <dd>
            <small>{m.audit_before()}</small>
            <Value value={before} as="del" />
          </dd>
          <dd>
            <small>{m.audit_after()}</small>
            <Value value={after} as="ins" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, as: Tag }: { value: unknown; as: 'del' | 'ins' }) {
  if (value === null || value === '') return <span>{m.audit_nothing()}</span>
  const text = String(value)
  return <Tag lang={langOf(text)}>{text}</Tag>
}
