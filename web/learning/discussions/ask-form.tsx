import { useState } from 'react'
import { clock } from '../clock.ts'
import { useSecond } from '../use-second.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'
import { DiscussionForm } from './discussion-form.tsx'

type AskFormProps = { lessonId: string; video: HTMLVideoElement | null; onAsked: () => void }

/** A question about the second that is playing when the learner starts to type, unless they remove it. */
export function AskForm({ lessonId, video, onAsked }: AskFormProps) {
  const playing = useSecond(video)
  const [begunAt, setBegunAt] = useState<number | null>(null)
  const [hasSecond, setHasSecond] = useState(true)
  const second = begunAt ?? playing

  const ask = async (id: string, text: string) => {
    const body = { lesson: lessonId, second: video && hasSecond ? second : null, text }
    await api('PUT /question/{id}', { params: { id }, body })
    setHasSecond(true)
    toast(m.questions_asked(), { more: m.questions_asked_text() })
    onAsked()
  }
  return (
    <DiscussionForm
      name={`question:${lessonId}`}
      label={m.questions_ask_label()}
      button={m.questions_ask()}
      send={ask}
      onWriting={(isWriting) => setBegunAt(isWriting ? playing : null)}
    >
      {video && (
        <label className="discussion-second accent inline">
          <input type="checkbox" checked={hasSecond} onChange={(event) => setHasSecond(event.target.checked)} />
          {m.questions_at({ time: clock(second) })}
        </label>
      )}
    </DiscussionForm>
  )
}
