import { useState, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** Details of a row, which are only rendered and loaded when opened. */
export function RowDetails({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="table-details" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="row">
        {label}
        <Icon name="chevron-down" />
      </summary>
      {isOpen && children}
    </details>
  )
}
