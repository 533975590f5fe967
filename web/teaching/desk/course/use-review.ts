import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { useWork } from '../../../session/use-work.ts'
import { toast } from '../../../ui/toast.tsx'

/** Requests a review of a course, or withdraws the request. */
export function useReview(id: string, onChanged: () => void) {
  const { isBusy, run } = useWork()
  const request = (state: 'in_review' | 'draft') =>
    run(async () => {
      try {
        await api('POST /course/{id}/review', { params: { id }, body: { state } })
        toast(state === 'in_review' ? m.teach_asked() : m.teach_withdrawn())
      } finally {
        // Also after a failure, because someone may have decided in the meantime.
        onChanged()
      }
    })
  return { isBusy, ask: () => void request('in_review'), withdraw: () => void request('draft') }
}
