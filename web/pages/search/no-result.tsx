import { coursePath } from '../../catalogue/course-categories.ts'
import { SearchForm } from '../../catalogue/search-form.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Drawing } from '../../ui/picture.tsx'
import type { NearTitles } from './content.server.ts'

type NoResultProps = { text: string; near: NearTitles; picture: string }

/** Offers similar titles and another search. */
export function NoResult({ text, near, picture }: NoResultProps) {
  return (
    <div className="empty no-result">
      <Drawing className="picture no-result-picture" svg={picture} />
      <h2>{m.search_none()}</h2>
      <p>{m.search_none_text()}</p>
      {near.length > 0 && (
        <section className="near-titles">
          <h3>{m.search_near()}</h3>
          <ul>
            {near.map((course) => (
              <li key={course._id}>
                <PageLink className="button" to={coursePath(course)} lang={langOf(course.title)}>
                  {course.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchForm text={text} />
    </div>
  )
}
