// `npm run restore -- file`: restores a backup to the configured place; `--overwrite` replaces existing data.
import { resolve } from 'node:path'
import { readConfig } from '../server/config.ts'
import { BackupError } from './backup/archive.ts'
import { restoreEmbedded } from './backup/embedded.ts'
import { reportResult } from './backup/report-result.ts'
import { restorePostgres } from './backup/postgres.ts'

const OVERWRITE = '--overwrite'

await reportResult(async () => {
  const args = process.argv.slice(2)
  const file = args.find((word) => word !== OVERWRITE)
  if (!file) throw new BackupError('Say which: npm run restore -- porua.tar.gz')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const mayOverwrite = args.includes(OVERWRITE)
  const { madeAt } = databaseUrl
    ? await restorePostgres(databaseUrl, dataDir, resolve(file), mayOverwrite)
    : await restoreEmbedded(dataDir, resolve(file), mayOverwrite)
  return `All is as it was on ${madeAt}. Start Porua as usual.`
})
