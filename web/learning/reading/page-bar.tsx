import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { BackLink } from './back-link.tsx'
import { chapterAt } from './chapter-at.ts'
import { DownloadButton } from './download-button.tsx'
import type { OpenBook } from './use-book.ts'
import type { MarksData } from './use-marks.ts'
import type { useZoom } from './use-zoom.ts'

type PageBarProps = {
  book: OpenBook
  shown: number[]
  marks: MarksData
  zoom: ReturnType<typeof useZoom>
  isTwo: boolean
  setIsTwo: (isTwo: boolean) => void
  isText: boolean
  /** Null if the pages can't be shown as text. */
  setIsText: ((isText: boolean) => void) | null
  isPanelOpen: boolean
  togglePanel: () => void
}

export function PageBar(props: PageBarProps) {
  const { book, shown, marks, zoom, isTwo, setIsTwo, isText, setIsText, isPanelOpen, togglePanel } = props
  const { reading, isSample } = book
  const all = reading.pages.length
  const sample = all === 1 ? m.reader_sample_page() : m.reader_sample_pages({ n: digits(all) })
  const under = isSample ? sample : (chapterAt(reading.chapters, shown.at(-1)!)?.title ?? '')
  const isMarked = marks.isMarked(shown)
  return (
    <header className="read-bar row">
      <BackLink book={book} />
      <div className="read-title">
        <h1 lang={langOf(reading.title)}>{reading.title}</h1>
        <p lang={langOf(under)}>{under}</p>
      </div>
      <button
        type="button"
        className="read-tool row muted"
        aria-expanded={isPanelOpen}
        aria-label={m.reader_contents()}
        aria-keyshortcuts="T"
        onClick={togglePanel}
      >
        <Icon name="list" />
        <span>{m.reader_contents()}</span>
      </button>
      <span className="read-layout" role="group">
        <button
          className="row muted"
          type="button"
          aria-pressed={!isTwo}
          aria-label={m.reader_one_page()}
          onClick={() => setIsTwo(false)}
        >
          <Icon name="one-page" />
        </button>
        <button
          className="row muted"
          type="button"
          aria-pressed={isTwo}
          aria-label={m.reader_two_pages()}
          onClick={() => setIsTwo(true)}
        >
          <Icon name="two-pages" />
        </button>
      </span>
      {setIsText && (
        <button
          type="button"
          className="icon-button icon-button-plain read-as-text"
          aria-pressed={isText}
          aria-label={m.reader_as_text()}
          onClick={() => setIsText(!isText)}
        >
          <Icon name="text" />
        </button>
      )}
      {!isText && (
        <button
          type="button"
          className="icon-button icon-button-plain"
          aria-label={zoom.isLargest ? m.reader_whole_page() : m.reader_larger()}
          onClick={zoom.isLargest ? zoom.whole : zoom.larger}
        >
          <Icon name={zoom.isLargest ? 'zoom-out' : 'zoom-in'} />
        </button>
      )}
      {!isSample && (
        <>
          <button
            type="button"
            className="icon-button icon-button-plain read-bookmark"
            aria-pressed={isMarked}
            aria-label={m.reader_bookmark()}
            onClick={() => marks.toggle(shown)}
          >
            <Icon name="bookmark" />
          </button>
          <DownloadButton book={book} />
        </>
      )}
    </header>
  )
}
