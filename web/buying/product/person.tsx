import { langOf } from '../../ui/language.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import './product.css'

export type PersonFacts = { name: string; education: string; picture: PictureSource }

/** An instructor or a writer. */
export function Person({ person: { name, education, picture } }: { person: PersonFacts }) {
  return (
    <div className="person">
      <Picture kind="person" source={picture} />
      <div>
        <p lang={langOf(name)}>{name}</p>
        {education && <p lang={langOf(education)}>{education}</p>}
      </div>
    </div>
  )
}
