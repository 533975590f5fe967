import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { captionMistakes } from './caption-mistakes.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { Mistakes } from './mistakes.tsx'
import { useEditor } from './use-editor.ts'

const NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

/** One WebVTT or SubRip file per language. Mistakes are shown with their line. */
export function Captions({ file }: { file: StoredFile }) {
  const { refresh, say } = useEditor()
  const [mistakes, setMistakes] = useState<string[]>([])

  const change = async (work: () => Promise<unknown>, done: string) => {
    setMistakes([])
    try {
      await work()
      await refresh(file._id)
      say(done)
    } catch (error) {
      if (error instanceof ApiError && error.fields.vtt) setMistakes(captionMistakes(error.message))
      else toast(explain(error), { kind: 'error' })
    }
  }

  const put = (language: Language, chosen: File) =>
    change(
      async () => {
        const body = { vtt: await chosen.text() }
        await api('PUT /file/{id}/captions/{language}', { params: { id: file._id, language }, body })
      },
      m.curriculum_captions_saved({ language: NAMES[language] }),
    )

  const remove = (language: Language) =>
    change(
      () => api('DELETE /file/{id}/captions/{language}', { params: { id: file._id, language } }),
      m.curriculum_captions_deleted({ language: NAMES[language] }),
    )

  return (
    <div className="editor-part">
      <h3>{m.curriculum_captions()}</h3>
      <div className="editor-captions cluster">
        {LANGUAGES.map((language) => {
          const name = NAMES[language]
          return file.captions.includes(language) ? (
            <span key={language} className="badge badge-good" lang={language}>
              <Icon name="check" />
              {name}
              <button
                className="middle"
                type="button"
                aria-label={m.curriculum_captions_delete({ language: name })}
                onClick={() => void remove(language)}
              >
                <Icon name="close" />
              </button>
            </span>
          ) : (
            <FileButton
              key={language}
              label={`${name} .vtt, .srt`}
              name={m.curriculum_captions_add({ language: name })}
              icon="plus"
              accept=".vtt,.srt,text/vtt"
              onFiles={([chosen]) => chosen && void put(language, chosen)}
            />
          )
        })}
      </div>
      <Mistakes title={m.curriculum_captions_wrong()} mistakes={mistakes} />
      <small>{m.curriculum_captions_text()}</small>
    </div>
  )
}
