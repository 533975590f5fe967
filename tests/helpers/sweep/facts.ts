// Reads from the database what no request body may change, whoever sends it.
import { eq } from 'drizzle-orm'
import { blogs, books, courses, instructors, orders, reviews, users } from '#server/db/schema.ts'
import { CHOSEN_ID } from './bodies.ts'
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
