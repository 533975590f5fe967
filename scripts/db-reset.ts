// Restores the demo content.
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/http/log.ts'
import { openConfigured } from '../server/open-database.ts'
import { freshDemo } from './fresh-demo.ts'

const { db, close } = await openConfigured(readConfig(process.env), createLog('warn'))
try {
  if (await freshDemo(db, 'db:reset')) console.log('The demo content is back.')
  else process.exitCode = 1
} finally {
  await close()
}
