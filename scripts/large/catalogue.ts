// Courses, books, blogs and instructors. Each copies one of the demo's with its own title, id and date. They were added
// evenly over the last three years.
import type pg from 'pg'
import { COURSE_TYPES, SUBJECTS } from '../../contract/constants.ts'
import { makeEntries } from '../../tests/bench/titles.ts'

const BATCH = 50_000
const ADDED_AT = `now() - interval '1095 days' * (1 - n / ($1::float8 + 1))`

export async function addCourses(client: pg.PoolClient, count: number): Promise<void> {
  await stageTitles(client, count, 1)
  await client.query(
    `create temp table new_courses as
     select n, title, at, pg_temp.id_at(at) as id, ($2::text[])[1 + n % ${COURSE_TYPES.length}] as category
     from (select n, title, ${ADDED_AT} as at from titles) as made`,
    [count, COURSE_TYPES],
  )
  await client.query(`insert into products (id, kind) select id, 'course' from new_courses order by id`)
  const own = {
    id: 'new.id',
    category: 'new.category',
    title: 'new.title',
    img: `'/covers/course/' || new.id || '.svg'`,
    created_at: 'new.at',
    changed_in: '(select version from content_version)',
  }
  await addLikeDemo(client, 'courses', 'new_courses', own)
}

export async function addBooks(client: pg.PoolClient, count: number): Promise<void> {
  await stageTitles(client, count, 2)
  await client.query(
    `create temp table new_books as
     select n, title, at, pg_temp.id_at(at) as id from (select n, title, ${ADDED_AT} as at from titles) as made`,
    [count],
  )
  await client.query(`insert into products (id, kind) select id, 'book' from new_books order by id`)
  const img = `'/covers/book/' || split_part(demo.img, '/', 4) || '/' || new.id || '.svg'`
  await addLikeDemo(client, 'books', 'new_books', { id: 'new.id', book_name: 'new.title', img, created_at: 'new.at' })
}

export async function addBlogs(client: pg.PoolClient, count: number): Promise<void> {
  await stageNumbers(client, 'new_blogs', count)
  const own = { id: 'new.id', img: `'/covers/blog/' || new.id || '.svg'`, date: 'new.at::date', created_at: 'new.at' }
  await addLikeDemo(client, 'blogs', 'new_blogs', { ...own, title: `demo.title || ' ' || new.n` })
}

export async function addInstructors(client: pg.PoolClient, count: number): Promise<void> {
  await stageNumbers(client, 'new_instructors', count)
  const subjects = SUBJECTS.map((subject) => `'${subject}'`).join(', ')
  const subject = `(array[${subjects}])[1 + new.n % ${SUBJECTS.length}]`
  // An account can only teach as one instructor.
  const own = { id: 'new.id', subject, user_id: 'null::uuid', created_at: 'new.at' }
  await addLikeDemo(client, 'instructors', 'new_instructors', own)
}

async function stageNumbers(client: pg.PoolClient, table: string, count: number): Promise<void> {
  await client.query(
    `create temp table ${table} as select n, at, pg_temp.id_at(at) as id
     from (select n, ${ADDED_AT} as at from generate_series(1, $1::int) as n) as made`,
    [count],
  )
}

async function stageTitles(client: pg.PoolClient, count: number, seed: number): Promise<void> {
  await client.query('drop table if exists titles')
  await client.query('create temp table titles (n int generated always as identity, title text)')
  let titles: string[] = []
  const send = async () => {
    await client.query('insert into titles (title) select * from unnest($1::text[])', [titles])
    titles = []
  }
  for (const { title } of makeEntries(count, seed)) if (titles.push(title) === BATCH) await send()
  await send()
}

/** `own` contains the columns that differ from the demo's row, as expressions over both. */
async function addLikeDemo(client: pg.PoolClient, table: string, source: string, own: Record<string, string>) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  await client.query(`create temp table demo_${table} as select *, row_number() over () - 1 as place from ${table}`)
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => own[name] ?? `demo.${name}`).join(', ')}
     from ${source} as new
     join demo_${table} as demo on demo.place = new.n % (select count(*) from demo_${table})
     order by new.id`,
  )
}
