// The entries of the account menu, in the order shown.
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'

export type Entry = { to: string; label: () => string; icon: IconName }

export const PERSONAL: Entry[] = [
  { to: paths.myProfile, label: m.menu_profile, icon: 'profile' },
  { to: paths.myCollection, label: m.shell_collection, icon: 'collection' },
  { to: paths.myOrder, label: m.shell_order, icon: 'order' },
  { to: paths.addReview, label: m.shell_add_review, icon: 'review' },
]

/** Rendered for administrators only. */
export const MANAGE: Entry[] = [
  { to: paths.users, label: m.users_title, icon: 'users' },
  { to: paths.addCourse, label: m.shell_add_course, icon: 'add-course' },
  { to: paths.addInstructor, label: m.shell_add_instructor, icon: 'add-instructor' },
  { to: paths.addBook, label: m.shell_add_book, icon: 'add-book' },
  { to: paths.addBlog, label: m.shell_add_blog, icon: 'add-blog' },
]
