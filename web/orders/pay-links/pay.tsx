// For anyone who was asked to pay through a link: no account, no navigation, and no script needed except for cards.
import { data, type MetaDescriptor } from 'react-router'
import type { LinkPage } from '#contract/calls/orders/pay-links.ts'
import { typedPayer } from '#contract/orders/payer-cookie.ts'
import { LanguageLink } from '../../layout/language-link.tsx'
import { m } from '../../paraglide/messages.js'
import { requestApi, requestSite } from '../../session/request-api.ts'
import type { OwnFrame } from '../../layout/root-data.ts'
import { linkPreview } from '../../seo/link-preview.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { hueStyle } from '../../ui/hue.ts'
import { price } from '../../ui/numbers.ts'
import { load } from './content.server.ts'
import { AskAgain } from './ask-again.tsx'
import { Ending, Friday } from './ending.tsx'
import { FailedPayment, Offer } from './offer.tsx'
import { PayForm } from './pay-form.tsx'
import { problemOf } from './words.server.ts'
import type { Route } from './+types/pay'
import './pay.css'

export const handle = { hasOwnFrame: true, isPrivate: true, query: ['problem', 'price'] } satisfies OwnFrame & {
  isPrivate: true
  query: string[]
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(requestSite)
  const { searchParams } = new URL(request.url)
  const content = await load(context.get(requestApi), params.secret, Number(searchParams.get('price')))
  const problem = problemOf(searchParams.get('problem'))
  const typed = typedPayer(request.headers.get('cookie'))
  const more = { supportEmail: site.supportEmail, problem, typed }
  return data({ ...content, ...more }, { status: content.page ? 200 : 404 })
}

/** Everything that happens on the page reloads it. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) => {
  const { page } = args.loaderData ?? {}
  const title = page?.learner ? m.pay_title({ name: page.learner }) : m.pay_title_plain()
  const { learner: name = '', product } = page ?? {}
  const description = product ? m.ask_asks({ name, product: product.name }) : title
  const tags = pageMeta(args, { title, description, isHidden: true })
  return page?.state === 'open' ? [...tags, ...preview(args, page)] : tags
}

/** The preview in the chat, as the learner saw it before sending. Chats only read the server's page. */
function preview(args: Route.MetaArgs, { learner, product, price: due }: LinkPage): MetaDescriptor[] {
  const site = args.matches[0].loaderData?.site
  if (!import.meta.env.SSR || !site || !product) return []
  const title = m.ask_asks({ name: learner, product: product.name })
  const address = () => `${site.origin}${args.location.pathname}`
  return linkPreview({ title, description: price(due), picture: product.img }, site, address)
}

export default function Pay({ loaderData, params: { secret } }: Route.ComponentProps) {
  const { page, offer, form, failed, ending, friday, picture, hue } = loaderData
  return (
    <div className="pay" style={hueStyle(hue)}>
      <header className="pay-bar spread">
        <span className="logo">
          <img src="/favicon.svg" alt="" width={34} height={34} />
          {m.site_name()}
        </span>
        <LanguageLink />
      </header>
      {page && offer && form && (
        <div className="wrap pay-columns stack">
          {failed && <FailedPayment words={failed} />}
          <Offer words={offer} isSecond={failed !== null} kind={page.product!.kind} picture={picture} />
          <PayForm secret={secret} price={page.price} words={form} loaded={loaderData} />
        </div>
      )}
      {ending && (
        <div className="pay-ending">
          <Ending words={ending} />
          {page?.state === 'waiting' && <AskAgain secret={secret} />}
          {friday && <Friday secret={secret} words={friday} />}
        </div>
      )}
    </div>
  )
}
