import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useWork } from '../../session/use-work.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ListedUser } from './user-row.tsx'

const QUESTIONS = {
  promote: { title: m.users_make_admin_title, text: m.users_make_admin_text },
  demote: { title: m.users_end_admin_title, text: m.users_end_admin_text },
  stepDown: { title: m.users_step_down_title, text: m.users_step_down_text },
}

type RoleDialogProps = {
  /** The user whose role is about to change, or null. */
  user: ListedUser | null
  isMe: boolean
  onClose: () => void
  onChanged: (user: ListedUser) => void
}

/** Asks before a user becomes an administrator, or an ordinary user again. */
export function RoleDialog({ user, isMe, onClose, onChanged }: RoleDialogProps) {
  const isPromotion = user?.role !== 'admin'
  const { title, text } = isPromotion ? QUESTIONS.promote : isMe ? QUESTIONS.stepDown : QUESTIONS.demote
  const name = user?.name || user?.email || ''

  const change = async () => {
    if (!user) return
    const call = isPromotion ? 'PUT /user/admin/{email}' : 'DELETE /user/admin/{email}'
    const { modifiedCount } = await api(call, { params: { email: user.email } })
    if (!modifiedCount) throw new ApiError(403, { error: 'forbidden', message: m.users_admin_failed() })
    onChanged({ ...user, role: isPromotion ? 'admin' : 'user' })
    toast(isPromotion ? m.users_admin_made() : m.users_admin_ended({ name }))
  }
  const { isBusy, run } = useWork({
    reason(error) {
      const isRefused = isPromotion && error instanceof ApiError && error.status === 403
      return isRefused ? m.users_admin_failed() : explain(error)
    },
  })

  return (
    <Dialog open={user !== null} onClose={onClose} busy={isBusy} title={title()}>
      <div className="dialog-body">
        <div className="users-person row">
          <Avatar name={name} photo={user?.photoURL} />
          <p className="table-named">
            <b lang={langOf(name)}>{name}</b>
            {user?.name && <small>{user.email}</small>}
          </p>
        </div>
        <p>{text()}</p>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={onClose}>
          {m.delete_cancel()}
        </button>
        <button
          type="button"
          className={`button ${isPromotion ? 'button-primary' : 'button-danger'}`}
          disabled={isBusy}
          onClick={() => void run(() => change().finally(onClose))}
        >
          {isBusy && <span className="spinner" />}
          {isPromotion ? m.users_make_admin() : m.users_end_admin()}
        </button>
      </footer>
    </Dialog>
  )
}
