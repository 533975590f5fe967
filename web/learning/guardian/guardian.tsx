// For anyone with the link from a guardian's email: no account needed, and no script.
import { data } from 'react-router'
import type { Api, ApiError } from '#contract/client.ts'
import type { GuardianPage } from '#contract/calls/learning/guardians.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { requestApi } from '../../session/request-api.ts'
import type { Frame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/guardian'
import '../../styles/announcement.css'

export const handle = { isPrivate: true, frame: 'form' } satisfies Frame & { isPrivate: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readPage(context.get(requestApi), params.secret)
  return data(page, { status: page ? 200 : 404 })
}

/** Null if the link isn't one of ours, or is too old. */
async function readPage(api: Api, secret: string): Promise<GuardianPage | null> {
  try {
    return await api('GET /guardianMail/{secret}', { params: { secret } })
  } catch (error) {
    // Not instanceof, because the server's client throws the ApiError of another copy of the module.
    if ((error as Partial<ApiError>).status === 404) return null
    throw error
  }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.pay_friday_title(), isHidden: true })

export default function Guardian({ loaderData: page, params: { secret } }: Route.ComponentProps) {
  const { title, text } = wordsOf(page)
  return (
    <div className="wrap wrap-reading announcement">
      <article className="panel announcement-paper">
        <h1>{title}</h1>
        <p>{text}</p>
        {page?.state === 'unconfirmed' && (
          <form method="post" action={paths.guardian(secret)}>
            <button type="submit" className="button button-primary">
              {m.guardian_yes()}
            </button>
          </form>
        )}
        {page?.state === 'on' && (
          <form method="post" action={paths.stopMails(secret)}>
            <button type="submit" className="button">
              {m.guardian_stop()}
            </button>
          </form>
        )}
      </article>
    </div>
  )
}

function wordsOf(page: GuardianPage | null): { title: string; text: string } {
  const name = page?.learner ?? ''
  switch (page?.state) {
    case 'unconfirmed':
      return { title: m.guardian_ask_title({ name }), text: m.guardian_ask() }
    case 'on':
      return { title: m.guardian_on_title(), text: m.guardian_on({ name }) }
    case 'ended':
      return { title: m.guardian_ended_title(), text: m.guardian_ended({ name }) }
    default:
      return { title: m.guardian_gone_title(), text: m.guardian_gone() }
  }
}
