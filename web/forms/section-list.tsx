import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { digits } from '../ui/numbers.ts'
import { fieldsIn, isPartOf, type Errors, type SectionPlan } from './form-plan.ts'

type SectionListProps = { sections: SectionPlan[]; problems: Errors; current: string }

/** Shows which sections are complete, and scrolls to them. */
export function SectionList({ sections, problems, current }: SectionListProps) {
  return (
    <nav aria-label={m.form_sections()}>
      <ol className="section-list">
        {sections.map((section, index) => {
          const isDone = fieldsIn(section).every(
            ({ name }) => !Object.keys(problems).some((path) => isPartOf(name, path)),
          )
          return (
            <li key={section.id}>
              <button
                className="row"
                type="button"
                data-done={isDone || undefined}
                aria-current={section.id === current ? 'step' : undefined}
                onClick={() => goTo(section.id)}
              >
                <span className="section-mark middle" aria-hidden="true">
                  {isDone ? <Icon name="check" /> : digits(index + 1)}
                </span>
                <span className="section-name">{section.title()}</span>
                {isDone && <span className="sr-only">{m.form_section_done()}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Focuses the heading, because focusing a field would open the keyboard on a phone. */
function goTo(section: string): void {
  const heading = document.getElementById(section)
  heading?.focus({ preventScroll: true })
  heading?.closest('fieldset')?.scrollIntoView({ behavior: 'smooth' })
}
