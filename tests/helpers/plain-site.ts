// The smallest site the server can render: one page that prints the newest blog, and its title without escaping it.
import { createContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { addPages } from '#server/app.ts'
import { createPages } from '#server/pages/pages.ts'
import type { Api } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'
import type { TestServer } from './test-server.ts'

type Rendered = { staticHandlerContext: { loaderData: Record<string, unknown> } }
type Loading = { context: RouterContextProvider }

const apiContext = createContext<Api>()
const nonceContext = createContext<string>()

export const PLAIN_SETTINGS: SiteSettings = {
  isDemo: true,
  origin: 'http://porua.test',
  openCatalogue: false,
  supportEmail: 'support@porua.example',
  contactForm: '/api/contact',
  identity: 'embedded',
  oidc: null,
  provider: null,
  canText: false,
  cards: { publishableKey: '', sandboxUrl: null },
  demoAccounts: [],
}

/** Adds the site to a server before its first request; returns a function that counts its renderings. */
export function addPlainSite(server: TestServer): () => number {
  let renderings = 0
  const routes = {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        async loader({ context }: Loading) {
          const [newest] = await context.get(apiContext)('GET /blogs', { query: { limit: 1 } })
          return { title: newest?.title }
        },
      },
    },
    child: {
      id: 'child',
      parentId: 'root',
      index: true,
      module: { default: () => null, loader: () => ({ child: 1 }) },
    },
  }
  const entry = {
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext: { loaderData } }: Rendered,
      context: RouterContextProvider,
    ) => {
      renderings++
      headers.set('content-type', 'text/html; charset=utf-8')
      const data = JSON.stringify(loaderData).replaceAll('<', '\\u003c')
      const script = `<script nonce="${context.get(nonceContext)}">window.data=${data}</script>`
      const { title = '' } = (loaderData.root ?? {}) as { title?: string }
      return new Response(`<!doctype html>${script}<h1>${title}</h1>${' '.repeat(2000)}`, { status, headers })
    },
    // The tests request unknown addresses on purpose.
    handleError: () => {},
    requestContext(api: Api, _site: SiteSettings, { nonce }: { nonce: string }) {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      context.set(nonceContext, nonce)
      return context
    },
    runInLanguage: <Result>(_: string, work: () => Result) => work(),
  }
  const build = {
    entry: { module: entry },
    routes,
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  const { app, cache } = server.server
  const pages = createPages({
    build,
    mode: 'production',
    fetchApi: async (request) => app.fetch(request),
    cache,
    https: server.deps.settings.https,
    targets: () => ({}),
    settings: PLAIN_SETTINGS,
  })
  addPages(app, pages, server.deps)
  return () => renderings
}
