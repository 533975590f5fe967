// The built site on a test server.
import type { ServerBuild } from 'react-router'
import { addPages } from '#server/app.ts'
import { createPages } from '#server/pages/pages.ts'
import { PLAIN_SETTINGS } from './plain-site.ts'
import type { TestServer } from './test-server.ts'

const BUILD = new URL('../../build/server/index.js', import.meta.url).href

/** Returns a function that counts its renderings. */
export async function addBuiltSite(
  server: TestServer,
  openCatalogue: boolean,
  fetchApi = async (request: Request): Promise<Response> => server.server.app.fetch(request),
): Promise<() => number> {
  const build = (await import(BUILD)) as ServerBuild
  const entry = build.entry.module as unknown as { runInLanguage: (language: string, work: () => unknown) => unknown }
  let renderings = 0
  const counted = {
    ...entry,
    runInLanguage: (language: string, work: () => unknown) => {
      renderings++
      return entry.runInLanguage(language, work)
    },
  }
  const { app, cache } = server.server
  const pages = createPages({
    build: { ...build, entry: { module: counted } } as unknown as ServerBuild,
    mode: 'production',
    fetchApi,
    cache,
    https: false,
    targets: () => ({}),
    settings: { ...PLAIN_SETTINGS, origin: server.url, openCatalogue },
  })
  addPages(app, pages, server.deps)
  return () => renderings
}
