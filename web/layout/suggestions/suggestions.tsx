import { useEffect, useState } from 'react'
import { createApi } from '#contract/client.ts'
import type { Suggestion } from '#contract/entities.ts'
import { categoryOf, coursePath } from '../catalogue/course-categories.ts'
import { m } from '../paraglide/messages.js'
import { langOf } from '../ui/language.tsx'
import { digits } from '../ui/numbers.ts'
import '../styles/suggestions.css'

const DEBOUNCE_MS = 120
const NONE = -1
const EMPTY = { found: [] as Suggestion[], active: NONE, isClosed: false }
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

export type SuggestionsProps = {
  /** The id of the list, for aria-controls. */
  id: string
  /** The combobox this list belongs to. */
  input: HTMLInputElement
  text: string
  onList: (list: { isOpen: boolean; active: string | undefined }) => void
  go: (path: string) => void
}

/** Courses to open straight from the search box, with arrow keys and Enter or with a tap. */
export function Suggestions({ id, input, text, onList, go }: SuggestionsProps) {
  const [{ found, active, isClosed }, setList] = useState(EMPTY)
  const isOpen = found.length > 0 && !isClosed

  useEffect(() => {
    const query = text.trim()
    const controller = new AbortController()
    // Errors are ignored because suggestions are optional; answers to older text are aborted.
    const load = () =>
      suggest(query, controller.signal).then(
        (found) => setList({ ...EMPTY, found }),
        () => {},
      )
    const timer = setTimeout(() => void load(), query ? DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
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
      if (by && found.length) setList({ found, active: nextActive(active, by, found.length), isClosed: false })
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
        // Keeps the focus in the box, because losing it closes this list.
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

/** Wraps around, with the search box itself between the last item and the first. */
function nextActive(active: number, by: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + by + stops) % stops) - 1
}

async function suggest(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  if (!text) return []
  return createApi((path, init) => fetch(path, { ...init, signal }))('GET /suggest', { query: { q: text } })
}
