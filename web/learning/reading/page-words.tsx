import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'

type PageWordsProps = { page: number; text: string | null | undefined; tryAgain: () => void }

/** A page as text that fits the width of the phone. */
export function PageWords({ page, text, tryAgain }: PageWordsProps) {
  const number = digits(page)
  if (text === undefined) return <p role="status">{m.reader_text_loading({ n: number })}</p>
  if (text === null) return <ProblemNote text={m.reader_page_failed({ n: number })} tryAgain={tryAgain} />
  return (
    <div className="read-words" lang={langOf(text)}>
      {paragraphsOf(text).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page's text does not change
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

/** A typeset line has at most this many characters. Longer ones are entire paragraphs. */
const MAX_LINE = 120
/** A line at least this full was broken because of the page's width. */
const FULL = 0.7

/** Table-of-contents lines end with a number, and sentences with punctuation. Neither is joined with the next line. */
const GOES_ON = /[\p{L}\p{M},–-]$/u

/** Joins the lines of typeset paragraphs. */
function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim())
  const longest = Math.max(...lines.map((line) => line.length))
  if (longest > MAX_LINE) return lines
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (isOpen && last !== undefined) paragraphs[paragraphs.length - 1] = joined(last, line)
    else paragraphs.push(line)
    isOpen = line.length >= longest * FULL && GOES_ON.test(line)
  }
  return paragraphs
}

const joined = (above: string, below: string): string =>
  /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : `${above} ${below}`
