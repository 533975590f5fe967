import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { ICONS } from '../profile-icons.ts'

const FILE_NAME = 'porua-recovery-codes.txt'

/** Shown only once, because the service cannot show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [copied, setCopied] = useState('')
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(m.security_copied()),
      () => setCopied(m.security_copy_failed()),
    )
  return (
    <>
      <div className="dialog-body">
        <p>{m.security_codes_text()}</p>
        <ol className="recovery-codes" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="security-actions recovery-actions">
          <button type="button" className="button button-small" onClick={() => void copy()}>
            <Icon name={ICONS.copy} />
            {m.security_copy()}
          </button>
          <a
            className="button button-small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={FILE_NAME}
          >
            <Icon name={ICONS.download} />
            {m.security_download()}
          </a>
          {/* Not a toast, because screen readers ignore everything outside an open dialog. */}
          <span role="status">{copied}</span>
        </div>
      </div>
      <footer>
        <button type="button" className="button button-primary" onClick={onDone}>
          {m.security_codes_done()}
        </button>
      </footer>
    </>
  )
}
