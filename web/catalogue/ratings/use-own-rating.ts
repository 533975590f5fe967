// Saves the person's own rating. It is shown optimistically, and returns to the form if it couldn't be saved.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import type { OwnRating } from '#contract/calls/learning/classroom.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { useSession } from '../../session/session.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'

type Rating = NonNullable<OwnRating['rating']>

/** `onSaved` is called with the stored rating. */
export function useOwnRating(product: string, saved: Rating | null, onSaved: (rating: Rating | null) => void) {
  const email = useSession()?.email ?? null
  const initial = { stars: saved ? String(saved.stars) : '', text: saved?.text ?? '' }
  const draft = useDraft(`rating-${product}`, email, initial)
  const { revalidate } = useRevalidator()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(draft.isRestored)
  const [sending, setSending] = useState<Rating | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const params = { id: product }

  // The pressed button is gone, so its container gets the focus.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    ;(frame.current?.querySelector<HTMLElement>('[data-first]') ?? frame.current)?.focus()
  }, [isOpen])

  const save = async (rating: Rating) => {
    setSending(rating)
    setProblem(null)
    setIsOpen(false)
    try {
      await api('PUT /rating/{id}', { params, body: rating })
      onSaved(rating)
      draft.forget()
      toast(m.ratings_saved())
      void revalidate()
    } catch (error) {
      setProblem(m.ratings_not_saved({ reason: reasonOf(error) }))
      setIsOpen(true)
    }
    setSending(null)
  }

  const remove = async () => {
    if (sending || !saved) return
    setSending(saved)
    try {
      await api('DELETE /rating/{id}', { params })
      onSaved(null)
      toast(m.ratings_removed())
      frame.current?.focus()
      void revalidate()
    } catch (error) {
      toast(m.ratings_not_removed({ reason: explain(error) }), { kind: 'error' })
    }
    setSending(null)
  }

  return {
    ...draft,
    frame,
    shown: sending ?? saved,
    isSaving: sending !== null,
    isOpen,
    problem,
    open: () => sending || setIsOpen(true),
    cancel() {
      draft.forget()
      setProblem(null)
      setIsOpen(false)
    },
    save,
    remove,
  }
}

export type OwnRatingState = ReturnType<typeof useOwnRating>

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 422) return explainFields(error).text ?? explain(error)
  return error instanceof TypeError ? m.ratings_offline() : explain(error)
}
