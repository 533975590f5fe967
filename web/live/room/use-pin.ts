// Whom this person wants to see large, whatever everybody else sees.
import { useState } from 'react'
import type { RoomConnection } from './connection.ts'
import { sharerOf } from './seating.ts'

export type Pinning = {
  pin: string | null
  /** Pins a person, or ends it. */
  toggle: (person: string) => void
}

/** What was chosen last has the stage: a screen or a spotlight that begins ends the pin. */
export function usePin({ people, spotlight }: RoomConnection): Pinning {
  const [pin, setPin] = useState<string | null>(null)
  const shared = sharerOf(people)?.id ?? null
  const [before, setBefore] = useState({ shared, spotlight })
  if (shared !== before.shared || spotlight !== before.spotlight) {
    setBefore({ shared, spotlight })
    if ((shared && shared !== before.shared) || (spotlight && spotlight !== before.spotlight)) setPin(null)
  }
  return { pin, toggle: (person) => setPin(person === pin ? null : person) }
}
