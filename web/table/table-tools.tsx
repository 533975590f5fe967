import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { FilterSelect, type Filter } from './filter-select.tsx'
import { SearchBox } from './search-box.tsx'
import { useQueryParam, useSetParams } from './use-query-param.ts'
import { FROM_PARAM, TO_PARAM } from './use-view.ts'

export type Tools = {
  /** Describes what the search box finds. */
  search: string
  filters?: Filter[]
  /** The label of the first and last day, e.g. 'Ordered'. Without it, the list has no day filter. */
  days?: string
}

const NONE: Filter[] = []
const FIRST_DAY = '2000-01-01'

/** Above a list: search, filters, days, and a link that clears them. */
export function TableTools({ search, filters = NONE, days, isFiltered }: Tools & { isFiltered: boolean }) {
  const setParams = useSetParams()
  const clear = () =>
    setParams(
      Object.fromEntries(['q', FROM_PARAM, TO_PARAM, ...filters.map(({ name }) => name)].map((name) => [name, ''])),
    )
  return (
    <div className="table-tools cluster">
      <SearchBox label={search} />
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      {days && <Days label={days} />}
      {isFiltered && (
        <button type="button" className="button button-small table-clear" onClick={clear}>
          <Icon name="close" />
          {m.tables_clear()}
        </button>
      )}
    </div>
  )
}

function Days({ label }: { label: string }) {
  const [from, to] = [useQueryParam(FROM_PARAM), useQueryParam(TO_PARAM)]
  return (
    <div className="table-days" role="group" aria-label={label} data-chosen={from || to ? true : undefined}>
      <Day name={FROM_PARAM} label={m.tables_from()} />
      <Day name={TO_PARAM} label={m.tables_to()} />
    </div>
  )
}

function Day({ name, label }: { name: string; label: string }) {
  const day = useQueryParam(name)
  const setParams = useSetParams()
  const input = useRef<HTMLInputElement>(null)

  // Back or 'Clear filters' may have changed the value, but it must not be overwritten during typing.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day
  }, [day])

  return (
    <label className="row muted">
      <span>{label}</span>
      <input
        type="date"
        ref={input}
        defaultValue={day}
        onChange={({ target: { value } }) => {
          // While a year is being typed, its first digits are a year long ago.
          if (value === '' || value >= FIRST_DAY) setParams({ [name]: value })
        }}
      />
    </label>
  )
}
