import { Suspense, useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react'
import type { BookPage } from '#contract/calls/learning/reading.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageExtras } from './page-extras.tsx'
import { PageFrame } from './page-frame.tsx'
import type { PageTexts } from './use-page-texts.ts'
import type { OpenBook } from './use-book.ts'
import type { MarksData } from './use-marks.ts'
import type { useZoom } from './use-zoom.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const PageWords = lazyPart(() => import('./page-words.tsx').then(({ PageWords }) => ({ default: PageWords })))
const SampleEnd = lazyPart(() => import('./sample-end.tsx').then(({ SampleEnd }) => ({ default: SampleEnd })))

type PageStageProps = {
  book: OpenBook
  page: number
  shown: number[]
  /** The page the book opened at. */
  first: number
  isTwo: boolean
  isSharp: boolean
  zoom: ReturnType<typeof useZoom>
  /** The pages' text, while they are shown as text. */
  words: { texts: PageTexts; tryAgain: () => void } | null
  marks: MarksData
  turn: (step: 1 | -1) => void
  setStage: (stage: HTMLElement | null) => void
}

const TURN_MS = 200
const TAP_MS = 250

export function PageStage(props: PageStageProps) {
  const { book, page, shown, first, isTwo, isSharp, zoom, words, marks, turn, setStage } = props
  const { pages, title } = book.reading
  const paper = useTurning(isTwo ? shown[0]! : null)
  const { isBare, onClick } = useTaps(zoom.doubleTap)
  const [from, to] = [shown[0]!, shown.at(-1)!]
  const hasEnd = book.isSample && (!isTwo || to > pages.length)

  // At most five pictures, because a long book would fill a phone's memory.
  const isNear = ({ number }: BookPage) =>
    isTwo ? number >= from - 1 && number <= to + 2 : Math.abs(number - page) <= 2
  const isShown = ({ number }: BookPage) => shown.includes(number)
  const across = pages.filter(isShown).reduce((sum, { width, height }) => sum + width / height, 0)

  // A page without text is shown as a picture.
  const isWritten = ({ number }: BookPage) => words !== null && words.texts.get(number) !== ''
  const frames = (isTwo ? pages.filter(isNear) : pages).map((each) => (
    <PageFrame
      key={each.number}
      page={each}
      hasPicture={isNear(each) && !isWritten(each)}
      isText={isWritten(each)}
      isHidden={isTwo && !isShown(each)}
      isSharp={isSharp}
      isFirst={each.number === first}
      isMarked={marks.isMarked([each.number])}
      renew={book.renew}
    >
      {isNear(each) && (isTwo ? isShown(each) : true) ? <PageExtras book={book} page={each.number} /> : undefined}
      {words && isWritten(each) && (
        <Suspense fallback={null}>
          <PageWords page={each.number} text={words.texts.get(each.number)} tryAgain={words.tryAgain} />
        </Suspense>
      )}
    </PageFrame>
  ))
  const end = hasEnd && (
    <Suspense fallback={null}>
      <SampleEnd book={book} number={pages.length + 1} />
    </Suspense>
  )

  return (
    <div className="read-desk" data-bare={isBare || undefined}>
      <section
        className="read-stage"
        data-two={isTwo || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        tabIndex={0}
        aria-label={title}
        ref={setStage}
        onClick={onClick}
      >
        <div
          className={isTwo ? 'read-spread' : 'read-column'}
          ref={paper}
          data-count={shown.length}
          style={{ '--zoom': words ? 1 : zoom.zoom, '--across': across } as CSSProperties}
        >
          {frames}
          {end}
        </div>
      </section>
      {isTwo && (
        <>
          <button
            type="button"
            className="icon-button read-turn"
            aria-label={m.reader_previous()}
            disabled={from <= 1}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="icon-button read-turn"
            aria-label={m.reader_next()}
            disabled={to >= pages.length + (book.isSample ? 1 : 0)}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </div>
  )
}

/** Slides the paper in from the side to which the reader turns. */
function useTurning(from: number | null) {
  const paper = useRef<HTMLDivElement>(null)
  const before = useRef(from)
  useEffect(() => {
    const step = (from ?? 0) - (before.current ?? 0)
    before.current = from
    if (!step || from === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    paper.current?.animate([{ transform: `translateX(${Math.sign(step) * 32}px)` }, { transform: 'none' }], {
      duration: TURN_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    })
  }, [from])
  return paper
}

/** A tap toggles both bars, while a double tap zooms. */
function useTaps(doubleTap: (point: { x: number; y: number }) => void) {
  const [isBare, setIsBare] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isBare,
    onClick(event: MouseEvent<HTMLElement>) {
      if ((event.target as Element).closest('button, a, dialog')) return
      const { clientX: x, clientY: y } = event
      if (timer.current) {
        clearTimeout(timer.current)
        timer.current = undefined
        return doubleTap({ x, y })
      }
      timer.current = setTimeout(() => {
        timer.current = undefined
        setIsBare((before) => !before)
      }, TAP_MS)
    },
  }
}
