import type { ProductKind } from '#contract/constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import type { OfferWords } from './words.server.ts'

type OfferProps = { words: OfferWords; kind: ProductKind; picture: PictureSource | undefined }

export function Offer({ words, kind, picture }: OfferProps) {
  return (
    <div>
      <h1>{words.title}</h1>
      <div className="pay-product">
        {picture && <Picture kind={kind} source={picture} />}
        <div>
          <b lang={langOf(words.name)}>{words.name}</b>
          <span>{words.summary}</span>
        </div>
      </div>
      <ul className="pay-trust">
        {words.points.map(({ icon, text, link }) => (
          <li key={icon}>
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
