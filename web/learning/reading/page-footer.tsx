import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { chapterAt, contentsOf } from './chapter-at.ts'
import { PlaceSlider } from '../audio-controls/place-slider.tsx'
import type { OpenBook } from './use-book.ts'

type PageFooterProps = { book: OpenBook; shown: number[]; isTwo: boolean; goTo: (page: number) => void }

export function PageFooter({ book: { reading, isSample }, shown, isTwo, goTo }: PageFooterProps) {
  const last = reading.pages.length
  const open = shown.filter((number) => number <= last)
  const page = open[0] ?? last
  const left = last - (open.at(-1) ?? last)
  const chapters = contentsOf(reading.chapters)
  const range = (open.length ? open : [last]).map(digits).join('–')
  const [before, after] = m.reader_page_of({ a: '*', b: digits(last) }).split('*')
  const dots = [...new Set(chapters.map((chapter) => chapter.page!))].filter((number) => number <= last)

  const textOf = (number: number) => {
    const chapter = chapterAt(reading.chapters, number)
    const [a, b] = [digits(number), digits(last)]
    return chapter ? m.reader_page_in({ a, b, chapter: chapter.title }) : m.reader_page_of({ a, b })
  }

  return (
    <footer className="read-footer stack muted">
      <span aria-live={isTwo ? 'polite' : undefined}>
        {before}
        <b>{range}</b>
        {after}
      </span>
      <PlaceSlider
        label={m.reader_slider()}
        min={1}
        max={last}
        value={page}
        dots={dots}
        textOf={textOf}
        change={goTo}
      />
      <span>
        {left > 1
          ? m.reader_pages_left({ n: digits(left) })
          : left === 1
            ? m.reader_page_left()
            : isSample
              ? m.reader_sample_end()
              : m.reader_last_page()}
      </span>
    </footer>
  )
}
