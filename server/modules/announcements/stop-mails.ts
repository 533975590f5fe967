// The link in each announcement's mail that stops mails about its course, without signing in.
import { and, eq, sql } from 'drizzle-orm'
import { mutedCourses } from '../../db/schema-announcements.ts'
import { courses, users } from '../../db/schema.ts'
import { one } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import type { CourseMails } from '../mail/stop-secrets.ts'

export function stopMailsCall(deps: Deps): Pick<Handlers, 'GET /stopMails/{secret}'> {
  return {
    'GET /stopMails/{secret}': async ({ params }) => one(await readMails(deps, deps.stopSecrets.read(params.secret))),
  }
}

/** Does nothing for a secret that is wrong, or of somebody who has left: the link's page says so. */
export async function stopMails(deps: Deps, secret: string): Promise<void> {
  const mails = deps.stopSecrets.read(secret)
  if (!mails || !(await readMails(deps, mails)).length) return
  await deps.db.insert(mutedCourses).values(mails).onConflictDoNothing()
}

async function readMails({ db }: Deps, mails: CourseMails | null) {
  if (!mails) return []
  const { userId, courseId } = mails
  return db
    .select({ courseTitle: courses.title, isMailWanted: sql<boolean>`${mutedCourses.userId} is null` })
    .from(courses)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(mutedCourses, and(eq(mutedCourses.userId, userId), eq(mutedCourses.courseId, courseId)))
    .where(eq(courses.id, courseId))
}
