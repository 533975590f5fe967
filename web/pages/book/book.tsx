import type { Guarded } from '../../session/guards.tsx'

export const handle = { guard: 'catalogue' } satisfies Guarded

export default function Draft() {
  return <h1 className="wrap">draft</h1>
}
