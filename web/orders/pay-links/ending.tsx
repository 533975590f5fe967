import { paths } from '#contract/paths.ts'
import { Lily } from '../../ui/lily.tsx'
import { langOf } from '../../ui/language.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { EndingWords, FridayWords } from './words.server.ts'

const PETALS = 9

export function Ending({ words }: { words: EndingWords }) {
  const { title, text, isDone, facts, button } = words
  const isHydrated = useHydrated()
  return (
    <section className="pay-end centred" data-is-done={isDone || undefined}>
      <Lily petals={PETALS} open={isDone ? PETALS : 0} />
      <h1>{title}</h1>
      <p>{text}</p>
      {facts.length > 0 && (
        <dl className="pay-facts">
          {facts.map(([label, value]) => (
            <div className="beside" key={label}>
              <dt>{label}</dt>
              <dd lang={langOf(value)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && isHydrated && (
        <button type="button" className="button" onClick={() => window.print()}>
          {words.print}
        </button>
      )}
      {button && (
        <a className="button button-primary" href={button.href}>
          {button.text}
        </a>
      )}
    </section>
  )
}

/** Whether the payer wants the weekly email about the learner. */
export function Friday({ secret, words: { title, text, button } }: { secret: string; words: FridayWords }) {
  return (
    <section className="pay-friday stack">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {button && (
        <form method="post" action={`${paths.pay(secret)}/friday`}>
          <button type="submit" className="button button-primary button-wide">
            {button}
          </button>
        </form>
      )}
    </section>
  )
}
