// The form on a link's page, as sent by a browser without JavaScript. Other sites can't forge it, because they don't
// know the secret in its URL.
import { checkFields } from '#contract/calls/check-fields.ts'
import { payerCookie, type TypedPayer } from '#contract/orders/payer-cookie.ts'
import { beginByLinkBody, linkSecret, type BeginByLink } from '#contract/calls/orders/pay-links.ts'
import { paths } from '#contract/paths.ts'
import { MAX_SMALL_BODY_BYTES } from '#contract/constants.ts'
import { chosenLanguage } from '../../../http/chosen-language.ts'
import type { SecretAccess } from '../../../http/caller.ts'
import { HttpError, invalidFields } from '../../../http/errors.ts'
import { expectType, readBytes } from '../../../http/read-body.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { beginByLink } from './parent-calls.ts'

const NEEDS_SCRIPT = 'needs_script'

type SentForm = { secret: string; address: string; request: Request }

/** Continues on the provider's page, or returns to the link's page with the reason for the failure. */
export async function linkForm(
  deps: Deps,
  access: SecretAccess,
  { secret, address, request }: SentForm,
): Promise<Response> {
  const page = paths.pay(secret)
  let typed = {}
  try {
    if (!linkSecret.safeParse(secret).success) return seeOther(page)
    await access(secret, address)
    const language = chosenLanguage(request.headers.get('cookie')) ?? DEFAULT_LANGUAGE
    const fields = await readFields(request)
    typed = { 'set-cookie': payerCookie(secret, fields, deps.settings.publicUrl.startsWith('https:')) }
    const form = checkForm(fields)
    // Cards need a form made by the provider's script, so the page itself takes card payments.
    if (deps.payments.get(form.method)?.browser) return seeOther(`${page}?problem=${NEEDS_SCRIPT}`, typed)
    const { beginning } = await beginByLink(deps, secret, form, language)
    return seeOther('redirect' in beginning ? beginning.redirect : `${page}?problem=${NEEDS_SCRIPT}`, typed)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return seeOther(`${page}?problem=${error.code}`, typed)
  }
}

type Fields = Record<string, string> & TypedPayer

async function readFields(request: Request): Promise<Fields> {
  expectType(request, 'application/x-www-form-urlencoded')
  const bytes = await readBytes(request, MAX_SMALL_BODY_BYTES)
  return { name: '', email: '', ...Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))) }
}

function checkForm(fields: Fields): BeginByLink {
  const checked = checkFields(beginByLinkBody, fields)
  if (!checked.success) throw invalidFields(checked.codes)
  return checked.data
}

function seeOther(location: string, more: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...more },
  })
}
