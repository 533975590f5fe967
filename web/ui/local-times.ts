// Dates and times in the reader's zone, the way people say them.
import { clockIn, dayIn, weekdayIn } from './zoned-times.ts'

/** Formats as 7:42 pm. */
export const clockTime = (time: string | Date): string => clockIn(time)

/** Formats as Thursday 19 November, 11:59 pm. */
export const weekdayTime = (time: string): string => `${weekdayIn(time)}, ${clockIn(time)}`

/** Formats as 24 November. */
export const dayAndMonth = (time: string): string => dayIn(time)

/** Formats as 24 November, 10:12 am. */
export const dayAndClock = (time: string): string => `${dayIn(time)}, ${clockIn(time)}`

export const isPast = (time: string | null): boolean => time !== null && Date.parse(time) < Date.now()
