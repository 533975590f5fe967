import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import './product.css'

export type PersonFacts = {
  name: string
  education: string
  picture: PictureSource
  /** The path of the person's own page, if there is one. */
  page?: string | null
}

/** An instructor or a writer. */
export function Person({ person: { name, education, picture, page } }: { person: PersonFacts }) {
  return (
    <div className="person row">
      <Picture kind="person" source={picture} />
      <div>
        <div className="person-name" lang={langOf(name)}>
          {page ? <PageLink to={page}>{name}</PageLink> : name}
        </div>
        {education && <p lang={langOf(education)}>{education}</p>}
      </div>
    </div>
  )
}
