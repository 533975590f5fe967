// The schemas of calendars of live classes, and of class notifications.
import { z } from 'zod'
import { id } from '../fields.ts'

/** A person's private calendar. `url` is null if there is none. */
export const calendarFeed = z.object({ url: z.url().nullable() })
export const newCalendarFeed = z.object({ url: z.url() })

/**
 * A class that was moved or cancelled, until the person has seen the news, or a seat held for someone on the waiting
 * list.
 */
export const classNews = z.object({
  /** The id of the class or, for a seat, of the batch. */
  _id: id,
  batch: id,
  title: z.string(),
  img: z.string(),
  kind: z.enum(['moved', 'cancelled', 'batchCancelled', 'offered']),
  /** The number of the class. Null if the whole batch is affected. */
  number: z.number().int().nullable(),
  /** When the class starts, or until when the seat is held. */
  at: z.iso.datetime(),
})
export type ClassNews = z.infer<typeof classNews>
