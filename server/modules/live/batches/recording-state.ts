import { sql } from 'drizzle-orm'
import type { ClassRecording } from '#contract/calls/live/live-room.ts'

/** By the state of its file, from the first piece on. In plain names, for queries that join `files`. */
export const recordingState = sql<ClassRecording['state']>`case
  when files.state = 'arriving' then case when live_recordings.ended_at is null then 'recording' else 'arriving' end
  when files.state in ('waiting', 'working') then 'waiting'
  when files.state = 'ready' then 'ready'
  else 'failed' end`
