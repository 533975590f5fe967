// The form of a link's page as a browser without JavaScript sends it. Other sites cannot forge it: they do not know the
// secret in its address.
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

/** Goes on at the provider's page, or back to the link's with the reason why not. */
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
    // A card is typed into a form of the provider's script.
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
