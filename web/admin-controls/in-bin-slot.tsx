import { Suspense, type ReactNode } from 'react'
import { useIsAdmin } from '../session/admin.ts'
import { lazyPart } from '../ui/lazy-part.ts'

export type InBinProps = {
  /** The id of the item that may be in the bin. */
  id: string
  /** A heading, for a page that has nothing else to show. */
  title?: string
  /** Shown to everyone else, and if the item isn't in the bin. */
  children?: ReactNode
}

/** Loaded lazily, so that only administrators download this code. */
const InBin = lazyPart(() => import('./in-bin.tsx'))

export function InBinSlot(props: InBinProps) {
  if (!useIsAdmin()) return props.children
  return (
    <Suspense fallback={props.children}>
      <InBin {...props} />
    </Suspense>
  )
}
