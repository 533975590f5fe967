// A book with pages: in one column on phones, two side by side on wide screens.
import { Suspense, useCallback, useState } from 'react'
import { changeSettings, useDataSaver, useSettings } from '../../ui/device-settings.ts'
import { m } from '../../paraglide/messages.js'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PageBar } from './page-bar.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageStage } from './page-stage.tsx'
import type { OpenBook } from './use-book.ts'
import { useColumn } from './use-column.ts'
import { useMarks } from './use-marks.ts'
import { usePageReports } from './use-page-reports.ts'
import { usePageTexts, useSteadyPage } from './use-page-texts.ts'
import { useReadKeys } from './use-read-keys.ts'
import { useZoom } from './use-zoom.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Panel = lazyPart(() => import('./panel/panel.tsx').then(({ Panel }) => ({ default: Panel })))

/** With less space, two pages would be too small to read. */
const WIDE = '(width > 1024px)'
/** Screens that show more detail than the smaller picture has. */
const SHARP = 2

export function PageReader({ book }: { book: OpenBook }) {
  const { reading, isSample } = book
  const { pages } = reading
  const [first] = useState(() => Math.min(Math.max(1, reading.position), pages.length))
  const [page, setPage] = useState(first)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [hasPanel, setHasPanel] = useState(false)
  const { hasOnePage = false, isNight, isText: wantsText = false } = useSettings()
  const isSaving = useDataSaver()
  const isWide = useMedia(WIDE)
  const isTwo = isWide && !hasOnePage
  const canBeText = !isWide && reading.hasText && !isSample
  const isText = canBeText && wantsText
  // The card at the end of a sample counts as a page.
  const last = pages.length + (isSample ? 1 : 0)
  const shown = isTwo ? spreadAt(page, last) : [page]

  const marks = useMarks(book.id, !isSample)
  const zoom = useZoom(isText ? null : stage)
  const scrollTo = useColumn(isTwo ? null : stage, page, last, setPage)
  const { texts, tryAgain } = usePageTexts(book.id, page, pages.length, isText)
  useSteadyPage(isText ? stage : null, page, texts)
  usePageReports(book, page, shown)

  const goTo = useCallback(
    (wanted: number) => {
      const next = Math.min(Math.max(1, wanted), last)
      setPage(next)
      if (isTwo) stage?.scrollTo(0, 0)
      else scrollTo(next)
    },
    [last, isTwo, stage, scrollTo],
  )
  const turn = (step: 1 | -1) => goTo(step > 0 ? shown.at(-1)! + 1 : shown[0]! - 1)
  const togglePanel = () => {
    setHasPanel(true)
    setIsPanelOpen(!isPanelOpen)
  }

  useReadKeys({
    ArrowLeft: () => turn(-1),
    PageUp: () => turn(-1),
    ArrowRight: () => turn(1),
    PageDown: () => turn(1),
    Home: () => goTo(1),
    End: () => goTo(last),
    KeyT: togglePanel,
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
  })

  const panel = hasPanel && (
    <Suspense fallback={<LoadingNote />}>
      <Panel
        book={book}
        marks={marks}
        shown={shown.filter((number) => number <= pages.length)}
        goTo={(next) => {
          goTo(next)
          if (!isWide) setIsPanelOpen(false)
        }}
      />
    </Suspense>
  )

  return (
    <>
      <PageBar
        book={book}
        shown={shown}
        marks={marks}
        zoom={zoom}
        isTwo={isTwo}
        setIsTwo={(isTwo) => changeSettings({ hasOnePage: !isTwo })}
        isText={isText}
        setIsText={canBeText ? (isText) => changeSettings({ isText }) : null}
        isPanelOpen={isPanelOpen}
        togglePanel={togglePanel}
      />
      <div className="read-main" data-night={isNight === undefined ? undefined : String(isNight)}>
        {isWide ? (
          isPanelOpen && (
            <aside
              className="read-panel"
              aria-label={m.reader_contents()}
              onKeyDown={({ key }) => key === 'Escape' && setIsPanelOpen(false)}
            >
              {panel}
            </aside>
          )
        ) : (
          <Dialog open={isPanelOpen} onClose={() => setIsPanelOpen(false)} title={reading.title}>
            <div className="dialog-body read-panel">{panel}</div>
          </Dialog>
        )}
        <PageStage
          key={isTwo ? 'two' : isText ? 'text' : 'one'}
          book={book}
          page={page}
          shown={shown}
          first={first}
          isTwo={isTwo}
          isSharp={zoom.zoom > 1 || (devicePixelRatio >= SHARP && !isSaving)}
          zoom={zoom}
          words={isText ? { texts, tryAgain } : null}
          marks={marks}
          turn={turn}
          setStage={setStage}
        />
      </div>
      <PageFooter book={book} shown={shown} isTwo={isTwo} goTo={goTo} />
    </>
  )
}

/**
 * The pages of an open spread: the first page alone, and then always an even one on the left and an odd one on the
 * right.
 */
function spreadAt(page: number, last: number): number[] {
  const left = page - (page % 2)
  return [left, left + 1].filter((number) => number >= 1 && number <= last)
}
