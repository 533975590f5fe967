// `npm run restore -- file`: puts a backup where the variables say; `--overwrite` where something is already.
import { resolve } from 'node:path'
import { readConfig } from '../server/config.ts'
import { BackupError } from './backup/archive.ts'
import { restoreEmbedded } from './backup/embedded.ts'
import { inWords } from './backup/in-words.ts'
import { restorePostgres } from './backup/postgres.ts'

const OVERWRITE = '--overwrite'

await inWords(async () => {
  const given = process.argv.slice(2)
  const file = given.find((word) => word !== OVERWRITE)
  if (!file) throw new BackupError('Say which: npm run restore -- porua.tar.gz')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const mayOverwrite = given.includes(OVERWRITE)
  const { madeAt } = databaseUrl
    ? await restorePostgres(databaseUrl, dataDir, resolve(file), mayOverwrite)
    : await restoreEmbedded(dataDir, resolve(file), mayOverwrite)
  return `All is as it was on ${madeAt}. Start Porua as usual.`
})
