// The service worker requests more kinds of addresses once; `npm test` takes one of each kind.
import { expectNotRepeated, expectRequestedOnce } from '../browser/requests.ts'
import { test } from '../browser/site.ts'

// The console also reports missing pages, and blocked inline styles of the browser's own plain-file view.
test.use({ serviceWorkers: 'allow', allow: /status of (400|401|403|404|422)|Applying inline style/ })

const ADDRESSES = [
  '/',
  '/login',
  '/register',
  '/signedIn',
  '/receipt/unknown',
  '/offline',
  '/api/docs',
  '/api/no-such-call',
  '/identity/error',
  '/robots.txt',
  '/rss.xml',
]

test('the service worker requests every opened page, file and call once', ({ page }) =>
  expectRequestedOnce(page, ADDRESSES))

for (const [path, name] of [
  ['/signedIn', 'code'],
  ['/confirmEmail', 'token'],
] as const) {
  test(`the service worker neither repeats nor caches a link to ${path} with a ${name}`, ({ page }) =>
    expectNotRepeated(page, path, name))
}
