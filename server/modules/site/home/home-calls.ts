// What the home page offers: courses to try for everyone, and things to continue for signed-in people.
import { eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { ownSeats } from '../../live/batches/own-seats.ts'
import { booksInProgress } from './books-in-progress.ts'
import { courseToContinue } from './course-to-continue.ts'
import { dueOfPerson } from './due-of-person.ts'
import { newestOfClass } from './newest-of-class.ts'
import { previewCourses } from './preview-courses.ts'

const NEWEST_SHOWN = 6
/** One more than the page shows, because the first may be the one to continue. */
const BOOKS_SHOWN = 4
const DUE_SHOWN = 3
/** Classes that follow soon, so that a page left open knows the next one. */
const SEATS_SHOWN = 3

type HomeCalls = Pick<Handlers, 'GET /previews' | 'GET /today' | 'PUT /myClass'>

export function homeCalls({ db, reads, now }: Deps): HomeCalls {
  const classOfPerson = reads
    .select({ classCourse: users.chosenClass })
    .from(users)
    .where(eq(users.id, sql.placeholder('user')))
    .prepare('class_of_person')

  const myClass = async (userId: string) => {
    const [person] = await classOfPerson.execute({ user: userId })
    const classCourse = person?.classCourse ?? null
    // One extra, because the previewed course is removed.
    return { classCourse, newest: classCourse ? await newestOfClass(db, userId, classCourse, NEWEST_SHOWN + 1) : [] }
  }

  const nextSeats = async (userId: string) => {
    const seats = (await ownSeats(db, userId, now())).filter(({ next }) => next)
    return seats.toSorted((one, other) => one.nextAt!.localeCompare(other.nextAt!)).slice(0, SEATS_SHOWN)
  }

  const anyPreview = async () => {
    const [course] = await previewCourses(db)
    if (!course) return null
    const { _id, classCourse, title, img, lesson } = course
    return { _id, classCourse, title, img, lesson }
  }

  return {
    'GET /previews': () => previewCourses(db),

    async 'GET /today'({ caller }) {
      const [course, books, due, seats, { classCourse, newest }] = await Promise.all([
        courseToContinue(db, caller.userId),
        booksInProgress(db, caller.userId, BOOKS_SHOWN),
        dueOfPerson(db, caller.userId, now(), DUE_SHOWN),
        nextSeats(caller.userId),
        myClass(caller.userId),
      ])
      // The previewed course can't have been bought, because then there would be a course to resume.
      const preview = course || books.length ? null : (newest.find(hasLesson) ?? (await anyPreview()))
      const others = newest.filter(({ _id }) => _id !== preview?._id)
      return { classCourse, course, preview, books, due, seats, newest: others.slice(0, NEWEST_SHOWN) }
    },

    async 'PUT /myClass'({ caller, body }) {
      await db.update(users).set({ chosenClass: body.classCourse }).where(eq(users.id, caller.userId))
      return { modifiedCount: 1 }
    },
  }
}

type Offered = Awaited<ReturnType<typeof newestOfClass>>[number]

const hasLesson = (course: Offered): course is Offered & { lesson: NonNullable<Offered['lesson']> } =>
  course.lesson !== null
