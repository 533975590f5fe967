// The texts of the terms and refund pages. Chosen on the server, so that visitors don't download both languages.
import type { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { PolicyPage } from '#contract/calls/orders/policies.ts'
import { paths } from '#contract/paths.ts'
import type { Policy } from '#contract/orders/policy-names.ts'
import { sellerLines } from '../../catalogue/product/seller-words.ts'
import { openPage } from '../../catalogue/parts/page-data.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { day, digits } from '../../ui/numbers.ts'

const TITLES = { terms: m.policy_terms, refunds: m.policy_refunds }

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request }

export function loadPolicy({ context, request }: LoaderArgs, policy: Policy) {
  const version = new URL(request.url).searchParams.get('version')
  return openPage(context, (api) => load(api, policy, version))
}

export type PolicyContent = Awaited<ReturnType<typeof load>>

async function load(api: Api, policy: Policy, version: string | null) {
  const [page, seller] = await Promise.all([
    api('GET /policy/{policy}', { params: { policy }, query: version === null ? {} : { version } }),
    api('GET /seller'),
  ])
  const language = getLocale()
  return {
    title: TITLES[policy](),
    summary: page.summary[language],
    html: page.html[language],
    facts: factsOf(page),
    earlier: earlierNote(page),
    versions: page.versions.length > 1 ? { title: m.policy_versions(), items: versionLinks(page) } : null,
    seller: { title: m.seller_title(), lines: sellerLines(seller) },
    edit: { label: m.policy_edit(), to: paths.updatePolicy(policy) },
  }
}

function factsOf({ version, since, until }: PolicyPage): string[] {
  const number = m.policy_number({ n: digits(version) })
  return until === null ? [m.policy_since({ day: day(since) }), number] : [number]
}

function earlierNote({ policy, since, until }: PolicyPage) {
  if (until === null) return null
  return {
    text: m.policy_earlier({ since: day(since), until: day(until) }),
    link: m.policy_current(),
    to: paths[policy],
  }
}

function versionLinks({ policy, version: shown, versions }: PolicyPage) {
  const [newest] = versions
  return versions.map(({ version, since }) => ({
    label: m.policy_version_since({ n: digits(version), day: day(since) }),
    to: version === newest?.version ? paths[policy] : `${paths[policy]}?version=${version}`,
    isShown: version === shown,
  }))
}
