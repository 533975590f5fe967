import { useCallback } from 'react'
import { useCall } from '../session/use-call.ts'
import { BinNote } from './bin-note.tsx'
import { findBinned } from './binned.ts'
import type { InBinProps } from './in-bin-slot.tsx'
import './in-bin.css'

export default function InBin({ id, title, children = null }: InBinProps) {
  const { answer: item } = useCall(useCallback(() => findBinned(id), [id]))
  if (!item) return children
  return (
    <div className="wrap in-bin">
      {title && <h1>{title}</h1>}
      <BinNote item={item} />
    </div>
  )
}
