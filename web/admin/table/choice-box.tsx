import { useQueryParam } from './use-query-param.ts'

type ChoiceBoxProps<Choice extends string> = {
  /** The word of the address's query that it sets. */
  name: string
  label: string
  all: string
  choices: Record<Choice, () => string>
}

/** Narrows a list to one kind or state. */
export function ChoiceBox<Choice extends string>({ name, label, all, choices }: ChoiceBoxProps<Choice>) {
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
