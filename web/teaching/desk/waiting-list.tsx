import { paths } from '#contract/paths.ts'
import type { Teaching, WaitingItem } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { dayAndMonth } from '../../ui/local-times.ts'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Oldest first, each with a link to it. */
export function WaitingList({ teaching: { waiting, questions, tasks, courses } }: { teaching: Teaching }) {
  const all = questions + tasks + courses.filter(({ reviewState }) => reviewState === 'sent_back').length
  return (
    <section className="panel teach-waiting">
      <header>
        <h2>{m.teach_waiting()}</h2>
        {all > waiting.length && (
          <p className="muted">{m.teach_waiting_some({ a: count(waiting.length), b: count(all) })}</p>
        )}
      </header>
      {waiting.length === 0 ? (
        <p className="muted teach-waiting-none">{m.teach_waiting_none()}</p>
      ) : (
        <ul>
          {waiting.map((item) => (
            <li key={item._id}>
              <PageLink to={pathTo(item)}>
                {item.what === 'course' ? <Icon name="alert" /> : <Avatar name={item.name} />}
                <b className="strong clamp">
                  <ItemText item={item} />
                </b>
                <small>
                  {item.name && <span lang={langOf(item.name)}>{item.name}, </span>}
                  {item.what === 'question' && <span lang={langOf(item.lesson!.title)}>{item.lesson!.title}, </span>}
                  {dayAndMonth(item.at)}
                </small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ItemText({ item: { what, text, isAgain, lesson, course } }: { item: WaitingItem }) {
  if (what === 'question') return <span lang={langOf(text)}>{text}</span>
  const label =
    what === 'course' ? m.teach_state_sent_back() : isAgain ? m.teach_waiting_again() : m.teach_waiting_task()
  const title = lesson?.title ?? course.title
  return (
    <>
      {label}: <span lang={langOf(title)}>{title}</span>
    </>
  )
}

function pathTo({ what, _id, course, lesson }: WaitingItem): string {
  if (what === 'question') return paths.learn(course._id, lesson!._id, _id)
  return what === 'task' ? paths.teachTask(_id) : paths.teachCourse(course._id)
}
