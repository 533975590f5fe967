// A server with two users and an administrator signed in, and shorthands for calling it.
import assert from 'node:assert/strict'
import { add } from './sweep/scene.ts'
import { bookBody, courseBody } from './sample-bodies.ts'
import { startTestServer, type Answer, type CallOptions, type Person } from './test-server.ts'

export type OpenSite = Awaited<ReturnType<typeof openSite>>

export async function openSite() {
  const server = await startTestServer()
  const [user, other, admin] = await Promise.all([
    server.person('user', 'Rumi Learner'),
    server.person('user', 'Other Learner'),
    server.person('admin', 'Head Teacher'),
  ])
  const call = (name: string, options?: CallOptions): Promise<Answer> => server.call(name, options)
  const addContent = (name: string, body: unknown) => add({ server, admin }, name, body)
  return {
    server,
    user,
    other,
    admin,
    call,
    get: async (path: string, as?: Person) => (await call(`GET /api/${path}`, { as })).json,
    /** The id of the newest item of a list. */
    first: async (list: string): Promise<string> => (await call(`GET /api/${list}?limit=1`)).json[0]._id,
    add: addContent,
    newCourse: (more: Record<string, unknown> = {}) => addContent('addCourse', { ...courseBody, ...more }),
    newBook: (more: Record<string, unknown> = {}) => addContent('addBook', { ...bookBody, ...more }),
    order: (id: string, as: Person, more: Record<string, unknown> = {}) =>
      call('POST /api/order', { as, body: { id, ...more } }),
    async change(path: string, body: unknown) {
      const changed = await call(`PUT /api/${path}`, { as: admin, body })
      assert.deepEqual(changed.json, { modifiedCount: 1 })
    },
  }
}

/** The path of a list's next page, if there is one. */
export const nextPage = ({ headers }: Answer): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

export const statusesOf = (answers: Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
