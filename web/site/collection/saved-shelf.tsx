import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useDeviceTexts } from '../../learning/saved/parts/device.ts'
import { useShown } from '../../learning/saved/parts/remove.ts'
import SavedLine from '../../learning/saved/parts/saved-line.tsx'
import { langOf } from '../../ui/language.tsx'

/** The part of the collection that opens offline. */
export default function SavedShelf() {
  const texts = useDeviceTexts()
  const opens = useShown()?.filter((item) => item.opens) ?? []
  const firsts = [...Map.groupBy(opens, ({ product }) => product).values()].map(([first]) => first!)
  if (!firsts.length) return null
  return (
    <section className="panel saved-shelf" aria-labelledby="saved-shelf">
      <h2 id="saved-shelf">{texts.here()}</h2>
      <ul>
        {firsts.map(({ kind, product, productTitle, item }) => (
          <li className="stack" key={product}>
            <Link to={kind === 'book' ? paths.read(item) : paths.learn(product, item)} lang={langOf(productTitle)}>
              {productTitle}
            </Link>
            <SavedLine product={product} />
          </li>
        ))}
      </ul>
      <Link className="link" to={paths.downloads}>
        {m.saved_title()}
      </Link>
    </section>
  )
}
