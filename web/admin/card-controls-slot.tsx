import { lazy, Suspense } from 'react'
import { useIsAdmin } from '../session/admin.ts'

export type CardControlsProps = {
  /** What the card shows, as a person would call it. */
  name: string
  editTo: string
  /** The call that deletes it. */
  remove: () => Promise<unknown>
  /** Instead of refreshing the page: where the page itself has gone with the thing. */
  onDeleted?: () => unknown
}

/** Administrators' code is fetched by administrators only. */
const CardControls = lazy(() => import('./card-controls.tsx').then(({ CardControls }) => ({ default: CardControls })))

export function CardControlsSlot(props: CardControlsProps) {
  if (!useIsAdmin()) return null
  return (
    <Suspense fallback={null}>
      <CardControls {...props} />
    </Suspense>
  )
}
