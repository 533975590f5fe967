import { m } from '../../../paraglide/messages.js'
import type { Format } from './import-formats.ts'

const EXAMPLES: Record<Format, string> = {
  csv: `kind,text,choices,answer,explanation,tolerance,unit
one,Capital of Bangladesh?,Khulna|Dhaka|Sylhet,2,Dhaka is the capital.,,
many,Which are even?,2|3|4,1|3,,,
number,Half of 5?,,2.5,,0.1,kg
text,Which river is longest here?,,Padma|পদ্মা,,,
order,From small to large,1|10|100,,,,
match,Capitals,Nepal=Kathmandu|Japan=Tokyo,,,,`,
  gift: `Capital of Bangladesh? {
  ~Khulna
  =Dhaka
  ~Sylhet
  ####Dhaka is the capital.
}

Which are even? { ~%50%2 ~3 ~%50%4 }

Half of 5? {#2.5:0.1}

Which river is longest here? {=Padma =পদ্মা}

Match the capitals. {
  =Nepal -> Kathmandu
  =Japan -> Tokyo
}

Dhaka is on the Buriganga. {T}`,
}

/** A short example of the chosen format. */
export function ImportHelp({ format }: { format: Format }) {
  return (
    <details className="quizform-help">
      <summary className="link">{m.quizform_help()}</summary>
      <p>{format === 'csv' ? m.quizform_help_csv() : m.quizform_help_gift()}</p>
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre tabIndex={0} role="region" aria-label={m.quizform_example()} lang="en">
        {EXAMPLES[format]}
      </pre>
    </details>
  )
}
