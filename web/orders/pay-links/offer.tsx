import type { ProductKind } from '#contract/constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import type { FailedWords, OfferWords } from './words.server.ts'

type OfferProps = {
  words: OfferWords
  /** Shown below the result of the last payment. */
  isSecond: boolean
  kind: ProductKind
  picture: PictureSource | undefined
}

export function Offer({ words, isSecond, kind, picture }: OfferProps) {
  const Title = isSecond ? 'h2' : 'h1'
  return (
    <div className="pay-offer">
      <Title>{words.title}</Title>
      <div className="pay-product stack surface">
        {picture && <Picture kind={kind} source={picture} />}
        <div>
          <b lang={langOf(words.name)}>{words.name}</b>
          <span>{words.summary}</span>
        </div>
      </div>
      <ul className="pay-trust stack">
        {words.points.map(({ icon, text, link }) => (
          <li className="stack" key={icon}>
            <Icon name={icon} />
            <span>
              {text}{' '}
              {link && (
                <a className="link" href={link.href}>
                  {link.text}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown on returning from the provider's page. Whether money moved comes first. */
export function FailedPayment({ words: { title, text } }: { words: FailedWords }) {
  return (
    <section className="pay-failed stack surface" role="status">
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  )
}
