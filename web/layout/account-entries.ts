// What a signed-in person finds in the menu behind their picture, in the order shown.
import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'

export type Entry = { to: string; label: () => string; icon: IconName }

export const PERSONAL: Entry[] = [
  { to: '/myProfile', label: m.menu_profile, icon: 'profile' },
  { to: '/myCollection', label: m.shell_collection, icon: 'collection' },
  { to: '/myOrder', label: m.shell_order, icon: 'order' },
  { to: '/addReviwe', label: m.shell_add_review, icon: 'review' },
]

/** For administrators; it does not exist for others. */
export const MANAGE: Entry[] = [
  { to: '/users', label: m.users_title, icon: 'users' },
  { to: '/addCourse', label: m.shell_add_course, icon: 'add-course' },
  { to: '/addInstructor', label: m.shell_add_instructor, icon: 'add-instructor' },
  { to: '/addBook', label: m.shell_add_book, icon: 'add-book' },
  { to: '/addBlog', label: m.shell_add_blog, icon: 'add-blog' },
]
