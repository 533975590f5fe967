import type { Subject } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { RatingFact } from '../ratings/rating-fact.tsx'
import { api } from '../../session/api.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { InstructorContent } from './content.server.ts'
import { SocialLinks } from './social-links.tsx'

type InstructorCardProps = { instructor: InstructorContent; subject: Subject }

export function InstructorCard({ instructor, subject }: InstructorCardProps) {
  const { id, name, education, courses, rating, links, portrait } = instructor
  return (
    <article className="card instructor-card surface column">
      <Picture kind="portrait" source={portrait} />
      <CardControlsSlot
        id={id}
        name={name}
        editTo={paths.updateInstructor(subject, id)}
        remove={() => api('DELETE /instructor/{id}', { params: { id } })}
      />
      <div className="instructor-text column">
        <h2 lang={langOf(name)}>
          <PageLink className="stretch" to={paths.teacher(id)}>
            {name}
          </PageLink>
        </h2>
        <p className="muted" lang={langOf(education)}>
          {education}
        </p>
        <div className="instructor-facts wraps muted">
          {courses}
          <RatingFact rating={rating} />
        </div>
        <SocialLinks name={name} links={links} />
      </div>
    </article>
  )
}
