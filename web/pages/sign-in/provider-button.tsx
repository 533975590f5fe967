import type { SiteSettings } from '#contract/site.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

const PERSON = 'M17.9 20.1a6 6 0 0 0-11.8 0M16 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0m6 1a10 10 0 1 1-20 0 10 10 0 0 1 20 0'
/** Drawn by simple-icons (CC0). */
const GOOGLE =
  'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z'
/** What the server calls the demo's own: not a name but a description, which has a language. */
const STAND_IN = 'a demo account'

type ProviderButtonProps = { site: SiteSettings; onClick: () => void }

/** Only where there is such a provider. */
export function ProviderButton({ site, onClick }: ProviderButtonProps) {
  if (!site.provider) return null
  const { name } = site.provider
  return (
    <>
      <p className="or">{m.login_or()}</p>
      <button type="button" className="button button-large button-wide" onClick={onClick}>
        {name === 'Google' ? (
          <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
            <path d={GOOGLE} />
          </svg>
        ) : (
          <Icon path={PERSON} />
        )}
        {m.login_continue_with({ provider: name === STAND_IN ? m.login_demo_provider() : name })}
      </button>
    </>
  )
}
