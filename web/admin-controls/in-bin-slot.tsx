import { Suspense, type ReactNode } from 'react'
import { useIsAdmin } from '../session/admin.ts'
import { lazyPart } from '../ui/lazy-part.ts'

export type InBinProps = {
  /** The id of the item that may be in the bin. */
  id: string
  /** A heading, for a page that has nothing else to show. */
  title?: string
  /** Shown to everybody else, and when the item is not in the bin. */
  children?: ReactNode
}

/** Lazy, so that only administrators download the code for administrators. */
const InBin = lazyPart(() => import('./in-bin.tsx'))

export function InBinSlot(props: InBinProps) {
  if (!useIsAdmin()) return props.children
  return (
    <Suspense fallback={props.children}>
      <InBin {...props} />
    </Suspense>
  )
}
