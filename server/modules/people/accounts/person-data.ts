// The data that modules above this one store about a person. Each contributes its own part, and modules/person-data.ts
// combines them.
import type { MyData } from '#contract/calls/my-data.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { users } from '../../../db/schema.ts'
import type { ReadPage } from '../../export-page.ts'

export type Person = typeof users.$inferSelect

type ListName = { [Name in keyof MyData]: MyData[Name] extends unknown[] ? Name : never }[keyof MyData]
export type OwnList = 'sessions' | 'pictures' | 'actions'

export type PersonData = {
  lists(db: Database, person: Person): Record<Exclude<ListName, OwnList>, ReadPage>
  /** Called before the person's row is deleted, in the same transaction. */
  forget(tx: Transaction, userId: string, by: 'admin' | 'buyer', at: Date): Promise<void>
}
