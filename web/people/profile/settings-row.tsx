import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'

type SettingsRowProps = { icon: IconName; title: string; text: string; badge?: ReactNode; children?: ReactNode }

/** A setting with its status and buttons. */
export function SettingsRow({ icon, title, text, badge, children }: SettingsRowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>
          {title}
          {badge}
        </h3>
        <p>{text}</p>
      </div>
      <div className="security-actions">{children}</div>
    </li>
  )
}

export function Badge({ good, text }: { good: boolean; text: string }) {
  return <span className={`badge ${good ? 'badge-good' : 'badge-open'}`}>{text}</span>
}
