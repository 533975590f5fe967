import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Loaded lazily, because most people only set it up once. */
const CalendarSheet = lazyPart(() =>
  import('./calendar-sheet.tsx').then(({ CalendarSheet }) => ({ default: CalendarSheet })),
)

type AddToCalendarProps = {
  /** A batch whose classes can also be added to the calendar separately. */
  batch?: string
  /** The button's label, if not 'Add to calendar'. */
  label?: string
  className?: string
}

export function AddToCalendar({ batch, label, className = 'button' }: AddToCalendarProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The sheet stays mounted after closing, so that the focus returns to the button.
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
