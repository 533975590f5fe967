// People with names in both languages, with some names far more frequent than others, registered over the last three
// years.
import type pg from 'pg'
import { COURSE_TYPES } from '../../contract/constants.ts'
import { EMBEDDED_ISSUER } from '../../server/adapters/identity/embedded.ts'
import { makeNames, randomFrom, syllables } from '../../tests/bench/titles.ts'

const FIRST = 500
const LAST = 3000

export async function addUsers(client: pg.PoolClient, count: number): Promise<void> {
  await stageNames(client, 'first_names', FIRST)
  await stageNames(client, 'last_names', LAST)
  // A third write their name in Bengali, but the email is still in Latin letters.
  await client.query(
    `create temp table new_users as
     select n, at, pg_temp.id_at(at) as id, gen_random_uuid()::text as subject,
       case when n % 3 = 0 then first.bengali || ' ' || last.bengali else first.latin || ' ' || last.latin end as name,
       lower(first.latin || '.' || last.latin) || n || '@people.example' as email
     from (
       select n, now() - interval '1095 days' * (1 - n / ($1::float8 + 1)) as at,
         1 + floor(random() ^ 2.5 * ${FIRST})::int as first, 1 + floor(random() ^ 2 * ${LAST})::int as last
       from generate_series(1, $1::int) as n
     ) as made
     join first_names as first on first.place = made.first
     join last_names as last on last.place = made.last`,
    [count],
  )
  await client.query(
    `insert into identity_users (id, name, email, email_verified, created_at, updated_at)
     select subject, name, email, true, at, at from new_users`,
  )
  await client.query(
    `insert into users (id, email, issuer, subject, email_verified, name, chosen_class, created_at)
     select id, email, $1, subject, true, name, ($2::text[])[1 + n % ${COURSE_TYPES.length}], at from new_users order by id`,
    [EMBEDDED_ISSUER, COURSE_TYPES],
  )
}

async function stageNames(client: pg.PoolClient, table: string, count: number): Promise<void> {
  const random = randomFrom(count)
  const names = [syllables.english, syllables.bengali].map((parts) => makeNames(random, parts, count))
  await client.query(
    `create temp table ${table} as
     select * from unnest($1::text[], $2::text[]) with ordinality as made (latin, bengali, place)`,
    names,
  )
}
