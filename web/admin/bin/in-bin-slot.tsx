import { lazy, Suspense, type ReactNode } from 'react'
import { useIsAdmin } from '../../session/admin.ts'

export type InBinProps = {
  /** Of the thing that may be in the bin. */
  id: string
  /** Of a page that has nothing else to show. */
  title?: string
  /** For everybody else, and where it is not in the bin. */
  children?: ReactNode
}

/** Administrators' code is fetched by administrators only. */
const InBin = lazy(() => import('./in-bin.tsx'))

export function InBinSlot(props: InBinProps) {
  if (!useIsAdmin()) return props.children
  return (
    <Suspense fallback={props.children}>
      <InBin {...props} />
    </Suspense>
  )
}
