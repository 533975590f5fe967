import { useEffect } from 'react'
import { redirect, useLocation, useNavigation } from 'react-router'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import { COURSE_QUERY } from '#contract/catalogue/filter-values.ts'
import { BrowseCategories, CategoryChips } from '../parts/browse-categories.tsx'
import { openPage } from '../parts/page-data.server.ts'
import { rememberSearch } from '../parts/recent-searches.ts'
import { SearchForm } from '../parts/search-form.tsx'
import { searchPath, searchTextIn } from '../parts/search-path.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { load, type SearchContent } from './content.server.ts'
import { SearchResults } from './found.tsx'
import { GROUP_TITLES } from './found-group.tsx'
import { NoResult } from './no-result.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { WholeGroup } from './whole-group.tsx'
import type { Route } from './+types/search'
import './search.css'

import { SUBJECT_ENTRIES } from '../instructors/subjects.tsx'

/** `only` selects one of the groups, and `page` a page of it. */
export const handle = { query: [...COURSE_QUERY, 'only', 'page'] }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const text = searchTextIn(url.pathname)
  // A plain form submits the text as ?q=.
  const query = url.searchParams.get('q')
  if (!text && query) throw redirect(searchPath(query))
  return openPage(context, (api) => load(api, text, request))
}

export const meta: Route.MetaFunction = (args) => {
  const content = args.loaderData
  if (!content || content.kind === 'start' || content.kind === 'long') {
    return pageMeta(args, { title: m.search_start(), isHidden: true })
  }
  const { text } = content
  if (content.kind !== 'found' || content.total === 0) {
    return pageMeta(args, { title: m.search_for({ text }), isHidden: true })
  }
  return pageMeta(args, { title: m.search_page_title({ text }), description: m.search_description({ text }) })
}

export default function Search({ loaderData: content }: Route.ComponentProps) {
  const pending = usePendingSearch()
  const found = content.kind === 'found' || content.kind === 'group' ? content.text : undefined

  useEffect(() => {
    if (found) rememberSearch(found)
  }, [found])

  if (pending) return <SearchSkeleton path={pending} />
  return (
    <div className="wrap search-page">
      {content.kind === 'group' && (
        <PageLink className="link search-back" to={searchPath(content.text)}>
          <Icon name="arrow-left" />
          {m.search_back()}
        </PageLink>
      )}
      <header className="page-head">
        <h1>{titleOf(content)}</h1>
        <p>
          <Sentence text={textOf(content)} />
        </p>
      </header>
      <Body content={content} />
    </div>
  )
}

function Body({ content }: { content: SearchContent }) {
  if (content.kind === 'found') return <SearchResults {...content} />
  if (content.kind === 'group') return <WholeGroup {...content} />
  return (
    <>
      {content.kind === 'none' ? <NoResult {...content} /> : <SearchForm />}
      <BrowseCategories>
        <BrowseSubjects />
      </BrowseCategories>
    </>
  )
}

function titleOf(content: SearchContent): string {
  switch (content.kind) {
    case 'found':
      return m.search_total({ count: digits(content.total) })
    case 'none':
      return m.search_total({ count: digits(0) })
    case 'group':
      return GROUP_TITLES[content.only]()
    default:
      return m.search_start()
  }
}

function textOf(content: SearchContent): string {
  switch (content.kind) {
    case 'start':
      return m.search_start_text()
    case 'long':
      return m.search_too_long({ most: digits(MAX_SEARCH_TEXT) })
    case 'group':
      return m.search_for({ text: content.text })
    case 'found':
      return content.total ? m.search_of({ text: content.text }) : m.search_other({ text: content.text })
    case 'none':
      return m.search_of({ text: content.text })
  }
}

/** The path of another search that is loading. Changing the filters keeps the page in view. */
function usePendingSearch(): string | undefined {
  const next = useNavigation().location?.pathname
  const { pathname } = useLocation()
  return next && next !== pathname && searchTextIn(next) ? next : undefined
}

/** Each subject as a link to a search for its courses, books and instructors. */
function BrowseSubjects() {
  const subjects = SUBJECT_ENTRIES.map(({ label, hue }) => ({ path: searchPath(label()), hue, label }))
  return <CategoryChips title={m.search_subjects()} categories={subjects} />
}
