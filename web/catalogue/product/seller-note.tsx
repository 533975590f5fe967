import { Icon, type IconName } from '../../ui/icon.tsx'
import './seller-note.css'

/** A sentence, a link, or both; the words come ready-made. */
export type SellerLine = { icon: IconName; text?: string; lang?: string | undefined; link?: string; href?: string }

/** Who sells here, and what happens if it was a mistake to buy. */
export function SellerNote({ lines }: { lines: SellerLine[] }) {
  return (
    <ul className="seller-note">
      {lines.map(({ icon, text, lang, link, href }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span lang={lang}>
            {text} {href && <a href={href}>{link}</a>}
          </span>
        </li>
      ))}
    </ul>
  )
}
