// Every page of the administration, by sidebar group. A new page is one line here.
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'

export type AdministrationPage = { to: string; label: () => string; icon: IconName }

export const OVERVIEW: AdministrationPage = { to: paths.admin, label: m.administration_overview, icon: 'gauge' }

export const GROUPS: { label: () => string; pages: AdministrationPage[] }[] = [
  {
    label: m.administration_sell,
    pages: [
      { to: paths.adminOrders, label: m.tables_orders, icon: 'order' },
      { to: paths.adminRefunds, label: m.tables_refunds, icon: 'undo' },
      { to: paths.adminMoney, label: m.money_page, icon: 'bank' },
      { to: paths.adminPayouts, label: m.payouts_title, icon: 'card' },
      { to: paths.adminCoupons, label: m.coupons_title, icon: 'tag' },
      { to: paths.adminPolicies, label: m.policies_title, icon: 'text' },
    ],
  },
  {
    label: m.administration_teach,
    pages: [
      { to: paths.adminReviews, label: m.reviews_title, icon: 'checklist' },
      { to: paths.adminLive, label: m.hosting_page, icon: 'video' },
      { to: paths.adminQuestions, label: m.tables_questions, icon: 'question' },
      { to: paths.adminTasks, label: m.waiting_tasks, icon: 'clipboard' },
      { to: paths.adminAnnounce, label: m.announce_page, icon: 'send' },
      { to: paths.adminRatings, label: m.tables_ratings, icon: 'star' },
      { to: paths.adminCertificates, label: m.certificate_admin_title, icon: 'award' },
      { to: paths.adminFiles, label: m.files_title, icon: 'folder' },
      { to: paths.addCourse, label: m.shell_add_course, icon: 'add-course' },
      { to: paths.addBook, label: m.shell_add_book, icon: 'add-book' },
      { to: paths.addBlog, label: m.shell_add_blog, icon: 'add-blog' },
    ],
  },
  {
    label: m.administration_people,
    pages: [
      { to: paths.users, label: m.users_title, icon: 'users' },
      { to: paths.adminMessages, label: m.tables_messages, icon: 'contact' },
      { to: paths.addInstructor, label: m.shell_add_instructor, icon: 'add-instructor' },
    ],
  },
  {
    label: m.administration_system,
    pages: [
      { to: paths.adminImport, label: m.import_title, icon: 'upload' },
      { to: paths.adminBin, label: m.tables_bin, icon: 'bin' },
      { to: paths.adminAudit, label: m.tables_audit, icon: 'history' },
    ],
  },
]

/** The page at this path, or the one whose path it starts with. Undefined on the update forms. */
export function pageAt(pathname: string): AdministrationPage | undefined {
  if (pathname === OVERVIEW.to) return OVERVIEW
  return GROUPS.flatMap(({ pages }) => pages).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
}
