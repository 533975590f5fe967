import { pageMeta } from '../seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { ProblemNotice } from '../layout/problem.tsx'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.problem_title(), isHidden: true })

/** Cached by the service worker, and shown offline instead of any page that is not cached. */
export default function Offline() {
  return <ProblemNotice text={m.call_offline()} />
}
