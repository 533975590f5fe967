// Background jobs with pg-boss over our own pool. A job is sent in the transaction it belongs to and runs in one of the
// processes; if that process dies, the job runs again in another one or at the next start.
import { sql } from 'drizzle-orm'
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Db, PgBoss } from 'pg-boss'
import type { Transaction } from '../database.ts'
import { JOBS_SCHEMA, type JobData, type JobName } from './queues.ts'

/** The longest delay until another process's job is noticed. This process's own jobs start immediately. */
const POLL_SECONDS = 10
const SUPERVISE_SECONDS = 10
/** Usually runs after the caller's commit, or once the last job is marked done. Busy machines need the retries. */
const WAKE_AFTER_MS = [50, 500, 2000]
const WORK_OPTIONS = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const
const STOP_TIMEOUT_MS = 5_000
const A_DAY = 86_400

export type Work<Name extends JobName> = (data: JobData[Name], run: JobRun) => Promise<void>
export type JobRun = {
  /** The number of failed attempts so far. */
  failures: number
  /** Aborted on shutdown: the job must leave a state it can restart from. */
  signal: AbortSignal
}

export type Jobs = {
  /** The job exists when the transaction is committed. */
  send<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name]): Promise<void>
  /** Sends many jobs at once. */
  sendAll<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name][]): Promise<void>
  /** Makes this process poll for jobs soon. Call it after the commit. */
  wake(): void
  /** Whether a job with this data is waiting or running. */
  isKnown<Name extends JobName>(name: Name, data: JobData[Name]): Promise<boolean>
  /** Starts running jobs of this name in this process. */
  work<Name extends JobName>(name: Name, work: Work<Name>): void
  stop(): Promise<void>
}

export function createJobs(pool: pg.Pool, onError: (error: unknown) => void): Jobs {
  const ending = new AbortController()
  // pg-boss also looks up the queue when a job is sent. The embedded database has only one session, so that must happen
  // in the transaction too.
  const inTransaction = new AsyncLocalStorage<Db>()
  const workers: string[] = []
  let beginning: Promise<void> = Promise.resolve()
  const load = memoised(async () => {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: {
        executeSql: (text, values) => inTransaction.getStore()?.executeSql(text, values) ?? pool.query(text, values),
      },
      schema: JOBS_SCHEMA,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      flowIntervalSeconds: A_DAY,
      bamIntervalSeconds: A_DAY,
      monitorVacuum: false,
      reindex: false,
    })
    boss.on('error', onError)
    return boss
  })
  const start = memoised(async () => (await load()).start())
  const wake = () => {
    if (!workers.length) return
    for (const ms of WAKE_AFTER_MS) setTimeout(() => void load().then((boss) => notifyAll(boss, workers)), ms).unref()
  }

  return {
    async send(tx, name, data) {
      const { fromDrizzle } = await import('pg-boss')
      const boss = await load()
      const sent = await inTransaction.run(fromDrizzle(tx, sql), () => boss.send(name, data))
      if (!sent) throw new Error(`the job ${name} was not taken`)
    },
    async sendAll(tx, name, data) {
      const { fromDrizzle } = await import('pg-boss')
      const boss = await load()
      await inTransaction.run(fromDrizzle(tx, sql), () =>
        boss.insert(
          name,
          data.map((each) => ({ data: each })),
        ),
      )
      wake()
    },
    wake,
    async isKnown(name, data) {
      const found = await (await load()).findJobs(name, { data })
      return found.some(({ state }) => state === 'created' || state === 'retry' || state === 'active')
    },
    work(name, work) {
      const begin = async () => {
        if (ending.signal.aborted) return
        const boss = await start()
        const worker = await boss.work<JobData[typeof name], void, typeof WORK_OPTIONS>(
          name,
          WORK_OPTIONS,
          async ([job]) => {
            try {
              await work(job!.data, { failures: job!.retryCount, signal: ending.signal })
            } finally {
              wake()
            }
          },
        )
        workers.push(worker)
      }
      const tryBegin = () => {
        beginning = begin().catch((error: unknown) => {
          onError(error)
          setTimeout(tryBegin, POLL_SECONDS * 1000).unref()
        })
      }
      tryBegin()
    },
    async stop() {
      ending.abort()
      await beginning
      if (!load.isCalled()) return
      const boss = await load()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
    },
  }
}

const notifyAll = (boss: PgBoss, workers: string[]) => workers.forEach((worker) => boss.notifyWorker(worker))

/** Memoises the first call; a failure is forgotten, so that the next call retries. */
function memoised<Result>(make: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  const get = () => {
    result ??= make().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
  return Object.assign(get, { isCalled: () => result !== undefined })
}
