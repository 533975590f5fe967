import { useState, type ReactNode } from 'react'

/** Details of a row, rendered and loaded only when opened. */
export function RowDetails({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="table-details" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </details>
  )
}
