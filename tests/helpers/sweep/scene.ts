// The people and content of the contract sweep.
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { courses, instructors, rateLimits, users } from '#server/db/schema.ts'
import type { Person, Site, TestServer } from '../test-server.ts'
import type { Who } from './matrix.ts'
import { makeReadable, ownBook } from '../catalogue/books.ts'
import { publishLessons } from '../learning/lessons.ts'
import { quizLesson } from '../learning/quizzes.ts'
import { taskLesson } from '../learning/tasks.ts'
import { bookBody, instructorBody } from '../sample-bodies.ts'

/** A person who registered with the identity service and signed in. */
export type Member = Person & { name: string; idToken: string }

export type Scene = {
  server: TestServer
  user: Member
  other: Member
  admin: Member
  /** The teacher of `owned`, who teaches as the instructor `taughtBy`, and another one. */
  teacher: Member
  taughtBy: string
  rival: Member
  /** Demo content, never deleted by the sweep. */
  blog: string
  book: string
  course: string
  instructor: string
  /** An open order of `user` and its price. */
  order: string
  price: number
  /** A paid order of `user`, for a free course. */
  paidOrder: string
  /** That course, with a video that is not a preview. */
  owned: string
  video: string
  quiz: string
  task: string
  /** A readable book of two pages that `user` owns. */
  ownedBook: string
}

let registered = 0

export async function register(server: TestServer, name: string, email = newEmail()): Promise<Member> {
  await resetRateLimits(server)
  const password = 'a long enough sentence'
  const headers = { origin: server.url }
  const signedUp = await server.call('POST /identity/sign-up/email', { headers, body: { name, email, password } })
  if (signedUp.status !== 200) throw new Error(`Registering failed: ${signedUp.status} ${signedUp.text}`)
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const signed = await server.call('GET /identity/token', { headers: { ...headers, cookie: cookie.join('; ') } })
  const idToken: string = signed.json.token
  const exchanged = await server.call(`PUT /api/user/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { email },
  })
  if (exchanged.status !== 200) throw new Error(`Signing in failed: ${exchanged.status} ${exchanged.text}`)
  const [row] = await server.deps.db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return { id: row!.id, email: row!.email, name, token: exchanged.json.token, idToken }
}

export const newEmail = () => `member-${process.pid}-${++registered}@people.test`

export async function setScene(server: TestServer): Promise<Scene> {
  const user = await register(server, 'Rumi Learner')
  const other = await register(server, 'Other Learner')
  const head = await register(server, 'Head Teacher')
  await server.deps.db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, head.id))
  const admin = await freshSession(server, head)
  const first = async (path: string): Promise<string> => (await server.call(`GET /api/${path}?limit=1`)).json[0]._id
  const taughtBy = await addInstructor(server, admin)
  const scene = {
    server,
    user,
    other,
    admin,
    teacher: await makeTeacher(server, await register(server, 'Course Teacher'), taughtBy),
    taughtBy,
    rival: await makeTeacher(server, await register(server, 'Rival Teacher'), await addInstructor(server, admin)),
    blog: await first('blogs'),
    book: await first('books'),
    course: await first('courses/classNine'),
    instructor: await first('instructors/Physics'),
    order: '',
    price: 0,
    paidOrder: '',
    owned: await first('courses/freeCourse'),
    video: '',
    quiz: newId(),
    task: newId(),
    ownedBook: '',
  }
  await server.deps.db.update(courses).set({ instructorId: taughtBy }).where(eq(courses.id, scene.owned))
  scene.order = await add(scene, 'order', { id: scene.book }, user)
  scene.price = (await server.call(`GET /api/book/${scene.book}`)).json.price
  scene.paidOrder = await add(scene, 'order', { id: scene.owned }, user)
  scene.video = (
    await publishLessons(server, admin, scene.owned, quizLesson({}, scene.quiz), taskLesson({}, scene.task))
  ).video
  scene.ownedBook = await add(scene, 'addBook', bookBody)
  await makeReadable(server, scene.ownedBook)
  await ownBook(server, user, scene.ownedBook)
  return scene
}

export const addInstructor = async (server: TestServer, admin: Person): Promise<string> =>
  (await server.call('POST /api/addInstructor', { as: admin, body: instructorBody })).json.insertedId

/** Links a confirmed account to an instructor. */
async function makeTeacher(server: TestServer, person: Member, instructorId: string): Promise<Member> {
  await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  await server.deps.db.update(instructors).set({ userId: person.id }).where(eq(instructors.id, instructorId))
  return freshSession(server, person)
}

export function memberOf(scene: Scene, who: Who): Member | undefined {
  return who === 'visitor' ? undefined : scene[who]
}

/** The sweep makes far more calls than the limits allow. */
export async function resetRateLimits(server: TestServer): Promise<void> {
  await server.deps.db.delete(rateLimits)
}

/** Adds something through its call and returns its id. */
export async function add(
  scene: { server: TestServer; admin: Person },
  call: string,
  body: unknown,
  as: Person = scene.admin,
) {
  const added = await scene.server.call(`POST /api/${call}`, { as, body })
  if (added.status !== 200) throw new Error(`${call} failed: ${added.status} ${added.text}`)
  return added.json.insertedId as string
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function pictureForm(bytes: Uint8Array<ArrayBuffer> = PIXEL): FormData {
  const form = new FormData()
  form.set('image', new File([bytes], 'me.png', { type: 'image/png' }))
  return form
}

/** Uploads a picture and returns its path. */
export async function uploadPicture({ call }: Site, as: Person): Promise<string> {
  const { json } = await call('POST /api/media', { as, rawBody: pictureForm() })
  return new URL(json.data.url).pathname
}

/** Gives a person a new session that nothing else uses. */
export async function freshSession<Someone extends Person>(server: TestServer, person: Someone): Promise<Someone> {
  const { db, tokens, now } = server.deps
  const signIn = { identitySessionId: null, signedInAt: now() }
  return {
    ...person,
    token: await db.transaction((tx) => tokens.issue(tx, { ...person, name: '', emailVerified: true }, signIn)),
  }
}
