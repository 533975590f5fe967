// Guardians are recognised by a hash, because their address is deleted once they unsubscribe.
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { guardians } from '../../../db/schema-guardians.ts'

export const guardianHash = (learnerId: string, email: string): string =>
  createHash('sha256').update(`${learnerId} ${email}`).digest('base64url')

export const isGuardian = (learnerId: string, email: string) =>
  and(eq(guardians.learnerId, learnerId), eq(guardians.emailHash, guardianHash(learnerId, email)))
