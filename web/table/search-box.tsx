import { useEffect, useRef } from 'react'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { Icon } from '../ui/icon.tsx'
import { useQueryParam, useSetParams } from './use-query-param.ts'

const DEBOUNCE_MS = 250

/** Searches as the person types, by setting `?q=` in the URL. */
export function SearchBox({ label }: { label: string }) {
  const text = useQueryParam('q')
  const setParams = useSetParams()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // A link may have changed `?q=`, but the text must not be overwritten during typing.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])

  const searchAfter = (ms: number) => {
    clearTimeout(timer.current)
    // Typing counts as one step in the history, not one per letter.
    timer.current = setTimeout(() => setParams({ q: input.current?.value.trim() ?? '' }, { replace: true }), ms)
  }

  return (
    <form
      className="table-search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        searchAfter(0)
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        ref={input}
        aria-label={label}
        placeholder={label}
        defaultValue={text}
        maxLength={MAX_SEARCH_TEXT}
        onChange={() => searchAfter(DEBOUNCE_MS)}
      />
    </form>
  )
}
