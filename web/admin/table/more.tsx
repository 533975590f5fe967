import { useState, type ReactNode } from 'react'

/** What a row can tell besides, made and asked for when it is opened. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="table-details" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </details>
  )
}
