// The server's own state: health, readiness, and its documentation.
import { sql } from 'drizzle-orm'
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
      try {
        // The first migration writes this row, so reading it checks both the connection and the migrations.
        await db.execute(sql`select version from content_version`)
      } catch {
        throw unavailable('not_ready', 'The database cannot be reached.')
      }
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
