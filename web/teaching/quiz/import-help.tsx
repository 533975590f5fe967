import { m } from '../../paraglide/messages.js'
import { EXAMPLES, type Format } from './import-formats.ts'

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
