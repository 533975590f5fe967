// Every path in contract/paths.ts has a page in the route table.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { matchRoutes, type RouteObject } from 'react-router'
import { paths } from '#contract/paths.ts'
import routes from '../../web/routes.ts'

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined }

const asRoutes = (entries: Entry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index: true } : { ...(path === undefined ? {} : { path }), children: asRoutes(children ?? []) },
  )

it('has a route for every path of the site', () => {
  const table = asRoutes(routes)
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('one', 'two')))
  const lost = addresses.filter((address) => {
    // The server answers calendars and tables without a page.
    if (/\.(ics|csv)$/.test(address)) return false
    const last = matchRoutes(table, address)?.at(-1)?.route
    return !last || last.path === '*'
  })
  assert.deepEqual(lost, [])
})
