// What a parent typed on a link's page, for when they come back from the provider without having paid. It stays in
// their own browser: nobody else sees it on the link's page.
import { paths } from '../paths.ts'

const NAME = 'payer'
const MAX_AGE_S = 3600

export type TypedPayer = { name: string; email: string }

/** The cookie is only sent with the pages of this link. */
export function payerCookie(secret: string, { name, email }: TypedPayer, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify({ name, email }))
  return `${NAME}=${value}; Path=${paths.pay(secret)}; Max-Age=${MAX_AGE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function typedPayer(cookies: string | null): TypedPayer {
  const nothing = { name: '', email: '' }
  const value = cookies?.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  if (!value) return nothing
  try {
    const known = JSON.parse(decodeURIComponent(value.slice(NAME.length + 1))) as Partial<Record<string, unknown>>
    const textOf = (field: unknown) => (typeof field === 'string' ? field : '')
    return { name: textOf(known.name), email: textOf(known.email) }
  } catch {
    return nothing
  }
}
