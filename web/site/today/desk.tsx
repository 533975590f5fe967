import { useId, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { BookInProgress, Due } from '#contract/calls/site/today.ts'
import { nextSeats } from '../../live/next-class.ts'
import { classTime } from '../../live/live-words.ts'
import { useZone } from '../../live/zones.ts'
import { placeOf, ReadBar } from '../../learning/continue/read-bar.tsx'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { isPast, weekdayTime } from '../../ui/local-times.ts'
import { digits, moment, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { bookToContinue } from './first-card.tsx'
import type { MyDay } from './kept-today.ts'
import { MyClass } from './my-class.tsx'

/** The next live classes, books in progress, what is due, and new courses in the person's class. */
export function Desk({ today, reload }: { today: MyDay; reload: () => void }) {
  const id = useId()
  const first = bookToContinue(today)
  const books = today.books.filter((book) => book !== first).slice(0, 3)
  const seats = nextSeats(today.seats).slice(0, 3)
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <div className="matra" aria-hidden="true" />
          <h2 id={id}>{m.today_desk()}</h2>
        </div>
        <div className="desk">
          {seats.length > 0 && (
            <Part title={m.live_desk()}>
              {seats.map((seat) => (
                <ClassRow key={seat._id} seat={seat} />
              ))}
            </Part>
          )}
          {books.length > 0 && (
            <Part title={m.today_books()}>
              {books.map((book) => (
                <Book key={book.book} book={book} />
              ))}
            </Part>
          )}
          {today.due.length > 0 && (
            <Part title={m.today_due()}>
              {today.due.map((due) => (
                <DueRow key={due._id} due={due} />
              ))}
            </Part>
          )}
          <MyClass today={today} reload={reload} />
        </div>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function Book({ book }: { book: BookInProgress }) {
  return (
    <li className="card desk-row">
      <AddressPicture kind="book" src={book.img} />
      <div>
        <PageLink className="stretch" to={paths.read(book.book)} lang={langOf(book.title)}>
          {book.title}
        </PageLink>
        <ReadBar progress={book} />
        <small>{placeOf(book)}</small>
      </div>
    </li>
  )
}

function ClassRow({ seat: { _id, title, next } }: { seat: ReturnType<typeof nextSeats>[number] }) {
  const zone = useZone()
  return (
    <li className="card desk-row">
      <Icon name="video" />
      <div>
        <PageLink className="stretch" to={paths.liveBatch(_id)} lang={langOf(title)}>
          {title}
        </PageLink>
        <small>
          <time dateTime={next.startsAt}>
            {isPast(next.startsAt) ? m.live_running({ n: digits(next.number) }) : classTime(next.startsAt, zone)}
          </time>
        </small>
      </div>
    </li>
  )
}

function DueRow({ due }: { due: Due }) {
  const isOrder = due.kind === 'order'
  return (
    <li className="card desk-row">
      <Icon name={isOrder ? 'card' : LESSON_LOOKS[due.kind].icon} />
      <div>
        <PageLink
          className="stretch"
          to={isOrder ? paths.payment(due._id) : paths[due.kind](due.course, due._id)}
          lang={langOf(due.title)}
        >
          {due.title}
        </PageLink>
        <small>{whenDue(due)}</small>
      </div>
    </li>
  )
}

function whenDue(due: Due): string {
  switch (due.kind) {
    case 'order':
      return m.today_to_pay({ price: price(due.price) })
    case 'task':
      return whenTaskDue(due.dueAt)
    case 'quiz':
      return due.dueAt ? m.today_quiz_until({ time: moment(due.dueAt) }) : m.today_quiz_open()
  }
}

function whenTaskDue(dueAt: string | null): string {
  if (dueAt === null) return m.today_task_open()
  const time = weekdayTime(dueAt)
  return isPast(dueAt) ? m.today_task_late({ time }) : m.today_task_due({ time })
}
