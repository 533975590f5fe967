// Contents, bookmarks and notes, and search: next to the pages, or in a sheet on phones.
import { useId, useState, type KeyboardEvent } from 'react'
import { stepTabs } from '../../step-tabs.ts'
import { m } from '../../../paraglide/messages.js'
import { Contents } from './contents.tsx'
import { Find } from './find.tsx'
import { Marks } from './marks.tsx'
import { PanelSettings } from './panel-settings.tsx'
import type { OpenBook } from '../use-book.ts'
import type { MarksData } from '../use-marks.ts'
import './panel.css'

type Tab = 'contents' | 'marks' | 'find'
type PanelProps = { book: OpenBook; marks: MarksData; shown: number[]; goTo: (page: number) => void }

export function Panel({ book, marks, shown, goTo }: PanelProps) {
  const id = useId()
  const [tab, setTab] = useState<Tab>('contents')
  const last = shown.at(-1) ?? book.reading.pages.length
  const tabs: { tab: Tab; label: string }[] = [{ tab: 'contents', label: m.reader_tab_contents() }]
  if (!book.isSample) tabs.push({ tab: 'marks', label: m.reader_marks() })
  if (!book.isSample && book.reading.hasText) tabs.push({ tab: 'find', label: m.reader_find() })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const names = tabs.map((each) => each.tab)
    stepTabs(event, names, tab, setTab)
  }

  return (
    <>
      <div className="read-tabs" role="tablist" aria-label={book.reading.title} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <button
            className="strong"
            key={each.tab}
            type="button"
            role="tab"
            id={`${id}-${each.tab}`}
            aria-selected={each.tab === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each.tab === tab ? 0 : -1}
            onClick={() => setTab(each.tab)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <div className="read-tab" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'contents' && <Contents book={book} page={last} goTo={goTo} />}
        {tab === 'marks' && <Marks marks={marks} page={shown[0] ?? last} goTo={goTo} />}
        {tab === 'find' && <Find book={book.id} goTo={goTo} />}
      </div>
      {tab === 'contents' && <PanelSettings book={book} goTo={goTo} />}
    </>
  )
}
