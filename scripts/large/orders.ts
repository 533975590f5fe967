// Orders: in a thousand people, one has 300 and twenty have 30; most have a few, and many have none. Six in seven are
// paid.
import type pg from 'pg'

/** How many orders the nth person has. */
const ORDER_COUNT = `case when n % 1000 = 0 then 300 when n % 50 = 0 then 30 else floor(random() ^ 2 * $2::float8)::int end`
/**
 * The upper limit for ordinary people that gives this average, and slightly more, because `limit` cuts off the surplus.
 */
const maxOrders = (average: number) => Math.max(1, 1.2 + (average - 0.87) * 3.2)

export async function addOrders(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `create temp table for_sale as
     select row_number() over () - 1 as place, * from (
       select id, title as name, img, price_cents, promo_code, created_at from courses
       union all select id, book_name, img, price_cents, null, created_at from books
     ) as sold`,
  )
  const { rows } = await client.query<{ users: number; products: number }>(
    'select (select count(*) from new_users)::int as users, (select count(*) from for_sale)::int as products',
  )
  const { users, products } = rows[0]!
  // A step that shares no factor with the number of products, so that it visits all of them before one repeats.
  const step = [104_729, 7919].find((prime) => products % prime !== 0)!
  await client.query(
    `create temp table new_orders as
     select *, pg_temp.id_at(at) as id, chance < 0.86 or price_cents = 0 as paid, chance > 0.99 as withdrawn,
       case when promo_code is not null and chance < 0.1 and price_cents > 0 then promo_code end as used_code
     from (
       select people.id as user_id, people.name as user_name, email, for_sale.id as product_id,
         for_sale.name as product_name, img, price_cents, promo_code, random() as chance,
         greatest(people.at, created_at) + (now() - greatest(people.at, created_at)) * random() as at
       from (select *, ${ORDER_COUNT} as many from new_users) as people
       cross join lateral generate_series(1, many) as nth
       join for_sale on place = (people.n::bigint * 7919 + nth * ${step}) % ${products}
       limit $1
     ) as made`,
    [count, maxOrders(count / users)],
  )
  await client.query(
    `insert into orders (id, user_id, user_name, email, product_id, product_name, img, state, price_cents, due_cents,
       promo_code, paid_cents, paid_at, transaction_id, receipt_number, created_at)
     select id, user_id, user_name, email, product_id, product_name, img,
       case when paid then 'paid' when withdrawn then 'withdrawn' else 'open' end,
       price_cents, due, used_code, case when paid then due end,
       case when paid then at + interval '3 minutes' end, case when paid and due > 0 then 'pi_large_' || id end,
       case when paid then next_receipt_number() end, at
     from (
       select *, case when used_code is null then price_cents else price_cents * 9 / 10 end as due
       from new_orders order by at
     ) as priced`,
  )
  await client.query(
    `insert into payment_attempts (id, order_id, provider, reference, due_cents, amount, currency, state, begun_at)
     select left(encode(sha256(convert_to(id || ':1', 'UTF8')), 'hex'), 30), id, 'card', transaction_id, paid_cents,
       paid_cents, 'usd', 'succeeded', created_at
     from orders where transaction_id = 'pi_large_' || id`,
  )
}

export async function addOrderHistory(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into order_history (id, order_id, what, actor, user_id, intent_id, amount_cents, at)
     select pg_temp.id_at(at), * from (
       select id, 'ordered', 'buyer', user_id, null, price_cents, created_at as at from orders
       union all
       select id, 'paid', 'buyer', user_id, transaction_id, paid_cents, paid_at from orders where state = 'paid'
       order by at
     ) as happened`,
  )
}
