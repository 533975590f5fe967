// Batches of live classes, their rooms and calendars: the calls.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { day, id } from './fields.ts'
import { byId, bySession, searching, inserted, modified, deleted } from './shapes.ts'
import * as calendar from './live/calendar.ts'
import * as live from './live/live.ts'
import * as liveRoom from './live/live-room.ts'

export const liveCalls = callTable({
  'GET /admin/live': {
    summary: 'All batches of live classes, newest first. ?q= finds words in title and tutor.',
    access: 'admin',
    query: searching,
    answer: z.array(live.hostedBatch),
    list: true,
  },

  // Live classes
  'GET /live': {
    summary:
      'The timetable: batches with a class to come, the soonest first, each with its classes of about eight days from `from`, or from now.',
    access: 'open',
    fresh: true,
    query: z.object({
      programme: live.programme.optional(),
      subject: live.liveSubject.optional(),
      from: day.optional(),
    }),
    answer: z.array(live.listedBatch),
  },
  'GET /live/{id}': {
    summary: 'One batch with all its classes, and what the caller has of it.',
    access: 'optional',
    params: byId,
    answer: live.batch,
  },
  'GET /live/{session}/room': {
    summary: 'What the page of a class shows before, during and after it. 403 not_bought or refunded without a seat.',
    access: 'signedIn',
    params: bySession,
    answer: liveRoom.roomPage,
  },
  'GET /live/{session}/messages': {
    summary: 'What was written in a class, the oldest first; kept for 30 days.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.keptMessage),
  },
  'GET /live/{session}/line': {
    summary: 'Bytes to measure the connection with, before joining.',
    access: 'signedIn',
    params: bySession,
    answer: 'file',
  },
  'GET /live/{session}/recordings': {
    summary: 'The recordings of a class, from their first piece on; with addresses to play once they are ready.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.classRecording),
  },
  'POST /live/{session}/recording': {
    summary:
      'Begins a recording in the host’s browser; its pieces go to /uploads/{file}. 409 too_early or over outside of the class.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/file': {
    summary:
      'Announces a recording that was made elsewhere; the file goes to /uploads/{file}. 409 too_early before the class begins, class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: liveRoom.recordedFile,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/{id}/end': {
    summary:
      'Everything of a recording has arrived, and it is prepared. Without it, that happens after ten silent minutes.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ id }),
    answer: modified,
  },
  'POST /live/{id}/wait': {
    summary: 'Waits for a seat of a full batch. 409 seats_free if there is one.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'DELETE /live/{id}/wait': {
    summary: 'Stops waiting, and gives up a seat that is kept for the caller.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'PUT /live/{id}': {
    summary:
      'Changes the fields of a batch that are sent. Another title or price by its teacher is reviewed before anybody new takes a seat. 409 class_cancelled once it is cancelled.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: live.batchChange,
    answer: modified,
  },
  'PUT /live/{id}/review': {
    summary:
      'Approves a teacher’s batch, or sends it back with words. 409 changed_meanwhile if it has changed or was decided since.',
    access: 'admin',
    params: byId,
    body: live.batchDecision,
    answer: modified,
  },
  'POST /live/{id}/cancel': {
    summary:
      'Cancels a batch: it can no longer be bought, and everyone with a seat is notified and refunded. 410 over once all its classes have ended.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'GET /live/{id}/roster': {
    summary: 'Who has a seat, by first name, and who was at which class.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: live.roster,
  },
  'POST /live/{session}/move': {
    summary: 'Moves a class and tells everybody who has a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: live.sessionMove,
    answer: modified,
  },
  'POST /live/{session}/cancelClass': {
    summary: 'Cancels one class and tells everybody who has a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: modified,
  },
  'PUT /live/{session}/attendance/{user}': {
    summary: 'Says whether somebody was at a class, whatever was measured; null takes that back. 409 too_early.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ user: id }),
    body: live.attendanceChange,
    answer: modified,
  },
  'GET /live/{session}/join': {
    summary:
      'Where the class is held, from 10 minutes before it on, for its seats and hosts. 409 too_early with opensAt, or removed_from_class, 403 not_bought or refunded, 410 over or class_cancelled.',
    access: 'signedIn',
    params: bySession,
    answer: live.joinAnswer,
  },
  'POST /live/{session}/token': {
    summary: 'Admits the caller to our own room for ten minutes; checked as in GET /live/{session}/join.',
    access: 'signedIn',
    params: bySession,
    answer: live.roomToken,
  },
  'GET /mySeats': {
    summary: 'The batches that the caller has a seat of, newest first, with the next class.',
    access: 'signedIn',
    answer: z.array(live.ownSeat),
  },
  'GET /teach/rooms': {
    summary: 'What holds the classes; batches name an address only if that is `link`.',
    access: 'teacher',
    answer: live.roomKind,
  },
  'GET /teach/live': {
    summary: 'The caller’s own batches of live classes, newest first.',
    access: 'teacher',
    answer: z.array(live.hostedBatch),
  },
  'POST /teach/live': {
    summary:
      'Adds a batch with its classes, by a weekly pattern or single dates. A teacher is its tutor, and nobody takes a seat before it is approved; an administrator names an instructor or a tutor.',
    access: 'teacher',
    body: live.batchBody,
    answer: inserted,
  },

  // Calendars of live classes; the files themselves are outside /api
  'GET /calendar': {
    summary: 'The secret address of the caller’s calendar, or null without one.',
    access: 'signedIn',
    answer: calendar.calendarFeed,
  },
  'POST /calendar': {
    summary: 'Makes a secret address for the caller’s calendar; an earlier one ends.',
    access: 'signedIn',
    answer: calendar.newCalendarFeed,
  },
  'DELETE /calendar': {
    summary: 'Ends the address of the caller’s calendar.',
    access: 'signedIn',
    answer: deleted,
  },
  'GET /classNews': {
    summary:
      'Seats kept for the caller, and classes of the caller that were moved or cancelled in the last 30 days and not seen yet.',
    access: 'signedIn',
    answer: z.array(calendar.classNews),
  },
  'PUT /classNews/{id}': {
    summary: 'The caller has seen that this class was moved or cancelled.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
})
