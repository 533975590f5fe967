// For anyone with the link from an email: no account needed, and no script.
import { data } from 'react-router'
import type { StoppableMails } from '#contract/calls/teaching/announcements.ts'
import type { Api, ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { requestApi } from '../../session/request-api.ts'
import type { Frame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/stop-mails'
import '../../styles/announcement.css'

export const handle = { isPrivate: true, frame: 'form' } satisfies Frame & { isPrivate: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const mails = await readMails(context.get(requestApi), params.secret)
  return data(mails, { status: mails ? 200 : 404 })
}

/** Null if the link isn't one of ours. */
async function readMails(api: Api, secret: string): Promise<StoppableMails | null> {
  try {
    return await api('GET /stopMails/{secret}', { params: { secret } })
  } catch (error) {
    // Not instanceof, because the server's client throws the ApiError of another copy of the module.
    if ((error as Partial<ApiError>).status === 404) return null
    throw error
  }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.stop_mails_title(), isHidden: true })

export default function StopMails({ loaderData: mails, params: { secret } }: Route.ComponentProps) {
  const { title, text } = wordsOf(mails)
  return (
    <div className="wrap wrap-reading announcement">
      <article className="panel announcement-paper">
        <h1>{title}</h1>
        <p>{text}</p>
        {mails?.isMailWanted && (
          <form method="post" action={paths.stopMails(secret)}>
            <button type="submit" className="button button-primary">
              {mails.learner === null ? m.stop_mails_button() : m.guardian_stop()}
            </button>
          </form>
        )}
      </article>
    </div>
  )
}

function wordsOf(mails: StoppableMails | null): { title: string; text: string } {
  if (!mails) return { title: m.stop_mails_gone_title(), text: m.stop_mails_gone() }
  const { learner: name } = mails
  if (name !== null) {
    return mails.isMailWanted
      ? { title: m.stop_mails_title(), text: m.guardian_stop_ask({ name }) }
      : { title: m.stop_mails_stopped_title(), text: m.guardian_stopped({ name }) }
  }
  const course = { course: mails.courseTitle }
  return mails.isMailWanted
    ? { title: m.stop_mails_title(), text: m.stop_mails_ask(course) }
    : { title: m.stop_mails_stopped_title(), text: m.stop_mails_stopped(course) }
}
