import { Suspense } from 'react'
import { useIsAdmin } from '../session/admin.ts'
import { lazyPart } from '../ui/lazy-part.ts'

export type CardControlsProps = {
  id: string
  /** The title or name on the card. */
  name: string
  editTo: string
  /** Courses only. */
  curriculumTo?: string
  remove: () => Promise<unknown>
  /** Replaces the refresh, for a page that cannot be shown once its item is deleted. */
  onDeleted?: () => unknown
}

/** Lazy, so that only administrators download the code for administrators. */
const CardControls = lazyPart(() =>
  import('./card-controls.tsx').then(({ CardControls }) => ({ default: CardControls })),
)

export function CardControlsSlot(props: CardControlsProps) {
  if (!useIsAdmin()) return null
  return (
    <Suspense fallback={null}>
      <CardControls {...props} />
    </Suspense>
  )
}
