// Lessons for tests: a stored video, and a small published curriculum made through the API.
import { newId } from '#server/db/ids.ts'
import { files, fileVariants } from '#server/db/schema-learning.ts'
import type { Person, TestServer } from '../test-server.ts'

export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\nHello.\n\n00:05.000 --> 00:09.000\nGoodbye.\n'
export const VIDEO_SECONDS = 100

export type VideoOptions = Partial<typeof files.$inferInsert> & { content?: Uint8Array }

/** Stores a video as if it had been uploaded and encoded. */
export async function storeVideo({ deps }: TestServer, options: VideoOptions = {}): Promise<string> {
  const { content = Buffer.from('a video of a few bytes'), ...columns } = options
  const id = newId()
  const bytes = content.length
  await deps.db.insert(files).values({
    id,
    kind: 'video',
    name: 'video.mp4',
    state: 'ready',
    bytes,
    arrived: bytes,
    seconds: VIDEO_SECONDS,
    ...columns,
  })
  const name = `${newId()}.mp4`
  await deps.files.put(name, content)
  await deps.db.insert(fileVariants).values({ fileId: id, variant: 'v240', name, type: 'video/mp4', bytes })
  return id
}

export type Published = { preview: string; video: string; text: string; file: string; section: string }

/** Publishes a free preview, a video, a text, and more. */
export async function publishLessons(
  server: TestServer,
  admin: Person,
  course: string,
  ...more: object[]
): Promise<Published> {
  const file = await storeVideo(server)
  const [section, preview, video, text] = [newId(), newId(), newId(), newId()]
  const lessons = [
    { _id: preview, title: 'A preview', kind: 'video', free: true, file },
    { _id: video, title: 'A video', kind: 'video', file },
    { _id: text, title: 'A text', kind: 'text', body: 'Half is $\\frac{1}{2}$ of **one**.' },
    ...more,
  ]
  await saveAndPublish(server, admin, course, [{ _id: section, title: 'The first section', lessons }])
  return { preview, video, text, file, section }
}

export async function saveAndPublish(server: TestServer, admin: Person, course: string, sections: unknown[]) {
  const draft = await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })
  const body = { sections, revision: draft.json.revision }
  const saved = await server.call(`PUT /api/curriculum/${course}`, { as: admin, body })
  if (saved.status !== 200) throw new Error(`saving the draft failed: ${saved.status} ${saved.text}`)
  const { revision } = saved.json
  const published = await server.call(`POST /api/curriculum/${course}/publish`, { as: admin, body: { revision } })
  if (published.status !== 200) throw new Error(`publishing failed: ${published.status} ${published.text}`)
}
