import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Lazy, because most people set it up once. */
const CalendarSheet = lazyPart(() =>
  import('./calendar-sheet.tsx').then(({ CalendarSheet }) => ({ default: CalendarSheet })),
)

type AddToCalendarProps = {
  /** Its classes can also be put into the calendar alone. */
  batch?: string
  /** What the button says, if not 'Add to calendar'. */
  label?: string
  className?: string
}

export function AddToCalendar({ batch, label, className = 'button' }: AddToCalendarProps) {
  const [isOpen, setIsOpen] = useState(false)
  // It stays after closing, so that the focus returns to the button.
  const [hasSheet, setHasSheet] = useState(false)
  const open = () => {
    setHasSheet(true)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {!label && <Icon name="calendar" />}
        {label ?? m.calendar_add()}
      </button>
      {hasSheet && (
        <Suspense fallback={null}>
          <CalendarSheet open={isOpen} batch={batch} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
