// Who gets the weekly email about the person, and who has asked for it.
import { useCallback, useState } from 'react'
import type { Guardian } from '#contract/calls/learning/guardians.ts'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useCall } from '../../../session/use-call.ts'
import { useWork } from '../../../session/use-work.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ICONS } from '../profile-icons.ts'
import { Badge, SettingsRow } from '../settings-row.tsx'
import { StepForm } from '../step-form.tsx'

export function Guardians() {
  const { answer, problem, reload } = useCall(useCallback(() => api('GET /guardians'), []))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SettingsRow icon={ICONS.email} title={m.guardians_title()} text={m.guardians_text()}>
        <button type="button" className="button button-small" onClick={() => setIsOpen(true)}>
          {m.guardians_add()}
        </button>
        {problem !== null && <FieldError text={m.guardians_failed({ reason: explain(problem) })} />}
      </SettingsRow>
      {answer?.map((guardian) => (
        <GuardianRow key={guardian._id} guardian={guardian} onChange={reload} />
      ))}
      <NewGuardian open={isOpen} onClose={() => setIsOpen(false)} onAdded={reload} />
    </>
  )
}

const STATES: Record<Guardian['state'], () => string> = {
  asked: m.guardians_state_asked,
  unconfirmed: m.guardians_state_unconfirmed,
  on: m.guardians_state_on,
  ended: m.guardians_state_ended,
}

function GuardianRow({ guardian: { _id: id, email, state }, onChange }: { guardian: Guardian; onChange: () => void }) {
  const { run } = useWork()
  const change = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call()
      toast(done)
      onChange()
    })
  const name = email ?? m.guardians_ended_name()
  const agree = () => change(() => api('PUT /guardian/{id}', { params: { id } }), m.guardians_agreed({ email: name }))
  const end = () => change(() => api('DELETE /guardian/{id}', { params: { id } }), m.guardians_gone({ email: name }))
  return (
    <SettingsRow
      icon={ICONS.name}
      title={name}
      text={STATES[state]()}
      badge={state === 'on' && <Badge good text={m.guardians_on()} />}
    >
      {state === 'asked' && (
        <button type="button" className="button button-small button-primary" onClick={() => void agree()}>
          {m.guardians_agree()}
        </button>
      )}
      {state !== 'ended' && (
        <button type="button" className="button button-small" onClick={() => void end()}>
          {state === 'asked' ? m.guardians_refuse() : m.guardians_end()}
        </button>
      )}
    </SettingsRow>
  )
}

const NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

function NewGuardian({ open, onClose, onAdded }: { open: boolean; onClose: () => void; onAdded: () => void }) {
  const [language, setLanguage] = useState<Language>(getLocale())
  return (
    <Dialog open={open} onClose={onClose} title={m.guardians_dialog()}>
      <StepForm
        kind="email"
        label={m.guardians_email()}
        hint={m.guardians_hint()}
        check={(value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : m.guardians_wrong())}
        submit={m.guardians_send()}
        onSubmit={async (email) => {
          await api('POST /guardians', { body: { email, language } })
          onClose()
          onAdded()
          toast(m.guardians_sent({ email }))
        }}
        onCancel={onClose}
        below={
          <div className="field">
            <label htmlFor="guardian-language">{m.guardians_language()}</label>
            <select
              id="guardian-language"
              value={language}
              onChange={(event) => setLanguage(event.target.value as Language)}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {NAMES[each]}
                </option>
              ))}
            </select>
          </div>
        }
      />
    </Dialog>
  )
}
