import type { SiteSettings } from '#contract/site.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

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
        <Icon name={name === 'Google' ? 'google' : 'profile'} />
        {m.login_continue_with({ provider: name === STAND_IN ? m.login_demo_provider() : name })}
      </button>
    </>
  )
}
