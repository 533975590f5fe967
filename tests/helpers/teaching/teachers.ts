// Instructors with an account, and courses that they earn from.
import { eq } from 'drizzle-orm'
import { instructors } from '#server/db/schema.ts'
import { courseBody, instructorBody } from '../sample-bodies.ts'
import type { Person, TestServer } from '../test-server.ts'

export type LinkedTeacher = { person: Person; instructor: string; course: string }

/** A course of 10 dollars, of an instructor whose account is linked. */
export async function linkedTeacher(
  server: TestServer,
  admin: Person,
  more: { share?: number; price?: number } = {},
): Promise<LinkedTeacher> {
  const { share = 70, price = 10 } = more
  const person = await server.person('user', 'Nadia Teacher')
  const added = await server.call('POST /api/addInstructor', { as: admin, body: instructorBody })
  const instructor: string = added.json.insertedId
  await server.deps.db
    .update(instructors)
    .set({ userId: person.id, sharePercent: share })
    .where(eq(instructors.id, instructor))
  const body = { ...courseBody, price, instructorId: instructor }
  const course = await server.call('POST /api/addCourse', { as: admin, body })
  if (course.status !== 200) throw new Error(course.text)
  return { person, instructor, course: course.json.insertedId }
}

/** Moves the server's clock, and signs these people in again, whose tokens may have ended by then. */
export async function waitFor({ deps, advanceClock }: TestServer, ms: number, people: Person[]): Promise<void> {
  advanceClock(ms)
  for (const person of people) {
    const user = { id: person.id, email: person.email, name: '', emailVerified: true }
    const signIn = { identitySessionId: null, signedInAt: deps.now() }
    person.token = await deps.db.transaction((tx) => deps.tokens.issue(tx, user, signIn))
  }
}
