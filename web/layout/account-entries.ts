// The entries of the account menu in the owner's order, before Log Out.
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'

export type Entry = { to: string; label: () => string; icon: IconName; isForAdmins?: boolean }

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
  { to: paths.adminMessages, label: m.tables_messages, icon: 'contact', isForAdmins: true },
  { to: paths.adminQuestions, label: m.tables_questions, icon: 'text', isForAdmins: true },
  { to: paths.adminOrders, label: m.tables_orders, icon: 'card', isForAdmins: true },
  { to: paths.adminRefunds, label: m.tables_refunds, icon: 'ticket', isForAdmins: true },
  { to: paths.adminBin, label: m.tables_bin, icon: 'bin', isForAdmins: true },
  { to: paths.adminAudit, label: m.tables_audit, icon: 'checklist', isForAdmins: true },
  { to: paths.adminFiles, label: m.files_title, icon: 'video', isForAdmins: true },
]

export const entriesFor = (isAdmin: boolean) => ENTRIES.filter(({ isForAdmins }) => isAdmin || !isForAdmins)
