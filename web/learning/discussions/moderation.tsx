import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { toast } from '../../ui/toast.tsx'
import { HideDialog } from './hide-dialog.tsx'

type ModerationProps = {
  item: { _id: string; text: string; isHidden: boolean }
  /** Only set for answers. */
  isOfficial: boolean | undefined
  onChange: () => void
}

/** Administrators' actions on a question or answer under a lesson. */
export default function Moderation({ item, isOfficial, onChange }: ModerationProps) {
  const { _id: id, text, isHidden } = item
  const [isHiding, setIsHiding] = useState(false)

  const { run } = useWork()
  const act = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call()
      toast(done)
      onChange()
    })
  const mark = () => api('PUT /answer/{id}/official', { params: { id }, body: { isOfficial: !isOfficial } })
  const show = () => api('PUT /talk/{id}/hidden', { params: { id }, body: { isHidden: false, reason: '' } })

  return (
    <>
      {isOfficial !== undefined && !isHidden && (
        <TextButton
          label={isOfficial ? m.discussion_unofficial() : m.discussion_official()}
          text={text}
          press={() => void act(mark, isOfficial ? m.discussion_unmarked() : m.discussion_marked())}
        />
      )}
      <TextButton
        label={isHidden ? m.discussion_show() : m.discussion_hide()}
        text={text}
        press={() => (isHidden ? void act(show, m.discussion_shown()) : setIsHiding(true))}
      />
      <HideDialog item={isHiding ? item : null} onClose={() => setIsHiding(false)} onHidden={onChange} />
    </>
  )
}

function TextButton({ label, text, press }: { label: string; text: string; press: () => void }) {
  return (
    <button type="button" className="link" aria-label={`${label}: ${text}`} onClick={press}>
      {label}
    </button>
  )
}
