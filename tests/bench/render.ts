// How long home takes to render, compared with the bare framework rendering the same cards from the same data: without
// the shell, API calls and drawn pictures. Its own process, because React reads NODE_ENV when it is imported. Prints the
// ratio as JSON.
import { createElement, type ReactNode } from 'react'
import { createRequestHandler, Links, Outlet, Scripts, type ServerBuild } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'
import { readConfig } from '#server/config.ts'
import { ensureDemo } from '#demo/content/ensure-demo.ts'
import { pageApi } from '#server/pages/pages.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { startTestServer } from '../helpers/test-server.ts'
import { median } from './load.ts'

const ROUNDS = 9
const RENDERS_PER_ROUND = 40

type Handler = ReturnType<typeof createRequestHandler>
type Context = Parameters<Handler>[1]
type SiteEntry = {
  requestContext: (api: Api, site: SiteSettings, facts: { isShell: boolean; nonce: string }) => Context
}
type AnyLoader = (args: { context: Context; request: Request; params: object }) => unknown

const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
const server = await startTestServer()
await ensureDemo(server.deps)
const api = pageApi(async (request) => server.server.app.fetch(request), server.server.cache)
const site = siteSettings(readConfig({ PORUA_MODE: 'demo' }), server.url, server.deps.payments)
const { requestContext } = build.entry.module as unknown as SiteEntry
const context = () => requestContext(api, site, { isShell: false, nonce: 'nonce' })
const request = () => new Request('http://in-process/', { headers: { accept: 'text/html' } })

/** The same routes with preloaded data, in a page that has nothing else. */
async function bareBuild(): Promise<ServerBuild> {
  const routes: Record<string, unknown> = {}
  for (const [id, route] of Object.entries(build.routes)) {
    const module = route!.module
    const load = module.loader as unknown as AnyLoader | undefined
    const isShown = id === 'root' || id.startsWith('site/home/')
    const loaded = isShown ? await load?.({ context: context(), request: request(), params: {} }) : undefined
    const loader = loaded === undefined ? module.loader : () => loaded
    const bare = id === 'root' ? { default: Outlet, Layout: BarePage } : { ...module, meta: undefined }
    routes[id] = { ...route, module: { ...bare, loader } }
  }
  return { ...build, routes } as ServerBuild
}

function BarePage({ children }: { children: ReactNode }) {
  const head = createElement('head', null, createElement(Links))
  return createElement('html', null, head, createElement('body', null, children, createElement(Scripts)))
}

/** The CPU time of this thread in milliseconds, which other processes do not disturb. */
async function timeOf(handler: Handler): Promise<number> {
  const began = process.threadCpuUsage()
  for (let count = 0; count < RENDERS_PER_ROUND; count++) {
    const answer = await handler(request(), context())
    const html = await answer.text()
    if (answer.status !== 200 || !html.includes('</html>')) throw new Error(`home answered ${answer.status}`)
  }
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000 / RENDERS_PER_ROUND
}

const ours = createRequestHandler(build, 'production')
const bare = createRequestHandler(await bareBuild(), 'production')
await timeOf(ours)
await timeOf(bare)
const pairs: { ours: number; bare: number }[] = []
for (let round = 0; round < ROUNDS; round++) pairs.push({ ours: await timeOf(ours), bare: await timeOf(bare) })
await server.close()
const ratio = median(pairs.map((pair) => pair.bare / pair.ours))
const ms = median(pairs.map((pair) => pair.ours))
process.stdout.write(`${JSON.stringify({ ratio, ms })}\n`)
process.exit(0)
