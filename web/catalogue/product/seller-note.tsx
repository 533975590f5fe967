import { Icon, type IconName } from '../../ui/icon.tsx'
import './seller-note.css'

/** A sentence, a link, or both, with the texts provided. */
export type SellerLine = { icon: IconName; text?: string; lang?: string | undefined; link?: string; href?: string }

/** The seller, and what happens if someone buys by mistake. */
export function SellerNote({ lines }: { lines: SellerLine[] }) {
  return (
    <ul className="seller-note muted stack">
      {lines.map(({ icon, text, lang, link, href }) => (
        <li className="beside" key={icon}>
          <Icon name={icon} />
          <span lang={lang}>
            {text}{' '}
            {href && (
              <a className="accent" href={href}>
                {link}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
