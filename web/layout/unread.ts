// New courses, new books and answers to followed questions come from three calls and are shown as one list.
import { paths } from '#contract/paths.ts'
import { categoryOf, coursePath } from '../catalogue/course-categories.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { currentSession } from '../session/session.ts'
import { digits } from '../ui/numbers.ts'
import type { UnreadCount } from './unread-count.ts'

export type Unread = UnreadCount & { items: UnreadItem[] }
export type UnreadItem = {
  kind: 'answer' | 'course' | 'book'
  id: string
  title: string
  about: string
  img: string
  to: string
}

export async function loadUnread(): Promise<Unread> {
  const [courses, books, answered] = await Promise.all([
    api('GET /ccis'),
    api('GET /bookN'),
    currentSession() ? api('GET /newAnswers') : [],
  ])
  const answers = answered.map(({ question, text, lesson, course, answers }) => ({
    kind: 'answer' as const,
    id: question,
    title: text,
    about: answers > 1 ? m.shell_new_answers({ count: digits(answers) }) : m.shell_new_answer(),
    img: `/covers/course/${course}.svg`,
    to: paths.learn(course, lesson, question),
  }))
  const items: UnreadItem[] = [
    ...courses.unreadData.map((course) => ({
      kind: 'course' as const,
      id: course._id,
      title: course.title,
      about: m.shell_new_course({ category: categoryOf(course.classCourse)?.label() ?? course.classCourse }),
      img: course.img,
      to: coursePath(course),
    })),
    ...books.unreadData.map(({ _id, bookName, img }) => ({
      kind: 'book' as const,
      id: _id,
      title: bookName,
      about: m.shell_new_book(),
      img,
      to: paths.book(_id),
    })),
  ]
  // Ids start with their creation time, so this sorts newest first.
  items.sort((one, other) => (one.id < other.id ? 1 : -1))
  // Personal items come first.
  return {
    total: courses.unreadCount + books.unreadCount,
    answers: answers.length,
    items: [...answers, ...items],
  }
}

export async function markRead({ kind, id }: UnreadItem): Promise<void> {
  // Opening the question marks its answers as seen.
  if (kind === 'answer') return
  const params = { id }
  await (kind === 'course' ? api('PUT /cci/{id}', { params }) : api('PUT /bookN/{id}', { params }))
}

export async function markAllRead(): Promise<void> {
  await api('PUT /notifications')
}
