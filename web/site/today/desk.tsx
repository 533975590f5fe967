import { useId, useState, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { BookInProgress, Due, Today } from '#contract/calls/site/today.ts'
import { useNextSeat } from '../../live/use-next-seat.ts'
import { placeOf, ReadBar } from '../../learning/continue/read-bar.tsx'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { clockTime, isPast } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { shortWeekdayIn } from '../../ui/zoned-times.ts'
import { ClassPatch } from './class-patch.tsx'
import { bookToContinue, FirstCard } from './first-card.tsx'

type Patch = { name: 'continue' | 'class' | 'due' | 'books'; tab: string; content: ReactNode }

/**
 * What waits for the person, as patches of one cloth. On a narrow screen only the first patch is shown, and the others
 * open from a row of buttons.
 */
export function Desk({ today }: { today: Today }) {
  const id = useId()
  const [opened, setOpened] = useState<Patch['name'] | null>(null)
  const { seat, isOpen } = useNextSeat(today.seats)
  const { due } = today
  const first = bookToContinue(today)
  const books = today.books.filter((book) => book !== first).slice(0, 3)

  const patches: Patch[] = [
    { name: 'continue', tab: m.lessons_continue(), content: <FirstCard today={today} isSecond={isOpen} /> },
  ]
  if (seat) patches.push({ name: 'class', tab: m.live_desk(), content: <ClassPatch seat={seat} isOpen={isOpen} /> })
  if (due.length) {
    const rows = due.map((each) => <DueRow key={each._id} due={each} />)
    patches.push({
      name: 'due',
      tab: m.today_due_count({ n: digits(due.length) }),
      content: <List title={m.today_due()} rows={rows} />,
    })
  }
  if (books.length) {
    const rows = books.map((book) => <Book key={book.book} book={book} />)
    patches.push({
      name: 'books',
      tab: m.today_books_count({ n: digits(books.length) }),
      content: <List title={m.today_books()} rows={rows} />,
    })
  }
  // A class that is on comes before anything else.
  const top = isOpen ? 'class' : 'continue'
  const others = patches.filter(({ name }) => name !== top)
  return (
    <div className="desk-cloth">
      {patches.map(({ name, content }) => (
        <div
          key={name}
          id={id + name}
          className={`desk-patch desk-${name}`}
          data-first={name === top || undefined}
          data-opened={name === opened || undefined}
        >
          {content}
        </div>
      ))}
      {others.length > 0 && (
        <div className="desk-tabs">
          {others.map(({ name, tab }) => (
            <button
              key={name}
              type="button"
              aria-expanded={name === opened}
              aria-controls={id + name}
              onClick={() => setOpened(name === opened ? null : name)}
            >
              {tab}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function List({ title, rows }: { title: string; rows: ReactNode }) {
  const id = useId()
  return (
    <>
      <h2 className="desk-label" id={id}>
        {title}
      </h2>
      <ul className="beside" aria-labelledby={id}>
        {rows}
      </ul>
    </>
  )
}

function Book({ book }: { book: BookInProgress }) {
  return (
    <li className="stack">
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

function DueRow({ due: { kind, _id, course, title, dueAt } }: { due: Due }) {
  return (
    <li className="stack">
      <Icon name={LESSON_LOOKS[kind].icon} />
      <div>
        <PageLink className="stretch" to={paths[kind](course, _id)} lang={langOf(title)}>
          {title}
        </PageLink>
        <small data-today={(dueAt !== null && isToday(dueAt)) || undefined}>
          {dueAt ? whenDue(dueAt) : kind === 'quiz' ? m.today_quiz_open() : m.today_task_open()}
        </small>
      </div>
    </li>
  )
}

const isToday = (time: string) => new Date(time).toDateString() === new Date().toDateString()

function whenDue(dueAt: string): string {
  const time = clockTime(dueAt)
  const when = isToday(dueAt) ? m.live_today({ day: time }) : `${shortWeekdayIn(dueAt)}, ${time}`
  return isPast(dueAt) ? m.today_was_due({ when }) : when
}
