import type { Route } from './+types/terms'
import { loadPolicy } from './content.server.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const handle = { query: ['version'] }

export const loader = (args: Route.LoaderArgs) => loadPolicy(args, 'terms')

export const meta: Route.MetaFunction = policyMeta

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyPage page={loaderData} />
}
