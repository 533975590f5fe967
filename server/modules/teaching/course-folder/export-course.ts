// A course as the files of a folder: its draft if there is one, otherwise the published course.
import { eq, inArray } from 'drizzle-orm'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { coverAddress } from '#art/cover-address.ts'
import type { Files } from '../../../adapters/files/files.ts'
import type { Reads } from '../../../db/database.ts'
import { fileCaptions, files, fileVariants } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import { contentKinds } from '../../catalogue/content/content-kinds.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'
import { draftOf } from '../../learning/lessons/draft-rows.ts'
import { figuresOf } from '../../files/markup/lesson-html.ts'
import { publishedTree } from '../../learning/lessons/published-tree.ts'
import type { ZipEntry } from '../../learning/reading/write-zip.ts'
import { COURSE_FILE, writeCourse } from '../../files/course-markdown/course-file.ts'
import { writeLesson } from '../../files/course-markdown/lesson-file.ts'

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
}

export async function exportCourse(deps: Pick<Deps, 'db' | 'files'>, id: string): Promise<ZipEntry[]> {
  const { course, certificateRule, tree } = await deps.db.transaction(async (tx) => {
    const { certificateRule, ...course } = one(
      await tx
        .select({ ...contentKinds.course.fields, certificateRule: courses.certificateRule })
        .from(courses)
        .where(live(courses, id)),
    )
    return { course, certificateRule, tree: (await draftOf(tx, id, await publishedTree(tx, id))).tree }
  })
  const lessons = tree.sections.flatMap((section) => section.lessons)
  const names = new Map(lessons.map((lesson, index) => [lesson._id, lessonName(lesson, index)]))
  const media = await mediaOf(deps, lessons)
  const { img, about, ...fields } = course
  const isDrawn = img === coverAddress({ kind: 'course', id })
  const texts = [
    {
      name: COURSE_FILE,
      text: writeCourse({
        id,
        ...fields,
        img: isDrawn ? null : img,
        about,
        certificateRule,
        sections: tree.sections.map((section) => ({
          id: section._id,
          title: section.title,
          lessons: section.lessons.map(({ _id }) => names.get(_id)!),
        })),
      }),
    },
    ...lessons.map((lesson) => ({
      name: names.get(lesson._id)!,
      text: writeLesson(lesson, media.nameOf.get(lesson.file ?? '') ?? null, (other) => names.get(other)),
    })),
  ]
  const shown = figuresOf(JSON.stringify([tree, course]))
  return [
    ...texts.map(({ name, text }) => ({ name, pieces: once(text) })),
    ...media.entries,
    ...shown.map((path) => ({ name: path.slice(1), pieces: picture(deps.files, path.slice('/media/'.length)) })),
  ]
}

/** Numbered in course order, with the part of the title that every system can spell. */
function lessonName({ title, kind }: LessonDraft, index: number): string {
  return `${String(index + 1).padStart(2, '0')}-${slugOf(title) || kind}.md`
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '')

async function mediaOf({ db, files: storage }: Pick<Deps, 'db' | 'files'>, lessons: LessonDraft[]) {
  const ids = [...new Set(lessons.flatMap(({ file }) => file ?? []))]
  const nameOf = new Map<string, string>()
  const entries: ZipEntry[] = []
  if (!ids.length) return { nameOf, entries }
  const captions = await db.select().from(fileCaptions).where(inArray(fileCaptions.fileId, ids))
  for (const { id, name, variant } of await bestVariants(db, ids)) {
    const slug = slugOf(name.replace(/\.[^.]*$/, '')) || 'file'
    const isTaken = (stem: string) => [...nameOf.values()].some((taken) => taken.startsWith(`media/${stem}.`))
    let stem = slug
    for (let number = 2; isTaken(stem); number++) stem = `${slug}-${number}`
    const path = `media/${stem}.${EXTENSIONS[variant.type]}`
    nameOf.set(id, path)
    entries.push({ name: path, pieces: stored(storage, variant) })
    for (const { fileId, language, vtt } of captions) {
      if (fileId === id) entries.push({ name: `media/${stem}.${language}.vtt`, pieces: once(vtt) })
    }
  }
  return { nameOf, entries }
}

type Variant = { name: string; type: string; bytes: number }

/** Originals are only kept for documents. For other files, the largest variant is the best one available. */
async function bestVariants(reads: Reads, ids: string[]): Promise<{ id: string; name: string; variant: Variant }[]> {
  const rows = await reads
    .select({ id: files.id, kind: files.kind, name: files.name, variant: fileVariants })
    .from(files)
    .innerJoin(fileVariants, eq(fileVariants.fileId, files.id))
    .where(inArray(files.id, ids))
  const best = new Map<string, (typeof rows)[number]>()
  for (const row of rows.toSorted((a, b) => b.variant.bytes - a.variant.bytes)) {
    const wanted = row.kind === 'pdf' ? 'application/pdf' : `${row.kind}/`
    if (!best.has(row.id) && row.variant.type.startsWith(wanted)) best.set(row.id, row)
  }
  return ids.flatMap((id) => best.get(id) ?? [])
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function* stored(storage: Files, { name, bytes }: Variant): AsyncGenerator<Uint8Array> {
  const stream = await storage.read(name, { first: 0, last: bytes - 1 })
  if (!stream) throw new Error(`${name} is missing in the storage`)
  yield* stream as AsyncIterable<Uint8Array>
}

async function* picture(storage: Files, name: string): AsyncGenerator<Uint8Array> {
  const bytes = await storage.get(name)
  if (bytes) yield bytes
}
