import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { InstructorContent } from './content.server.ts'

const NETWORKS = [
  { key: 'facebook', icon: 'facebook', network: 'Facebook' },
  { key: 'twitter', icon: 'x', network: 'X' },
  { key: 'instagram', icon: 'instagram', network: 'Instagram' },
  { key: 'linkedin', icon: 'linkedin', network: 'LinkedIn' },
] as const

export function SocialLinks({ name, links }: Pick<InstructorContent, 'name' | 'links'>) {
  return (
    <ul className="social-links">
      {NETWORKS.map(({ key, icon, network }) => (
        <li key={key}>
          <a
            className="icon-button icon-button-plain"
            href={links[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.instructor_on({ name, place: network })}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
