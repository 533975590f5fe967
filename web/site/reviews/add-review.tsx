import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Frame } from '../../layout/root-data.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useMyProfile } from '../../session/my-profile.ts'
import { useSession } from '../../session/session.ts'
import type { Route } from './+types/add-review'
import { ReviewForm } from './review-form.tsx'
import './review.css'

export const handle = { guard: 'login', frame: 'form' } satisfies Guarded & Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.review_title(), isHidden: true })

export default function AddReview() {
  const session = useSession()
  const { profile } = useMyProfile()
  return (
    <div className="wrap review-page">
      <h1 className="title">{m.review_title()}</h1>
      <p>{m.review_lead()}</p>
      <ReviewForm
        email={session?.email ?? null}
        name={profile?.name ?? session?.name ?? ''}
        photo={profile?.photoURL}
      />
    </div>
  )
}
