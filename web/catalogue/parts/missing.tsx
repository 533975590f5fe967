import { paths } from '#contract/paths.ts'
import { BrowseClasses } from './browse-categories.tsx'
import { SearchForm } from './search-form.tsx'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Drawing } from '../../ui/picture.tsx'

const NOT_FOUND = 404

/** The 404 page, for unknown URLs and deleted content: a quilt with one patch missing, and links onward. */
export function Missing({ quilt }: { quilt: string }) {
  return (
    <div className="wrap not-found">
      <div className="torn-quilt" aria-hidden="true">
        <Drawing svg={quilt} />
        <svg className="torn-quilt-hole" viewBox="0 0 720 600">
          <rect x="248" y="368" width="224" height="224" rx="4" />
          <text x="360" y="512">
            {digits(NOT_FOUND)}
          </text>
        </svg>
      </div>
      <div>
        <h1>{m.not_found_title()}</h1>
        <p>{m.not_found_text()}</p>
        <SearchForm />
        <BrowseClasses />
        <PageLink className="button button-large" to={paths.home}>
          {m.not_found_home()}
        </PageLink>
      </div>
    </div>
  )
}
