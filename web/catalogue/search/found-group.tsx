import type { SearchGroup } from '#contract/constants.ts'
import { CourseGrid } from '../parts/course-grid.tsx'
import { m } from '../../paraglide/messages.js'
import { RatingFact } from '../ratings/rating-fact.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { FoundThing, ShownGroups } from './groups.server.ts'

export const GROUP_TITLES: Record<SearchGroup, () => string> = {
  close: m.search_close,
  books: m.search_books,
  instructors: m.search_instructors,
  posts: m.search_posts,
}

const PICTURES = { books: 'book', instructors: 'portrait', posts: 'blog' } as const

/** The cards of one group. */
export function GroupCards({ group, heading }: { group: ShownGroups[number]; heading: 'h2' | 'h3' }) {
  if (group.name === 'close') return <CourseGrid courses={group.courses} isMixed heading={heading} />
  const { name, things } = group
  return (
    <ul className="found-things grid">
      {things.map((thing) => (
        <li key={thing.id}>
          <FoundCard thing={thing} kind={PICTURES[name]} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

type FoundCardProps = { thing: FoundThing; kind: (typeof PICTURES)[keyof typeof PICTURES]; heading: 'h2' | 'h3' }

function FoundCard({ thing: { path, title, by, facts, rating, picture }, kind, heading: Heading }: FoundCardProps) {
  return (
    <article className={`card found-card surface found-card-${kind}`}>
      <Picture kind={kind} source={picture} />
      <div className="stack">
        <Heading className="clamp" lang={langOf(title)}>
          <PageLink className="stretch" to={path}>
            {title}
          </PageLink>
        </Heading>
        <p className="muted" lang={langOf(by)}>
          {by}
        </p>
        <p className="muted found-facts wraps">
          <span lang={langOf(facts)}>{facts}</span>
          <RatingFact rating={rating} />
        </p>
      </div>
    </article>
  )
}

type FoundGroupProps = { group: ShownGroups[number]; allTo: string }

/** A group below the courses, with a link to all of its results. */
export function FoundGroup({ group, allTo }: FoundGroupProps) {
  const title = GROUP_TITLES[group.name]()
  return (
    <section className="found-group" id={group.name} aria-labelledby={`${group.name}-title`}>
      <div className="section-head">
        <h2 id={`${group.name}-title`}>{title}</h2>
        {group.name === 'close' && <p>{m.search_close_text()}</p>}
        {group.more && (
          <div className="section-tools row">
            <PageLink className="text-link" to={allTo} aria-label={m.search_see_all_of({ name: title })}>
              {m.search_see_all()}
            </PageLink>
          </div>
        )}
      </div>
      <GroupCards group={group} heading="h3" />
    </section>
  )
}
