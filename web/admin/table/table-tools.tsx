import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { FilterSelect, type Filter } from './filter-select.tsx'
import { SearchBox } from './search-box.tsx'
import { useQueryParam, useSetParams } from './use-query-param.ts'
import { FROM, TO } from './use-view.ts'

export type Tools = {
  /** What the search box finds. */
  search: string
  filters?: Filter[]
  /** What the first and last day are of, e.g. 'Ordered'; without it the list has no days. */
  days?: string
}

const NONE: Filter[] = []

/** Above a list: search, filters, days, and a way back to everything. */
export function TableTools({ search, filters = NONE, days, isFiltered }: Tools & { isFiltered: boolean }) {
  const setParams = useSetParams()
  const clear = () =>
    setParams(Object.fromEntries(['q', FROM, TO, ...filters.map(({ name }) => name)].map((name) => [name, ''])))
  return (
    <div className="table-tools">
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
  const [from, to] = [useQueryParam(FROM), useQueryParam(TO)]
  const setParams = useSetParams()
  return (
    <div className="table-days" role="group" aria-label={label} data-chosen={from || to ? true : undefined}>
      <label>
        <span>{m.tables_from()}</span>
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => setParams({ [FROM]: target.value })}
        />
      </label>
      <label>
        <span>{m.tables_to()}</span>
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => setParams({ [TO]: target.value })}
        />
      </label>
    </div>
  )
}
