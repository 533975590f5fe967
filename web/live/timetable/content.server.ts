import { LIVE_SUBJECTS } from '#contract/constants.ts'
import type { Api } from '#contract/client.ts'
import type { TimetableView } from './timetable-path.ts'

export async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const [programme, subject, from] = ['programme', 'subject', 'from'].map((name) => searchParams.get(name) || null)
  const chosen = LIVE_SUBJECTS.find((each) => each === subject) ?? null
  const query = {
    ...(programme && { programme }),
    ...(subject && { subject: subject as (typeof LIVE_SUBJECTS)[number] }),
    ...(from && { from }),
  }
  const batches = await api('GET /live', { query })
  const shown: TimetableView = { programme: programme ? Number(programme) : null, subject: chosen, from: from ?? null }
  return { now: Date.now(), batches, shown }
}
