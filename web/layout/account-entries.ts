// The account menu's entries before Log Out: the owner's entries in his order, then ours.
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { hasSaved } from '../session/saved-person.ts'
import type { IconName } from '../ui/icon.tsx'

export type Entry = {
  to: string
  label: () => string
  icon: IconName
  isForAdmins?: boolean
  isForTeachers?: boolean
  /** Only shown to people who have saved something on this device. */
  isForSavers?: boolean
}

const ENTRIES: Entry[] = [
  { to: paths.users, label: m.users_title, icon: 'users', isForAdmins: true },
  { to: paths.myProfile, label: m.menu_profile, icon: 'profile' },
  { to: paths.myCollection, label: m.shell_collection, icon: 'collection' },
  { to: paths.myOrder, label: m.shell_order, icon: 'order' },
  { to: paths.addCourse, label: m.shell_add_course, icon: 'add-course', isForAdmins: true },
  { to: paths.addInstructor, label: m.shell_add_instructor, icon: 'add-instructor', isForAdmins: true },
  { to: paths.addReview, label: m.shell_add_review, icon: 'review' },
  { to: paths.addBook, label: m.shell_add_book, icon: 'add-book', isForAdmins: true },
  { to: paths.addBlog, label: m.shell_add_blog, icon: 'add-blog', isForAdmins: true },
  { to: paths.downloads, label: m.saved_title, icon: 'saved', isForSavers: true },
  { to: paths.teach, label: m.teach_title, icon: 'academic', isForTeachers: true },
  { to: paths.admin, label: m.shell_administration, icon: 'sliders', isForAdmins: true },
]

export const entriesFor = (isAdmin: boolean, isTeacher: boolean) =>
  ENTRIES.filter(
    ({ isForAdmins, isForTeachers, isForSavers }) =>
      (isAdmin || !isForAdmins) && (isTeacher || !isForTeachers) && (!isForSavers || hasSaved()),
  )
