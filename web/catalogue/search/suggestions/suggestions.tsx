import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { forgetSearch, forgetSearches, recentSearches } from '../../parts/recent-searches.ts'
import { searchPath } from '../../parts/search-path.ts'
import { m } from '../../../paraglide/messages.js'
import { digits } from '../../../ui/numbers.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { FoundOptions } from './found-options.tsx'
import { RecentOptions } from './recent-options.tsx'
import { isTypo } from './suggestion-groups.ts'
import { NONE, useOptionKeys } from './use-option-keys.ts'
import { useSuggestions } from './use-suggestions.ts'
import './suggestions.css'

export type SuggestionsProps = {
  /** The id of the list, for aria-controls. */
  id: string
  /** The combobox this list belongs to. */
  input: HTMLInputElement
  onList: (list: { isOpen: boolean; active: string | undefined }) => void
  go: (path: string) => void
}

/** Suggestions, or recent searches while the box is empty, chosen with arrow keys and Enter or with a tap. */
export function Suggestions({ id, input, onList, go }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(() => isInUse(input))
  const [text, setText] = useState(() => input.value.trim())
  const [active, setActive] = useState(NONE)
  const [recent, setRecent] = useState(recentSearches)
  const [done, setDone] = useState('')
  const isOnline = useOnline()
  const { groups, isAnswered, delay } = useSuggestions(text, isOpen && isOnline)

  const isRecent = text === ''
  const found = groups.flatMap(({ items }) => items)
  const everything = searchPath(text)
  const options = isRecent ? recent.map(searchPath) : found.length ? [...found.map(({ path }) => path), everything] : []
  const note = isRecent ? '' : noteOf()
  const isShown = isOpen && (options.length > 0 || note !== '')
  const hasList = isOpen && options.length > 0

  function noteOf(): string {
    if (!isOnline) return m.suggest_offline()
    if (delay) return delay === 'slow' ? m.suggest_slow() : m.suggest_failed()
    if (!isAnswered) return ''
    if (groups.length === 0) return m.suggest_none({ text })
    return isTypo(text, groups) ? m.suggest_close({ text }) : ''
  }

  function announcement(): string {
    if (!isOpen) return ''
    if (isRecent) {
      return [done, recent.length && m.suggest_recent_count({ count: digits(recent.length) })]
        .filter(Boolean)
        .join('. ')
    }
    const count = isAnswered && found.length && m.suggest_count({ count: digits(found.length) })
    return [note, count].filter(Boolean).join(' ')
  }

  const open = useCallback(() => {
    setRecent(recentSearches())
    setText(input.value.trim())
    setDone('')
    setOpen(true)
  }, [input])

  const close = useCallback(() => {
    setOpen(false)
    setActive(NONE)
  }, [])

  const choose = (at: number) => {
    if (isRecent) fill(input, recent[at]!)
    close()
    go(options[at]!)
  }

  const remove = (at: number) => {
    const removed = recent[at]!
    forgetSearch(removed)
    setRecent(recentSearches())
    setActive(NONE)
    setDone(m.suggest_removed({ text: removed }))
    input.focus()
  }

  const clear = () => {
    forgetSearches()
    setRecent([])
    setActive(NONE)
    setDone(m.suggest_cleared())
    input.focus()
  }

  useOptionKeys({
    input,
    count: options.length,
    active,
    isOpen: hasList || isShown,
    setActive,
    open,
    close,
    choose,
    remove: isRecent ? remove : undefined,
  })

  // Runs synchronously, because the next letter may already be on its way.
  useLayoutEffect(() => {
    const form = input.form!
    const onInput = () => {
      open()
      setActive(NONE)
    }
    const onFocus = () => {
      if (!input.value.trim()) open()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
    }
    input.addEventListener('input', onInput)
    input.addEventListener('focus', onFocus)
    form.addEventListener('focusout', onFocusOut)
    form.addEventListener('submit', close)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('focus', onFocus)
      form.removeEventListener('focusout', onFocusOut)
      form.removeEventListener('submit', close)
    }
  }, [input, open, close])

  useEffect(() => {
    const option = hasList && active !== NONE ? `${id}-${active}` : undefined
    onList({ isOpen: hasList, active: option })
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [id, hasList, active, onList])

  return (
    <>
      <p className="sr-only" role="status">
        {announcement()}
      </p>
      <div
        className="suggestions"
        hidden={!isShown}
        aria-busy={!isRecent && !isAnswered}
        // Keeps the focus in the box, because losing it closes this list.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          input.focus()
          close()
        }}
      >
        {note && (
          <p className="suggestions-note muted" aria-hidden="true">
            {note}
          </p>
        )}
        {isRecent ? (
          <RecentOptions id={id} texts={recent} active={active} choose={choose} remove={remove} clear={clear} />
        ) : (
          <FoundOptions id={id} text={text} groups={groups} active={active} choose={choose} />
        )}
      </div>
    </>
  )
}

/** On a results page, the box contains a text that wasn't just typed. */
function isInUse(input: HTMLInputElement): boolean {
  return document.activeElement === input && (!input.value || input.value !== input.defaultValue)
}

function fill(input: HTMLInputElement, text: string): void {
  input.value = text
}
