import type { SiteSettings } from '#contract/site.ts'
import { m } from '../../paraglide/messages.js'

type Account = SiteSettings['demoAccounts'][number]

/** Empty unless the site is a demo. */
export function DemoAccounts({ accounts, use }: { accounts: Account[]; use: (account: Account) => void }) {
  if (!accounts.length) return null
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 className="label" id="demo-accounts">
        {m.login_demo_title()}
      </h2>
      <ul>
        {accounts.map((account) => (
          <li className="spread" key={account.email}>
            <p>
              <b>{account.email}</b>
              <code>{account.password}</code>
            </p>
            <button
              type="button"
              className="button button-small"
              aria-label={m.login_demo_use_name({ email: account.email })}
              onClick={() => use(account)}
            >
              {m.login_demo_use()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
