// The course around a lesson: its title, its lessons, and the learner's progress.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Learning, Place } from '#contract/calls/learning/learning.ts'
import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { useNowAndOnline } from '../../ui/use-online.ts'
import type { CourseShell } from './course-shell.ts'
import { playWhenOpened } from './next-lesson.ts'
import { readCurriculum } from './read-lessons.ts'
import { keepPlace, keptPlaces, sendPlaces } from '../place-queue.ts'

export type CourseData = ReturnType<typeof useCourse>

/** In a preview, nothing the author does counts. */
export function useCourse(id: string, isPreview: boolean, shell: CourseShell | null) {
  const about = useCall(useCallback(() => api('GET /course/{id}', { params: { id } }), [id]))
  const curriculum = useCall(useCallback(() => readCurriculum({ course: id, isPreview }), [id, isPreview]))
  const learning = useCall(useCallback(() => (isPreview ? PREVIEW : readLearning(id)), [id, isPreview]))

  const { change, reload: reloadLearning } = learning
  const { reload: reloadAbout } = about
  const { reload: reloadCurriculum } = curriculum
  const started = useRef(0)
  const answered = useRef(0)
  const send = useCallback(async () => {
    const turn = ++started.current
    const places = await sendPlaces()
    // A later report, which was answered sooner, has newer data.
    if (!places.length || turn < answered.current) return
    answered.current = turn
    change((before) => withKept(withPlaces(before, places)))
  }, [change])

  useNowAndOnline(send)
  useOfferAfterLesson(isPreview ? undefined : learning.answer?.own?.places.filter(({ done }) => done).length)

  const sections = curriculum.answer?.sections ?? shell?.sections ?? null
  const lessons = useMemo(() => sections?.flatMap((section) => section.lessons) ?? null, [sections])
  const own = learning.answer?.own
  const open =
    (!isPreview && own && lessons?.filter(({ _id }) => !own.places.find(({ item }) => item === _id)?.done)) || null
  const [wasOpen, setWasOpen] = useState(false)
  if (open?.length && !wasOpen) setWasOpen(true)
  return {
    id,
    about: about.answer ?? shell?.about ?? null,
    /** The planned contents, also shown before there are lessons. */
    syllabus: about.answer?.syllabus ?? null,
    sections,
    lessons,
    /** The requirements left before the certificate. Null until known, and in a preview. */
    open,
    /** Whether the last of them was met while the course was open. */
    isJustFinished: wasOpen && open?.length === 0,
    /** Undefined until known. Null for visitors and for people who don't own the course. */
    learning: own,
    /** The order with which the course was bought. */
    order: learning.answer?.order,
    isPreview,
    playWhenOpened,
    pathTo: (lesson: string) => paths.learn(id, lesson) + (isPreview ? PREVIEW_QUERY : ''),
    problem: about.problem ?? curriculum.problem ?? learning.problem,
    reload: useCallback(() => {
      reloadAbout()
      reloadCurriculum()
      reloadLearning()
    }, [reloadAbout, reloadCurriculum, reloadLearning]),
    send,
    /** Reports the page of a document that is being read. */
    visit: useCallback(
      (item: string, position: number) => {
        keepPlace({ item, position, watched: [], seenAt: new Date().toISOString() })
        void send()
      },
      [send],
    ),
    /**
     * Takes effect on the page immediately, and on the server as soon as it can be reached. Returns the time of the
     * change.
     */
    mark(item: string, done: boolean, position: number): string {
      const seenAt = new Date().toISOString()
      change((before) => withPlaces(before, [{ item, position, done }]))
      if (isPreview) return seenAt
      keepPlace({ item, position, watched: [], done, seenAt })
      void send()
      return seenAt
    },
  }
}

/** Notices when the number of finished lessons grows while the course is open. */
function useOfferAfterLesson(done: number | undefined): void {
  const before = useRef(done)
  useEffect(() => {
    if (done !== undefined && before.current !== undefined && done > before.current) {
      void import('./offer-install.ts').then(({ lessonFinished }) => lessonFinished()).catch(() => {})
    }
    before.current = done
  }, [done])
}

type OwnLearning = { own: Learning | null; order?: string | undefined }

const PREVIEW = Promise.resolve<OwnLearning>({ own: { percent: 0, next: null, places: [] } })

async function readLearning(course: string): Promise<OwnLearning> {
  const session = currentSession()
  if (!session) return { own: null }
  // Progress in a course that isn't owned would be refused.
  const [order] = await api('GET /paidOrder', { query: { email: session.email, product: course } })
  if (!order) return { own: null }
  const own = await api('GET /learn/{course}', { params: { course } })
  return withKept({ own, order: order._id })
}

/** Progress that this device hasn't sent yet is newer than the server's. */
function withKept(learning: OwnLearning): OwnLearning {
  return keptPlaces().reduce((before, { item, position, done }) => {
    const known = before.own?.places.find((place) => place.item === item)
    const place = { item, position: position || (known?.position ?? 0), done: done ?? known?.done ?? false }
    return withPlaces(before, [place])
  }, learning)
}

function withPlaces({ own, order }: OwnLearning, changed: Place[]): OwnLearning {
  if (!own) return { own }
  const places = new Map([...own.places, ...changed].map((place) => [place.item, place]))
  return { own: { ...own, places: [...places.values()] }, order }
}
