// Why the login page is shown: the requested page, and the reason if the person was signed out.
import { matchPath, useLocation } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { paths } from '#contract/paths.ts'
import { CLASSES, entryAt } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import type { SignOutReason } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

type GuardedPage = {
  path: string
  text: (path: string) => string
  buyText?: () => string
  /** Set for pages that visitors may read while the catalogue is open to everyone. */
  isCatalogue?: true
}

const GUARDED_PAGES: GuardedPage[] = [
  { path: '/classes/:className?', text: classText, isCatalogue: true },
  { path: '/courses/:category?', text: m.login_for_skills, isCatalogue: true },
  { path: '/instructor/:subject?', text: m.login_for_instructors, isCatalogue: true },
  { path: '/teacher/:id', text: m.login_for_teacher, isCatalogue: true },
  {
    path: '/:classCourse/coursesInfo/:id',
    text: m.login_for_course,
    buyText: m.login_to_buy_course,
    isCatalogue: true,
  },
  { path: paths.books, text: m.login_for_books, isCatalogue: true },
  { path: '/book/:id', text: m.login_for_book, buyText: m.login_to_buy_book, isCatalogue: true },
  { path: '/blog/:id', text: m.login_for_blog, isCatalogue: true },
  { path: paths.myProfile, text: m.login_for_profile },
  { path: paths.addReview, text: m.login_for_review },
  { path: paths.myOrder, text: m.login_for_orders },
  { path: paths.myCollection, text: m.login_for_collection },
  { path: '/payment/:id', text: m.login_for_payment },
  { path: '/receipt/:id', text: m.login_for_receipt },
  { path: '/learn/:courseId/:lessonId?', text: m.login_for_lesson },
  { path: '/learn/:courseId/:lessonId/quiz', text: m.login_for_quiz },
  ...[
    paths.users,
    paths.addCourse,
    paths.addBook,
    paths.addBlog,
    paths.addInstructor,
    '/:classCourse/update/:id',
    '/updateBook/:id',
    '/updateBlog/:id',
    '/:Subject/newAdd/:id',
    '/admin/*',
    '/curriculum/:courseId',
  ].map((path) => ({ path, text: m.login_for_admin })),
]

const REASONS: Record<SignOutReason, () => string> = {
  ended: m.login_reason_ended,
  forbidden: m.login_reason_forbidden,
  not_admin: m.login_reason_not_admin,
  deleted: m.login_reason_deleted,
}

export function useLoginReason(from: string, { openCatalogue }: SiteSettings): { text: string; reason: string | null } {
  const { state } = useLocation() as { state: { reason?: SignOutReason; isBuying?: boolean } | null }
  // The server doesn't know the browser's history state, so it is only used after hydration.
  const { reason, isBuying = false } = (useHydrated() && state) || {}
  return {
    text: pageText(from, isBuying, openCatalogue) ?? m.login_text(),
    reason: (reason && REASONS[reason]?.()) ?? null,
  }
}

function pageText(from: string, isBuying: boolean, openCatalogue: boolean): string | undefined {
  const [path = '/'] = from.split(/[?#]/)
  const page = GUARDED_PAGES.find(({ path: pattern }) => matchPath(pattern, path))
  if (isBuying && page?.buyText) return page.buyText()
  return openCatalogue && page?.isCatalogue ? undefined : page?.text(path)
}

function classText(path: string): string {
  const name = entryAt(CLASSES, path)?.label()
  return name ? m.login_for_class({ name }) : m.login_text()
}
