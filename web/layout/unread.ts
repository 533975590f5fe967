// New courses and books come from two calls and are shown as one list.
import { paths } from '#contract/paths.ts'
import { categoryOf, coursePath } from '../catalogue/course-categories.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'

export type Unread = { total: number; items: UnreadItem[] }
export type UnreadItem = {
  kind: 'course' | 'book'
  id: string
  title: string
  about: string
  img: string
  to: string
}

export async function loadUnread(): Promise<Unread> {
  const [courses, books] = await Promise.all([api('GET /ccis'), api('GET /bookN')])
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
  return { total: courses.unreadCount + books.unreadCount, items }
}

export async function markRead({ kind, id }: UnreadItem): Promise<void> {
  const params = { id }
  await (kind === 'course' ? api('PUT /cci/{id}', { params }) : api('PUT /bookN/{id}', { params }))
}

export async function markAllRead(): Promise<void> {
  await api('PUT /notifications')
}
