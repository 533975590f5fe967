// `npm run backup -- file`: an entire installation in one file; see docs/operating.md. It uses the product's
// environment variables.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../server/config.ts'
import { BackupError } from './backup/archive.ts'
import { backUpEmbedded } from './backup/embedded.ts'
import { backUpPostgres } from './backup/postgres.ts'
import { reportResult } from './backup/report-result.ts'

await reportResult(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new BackupError('Say where to: npm run backup -- porua.tar.gz')
  const target = resolve(file)
  if (existsSync(target)) throw new BackupError(`${target} is there already.`)
  const { databaseUrl, dataDir, s3 } = readConfig(process.env)
  const staging = mkdtempSync(join(dirname(target), '.porua-backup-'))
  const began = performance.now()
  try {
    const rows = databaseUrl
      ? await backUpPostgres(databaseUrl, dataDir, staging, target)
      : await backUpEmbedded(dataDir, staging, target)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const megabytes = (statSync(target).size / 1_000_000).toFixed(1)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const rest = s3 ? ' The pictures in the bucket are not in it.' : ''
    return `${target}: ${total} rows of ${Object.keys(rows).length} tables, ${megabytes} MB, ${seconds} s.${rest}`
  } finally {
    rmSync(staging, { recursive: true, force: true })
    rmSync(`${target}.part`, { force: true })
  }
})
