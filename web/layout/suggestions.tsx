import { useEffect, useState } from 'react'
import { createApi } from '#contract/client.ts'
import type { Suggestion } from '#contract/entities.ts'
import { categoryOf, coursePath } from '../catalogue/course-categories.ts'
import { m } from '../paraglide/messages.js'
import { langOf } from '../ui/language.tsx'
import { digits } from '../ui/numbers.ts'
import '../styles/suggestions.css'

const TYPING_PAUSE_MS = 120
const NONE = -1
const NOTHING = { found: [] as Suggestion[], active: NONE, isClosed: false }
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

export type SuggestionsProps = {
  /** Of the list, for the box to point at. */
  id: string
  /** The combobox this list belongs to. */
  input: HTMLInputElement
  text: string
  onList: (list: { isOpen: boolean; active: string | undefined }) => void
  go: (path: string) => void
}

/** Courses to go to straight from the search box, by arrow keys and Enter or by a tap. */
export function Suggestions({ id, input, text, onList, go }: SuggestionsProps) {
  const [{ found, active, isClosed }, setList] = useState(NOTHING)
  const isOpen = found.length > 0 && !isClosed

  useEffect(() => {
    const asked = text.trim()
    const calling = new AbortController()
    // Suggestions are a help: without an answer nothing changes, and an answer to an older text is dropped.
    const ask = () =>
      suggest(asked, calling.signal).then(
        (found) => setList({ ...NOTHING, found }),
        () => {},
      )
    const timer = setTimeout(() => void ask(), asked ? TYPING_PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      calling.abort()
    }
  }, [text])

  useEffect(() => {
    onList({ isOpen, active: isOpen && active !== NONE ? `${id}-${active}` : undefined })
  }, [id, isOpen, active, onList])

  useEffect(() => {
    const close = () => setList({ found, active: NONE, isClosed: true })
    const onKeyDown = (event: KeyboardEvent) => {
      const by = STEPS[event.key]
      const chosen = isOpen && found[active]
      if (by && found.length) setList({ found, active: stepped(active, by, found.length), isClosed: false })
      else if (event.key === 'Escape' && isOpen) close()
      else if (event.key === 'Enter' && chosen && !event.isComposing) go(coursePath(chosen))
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
    }
  }, [input, found, active, isOpen, go])

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen ? m.shell_suggestions_count({ count: digits(found.length) }) : null}
      </p>
      <ul
        className="suggestions"
        id={id}
        role="listbox"
        aria-label={m.shell_suggestions()}
        hidden={!isOpen}
        // The box keeps the focus, and with it this list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((course, at) => (
          <li
            key={course._id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onClick={() => go(coursePath(course))}
          >
            <b lang={langOf(course.title)}>{course.title}</b>
            <small>{categoryOf(course.classCourse)?.label()}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Round and round, with the box itself between the last and the first. */
function stepped(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}

async function suggest(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  if (!text) return []
  return createApi((path, init) => fetch(path, { ...init, signal }))('GET /suggest', { query: { q: text } })
}
