// New products of each kind, answers to followed questions, returned tasks, announcements and changes to classes come
// from separate calls and are shown as one list.
import type { ClassNews } from '#contract/calls/live/calendar.ts'
import { NEWS_KINDS, type NewsKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { categoryOf, coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import type { UnreadCount } from './unread-count.ts'

export type Unread = UnreadCount & { items: UnreadItem[] }
export type UnreadItem = {
  kind: 'answer' | 'returned' | 'announcement' | 'class' | NewsKind
  id: string
  title: string
  about: string
  img: string
  to: string
}

type News = {
  load: () => Promise<{ count: number; items: UnreadItem[] }>
  markRead: (id: string) => Promise<unknown>
}

const NEWS: Record<NewsKind, News> = {
  course: {
    async load() {
      const { unreadCount: count, unreadData } = await api('GET /ccis')
      const items = unreadData.map((course) => ({
        kind: 'course' as const,
        id: course._id,
        title: course.title,
        about: m.shell_new_course({ category: categoryOf(course.classCourse)?.label() ?? course.classCourse }),
        img: course.img,
        to: coursePath(course),
      }))
      return { count, items }
    },
    markRead: (id) => api('PUT /cci/{id}', { params: { id } }),
  },
  book: {
    async load() {
      const { unreadCount: count, unreadData } = await api('GET /bookN')
      const items = unreadData.map(({ _id, bookName, img }) => ({
        kind: 'book' as const,
        id: _id,
        title: bookName,
        about: m.shell_new_book(),
        img,
        to: paths.book(_id),
      }))
      return { count, items }
    },
    markRead: (id) => api('PUT /bookN/{id}', { params: { id } }),
  },
}

export async function loadUnread(): Promise<Unread> {
  const [answered, back, announced, changed, ...news] = await Promise.all([
    currentSession() ? api('GET /newAnswers') : [],
    currentSession() ? api('GET /returnedTasks') : [],
    currentSession() ? api('GET /announcements') : [],
    currentSession() ? api('GET /classNews') : [],
    ...NEWS_KINDS.map((kind) => NEWS[kind].load()),
  ])
  const answers = answered.map(({ question, text, lesson, course, answers }) => ({
    kind: 'answer' as const,
    id: question,
    title: text,
    about: answers > 1 ? m.shell_new_answers({ count: digits(answers) }) : m.shell_new_answer(),
    img: `/covers/course/${course}.svg`,
    to: paths.learn(course, lesson, question),
  }))
  const returned = back.map(({ _id, course, lesson, title, points, outOf }) => ({
    kind: 'returned' as const,
    id: _id,
    title,
    about: m.shell_returned_task({ points: digits(points), all: digits(outOf) }),
    img: `/covers/course/${course}.svg`,
    to: paths.task(course, lesson),
  }))
  const announcements = announced.map(({ _id, course, courseTitle, title }) => ({
    kind: 'announcement' as const,
    id: _id,
    title,
    about: courseTitle,
    img: `/covers/course/${course}.svg`,
    to: paths.announcement(_id),
  }))
  const classes = changed.map((news) => ({
    kind: 'class' as const,
    id: news._id,
    title: news.title,
    about: classNewsWords(news),
    img: news.img,
    to: paths.liveBatch(news.batch),
  }))
  const items = news.flatMap((each) => each.items)
  // Ids start with their creation time, so this sorts newest first.
  items.sort((one, other) => (one.id < other.id ? 1 : -1))
  // Personal notifications come first.
  return {
    total: news.reduce((total, { count }) => total + count, 0),
    answers: answers.length,
    returned: returned.length,
    announcements: announcements.length,
    classes: classes.length,
    items: [...classes, ...returned, ...announcements, ...answers, ...items],
  }
}

function classNewsWords({ kind, number, at }: ClassNews): string {
  const of = { number: digits(number ?? 0), time: weekdayTime(at) }
  if (kind === 'offered') return m.shell_seat_offered(of)
  if (kind === 'batchCancelled') return m.shell_batch_cancelled()
  return kind === 'moved' ? m.shell_class_moved(of) : m.shell_class_cancelled(of)
}

export async function markRead({ kind, id }: UnreadItem): Promise<void> {
  // Opening the question, task or announcement marks it as seen.
  if (kind === 'course' || kind === 'book') await NEWS[kind].markRead(id)
  if (kind === 'class') await api('PUT /classNews/{id}', { params: { id } })
}

export async function markAllRead(): Promise<void> {
  await api('PUT /notifications')
}
