// The texts of the pages around the open one, for reading them as text. What has loaded is kept, so that nothing above
// moves.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../session/api.ts'

/** Null if the text failed to load. */
export type PageTexts = ReadonlyMap<number, string | null>

const BEFORE = 1
const AFTER = 3

export function usePageTexts(book: string, page: number, last: number, isText: boolean) {
  const [texts, setTexts] = useState<PageTexts>(new Map())
  const asked = useRef(new Set<number>())

  const ask = useCallback(
    (number: number) => {
      asked.current.add(number)
      const set = (text: string | null) => setTexts((before) => new Map(before).set(number, text))
      api('GET /book/{id}/text/{page}', { params: { id: book, page: String(number) } }).then(
        ({ text }) => set(text.trim()),
        () => set(null),
      )
    },
    [book],
  )

  useEffect(() => {
    if (!isText) return
    for (let number = Math.max(1, page - BEFORE); number <= Math.min(last, page + AFTER); number++) {
      if (!asked.current.has(number)) ask(number)
    }
  }, [ask, page, last, isText])

  const tryAgain = () => {
    const failed = [...texts].filter(([, text]) => text === null)
    setTexts(new Map([...texts].filter(([, text]) => text !== null)))
    for (const [number] of failed) ask(number)
  }
  return { texts, tryAgain }
}

/** Keeps the open page in place while texts above it load. */
export function useSteadyPage(stage: HTMLElement | null, page: number, texts: PageTexts): void {
  const placed = useRef<{ stage: HTMLElement; frame: HTMLElement; offset: number } | null>(null)
  useEffect(() => {
    if (!stage) return
    const measure = () => {
      const frame = frameOf(stage, page)
      placed.current = frame && { stage, frame, offset: frame.offsetTop - stage.scrollTop }
    }
    measure()
    stage.addEventListener('scroll', measure, { passive: true })
    return () => stage.removeEventListener('scroll', measure)
  }, [stage, page])

  // Only for new texts, because in between the reader scrolls. A new layout starts at its page and has no earlier
  // position.
  useLayoutEffect(() => {
    if (!stage || !texts.size || placed.current?.stage !== stage) return
    const { frame, offset } = placed.current
    if (frame.isConnected) stage.scrollTo({ top: frame.offsetTop - offset })
  }, [stage, texts])
}

const frameOf = (stage: HTMLElement, page: number) => stage.querySelector<HTMLElement>(`[data-page="${page}"]`)
