import { useEffect, useId, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListFilterContent } from './list-filters.server.ts'
import './list-filters.css'

/**
 * A plain GET form. Wide screens show it as a row that applies each change immediately. On narrow ones, a button opens
 * it as a sheet, even without script. If the page already shows the number of items (`isCounted`), it isn't visibly
 * repeated.
 */
export function ListFilters({ filters, isCounted = false }: { filters: ListFilterContent; isCounted?: boolean }) {
  const { controls, sort, active, cleared, kept, found } = filters
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLoading = useNavigation().location?.pathname === pathname

  // Back changes the filters outside the form, and a browser may restore old selections after a reload.
  useEffect(() => {
    for (const { name, value } of [...controls, { name: 'sort', value: sort.value }]) {
      const select = form.current?.elements.namedItem(name)
      if (select instanceof HTMLSelectElement) select.value = value
    }
  }, [controls, sort])

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value)
    const search = new URLSearchParams(chosen as [string, string][])
    event.currentTarget.hidePopover()
    void navigate({ pathname, search: String(search) }, { preventScrollReset: true })
  }

  const applyAtOnce = (event: ChangeEvent<HTMLFormElement>) => {
    if (!event.currentTarget.matches(':popover-open')) event.currentTarget.requestSubmit()
  }

  return (
    <section className="filters grid" aria-label={m.filters_title()} aria-busy={isLoading}>
      <button type="button" className="button filters-open" popoverTarget={id}>
        <Icon name="sliders" />
        {m.filters_open()}
        {active.length > 0 && (
          <span className="filters-count">
            <span aria-hidden="true">{digits(active.length)}</span>
            <span className="sr-only">{m.filters_active({ n: digits(active.length) })}</span>
          </span>
        )}
      </button>
      <form
        ref={form}
        id={id}
        popover="auto"
        className="filters-form"
        action={pathname}
        autoComplete="off"
        onSubmit={apply}
        onChange={applyAtOnce}
      >
        <header>
          <h2>{m.filters_title()}</h2>
          <button
            type="button"
            className="icon-button icon-button-plain"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.filters_close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {controls.map(({ name, label, any, value, options }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            value={value}
            options={[{ value: '', label: any }, ...options]}
          />
        ))}
        <FilterSelect name="sort" label={m.filters_sort()} value={sort.value} options={sort.options} />
        <noscript>
          <button type="submit" className="button filters-apply">
            {m.filters_apply()}
          </button>
        </noscript>
        <footer>
          <button type="submit" className="button button-primary button-wide">
            {m.filters_show()}
          </button>
        </footer>
      </form>
      <div className="filters-active cluster">
        <p ref={status} className={isCounted && !active.length ? 'sr-only' : undefined} role="status" tabIndex={-1}>
          {found}
        </p>
        {active.length > 0 && (
          <ul className="cluster">
            {active.map(({ name, label, without }) => (
              <li key={name}>
                <PageLink
                  className="filters-chip"
                  to={pathname + without}
                  preventScrollReset
                  aria-label={m.filters_remove({ name: label })}
                  onClick={() => status.current?.focus()}
                >
                  {label}
                  <Icon name="close" />
                </PageLink>
              </li>
            ))}
            <li>
              <PageLink
                className="filters-clear"
                to={pathname + cleared}
                preventScrollReset
                onClick={() => status.current?.focus()}
              >
                {m.filters_clear()}
              </PageLink>
            </li>
          </ul>
        )}
      </div>
    </section>
  )
}

type Option = { value: string; label: string; isEmpty?: boolean }
type FilterSelectProps = { name: string; label: string; value: string; options: Option[] }

function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  return (
    <label className={`filters-field filters-${name}`}>
      <span className="sr-only label">{label}</span>
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isEmpty}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
