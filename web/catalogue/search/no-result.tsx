import { SearchForm } from '../parts/search-form.tsx'
import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { Drawing } from '../../ui/picture.tsx'

/** Shown if there are no results at all. Links to other pages follow below. */
export function NoResult({ text, picture }: { text: string; picture: string }) {
  return (
    <div className="empty no-result stack">
      <Drawing className="picture no-result-picture" svg={picture} />
      <h2>
        <Sentence text={m.search_none({ text })} />
      </h2>
      <p>{m.search_none_text()}</p>
      <SearchForm text={text} />
    </div>
  )
}
