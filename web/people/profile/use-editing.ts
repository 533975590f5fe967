import { useState } from 'react'
import { useDraft } from '../../ui/use-draft.ts'
import { PROFILE_FORM } from './update-form.tsx'

/**
 * Whether the profile form is open. A half-filled form opens again after a reload or a new login, unless it was closed.
 */
export function useEditing(email: string | null) {
  const draft = useDraft(PROFILE_FORM, email, {})
  const closed = useDraft(`${PROFILE_FORM}:closed`, email, { isClosed: '' })
  /** Null until it is opened or closed on this page. */
  const [isEditing, setIsEditing] = useState<boolean | null>(null)
  if (isEditing === null && draft.isRestored && !closed.isRestored) setIsEditing(true)

  return {
    isEditing: isEditing === true,
    setIsEditing,
    edit() {
      closed.forget()
      setIsEditing(true)
    },
    cancel() {
      draft.forget()
      setIsEditing(false)
    },
    /** Keeps what was typed until it is opened again. */
    onClose() {
      closed.change({ isClosed: 'yes' })
      setIsEditing(false)
    },
  }
}

export type Editing = ReturnType<typeof useEditing>
