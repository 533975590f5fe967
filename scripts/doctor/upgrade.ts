// `npm run doctor -- upgrade`: rehearses the next start's migrations on a throwaway copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { Config } from '../../server/config.ts'
import { connect } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/index.ts'
import { pendingMigrations, postgresVersion, schemaState } from '../../server/db/fitness.ts'
import { copyInto } from '../backup/embedded.ts'
import { findTool, startTool, waitForExit } from '../backup/postgres-tools.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

export async function rehearseUpgrade(config: Config): Promise<Finding> {
  try {
    return await (config.databaseUrl ? onPostgres(config.databaseUrl) : onEmbedded(config.dataDir))
  } catch (error) {
    return failed(`could not be rehearsed, and nothing was changed (${reasonOf(error)})`)
  }
}

async function onPostgres(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const pending = await pendingIn(client)
    if (!pending.length) return nothingToDo()
    const version = await postgresVersion(client)
    const copy = new URL(url)
    const name = `porua_rehearsal_${process.pid}`
    copy.pathname = `/${name}`
    await client.query(`create database ${name}`)
    try {
      const dumpOptions = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', '--schema=public']
      const dump = startTool(findTool('pg_dump', version), url, dumpOptions, ['ignore', 'pipe', 'pipe'])
      // The schema itself already exists.
      const restoreOptions = ['--no-owner', '--no-privileges', '--clean', '--if-exists', '--single-transaction']
      const restore = startTool(findTool('pg_restore', version), copy.href, restoreOptions, ['pipe', 'ignore', 'pipe'])
      await Promise.all([
        pipeline(dump.stdout!, restore.stdin!),
        waitForExit(dump, 'pg_dump'),
        waitForExit(restore, 'pg_restore'),
      ])
      return rehearsed(pending, await migrate({ connectionString: copy.href }))
    } finally {
      await client.query(`drop database ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}

async function onEmbedded(dataDir: string): Promise<Finding> {
  const folder = mkdtempSync(join(dataDir, 'rehearsal-'))
  try {
    // Opening locks the folder, so that nothing writes to it during the copy.
    const source = await openEmbedded({ dir: dataDir })
    const client = new pg.Client(source.poolOptions)
    await client.connect()
    const pending = await pendingIn(client)
    await client.end()
    await source.close()
    if (!pending.length) return nothingToDo()
    copyInto(folder, dataDir, ['pgdata'])
    const copy = await openEmbedded({ dir: folder })
    try {
      return rehearsed(pending, await migrate(copy.poolOptions))
    } finally {
      await copy.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pendingIn(client: pg.Client): Promise<string[]> {
  return (await schemaState(client)) === 'older' ? pendingMigrations(client) : []
}

/** Returns how many seconds it took. */
async function migrate(options: pg.PoolConfig): Promise<number> {
  const began = performance.now()
  const opened = await connect({ ...options, max: 1 }, () => {})
  await opened.close()
  return (performance.now() - began) / 1000
}

const nothingToDo = () => ok('there is nothing to migrate')

const rehearsed = (pending: string[], seconds: number) =>
  ok(`${pending.join(', ')}: went well on a copy, in ${seconds.toFixed(1)} s; back up, then start the new version`)
