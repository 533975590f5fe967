import type { Seller } from '#contract/calls/orders/policies.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'

const load = () => api('GET /seller')

/** Null until known. The page works without it. */
export function useSeller(): Seller | null {
  return useCall(load).answer
}
