import type { CSSProperties, ReactNode } from 'react'
import { minutes, size } from '../../../files/amounts.ts'
import { useSecond } from '../../use-second.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import type { Chapters } from './use-chapters.ts'

export function ChapterList({ chapters, children }: { chapters: Chapters; children: ReactNode }) {
  const { at, audio, startSecond, open } = chapters
  const played = useSecond(audio)
  const second = audio?.readyState ? played : startSecond
  return (
    <aside className="audio-list marks" aria-labelledby="audio-chapters">
      <h2 id="audio-chapters">{m.reader_chapters()}</h2>
      {children}
      <ol>
        {chapters.chapters.map(({ title, url, seconds = 0, bytes = 0 }, index) => (
          <li key={url}>
            <button type="button" aria-current={index === at || undefined} onClick={() => open(index)}>
              <i
                className="middle"
                data-is={index < at ? 'done' : undefined}
                style={index === at ? ({ '--share': second / (seconds || 1) } as CSSProperties) : undefined}
              >
                {index < at && <Icon name="check" />}
              </i>
              <b lang={langOf(title)}>{title}</b>
              {index < at && <span className="sr-only">{m.reader_chapter_done()}</span>}
              <small>
                {minutes(seconds)} · {size(bytes)}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  )
}
