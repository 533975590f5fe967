import './list-filters.css'

/** As high as the filters, so that nothing shifts when they load. */
export function ListFiltersSkeleton() {
  return (
    <div className="filters grid" aria-hidden="true">
      <span className="bone filters-bone" />
      <div className="filters-active cluster" />
    </div>
  )
}
