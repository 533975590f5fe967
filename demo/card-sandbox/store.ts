// The sandbox's state and its journal. All changes of a call are a single line, so that a killed process keeps all of
// them or none. The journal is compacted at each start.
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Tables } from './records.ts'

type Name = keyof Tables
type Put = [table: Name, id: string, value: Tables[Name]]

export class Store {
  readonly intents = new Map<string, Tables['intents']>()
  readonly charges = new Map<string, Tables['charges']>()
  readonly refunds = new Map<string, Tables['refunds']>()
  readonly disputes = new Map<string, Tables['disputes']>()
  readonly answers = new Map<string, Tables['answers']>()
  readonly events = new Map<string, Tables['events']>()
  readonly #journal: number
  #uncommitted: Put[] = []

  /** Drops answers and finished events older than `staleBefore`. */
  constructor(dir: string, staleBefore: number) {
    mkdirSync(dir, { recursive: true })
    const path = join(dir, 'journal.jsonl')
    for (const put of readJournal(path)) this.#apply(put)
    for (const [key, { at }] of this.answers) if (at < staleBefore) this.answers.delete(key)
    for (const [id, { created, nextAt }] of this.events) {
      if (created < staleBefore && nextAt === null) this.events.delete(id)
    }
    writeFileSync(
      `${path}.new`,
      this.#all()
        .map((put) => `${JSON.stringify([put])}\n`)
        .join(''),
      { mode: 0o600 },
    )
    renameSync(`${path}.new`, path)
    this.#journal = openSync(path, 'a')
  }

  /** Visible immediately, and on disk with the next `commit`. */
  put<Table extends Name>(table: Table, id: string, value: Tables[Table]): void {
    this.#apply([table, id, value])
    this.#uncommitted.push([table, id, value])
  }

  commit(): void {
    if (!this.#uncommitted.length) return
    const line = Buffer.from(`${JSON.stringify(this.#uncommitted)}\n`)
    const { size } = fstatSync(this.#journal)
    if (writeSync(this.#journal, line) < line.length) {
      // The next line must not follow half of this one.
      ftruncateSync(this.#journal, size)
      throw new Error('the disk is full')
    }
    this.#uncommitted = []
  }

  close(): void {
    closeSync(this.#journal)
  }

  #apply([table, id, value]: Put): void {
    ;(this[table] as Map<string, Tables[Name]>).set(id, value)
  }

  #all(): Put[] {
    const names: Name[] = ['intents', 'charges', 'refunds', 'disputes', 'answers', 'events']
    return names.flatMap((table) => [...this[table]].map(([id, value]): Put => [table, id, value]))
  }
}

/**
 * An incomplete last line belongs to a call that was never answered, because the process was killed while writing it.
 */
function readJournal(path: string): Put[] {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const lines = text.split('\n').slice(0, -1)
  return lines.flatMap((line) => JSON.parse(line) as Put[])
}
