// Reads from the database what no request body may change, no matter who sends it.
import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { blogs, books, courses, instructors, orders, reviews, users } from '#server/db/schema.ts'
import { CHOSEN_ID } from './hostile-bodies.ts'
import type { Scene } from './scene.ts'

/** The scene's people and its open order. */
export async function protectedFacts({ server, user, other, admin, order }: Scene) {
  const people = []
  for (const { id } of [user, other, admin]) {
    const [row] = await server.deps.db
      .select({ email: users.email, name: users.name, role: users.role })
      .from(users)
      .where(eq(users.id, id))
    people.push(row)
  }
  const [row] = await server.deps.db.select().from(orders).where(eq(orders.id, order))
  return { people, order: row }
}

/** Checks that no call changed who the scene's people are, or paid its open order. */
export async function assertUnchanged(scene: Scene): Promise<void> {
  const { user, other, admin } = scene
  const { people, order } = await protectedFacts(scene)
  assert.deepEqual(people, [
    { email: user.email, name: 'Rumi Learner', role: 'user' },
    { email: other.email, name: 'Other Learner', role: 'user' },
    { email: admin.email, name: 'Head Teacher', role: 'admin' },
  ])
  assert.equal(order!.state, 'paying')
  assert.equal(order!.transactionId, null)
}

export async function rowsWithChosenId({ server }: Scene): Promise<string[]> {
  const found: string[] = []
  for (const [name, table] of Object.entries({ blogs, books, courses, instructors, orders, reviews, users })) {
    const rows = await server.deps.db
      .select({ id: table.id })
      .from(table as typeof blogs)
      .where(eq(table.id, CHOSEN_ID))
    if (rows.length) found.push(name)
  }
  return found
}
