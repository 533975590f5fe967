// The person that the viewer wants to see large, whatever everyone else sees.
import { useState } from 'react'
import type { RoomConnection } from './connection.ts'
import { sharerOf } from './seating.ts'

export type Pinning = {
  pin: string | null
  /** Pins a person, or unpins them. */
  toggle: (person: string) => void
}

/** The last choice gets the stage, so a screen share or spotlight that starts ends the pin. */
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
