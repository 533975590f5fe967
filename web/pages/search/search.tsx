import { redirect } from 'react-router'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { BrowseCategories } from '../../catalogue/browse-categories.tsx'
import { CourseGrid } from '../../catalogue/course-grid.tsx'
import { afterIn, openPage } from '../../catalogue/page-data.server.ts'
import { Pager } from '../../catalogue/pager.tsx'
import { SearchForm } from '../../catalogue/search-form.tsx'
import { searchPath, searchTextIn } from '../../catalogue/search-path.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { load, type SearchContent } from './content.server.ts'
import { NoResult } from './no-result.tsx'
import type { Route } from './+types/search'
import './search.css'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const text = searchTextIn(url.pathname)
  // A plain form submits the text as ?q=.
  const query = url.searchParams.get('q')
  if (!text && query) throw redirect(searchPath(query))
  return openPage(context, (api) => load(api, text, afterIn(request)))
}

export const meta: Route.MetaFunction = (args) => {
  const content = args.loaderData
  if (content?.kind !== 'found') return pageMeta(args, { title: m.search_start(), isHidden: true })
  const { text } = content
  return pageMeta(args, { title: m.search_page_title({ text }), description: m.search_description({ text }) })
}

export default function Search({ loaderData: content }: Route.ComponentProps) {
  return (
    <div className="wrap search-page">
      <header className="page-head">
        <h1>{titleOf(content)}</h1>
        <p>
          <Sentence text={textOf(content)} />
        </p>
      </header>
      {content.kind === 'found' ? <Found {...content} /> : <NotFound content={content} />}
    </div>
  )
}

function titleOf(content: SearchContent): string {
  if (content.kind === 'start' || content.kind === 'long') return m.search_start()
  return m.search_total({ count: digits(content.kind === 'found' ? content.total : 0) })
}

function textOf(content: SearchContent): string {
  if (content.kind === 'start') return m.search_start_text()
  if (content.kind === 'long') return m.search_too_long({ most: digits(MAX_SEARCH_TEXT) })
  return m.search_of({ text: content.text })
}

function Found({ courses, after, isFirst }: Extract<SearchContent, { kind: 'found' }>) {
  return (
    <>
      {courses.length > 0 ? <CourseGrid courses={courses} isMixed /> : <p className="empty">{m.list_end()}</p>}
      <Pager after={after} isFirst={isFirst} />
    </>
  )
}

function NotFound({ content }: { content: Exclude<SearchContent, { kind: 'found' }> }) {
  return (
    <>
      {content.kind === 'none' ? <NoResult {...content} /> : <SearchForm />}
      <BrowseCategories />
    </>
  )
}
