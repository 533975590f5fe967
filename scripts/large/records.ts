// Records about people and administrators: reviews, read notifications, the audit, messages, and deleted courses.
import type pg from 'pg'

const WITHIN_YEAR = `now() - interval '365 days' * (1 - n / ($1::float8 + 1))`
/** Joins a person to each row, spread evenly over all people. */
const PERSON = 'join new_users on new_users.n = 1 + (made.n::bigint * 7919) % (select count(*) from new_users)'

export async function addReviews(client: pg.PoolClient, count: number): Promise<void> {
  await client.query('create temp table demo_reviews as select *, row_number() over () - 1 as place from reviews')
  await client.query(
    `insert into reviews (id, user_id, name, comment, ratting, image, created_at)
     select pg_temp.id_at(made.at), new_users.id, new_users.name, comment, ratting, image, made.at
     from (select n, ${WITHIN_YEAR} as at from generate_series(1, $1::int) as n) as made
     ${PERSON}
     join demo_reviews on place = made.n % (select count(*) from demo_reviews)`,
    [count],
  )
}

/** A tenth of the people have read ten each of the newest thousand courses, which are the ones shown in the bell. */
export async function addReads(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into notification_reads (user_id, product_id, read_at)
     select new_users.id, newest.id, now()
     from (select n / 10 as n, n * 31 % 1000 as nth from generate_series(1::bigint, $1) as n) as made
     ${PERSON}
     join (
       select id, row_number() over (order by id desc) - 1 as place from new_courses order by id desc limit 1000
     ) as newest on place = nth
     on conflict do nothing`,
    [count],
  )
}

export async function addAudit(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into audit (id, at, user_id, email, what, kind, thing_id, name, difference)
     select pg_temp.id_at(made.at), made.at, admin.id, admin.email, 'change', 'course', new_courses.id, title,
       jsonb_build_object('price', jsonb_build_array(made.n % 50, made.n % 60))
     from (select n, ${WITHIN_YEAR} as at from generate_series(1, $1::int) as n) as made
     join new_courses on new_courses.n = 1 + (made.n::bigint * 31) % (select count(*) from new_courses)
     cross join (select id, email from users where role = 'admin' limit 1) as admin`,
    [count],
  )
}

export async function addMessages(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into contact_messages (id, name, last_name, email, subject, message, state, created_at)
     select pg_temp.id_at(made.at), split_part(name, ' ', 1), split_part(name, ' ', 2), email,
       'A question about ' || title, 'Please tell me more about ' || title || '.',
       case when made.n % 20 = 0 then 'new' else 'answered' end, made.at
     from (select n, ${WITHIN_YEAR} as at from generate_series(1, $1::int) as n) as made
     ${PERSON}
     join new_courses on new_courses.n = 1 + (made.n::bigint * 17) % (select count(*) from new_courses)`,
    [count],
  )
}

/** These items were deleted over the last 25 days, so all of them are still in the bin. */
export async function deleteSome(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `with gone as (
       update courses set deleted_at = now() - interval '25 days' * random(),
         changed_in = (select version from content_version)
       where id in (select id from new_courses order by random() limit $1)
       returning id, title, deleted_at
     )
     insert into bin (id, thing_id, kind, name, deleted_at, deleted_by)
     select pg_temp.id_at(deleted_at), id, 'course', title, deleted_at, 'admin@porua.test' from gone`,
    [count],
  )
}
