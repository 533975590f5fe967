import type { Route } from './+types/refunds'
import { loadPolicy } from './content.server.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const handle = { query: ['version'] }

export const loader = (args: Route.LoaderArgs) => loadPolicy(args, 'refunds')

export const meta: Route.MetaFunction = policyMeta

export default function Refunds({ loaderData }: Route.ComponentProps) {
  return <PolicyPage page={loaderData} />
}
