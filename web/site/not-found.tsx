import { data } from 'react-router'
import { missingMeta } from '../seo/page-meta.ts'
import { tornQuilt } from '../ui/pictures/quilts.server.ts'
import { Missing } from '../catalogue/parts/missing.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return data({ quilt: tornQuilt }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => missingMeta(args)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <Missing quilt={loaderData.quilt} />
}
