import { useEffect, useState } from 'react'
import { PROFILE_DIALOG_MS } from '#contract/constants.ts'
import type { Profile } from '#contract/entities.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { ICONS } from './profile-icons.ts'
import { PROFILE_FORM, UpdateForm } from './update-form.tsx'

type UpdateProfileProps = { profile: Profile; open: boolean; setOpen: (open: boolean) => void }

export function UpdateProfile({ profile, open, setOpen }: UpdateProfileProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { isRestored, forget } = useDraft(PROFILE_FORM, profile.email, {})

  // Reopen a form that was half filled when the session ended.
  useEffect(() => {
    if (isRestored) setOpen(true)
  }, [isRestored, setOpen])

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setOpen(false), PROFILE_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [isSaved, setOpen])

  const onClose = () => {
    forget()
    setOpen(false)
    setIsSaved(false)
  }

  return (
    <Dialog open={open} onClose={onClose} busy={isBusy} title={m.profile_update()}>
      {isSaved ? (
        <p className="dialog-done" role="status">
          <Icon name={ICONS.done} />
          {m.profile_updated()}
        </p>
      ) : (
        <UpdateForm
          profile={profile}
          setIsBusy={setIsBusy}
          onSaved={() => setIsSaved(true)}
          onCancel={() => setOpen(false)}
        />
      )}
    </Dialog>
  )
}
