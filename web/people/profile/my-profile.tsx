import { Suspense, useEffect } from 'react'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../../layout/root-data.ts'
import { loadMyProfile, useMyProfile } from '../../session/my-profile.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useSession } from '../../session/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Drawing } from '../../ui/picture.tsx'
import type { Route } from './+types/my-profile'
import { banner } from './banner.server.ts'
import { explain } from '../../session/explain.ts'
import { Account } from './account/account.tsx'
import { Activity } from './activity/activity.tsx'
import { Facts, FactsSkeleton } from './facts.tsx'
import { ICONS } from './profile-icons.ts'
import { Security } from './security/security.tsx'
import { UpdateProfile } from './update-profile.tsx'
import { useEditing } from './use-editing.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const FirebaseSecurity = lazyPart(() => import('./security/firebase-security.tsx'))

export const handle = { guard: 'login', asks: ['GET /myActivity', 'GET /guardians'] } satisfies Guarded

export function loader() {
  return { banner }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.profile_title() })

/** The server renders the same shell for everyone, and the browser loads the profile. */
export default function MyProfile({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const { profile, problem } = useMyProfile()
  const site = useRootData()?.site
  const editing = useEditing(profile?.email ?? null)
  useRetryOnline(problem)

  return (
    <div className="wrap wrap-work profile">
      <section className="panel" aria-labelledby="profile-title">
        <div className="profile-banner" aria-hidden="true">
          <Drawing svg={loaderData.banner} />
        </div>
        <div className="profile-head row">
          {session ? (
            <Avatar name={profile?.name ?? session.name} photo={profile?.photoURL} />
          ) : (
            <span className="avatar" />
          )}
          <h1 id="profile-title">{m.profile_title()}</h1>
          {profile && (
            <button type="button" className="button" onClick={editing.edit}>
              <Icon name={ICONS.edit} />
              {m.profile_edit()}
            </button>
          )}
        </div>
        {problem !== null && (
          <div className="profile-problem ends" role="alert">
            <FieldError text={explain(problem)} />
            <button type="button" className="button" onClick={() => void loadMyProfile()}>
              {m.problem_try_again()}
            </button>
          </div>
        )}
        {profile ? <Facts profile={profile} /> : problem === null && <FactsSkeleton />}
      </section>
      {session && profile && (
        <>
          <UpdateProfile profile={profile} editing={editing} />
          <Activity />
          {site?.identity === 'embedded' && <Security profile={profile} />}
          {site?.firebase && (
            <Suspense>
              <FirebaseSecurity profile={profile} site={site} />
            </Suspense>
          )}
          {site && <Account profile={profile} site={site} />}
        </>
      )}
    </div>
  )
}

/** Retries after a network error as soon as the browser is online again. */
function useRetryOnline(problem: unknown): void {
  const isNetworkError = problem instanceof TypeError
  useEffect(() => {
    if (!isNetworkError) return
    const retry = () => void loadMyProfile()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isNetworkError])
}
