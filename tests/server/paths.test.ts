// The addresses in contract/paths.ts and the route table name the same pages.
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

it('every address of the site leads to a page of the route table', () => {
  const table = asRoutes(routes)
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('one', 'two')))
  const lost = addresses.filter((address) => {
    const last = matchRoutes(table, address)?.at(-1)?.route
    return !last || last.path === '*'
  })
  assert.deepEqual(lost, [])
})
