// The teachers' pages, in the order of their tabs. A new page is one line here.
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'

export type TeachPage = { to: string; label: () => string; icon: IconName }

export const TEACH_PAGES: TeachPage[] = [
  { to: paths.teach, label: m.teach_my_courses, icon: 'academic' },
  { to: paths.teachOverview, label: m.overview_teach_page, icon: 'gauge' },
  { to: paths.teachLive, label: m.hosting_page, icon: 'video' },
  { to: paths.teachTasks, label: m.teach_tasks, icon: 'clipboard' },
  { to: paths.teachEarnings, label: m.earnings_title, icon: 'chart' },
  { to: paths.teachAnnounce, label: m.announce_page, icon: 'send' },
]

/** The page at this path, or the one whose path it starts with. The first page for everything else. */
export const pageAt = (pathname: string): TeachPage =>
  TEACH_PAGES.slice(1).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? TEACH_PAGES[0]!
