import { useEffect, useState } from 'react'
import { PROFILE_DIALOG_MS } from '#contract/constants.ts'
import type { Profile } from '#contract/calls/people/people.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ICONS } from './profile-icons.ts'
import { UpdateForm } from './update-form.tsx'
import type { Editing } from './use-editing.ts'

export function UpdateProfile({ profile, editing }: { profile: Profile; editing: Editing }) {
  const { isEditing, setIsEditing, cancel, onClose } = editing
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setIsEditing(false), PROFILE_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [isSaved, setIsEditing])

  const handleClose = () => {
    onClose()
    setIsSaved(false)
  }

  return (
    <Dialog open={isEditing} onClose={handleClose} busy={isBusy} title={m.profile_update()}>
      {isSaved ? (
        <p className="dialog-done centred" role="status">
          <Icon name={ICONS.done} />
          {m.profile_updated()}
        </p>
      ) : (
        <UpdateForm profile={profile} setIsBusy={setIsBusy} onSaved={() => setIsSaved(true)} onCancel={cancel} />
      )}
    </Dialog>
  )
}
