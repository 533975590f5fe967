// The schemas of calendars of live classes, and of what the bell says about them.
import { z } from 'zod'
import { id } from '../fields.ts'

/** A person's private calendar; null without one. */
export const calendarFeed = z.object({ url: z.url().nullable() })
export const newCalendarFeed = z.object({ url: z.url() })

/** A class that was moved or cancelled, until its person has seen it; or a seat that is kept for whoever waited. */
export const classNews = z.object({
  /** The class's; of a seat, the batch's. */
  _id: id,
  batch: id,
  title: z.string(),
  img: z.string(),
  kind: z.enum(['moved', 'cancelled', 'batchCancelled', 'offered']),
  /** Null for all of a batch. */
  number: z.number().int().nullable(),
  /** When the class is, or until when the seat is kept. */
  at: z.iso.datetime(),
})
export type ClassNews = z.infer<typeof classNews>
