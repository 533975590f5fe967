import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Wrong } from '../../ui/field.tsx'
import { explain } from '../../session/explain.ts'
import type { ListedUser } from './use-users.ts'
import { Person } from './user-row.tsx'

type DeleteUserProps = {
  /** Who is to go; null while nobody is. */
  user: ListedUser | null
  onClose: () => void
  onDeleted: (user: ListedUser) => void
  /** Somebody else was faster. */
  onMissing: () => void
}

/** Asks first. It stays open when the call fails, and says why. */
export function DeleteUser({ user, onClose, onDeleted, onMissing }: DeleteUserProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const close = () => {
    setProblem(null)
    onClose()
  }

  const remove = async (person: ListedUser) => {
    setIsBusy(true)
    setProblem(null)
    try {
      await api('DELETE /user/{id}', { params: { id: person._id } })
      onDeleted(person)
    } catch (error) {
      setProblem(error)
      if (error instanceof ApiError && error.status === 404) onMissing()
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={user !== null} onClose={close} busy={isBusy} title={m.users_delete_question()}>
      {user && (
        <>
          <div className="dialog-body users-confirm">
            <Person user={user} />
            <div role="alert">
              {problem !== null && <Wrong text={m.users_delete_failed({ reason: explain(problem) })} />}
            </div>
          </div>
          <footer>
            <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
              {m.profile_cancel()}
            </button>
            <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void remove(user)}>
              {isBusy && <span className="spinner" />}
              {isBusy ? m.users_deleting() : m.users_delete()}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  )
}
