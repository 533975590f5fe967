// Publishes the lessons of the demo courses. Their videos and figures are served from the repository.
import { sql } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import { treeWithMedia } from '#server/modules/teaching/course-folder/import-course.ts'
import type { CourseFolder } from '#server/modules/teaching/course-folder/read-course-folder.ts'
import { countedFigures } from '#server/modules/learning/lessons/course-figures.ts'
import { lessonRows, sectionRows } from '#server/modules/learning/lessons/tree-rows.ts'
import { publishQuizzes } from '#server/modules/learning/lessons/publish-quizzes.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { courses, uploads } from '../../server/db/schema.ts'
import { fileCaptions, files, fileVariants, lessons, sections } from '../../server/db/schema-learning.ts'
import { clipFiles, type ClipFile } from '../clips/clip-files.ts'
import { figureUploads } from '../figures/figure-files.ts'

/**
 * Keyed by file name in a course folder. A video and a recording of the same clip are two files, because a file has one
 * kind.
 */
type FileIds = Map<string, string>

export async function seedLessons(tx: Transaction, folders: CourseFolder[], now: Date): Promise<void> {
  const ids = await seedFiles(tx, now)
  const figures = figureUploads()
  await tx.insert(uploads).values([...figures.values()].map((name) => ({ name, createdAt: now, keptAt: now })))
  const trees = folders.map((folder) => ({ id: folder.id, tree: toTree(folder, ids, figures) }))
  await tx.insert(sections).values(trees.flatMap(({ id, tree }) => sectionRows(id, tree)))
  const rows = await Promise.all(trees.map(({ id, tree }) => lessonRows(id, tree)))
  await tx.insert(lessons).values(rows.flat())
  await publishQuizzes(tx, { sections: trees.flatMap(({ tree }) => tree.sections) }, now)
  const counted = await countedFigures(
    tx,
    trees.map(({ id }) => id),
  )
  const counts = Array.from(counted, ([id, numbers]) => ({ id, ...numbers }))
  await tx.execute(sql`update ${courses} set hours = counted.hours, videos = counted.videos, quizzes = counted.quizzes,
      notes = counted.notes, transcripts = counted.transcripts
    from json_populate_recordset(null::courses, ${JSON.stringify(counts)}) as counted where ${courses.id} = counted.id`)
}

function toTree(folder: CourseFolder, ids: FileIds, figures: Map<string, string>): CurriculumTree {
  const shown = folder.lessons.flatMap(({ name, pictures }) =>
    Object.keys(pictures).map((figure) => ({ name, figure })),
  )
  const missing = shown.find(({ figure }) => !figures.has(figure))
  if (missing) throw new Error(`${folder.course.body.title}, ${missing.name}: there is no figure ${missing.figure}`)
  const fileOf = folder.lessons.flatMap(({ id, name, file }) => {
    if (file === undefined) return []
    if (!ids.has(file)) throw new Error(`${folder.course.body.title}, ${name}: there is no clip ${file}`)
    return [[id, ids.get(file)!] as const]
  })
  return treeWithMedia(folder, { fileOf: new Map(fileOf), pictures: figures })
}

async function seedFiles(tx: Transaction, now: Date): Promise<FileIds> {
  const ids: FileIds = new Map()
  const rows = clipFiles().flatMap((clip) =>
    (['video', 'audio'] as const).map((kind) => {
      const id = newId()
      ids.set(`media/${clip.clip}-${clip.language}.${kind === 'video' ? 'mp4' : 'm4a'}`, id)
      return fileRows(id, kind, clip, now)
    }),
  )
  await insertFiles(tx, rows)
  return ids
}

/** Stores a clip as a separate file, for uses other than lessons. Returns its id. */
export async function seedClip(tx: Transaction, name: string, now: Date): Promise<string> {
  const found = clipFiles().find(({ clip, language }) => `${clip}-${language}` === name)
  if (!found) throw new Error(`there is no clip ${name}`)
  const again = <File extends { name: string }>(file: File) => ({ ...file, name: `class-${file.name}` })
  const { video, recording, poster, ...clip } = found
  const id = newId(now)
  const copy = { ...clip, video: again(video), recording: again(recording), poster: again(poster) }
  await insertFiles(tx, [fileRows(id, 'video', copy, now)])
  return id
}

type FileRows = {
  file: typeof files.$inferInsert
  variants: (typeof fileVariants.$inferInsert)[]
  captions: (typeof fileCaptions.$inferInsert)[]
}

async function insertFiles(tx: Transaction, rows: FileRows[]): Promise<void> {
  await tx.insert(files).values(rows.map(({ file }) => file))
  await tx.insert(fileVariants).values(rows.flatMap(({ variants }) => variants))
  await tx.insert(fileCaptions).values(rows.flatMap(({ captions }) => captions))
}

function fileRows(id: string, kind: 'video' | 'audio', clip: ClipFile, now: Date): FileRows {
  const { video, recording, poster } = clip
  const main = kind === 'video' ? video : recording
  const file = {
    id,
    kind,
    name: main.name,
    state: 'ready' as const,
    bytes: main.bytes,
    arrived: main.bytes,
    seconds: clip.seconds,
    createdAt: now,
    changedAt: now,
  }
  const sound = { fileId: id, variant: 'a32', type: 'audio/mp4', bytes: recording.bytes }
  const variants =
    kind === 'audio'
      ? [{ ...sound, name: `recording-${recording.name}` }]
      : [
          {
            fileId: id,
            variant: 'v240',
            type: 'video/mp4',
            name: video.name,
            bytes: video.bytes,
            width: 426,
            height: 240,
          },
          { ...sound, name: recording.name },
          { fileId: id, variant: 'poster', type: 'image/webp', name: poster.name, bytes: poster.bytes },
        ]
  return { file, variants, captions: clip.captions.map(({ language, vtt }) => ({ fileId: id, language, vtt })) }
}
