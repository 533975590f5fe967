// The server with hot reload: Vite in front serves the site from its sources. It runs with Node's `development`
// condition, so that the server and the site share one copy of React Router.
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { addPages } from './app.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './http/log.ts'
import { listen } from './listen.ts'
import { createPages } from './pages/pages.ts'
import { siteSettings } from './pages/site-settings.ts'

const config = readConfig(process.env)
const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
const server = await compose({ config, publicUrl, log: createLog('info'), checksRooms: true })
await server.demo?.fill(server.deps)
server.startBackground()
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
addPages(
  server.app,
  createPages({
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    mode: 'development',
    fetchApi: async (request) => server.app.fetch(request),
    cache: server.cache,
    https: false,
    settings: siteSettings(config, publicUrl, server.deps.payments, await server.demo?.accounts(server.deps.db)),
    targets: () => ({}),
  }),
  server.deps,
)
const listening = await listen({
  app: server.app,
  cache: server.cache,
  openid: server.openid,
  content: server.content,
  rooms: server.rooms,
  isDemo: config.mode === 'demo',
  host: config.host,
  port: config.port,
  wrap: (inner) => (request, response) => vite.middlewares(request, response, () => inner(request, response)),
})
server.startJobs()
process.stdout.write(`Porua with hot reload at ${listening.url}\n`)

const end = async () => {
  await vite.close()
  await listening.close()
  await server.close()
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
