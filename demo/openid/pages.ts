// The local OpenID provider's own pages, without scripts: sign in, consent, and errors.
import { html } from 'hono/html'

type Html = ReturnType<typeof html>

export const STYLE = `main { max-width: 460px; }
.stand-in { display: inline-block; margin: 0 0 16px; padding: 3px 10px; border-radius: 999px; font-size: .8125rem;
  font-weight: 600; color: var(--link); box-shadow: inset 0 0 0 1px var(--line); background: var(--surface); }
h1 + p { margin-bottom: 24px; }
form { display: grid; gap: 16px; }
label { display: grid; gap: 6px; font-weight: 600; }
label.tick { grid-template-columns: auto 1fr; align-items: start; gap: 10px; font-weight: 400; color: var(--ink-2); }
input[type=email], input[type=text] { font: inherit; color: inherit; min-height: 48px; padding: 10px 14px;
  border: 1px solid var(--line); border-radius: 10px; background: var(--surface); width: 100%; }
input[type=checkbox] { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--link); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 8px; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 22px; border-radius: 10px; cursor: pointer;
  border: 1px solid var(--line); background: var(--surface); color: var(--ink); }
button.main { border-color: transparent; background: var(--link); color: var(--bg); }
.problem { margin: 0; color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) { .problem { color: #ff8a80; } }
dl { display: grid; gap: 4px 16px; grid-template-columns: auto 1fr; margin: 0 0 8px; }
dt { color: var(--ink-2); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`

export type LoginForm = { email: string; name: string; problem: string }

export function loginPage(prefix: string, { email, name, problem }: LoginForm): string {
  return page(
    prefix,
    'Sign in · Demo account',
    html`<h1>Sign in with a demo account</h1>
      <p>
        This page plays the part of an account service such as Google. It asks for no password: any email will do, and
        nothing leaves this machine.
      </p>
      <form method="post">
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
        <label
          >Email <input type="email" name="email" value="${email}" required autocomplete="email" autofocus
        /></label>
        <label
          >Name <input type="text" name="name" value="${name}" required maxlength="100" autocomplete="name"
        /></label>
        <label class="tick">
          <input type="checkbox" name="verified" value="yes" checked />
          <span>This service has confirmed the email (as real ones do)</span>
        </label>
        <div class="buttons">
          <button class="main" name="do" value="login">Continue</button>
          <button name="do" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>`,
  )
}

export function consentPage(prefix: string, account: { email: string; name: string }): string {
  return page(
    prefix,
    'Allow · Demo account',
    html`<h1>Share with Porua?</h1>
      <p>Porua asks who you are. It will be told this and nothing else:</p>
      <dl>
        <dt>Name</dt>
        <dd>${account.name}</dd>
        <dt>Email</dt>
        <dd>${account.email}</dd>
      </dl>
      <form method="post">
        <div class="buttons">
          <button class="main" name="do" value="allow">Allow</button>
          <button name="do" value="cancel">Cancel</button>
        </div>
      </form>`,
  )
}

export function problemPage(prefix: string, words: string): string {
  return page(
    prefix,
    'Demo account',
    html`<h1>This did not work</h1>
      <p>${words} Close this window and try again.</p>`,
  )
}

export function signedOutPage(prefix: string): string {
  return page(
    prefix,
    'Signed out · Demo account',
    html`<h1>Signed out</h1>
      <p>You are signed out of the demo account.</p>`,
  )
}

/** `form` is the library's own form, without buttons. */
export function signOutPage(prefix: string, form: Html): string {
  return page(
    prefix,
    'Sign out · Demo account',
    html`<h1>Sign out?</h1>
      <p>Porua signed you out and asks whether to sign out here, too.</p>
      ${form}
      <div class="buttons">
        <button class="main" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <button form="op.logoutForm">Stay signed in</button>
      </div>`,
  )
}

function page(prefix: string, title: string, content: Html | Promise<Html>): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/api-docs.css" />
          <link rel="stylesheet" href="${prefix}/style.css" />
        </head>
        <body>
          <main>
            <p class="stand-in">Demo stand-in for a third-party account</p>
            ${content}
          </main>
        </body>
      </html>`,
  )
}
