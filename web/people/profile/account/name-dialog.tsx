import type { Profile } from '#contract/calls/people/people.ts'
import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from '../../../identity/choose.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { loadMyProfile } from '../../../session/my-profile.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { StepForm } from '../step-form.tsx'

type NameDialogProps = { profile: Profile; site: SiteSettings; open: boolean; onClose: () => void }

export function NameDialog({ profile: { name, email }, site, open, onClose }: NameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.account_name_title()}>
      <StepForm
        kind="name"
        label={m.account_name()}
        hint={m.account_name_hint()}
        initial={name}
        check={(value) => (value ? null : m.account_name_required())}
        submit={m.profile_save()}
        onSubmit={async (typed) => {
          // Changed at the service first, because the next sign-in brings its name.
          await (await loadIdentity(site)).setName?.(typed)
          await api('PUT /users/{email}/name', { params: { email }, body: { name: typed } })
          await loadMyProfile()
          onClose()
          toast(m.account_name_saved())
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
