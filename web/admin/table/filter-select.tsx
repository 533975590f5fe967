import { useQueryParam } from './use-query-param.ts'

type FilterSelectProps<Choice extends string> = {
  /** Name of the query parameter. */
  name: string
  label: string
  all: string
  choices: Record<Choice, () => string>
}

/** Filters a list by kind or state. */
export function FilterSelect<Choice extends string>({ name, label, all, choices }: FilterSelectProps<Choice>) {
  const [chosen, choose] = useQueryParam(name)
  return (
    <select
      className="table-choice"
      aria-label={label}
      value={chosen in choices ? chosen : ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{all}</option>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <option key={choice} value={choice}>
          {choices[choice]()}
        </option>
      ))}
    </select>
  )
}
