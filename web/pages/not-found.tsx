import { data, Link } from 'react-router'
import { tornQuilt } from '../pictures/quilts.server.ts'
import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import { Drawing } from '../ui/picture.tsx'
import type { Route } from './+types/not-found'

const NOT_FOUND = 404

export function loader() {
  return data({ quilt: tornQuilt }, { status: NOT_FOUND })
}

export const meta: Route.MetaFunction = () => [{ title: `${m.not_found_title()} | ${m.site_name()}` }]

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap not-found">
      <div className="torn-quilt" aria-hidden="true">
        <Drawing svg={loaderData.quilt} />
        <svg className="torn-quilt-hole" viewBox="0 0 720 600">
          <rect x="248" y="368" width="224" height="224" rx="4" />
          <text x="360" y="512">
            {digits(NOT_FOUND)}
          </text>
        </svg>
      </div>
      <div>
        <h1>{m.not_found_title()}</h1>
        <p>{m.not_found_text()}</p>
        <Link className="button button-primary button-large" to="/">
          {m.not_found_home()}
        </Link>
      </div>
    </div>
  )
}
