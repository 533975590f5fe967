// The server's own state: health, readiness, and its documentation.
import { isOutdated } from '../db/fitness.ts'
import { unavailable } from '../http/errors.ts'
import type { Handlers } from '../http/handlers.ts'
import { docsPage } from '../http/docs-page.ts'
import { openApiDocument } from '../http/openapi.ts'
import { VERSION } from '../version.ts'
import type { Deps } from './deps.ts'

type ServerCalls = Pick<Handlers, 'GET /health' | 'GET /ready' | 'GET /openapi.json' | 'GET /docs'>

export function serverCalls({ db, settings }: Deps): ServerCalls {
  return {
    async 'GET /health'() {
      return { status: 'ok' as const, version: VERSION }
    },
    async 'GET /ready'() {
      const isOld = await isOutdated(db).catch(() => {
        throw unavailable('not_ready', 'The database can’t be reached.')
      })
      if (isOld) throw unavailable('not_ready', 'A newer version of Porua has changed the database.')
      return { status: 'ready' }
    },
    async 'GET /openapi.json'() {
      return openApiDocument(settings.publicUrl)
    },
    async 'GET /docs'() {
      return docsPage(openApiDocument(settings.publicUrl))
    },
  }
}
