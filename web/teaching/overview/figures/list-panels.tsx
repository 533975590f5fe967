// Best-selling products, orders by state, and searches with no results.
import type { Overview } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { productKinds } from '../../../catalogue/parts/product-kinds.ts'
import { langOf } from '../../../ui/language.tsx'
import { count } from '../../../ui/numbers.ts'
import type { Column } from './figures-table.tsx'
import { Panel } from './panel.tsx'
import { moneyColumn } from './series-panels.tsx'
import { ShareBars } from './share-bars.tsx'

type SoldProduct = {
  _id: string
  name: string
  kind?: Overview['products'][number]['kind']
  orders: number
  cents: number
}

const productName = ({ name, kind }: SoldProduct) => (
  <>
    <span lang={langOf(name)}>{name}</span>
    {kind && <small>{productKinds[kind].label()}</small>}
  </>
)

export function ProductsPanel({ overview: { products, sales } }: { overview: Overview }) {
  const cents = sales.reduce((sum, row) => sum + row.cents, 0)
  const orders = sales.reduce((sum, row) => sum + row.orders, 0)
  const others = {
    _id: 'others',
    name: m.overview_others(),
    orders: orders - products.reduce((sum, row) => sum + row.orders, 0),
    cents: cents - products.reduce((sum, row) => sum + row.cents, 0),
  }
  const rows: SoldProduct[] = others.orders > 0 ? [...products, others] : products
  const [best] = products
  const columns: Column<SoldProduct>[] = [
    {
      label: m.overview_product(),
      shown: productName,
      written: ({ name }) => name,
    },
    { label: m.overview_sold(), shown: ({ orders }) => count(orders), written: ({ orders }) => orders },
    moneyColumn(m.overview_sales(), (row) => row.cents),
  ]
  const sentence = !best
    ? m.overview_sales_none()
    : best.cents
      ? m.overview_products_sentence({ name: best.name, share: count(Math.round((100 * best.cents) / cents)) })
      : m.overview_products_free({ name: best.name })
  return (
    <Panel
      title={m.overview_products()}
      name="products"
      sentence={sentence}
      columns={columns}
      rows={rows}
      keyOf={({ _id }) => _id}
    />
  )
}

const STATES: Record<Overview['states'][number]['state'], () => string> = {
  open: m.overview_state_open,
  paying: m.overview_state_paying,
  paid: m.overview_state_paid,
  withdrawn: m.overview_state_withdrawn,
  refunded: m.overview_state_refunded,
}

export function StatesPanel({ overview: { states } }: { overview: Overview }) {
  const all = states.reduce((sum, { orders }) => sum + orders, 0)
  const paid = states.find(({ state }) => state === 'paid')?.orders ?? 0
  const columns: Column<Overview['states'][number]>[] = [
    { label: m.overview_state(), shown: ({ state }) => STATES[state](), written: ({ state }) => STATES[state]() },
    { label: m.overview_orders(), shown: ({ orders }) => count(orders), written: ({ orders }) => orders },
  ]
  const sentence = all ? m.overview_states_sentence({ all: count(all), paid: count(paid) }) : m.overview_states_none()
  const bars = states.map(({ state, orders }) => ({ key: state, name: STATES[state](), value: orders }))
  return (
    <Panel
      title={m.overview_states()}
      name="orders"
      sentence={sentence}
      columns={columns}
      rows={all ? states : []}
      keyOf={({ state }) => state}
    >
      <ShareBars bars={bars} whole={all} />
    </Panel>
  )
}

const searchedText = ({ text }: Overview['searches'][number]) => <span lang={langOf(text)}>{text}</span>

export function SearchesPanel({ overview: { searches } }: { overview: Overview }) {
  const columns: Column<Overview['searches'][number]>[] = [
    {
      label: m.overview_search_text(),
      shown: searchedText,
      written: ({ text }) => text,
    },
    { label: m.overview_search_days(), shown: ({ days }) => count(days), written: ({ days }) => days },
  ]
  const sentence =
    searches.length === 0
      ? m.overview_searches_none()
      : searches.length === 1
        ? m.overview_searches_one()
        : m.overview_searches_sentence()
  return (
    <Panel
      title={m.overview_searches()}
      name="searches"
      sentence={sentence}
      columns={columns}
      rows={searches}
      keyOf={({ text }) => text}
    />
  )
}
