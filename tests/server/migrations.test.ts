// Whether the migrations make the tables that the code expects.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as schema from '#server/db/schema.ts'

const META = new URL('../../server/db/migrations/meta/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, META), 'utf8'))

it('a change of a table has its migration: npm run db:migration -- --name what_changed', async () => {
  const { entries } = read('_journal.json') as { entries: { idx: number }[] }
  const last = read(`${String(entries.at(-1)!.idx).padStart(4, '0')}_snapshot.json`)
  assert.deepEqual(await generateMigration(last, generateDrizzleJson(schema)), [])
})
