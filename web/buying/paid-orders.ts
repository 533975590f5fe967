import { MAX_PAGE_LIMIT } from '#contract/constants.ts'
import { api } from '../session/api.ts'

/** Whether the person who is signed in has paid for a product, however long the list of what they own. */
export async function hasPaidFor(id: string): Promise<boolean> {
  let after: string | null = null
  do {
    const page = await paidOrders(after)
    if (page.items.some((order) => order.id === id)) return true
    after = page.after
  } while (after)
  return false
}

function paidOrders(after: string | null) {
  return api.page('GET /paidOrder', { query: { limit: MAX_PAGE_LIMIT, ...(after && { after }) } })
}
