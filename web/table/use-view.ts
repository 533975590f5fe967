import { useMemo } from 'react'
import { useQuery } from '../ui/use-hydrated.ts'

/** Names of query parameters, each with the values it may have. */
type Choices = Record<string, readonly string[]>

/** The query parameters for the first and the last day of a list. */
export const FROM_PARAM = 'from'
export const TO_PARAM = 'to'

/**
 * The part of a list that the URL asks for, in the form that its call accepts. `choices` must be the same object on
 * every render.
 */
export function useView<const Given extends Choices>(choices: Given) {
  const params = useQuery()
  return useMemo(() => {
    const chosen: Partial<{ [Name in keyof Given]: Given[Name][number] }> = {}
    for (const name in choices) {
      const value = choices[name]!.find((choice) => choice === params.get(name))
      if (value !== undefined) chosen[name] = value
    }
    const since = midnightOf(params.get(FROM_PARAM))
    const before = midnightOf(params.get(TO_PARAM), 1)
    const filters = { ...chosen, ...(since && { since }), ...(before && { before }) }
    const q = params.get('q') ?? ''
    return { query: { q, ...filters }, isFiltered: q !== '' || Object.keys(filters).length > 0 }
  }, [params, choices])
}

/** The beginning of a day in the reader's time zone, or of one some days later. Undefined for anything else. */
function midnightOf(day: string | null, daysLater = 0): string | undefined {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const midnight = new Date(`${day}T00:00`)
  if (Number.isNaN(midnight.getTime())) return undefined
  midnight.setDate(midnight.getDate() + daysLater)
  return midnight.toISOString()
}
