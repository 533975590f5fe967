// What is learned and sold, by days of Dhaka.
import { z } from 'zod'
import { count } from './fields.ts'

/** A learner's year; days without activity are left out. */
export const myActivity = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ day: z.string(), minutes: count, lessons: count })),
})
export type MyActivity = z.infer<typeof myActivity>
