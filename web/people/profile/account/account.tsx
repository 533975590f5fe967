import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Profile } from '#contract/calls/people/people.ts'
import type { SiteSettings } from '#contract/site.ts'
import { AddToCalendar } from '../../calendar/add-to-calendar.tsx'
import { m } from '../../../paraglide/messages.js'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ICONS } from '../profile-icons.ts'
import { SettingsRow } from '../settings-row.tsx'
import { DownloadData } from './download-data.tsx'
import { Guardians } from './guardians.tsx'
import { leaveHash } from './leave-hash.ts'
import { NameDialog } from './name-dialog.tsx'
import { PushRow } from './push-row.tsx'

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'))

/** What people can do with their account: change the name, subscribe to their classes, export their data, delete it. */
export function Account({ profile, site }: { profile: Profile; site: SiteSettings }) {
  // A hosted identity service redirects back here after the person has signed in again.
  const isBack = useLocation().hash === leaveHash(profile.email)
  const [opened, setOpened] = useState<'name' | 'delete' | null>(isBack ? 'delete' : null)
  // Kept after closing, so that the focus returns to the button.
  const [isDeleteLoaded, setIsDeleteLoaded] = useState(isBack)
  const host = site.oidc && new URL(site.oidc.issuer).host
  const close = () => setOpened(null)

  return (
    <section className="panel security" aria-labelledby="account-title">
      <h2 id="account-title">{m.account_title()}</h2>
      <ul>
        <SettingsRow
          icon={ICONS.name}
          title={m.account_name()}
          text={host ? m.account_name_hosted({ host }) : m.account_name_text()}
        >
          {!host && (
            <button type="button" className="button button-small" onClick={() => setOpened('name')}>
              {m.account_name_change()}
            </button>
          )}
        </SettingsRow>
        <SettingsRow icon={ICONS.calendar} title={m.calendar_title()} text={m.calendar_profile_text()}>
          <AddToCalendar label={m.calendar_open()} className="button button-small" />
        </SettingsRow>
        <PushRow />
        <Guardians />
        <SettingsRow icon={ICONS.download} title={m.account_data()} text={m.account_data_text()}>
          <DownloadData />
        </SettingsRow>
        <SettingsRow
          icon={ICONS.bin}
          title={m.account_delete()}
          text={[m.account_delete_consequences(), host && m.account_delete_hosted({ host })].filter(Boolean).join(' ')}
        >
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              setIsDeleteLoaded(true)
              setOpened('delete')
            }}
          >
            {m.account_delete_open()}
          </button>
        </SettingsRow>
      </ul>
      <NameDialog profile={profile} site={site} open={opened === 'name'} onClose={close} />
      {isDeleteLoaded && (
        <Suspense>
          <DeleteAccountDialog
            email={profile.email}
            site={site}
            isSignedInAgain={isBack}
            open={opened === 'delete'}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}
