import type { SiteSettings } from '#contract/site.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** The server's name for the demo provider, which is a description and therefore translated. */
const DEMO_PROVIDER = 'a demo account'

type ProviderButtonProps = { site: SiteSettings; onClick: () => void }

export function ProviderButton({ site, onClick }: ProviderButtonProps) {
  if (!site.provider) return null
  const { name } = site.provider
  return (
    <>
      <p className="or row">{m.login_or()}</p>
      <button type="button" className="button button-large button-wide" onClick={onClick}>
        <Icon name={name === 'Google' ? 'google' : 'profile'} />
        {m.login_continue_with({ provider: name === DEMO_PROVIDER ? m.login_demo_provider() : name })}
      </button>
    </>
  )
}
