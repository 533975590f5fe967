import { useQueryParam, useSetParams } from './use-query-param.ts'

export type Filter = {
  /** Name of the query parameter. */
  name: string
  label: string
  all: string
  choices: Record<string, () => string>
}

/** Filters a list by kind or status. */
export function FilterSelect({ name, label, all, choices }: Filter) {
  const chosen = useQueryParam(name)
  const setParams = useSetParams()
  return (
    <select
      className="table-choice"
      aria-label={label}
      value={chosen in choices ? chosen : ''}
      data-chosen={chosen in choices || undefined}
      onChange={(event) => setParams({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {Object.entries(choices).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words()}
        </option>
      ))}
    </select>
  )
}
