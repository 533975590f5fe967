import type { Mutant } from './mutant.ts'

export const calendar: Mutant[] = [
  {
    file: 'server/modules/live/calendar/calendar-file.ts',
    find: '      sequence,\n      stamp',
    replace: '      stamp',
    tests: ['calendar-file'],
    breaks: 'a calendar does not know which change of a class is the newest',
  },
  {
    file: 'server/modules/live/calendar/class-readers.ts',
    find: 'return people.filter(({ userId }) => rows.some((row) => row.userId === userId))',
    replace: 'return people',
    tests: ['class-calendar'],
    breaks: 'people are told the same change again',
  },
  {
    file: 'server/modules/live/calendar/remind.ts',
    find: 'and taken_at < ${dueAt} and user_id is not null',
    replace: 'and user_id is not null',
    tests: ['class-calendar'],
    breaks: 'who has just taken a seat is reminded at once',
  },
  {
    file: 'server/modules/live/calendar/remind-by-text.ts',
    find: '.where(and(own, isNull(liveReminders.textedAt)))',
    replace: '.where(own)',
    tests: ['class-calendar'],
    breaks: 'a job that runs twice texts twice',
  },
  {
    file: 'server/modules/live/calendar/calendar-answers.ts',
    find: '.where(and(eq(liveSeats.userId, owner.id), isNotNull(liveSeats.takenAt)))',
    replace: '.where(isNotNull(liveSeats.takenAt))',
    tests: ['class-calendar'],
    breaks: 'a private calendar shows everybody’s classes',
  },
]
