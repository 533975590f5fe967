import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'

/** A plain form, so that it works without JavaScript. */
export function SearchForm({ text = '' }: { text?: string }) {
  return (
    <form className="search-form beside" role="search" aria-label={m.search_start()} action={paths.search}>
      <label className="sr-only" htmlFor="search-words">
        {m.search_words()}
      </label>
      <input
        id="search-words"
        type="search"
        name="q"
        required
        defaultValue={text}
        placeholder={m.search_words()}
        enterKeyHint="search"
      />
      <button type="submit" className="button button-primary">
        {m.search_go()}
      </button>
    </form>
  )
}
