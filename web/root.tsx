import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { missingMeta } from './seo/page-meta.ts'
import { SiteFooter } from './site/frame/site-footer.tsx'
import { PendingPage } from './site/frame/pending-page.tsx'
import { NOTICES } from './layout/notices.ts'
import { useRootData, type Frame, type OwnFrame, type RootData } from './layout/root-data.ts'
import { TopBar } from './site/frame/top-bar.tsx'
import { useFocusOnNewPage } from './site/frame/use-focus-on-new-page.ts'
import { shouldRevalidate as isNewPage } from './site/home/tabs.ts'
import { isMissing, Problem } from './catalogue/parts/problem.tsx'
import { m } from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'
import type { Route } from './+types/root'
import { requestSite } from './session/request-api.ts'
import { sendWaitingWork } from './learning/task/send-waiting-work.ts'
import { goOnSaving } from './learning/saved/go-on.ts'
import { GuardPages, HeadScript, ScriptNonce } from './layout/guards.tsx'
import { useSession } from './session/session.ts'
import { rememberSite } from './session/site.ts'
import { lazyPart } from './ui/lazy-part.ts'
import { watchForBengali } from './ui/bengali-font.ts'
import { Toasts } from './ui/toast.tsx'
import { useNowAndOnline } from './ui/use-online.ts'
import siteStyles from './styles/site.css?url'

export const links: Route.LinksFunction = () => [
  // Imported as a URL, because as a side effect of this module, each lazy import would add the sheet to the page again.
  { rel: 'stylesheet', href: siteStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
  { rel: 'manifest', href: getLocale() === 'bn' ? '/manifest-bn.webmanifest' : '/manifest.webmanifest' },
  { rel: 'alternate', href: '/rss.xml', type: 'application/rss+xml' },
]

export function loader({ context }: Route.LoaderArgs): RootData {
  return { year: new Date().getFullYear(), site: context.get(requestSite) }
}

/** Only loaded for signed-in people. Without it, the page still works. */
const SignedIn = lazyPart<typeof import('./site/frame/signed-in.tsx').default>(() =>
  import('./site/frame/signed-in.tsx').catch(() => ({ default: () => null })),
)

const loadSkeletons = () => import('./site/skeletons.tsx')

/** Lessons and books fetch their own data, so that they open offline too. */
const ASKS_ITSELF = /^\/(learn|read)\//

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !ASKS_ITSELF.test(args.nextUrl.pathname) && isNewPage(args)
}

/** The title of the error page; other pages set their own. */
export const meta: Route.MetaFunction = (args) =>
  isMissing(args.error) ? missingMeta(args) : [{ title: m.site_name() }]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData()
  const handles = useMatches().map(({ handle }) => handle as Partial<OwnFrame & Frame> | undefined)
  const own = handles.find((handle) => handle?.hasOwnFrame)
  const hasOwnFrame = own !== undefined
  const frame = handles.find((handle) => handle?.frame)?.frame
  const hasAccount = !hasOwnFrame || own.hasAccount
  const session = useSession()
  const nonce = use(ScriptNonce)
  // Only on a full load, because browsers don't run scripts that React adds.
  const [headScript] = useState(own?.headScript)
  return (
    // The head script sets attributes on <html> before React hydrates it.
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadScript />
        {headScript === undefined ? (
          <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        ) : (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        )}
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111b17" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body data-frame={frame}>
        <a className="skip-link" href="#main">
          {m.skip_to_content()}
        </a>
        {!hasOwnFrame && <TopBar />}
        <div id={NOTICES} hidden={!hasAccount} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!hasOwnFrame && <SiteFooter year={data?.year} site={data?.site} isCompact={frame !== undefined} />}
        {session && hasAccount && (
          <Suspense fallback={null}>
            <SignedIn session={session} />
          </Suspense>
        )}
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site({ loaderData: { site } }: Route.ComponentProps) {
  useEffect(() => rememberSite(site), [site])
  useEffect(watchForBengali, [])
  useNowAndOnline(sendWaitingWork)
  useNowAndOnline(goOnSaving)
  useFocusOnNewPage()
  return (
    <GuardPages>
      <PendingPage loadSkeletons={loadSkeletons} />
    </GuardPages>
  )
}

export function ErrorBoundary() {
  return <Problem />
}
