import { pageMeta } from '../seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { ProblemNotice } from '../layout/problem.tsx'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.problem_title(), isHidden: true })

/** Kept by the service worker, and shown for any page that is asked for without a network and was not seen before. */
export default function Offline() {
  return <ProblemNotice text={m.call_offline()} />
}
