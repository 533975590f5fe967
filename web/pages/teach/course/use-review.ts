import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { toast } from '../../../ui/toast.tsx'

/** Asks for a review of a course, or withdraws it. */
export function useReview(id: string, onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const request = async (state: 'in_review' | 'draft') => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await api('POST /course/{id}/review', { params: { id }, body: { state } })
      toast(state === 'in_review' ? m.teach_asked() : m.teach_withdrawn())
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
    // Also after a failure: somebody may have decided meanwhile.
    onChanged()
  }
  return { isBusy, ask: () => void request('in_review'), withdraw: () => void request('draft') }
}
