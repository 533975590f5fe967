import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { InstructorContent } from './content.server.ts'

const PLACES = [
  { key: 'facebook', icon: 'facebook', place: 'Facebook' },
  { key: 'twitter', icon: 'x', place: 'X' },
  { key: 'instagram', icon: 'instagram', place: 'Instagram' },
  { key: 'linkedin', icon: 'linkedin', place: 'LinkedIn' },
] as const

export function SocialLinks({ name, links }: Pick<InstructorContent, 'name' | 'links'>) {
  return (
    <ul className="social-links">
      {PLACES.map(({ key, icon, place }) => (
        <li key={key}>
          <a
            className="icon-button icon-button-plain"
            href={links[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.instructor_on({ name, place })}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
