// Calls about batches of live classes, their rooms and calendars.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { day, id } from './fields.ts'
import { byId, bySession, searching, inserted, modified, deleted } from './shapes.ts'
import * as calendar from './live/calendar.ts'
import * as live from './live/live.ts'
import * as liveRoom from './live/live-room.ts'

export const liveCalls = callTable({
  'GET /admin/live': {
    summary: 'All batches of live classes, newest first. ?q= searches titles and tutors.',
    access: 'admin',
    query: searching,
    answer: z.array(live.hostedBatch),
    list: true,
  },

  // Live classes
  'GET /live': {
    summary:
      'The timetable: batches with upcoming classes, soonest first, each with its classes in about eight days from `from`, or from now.',
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
    summary: 'A single batch with all its classes, and the caller’s seat or place in line.',
    access: 'optional',
    params: byId,
    answer: live.batch,
  },
  'GET /live/{session}/room': {
    summary:
      'Everything a class page shows before, during and after the class. 403 not_bought or refunded without a seat.',
    access: 'signedIn',
    params: bySession,
    answer: liveRoom.roomPage,
  },
  'GET /live/{session}/messages': {
    summary: 'The chat of a class, oldest first. Messages are kept for 30 days.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.keptMessage),
  },
  'GET /live/{session}/line': {
    summary: 'Sample bytes for measuring the connection before joining.',
    access: 'signedIn',
    params: bySession,
    answer: 'file',
  },
  'GET /live/{session}/recordings': {
    summary: 'The recordings of a class, listed from their first piece, with URLs to play once they’re ready.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.classRecording),
  },
  'POST /live/{session}/recording': {
    summary:
      'Starts a recording in the host’s browser. Its pieces are uploaded to /uploads/{file}. 409 too_early or over outside the class.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/file': {
    summary:
      'Registers a recording made elsewhere. The file is uploaded to /uploads/{file}. 409 too_early before the class starts, or class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: liveRoom.recordedFile,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/{id}/end': {
    summary:
      'Ends a recording once all its pieces are uploaded, and starts preparing it. Recordings end automatically after ten minutes without a piece.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ id }),
    answer: modified,
  },
  'POST /live/{id}/wait': {
    summary: 'Joins the waiting list of a full batch. 409 seats_free if there is a free seat.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'DELETE /live/{id}/wait': {
    summary: 'Leaves the waiting list, and gives up any seat held for the caller.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'PUT /live/{id}': {
    summary:
      'Updates the batch fields sent in the body. A new title or price from a teacher goes through review before anyone else can take a seat. 409 class_cancelled if the batch is cancelled.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: live.batchChange,
    answer: modified,
  },
  'PUT /live/{id}/review': {
    summary:
      'Approves a teacher’s batch, or sends it back with a comment. 409 changed_meanwhile if it has since been changed or decided.',
    access: 'admin',
    params: byId,
    body: live.batchDecision,
    answer: modified,
  },
  'POST /live/{id}/cancel': {
    summary:
      'Cancels a batch. It can’t be bought any more, and everyone with a seat is notified and refunded. 410 over once all its classes have ended.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'GET /live/{id}/roster': {
    summary: 'The learners with a seat, by first name, and which classes each attended.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: live.roster,
  },
  'POST /live/{session}/move': {
    summary: 'Moves a class and notifies everyone with a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: live.sessionMove,
    answer: modified,
  },
  'POST /live/{session}/cancelClass': {
    summary: 'Cancels one class and notifies everyone with a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: modified,
  },
  'PUT /live/{session}/attendance/{user}': {
    summary:
      'Records whether someone attended a class, overriding what was measured. Null removes the override. 409 too_early.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ user: id }),
    body: live.attendanceChange,
    answer: modified,
  },
  'GET /live/{session}/join': {
    summary:
      'Where a class is held, for learners with a seat and hosts, from 10 minutes before it starts. 409 too_early with opensAt, or removed_from_class, 403 not_bought or refunded, 410 over or class_cancelled.',
    access: 'signedIn',
    params: bySession,
    answer: live.joinAnswer,
  },
  'POST /live/{session}/token': {
    summary: 'Admits the caller to our own room for ten minutes. Runs the same checks as GET /live/{session}/join.',
    access: 'signedIn',
    params: bySession,
    answer: live.roomToken,
  },
  'GET /mySeats': {
    summary: 'The batches in which the caller has a seat, newest first, each with its next class.',
    access: 'signedIn',
    answer: z.array(live.ownSeat),
  },
  'GET /teach/rooms': {
    summary: 'Where classes are held. Batches have an address of their own only if this is `link`.',
    access: 'teacher',
    answer: live.roomKind,
  },
  'GET /teach/live': {
    summary: 'The batches the caller teaches, newest first.',
    access: 'teacher',
    answer: z.array(live.hostedBatch),
  },
  'POST /teach/live': {
    summary:
      'Adds a batch with its classes, as a weekly pattern or single dates. A teacher becomes its tutor, and nobody can take a seat until it’s approved; an administrator names an instructor or a tutor.',
    access: 'teacher',
    body: live.batchBody,
    answer: inserted,
  },

  // Calendars of live classes; the files themselves are outside /api
  'GET /calendar': {
    summary: 'The secret address of the caller’s calendar, or null if there is none.',
    access: 'signedIn',
    answer: calendar.calendarFeed,
  },
  'POST /calendar': {
    summary: 'Creates a secret address for the caller’s calendar. The previous address stops working.',
    access: 'signedIn',
    answer: calendar.newCalendarFeed,
  },
  'DELETE /calendar': {
    summary: 'Deletes the secret address of the caller’s calendar.',
    access: 'signedIn',
    answer: deleted,
  },
  'GET /classNews': {
    summary:
      'Seats held for the caller, and the caller’s classes that were moved or cancelled in the last 30 days and not seen yet.',
    access: 'signedIn',
    answer: z.array(calendar.classNews),
  },
  'PUT /classNews/{id}': {
    summary: 'Marks a moved or cancelled class as seen by the caller.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
})
