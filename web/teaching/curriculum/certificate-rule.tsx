import { useState } from 'react'
import { CERTIFICATE_RULES, type CertificateRule } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { toast } from '../../ui/toast.tsx'
import { useEditor } from './use-editor.ts'

const WORDS: Record<CertificateRule, { label: () => string; text: () => string }> = {
  watched: { label: m.curriculum_rule_watched, text: m.curriculum_rule_watched_text },
  marked: { label: m.curriculum_rule_marked, text: m.curriculum_rule_marked_text },
}

/** The requirement for the certificate. Unlike lessons, it applies as soon as it is chosen. */
export function CertificateRuleChoice() {
  const { course, certificateRule } = useEditor()
  const [rule, setRule] = useState(certificateRule)
  const { run } = useWork()

  const choose = (wanted: CertificateRule) =>
    run(async () => {
      setRule(wanted)
      try {
        const params = { course: course._id }
        await api('PUT /curriculum/{course}/certificateRule', { params, body: { rule: wanted } })
        toast(m.curriculum_rule_saved())
      } catch (error) {
        setRule(rule)
        throw error
      }
    })

  return (
    <fieldset className="editor-course surface stack editor-rule">
      <legend>{m.curriculum_rule()}</legend>
      <p className="muted">{m.curriculum_rule_text()}</p>
      {CERTIFICATE_RULES.toReversed().map((each) => (
        <label className="stack" key={each}>
          <input type="radio" name="certificate-rule" checked={rule === each} onChange={() => void choose(each)} />
          <span>
            <b>{WORDS[each].label()}</b>
            <small className="muted">{WORDS[each].text()}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
