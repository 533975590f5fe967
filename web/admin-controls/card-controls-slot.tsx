import { Suspense } from 'react'
import { useIsAdmin } from '../session/admin.ts'
import { lazyPart } from '../ui/lazy-part.ts'

export type CardControlsProps = {
  id: string
  /** The title or name on the card. */
  name: string
  editTo: string
  /** Only for courses. */
  curriculumTo?: string
  remove: () => Promise<unknown>
  /** Replaces the refresh, for a page that can't be shown once its item is deleted. */
  onDeleted?: () => unknown
}

/** Loaded lazily, so that only administrators download this code. */
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
