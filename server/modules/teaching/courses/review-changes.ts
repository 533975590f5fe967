// What a reviewer looks at: the difference between the course now and at the last review.
import { isDeepStrictEqual } from 'node:util'
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { ReviewedChange, ReviewedCourse } from '#contract/calls/teaching/teaching.ts'
import { differenceOf } from '../../../db/difference.ts'
import { lessonsOf } from '../../learning/lessons/finished-lessons.ts'

type Entry = Pick<LessonDraft, '_id' | 'title'> & Partial<LessonDraft>

/** `before` is null for a course that nobody has reviewed yet, so that everything is new. */
export function changesBetween(before: ReviewedCourse | null, now: ReviewedCourse) {
  const lessonsBefore = before ? lessonsOf(before.tree) : []
  const lessonsNow = lessonsOf(now.tree)
  const changes = [
    ...(before ? fieldChanges(before, now) : firstFields(now)),
    ...entryChanges('section', before ? sectionsOf(before.tree) : [], sectionsOf(now.tree)),
    ...entryChanges('lesson', lessonsBefore, lessonsNow),
  ]
  const known = new Map(lessonsBefore.map((lesson) => [lesson._id, lesson]))
  const unchanged = lessonsNow.filter((lesson) => isDeepStrictEqual(known.get(lesson._id), lesson)).length
  return { changes, unchanged }
}

/** For a new course, the fields that the lessons don't show. */
const FIRST_LOOK = [
  'img',
  'video',
  'classCourse',
  'language',
  'price',
  'formerPrice',
  'promoCode',
  'ShortDescription',
  'about',
]

const firstFields = ({ fields }: ReviewedCourse): ReviewedChange[] =>
  FIRST_LOOK.map((name) => ({ what: 'added', of: 'field', name, before: null, after: inWords(fields[name] ?? null) }))

function fieldChanges(before: ReviewedCourse, now: ReviewedCourse): ReviewedChange[] {
  return Object.entries(differenceOf(before.fields, now.fields)).map(([name, [old, fresh]]) => ({
    what: 'changed',
    of: 'field',
    name,
    before: inWords(old),
    after: inWords(fresh),
  }))
}

const inWords = (value: unknown): string | null => (value === null || value === '' ? null : String(value))

function entryChanges(of: 'section' | 'lesson', before: Entry[], now: Entry[]): ReviewedChange[] {
  const old = new Map(before.map((entry) => [entry._id, entry]))
  const fresh = new Map(now.map((entry) => [entry._id, entry]))
  const ids = [...new Set([...fresh.keys(), ...old.keys()])]
  return ids.flatMap((id): ReviewedChange[] => {
    const [earlier, current] = [old.get(id), fresh.get(id)]
    if (isDeepStrictEqual(earlier, current)) return []
    const { title, kind } = (current ?? earlier)!
    return [
      {
        what: !earlier ? 'added' : current ? 'changed' : 'removed',
        of,
        name: title,
        before: earlier && earlier.title !== title ? earlier.title : null,
        after: null,
        ...(of === 'lesson' && current ? { lesson: id } : {}),
        ...(kind ? { kind } : {}),
      },
    ]
  })
}

const sectionsOf = ({ sections }: CurriculumTree): Entry[] => sections.map(({ _id, title }) => ({ _id, title }))
