import { useEffect, useRef } from 'react'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { useQueryParam } from './use-query-param.ts'

const PAUSE_MS = 250

/** Looks for what is typed, as it is typed: `?q=` of the address follows. */
export function SearchBox({ label }: { label: string }) {
  const [text, change] = useQueryParam('q')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // A link may have changed the address. Who is typing is not disturbed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])

  const lookAfter = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(input.current?.value.trim() ?? ''), ms)
  }

  return (
    <form
      className="table-search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        lookAfter(0)
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
        onChange={() => lookAfter(PAUSE_MS)}
      />
    </form>
  )
}
