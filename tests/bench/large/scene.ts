// The data that the calls use: a sample of courses, books and people, and access tokens for some of them.
import pg from 'pg'
import { connect } from '#server/db/database.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'

export const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }
export const productEnv = (database: string, folder: string) => ({
  DATABASE_URL: database,
  DATA_DIR: folder,
  PORUA_MODE: 'demo',
  ...SECRETS,
  ...STRIPE_KEYS,
})

type Item = { id: string; name: string; category: string }
type Person = { id: string; email: string; name: string; emailVerified: boolean }

export type Scene = {
  courses: Item[]
  books: Item[]
  blogs: { id: string }[]
  /** Courses with a named instructor, used as cursors of the instructor's list. */
  taught: { id: string; instructor: string }[]
  newest: Item[]
  /** The newest rows of the other lists, used as cursors of first pages that are not cached yet. */
  newestOf: Record<'books' | 'blogs' | 'instructors' | 'reviews', { id: string; category: string }[]>
  people: Person[]
  orders: { id: string }[]
  tokens: { light: string; heavy: string; reader: string; admin: string }
}

const SAMPLE = 400

export async function readScene(url: string): Promise<Scene> {
  const { db, pool, close } = await connect({ connectionString: url, max: 1 }, () => {})
  const many = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const tokenOf = async (who: string) => {
    const [person] = await many<Person>(
      `select id, email, name, email_verified as "emailVerified" from users where ${who} limit 1`,
    )
    return db.transaction((tx) => tokens.issue(tx, person!, { identitySessionId: null, signedInAt: new Date() }))
  }
  const buyer = (orderCount: string) => `id = (
    select user_id from orders group by user_id having count(*) ${orderCount} order by user_id desc limit 1)`
  try {
    return {
      courses: await many(sample('courses', 'id, title as name, category', 'where deleted_at is null')),
      books: await many(sample('books', `id, book_name as name, '' as category`, 'where true')),
      blogs: await many(sample('blogs', 'id', 'where deleted_at is null')),
      taught: await many(sample('courses', 'id, instructor_id as instructor', 'where instructor_id is not null')),
      newest: await many(
        `select id, title as name, category from courses where deleted_at is null order by id desc limit ${SAMPLE}`,
      ),
      newestOf: {
        books: await many(newestOf('books', `''`)),
        blogs: await many(newestOf('blogs', `''`)),
        instructors: await many(newestOf('instructors', 'subject')),
        reviews: await many(newestOf('reviews', `''`)),
      },
      people: await many(sample('users', 'id, email, name', `where email like '%@people.example'`)),
      orders: await many(sample('orders', 'id', 'where true')),
      tokens: {
        light: await tokenOf(buyer('between 2 and 4')),
        heavy: await tokenOf(buyer('>= 300')),
        reader: await tokenOf(
          `id = (select user_id from notification_reads group by user_id having count(*) = 10 limit 1)`,
        ),
        admin: await tokenOf(`role = 'admin'`),
      },
    }
  } finally {
    await close()
  }
}

const newestOf = (table: string, category: string) =>
  `select id, ${category} as category from ${table} order by id desc limit ${SAMPLE}`

/** A random sample, since in order of id every nth person has far more orders than the others. */
const sample = (table: string, columns: string, where: string) =>
  `select ${columns} from ${table} ${where} order by md5(id::text) limit ${SAMPLE}`
