// People with names in both languages, some names far more frequent than others, registered over the last three years.
import type pg from 'pg'
import { EMBEDDED_ISSUER } from '../../server/adapters/identity/embedded.ts'
import { makeNames, randomFrom, syllables } from '../../tests/bench/titles.ts'

const FIRST = 500
const LAST = 3000

export async function addUsers(client: pg.PoolClient, count: number): Promise<void> {
  const random = randomFrom(3)
  const names = [syllables.english, syllables.bengali].flatMap((parts) => [
    makeNames(random, parts, FIRST),
    makeNames(random, parts, LAST),
  ])
  // A third write their name in Bengali; the e-mail is in Latin letters all the same.
  await client.query(
    `create temp table new_users as
     select n, at, pg_temp.id_at(at) as id, gen_random_uuid()::text as subject,
       case when n % 3 = 0 then ($4::text[])[first] || ' ' || ($5::text[])[last]
         else ($2::text[])[first] || ' ' || ($3::text[])[last] end as name,
       lower(($2::text[])[first] || '.' || ($3::text[])[last]) || n || '@people.example' as email
     from (
       select n, now() - interval '1095 days' * (1 - n / ($1::float8 + 1)) as at,
         1 + floor(random() ^ 2.5 * ${FIRST})::int as first, 1 + floor(random() ^ 2 * ${LAST})::int as last
       from generate_series(1, $1::int) as n
     ) as made`,
    [count, ...names],
  )
  await client.query(
    `insert into identity_users (id, name, email, email_verified, created_at, updated_at)
     select subject, name, email, true, at, at from new_users`,
  )
  await client.query(
    `insert into users (id, email, issuer, subject, email_verified, name, created_at)
     select id, email, $1, subject, true, name, at from new_users order by id`,
    [EMBEDDED_ISSUER],
  )
}
