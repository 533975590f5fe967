import { useCallback, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { SuggestionsProps } from './suggestions/suggestions.tsx'
import { searchTextIn, searchPath } from '../parts/search-path.ts'
import { useCloseWhenWide } from '../../ui/use-close-when-wide.ts'

const BOX = 'search-box'
const SUGGESTIONS = 'search-suggestions'
/** The breakpoint in styles/search-box.css. */
const IN_BAR_ABOVE_PX = 720

/** In the top bar. On phones it is below the bar, opened by a button. A plain form until hydration. */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const [list, setList] = useState({ isOpen: false, active: undefined as string | undefined })

  useCloseWhenWide(form, IN_BAR_ABOVE_PX)

  /** Not `lazy`, because React might show it 300 ms later, without the letters typed until then. */
  const loadSuggestions = () => {
    import('./suggestions/suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      // If loading fails, the box works without suggestions.
      () => {},
    )
  }

  const go = useCallback(
    (path: string) => {
      form.current?.hidePopover()
      void navigate(path)
    },
    [navigate],
  )

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = input?.value.trim()
    if (query) go(searchPath(query))
  }

  return (
    <>
      <form
        className="search"
        id={BOX}
        ref={form}
        popover="auto"
        role="search"
        action={paths.search}
        onSubmit={submit}
        onToggle={({ newState }) => newState === 'open' && input?.focus()}
      >
        <Icon name="search" />
        <input
          ref={setInput}
          type="search"
          name="q"
          required
          maxLength={MAX_SEARCH_TEXT}
          defaultValue={searchTextIn(pathname)}
          placeholder={m.shell_search()}
          aria-label={m.shell_search()}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={SUGGESTIONS}
          aria-activedescendant={list.active}
          onFocus={loadSuggestions}
        />
        {Suggestions && input && <Suggestions id={SUGGESTIONS} input={input} onList={setList} go={go} />}
      </form>
      <button
        type="button"
        className="icon-button icon-button-plain search-button"
        popoverTarget={BOX}
        aria-label={m.shell_search()}
      >
        <Icon name="search" />
      </button>
    </>
  )
}
