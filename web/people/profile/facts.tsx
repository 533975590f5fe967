import type { Profile } from '#contract/calls/people/people.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { ICONS } from './profile-icons.ts'

const FACTS = [
  { key: 'name', label: m.profile_name },
  { key: 'email', label: m.profile_email },
  { key: 'education', label: m.profile_education },
  { key: 'location', label: m.profile_location },
  { key: 'phone', label: m.profile_phone },
] as const

export function Facts({ profile }: { profile: Profile }) {
  return (
    <dl className="facts stack">
      {FACTS.map(({ key, label }) => (
        <div key={key}>
          <dt className="small">
            <Icon name={ICONS[key]} />
            {label()}
          </dt>
          {profile[key] ? (
            <dd lang={langOf(profile[key])}>{profile[key]}</dd>
          ) : (
            <dd className="facts-none">{m.profile_not_updated()}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Has the same shape, so that nothing moves when the facts arrive. */
export function FactsSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.profile_loading()}
      </p>
      <div className="facts stack facts-skeleton" aria-hidden="true">
        {FACTS.map(({ key }) => (
          <div key={key}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  )
}
