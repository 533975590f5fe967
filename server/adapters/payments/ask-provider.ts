// Asks a provider over HTTP, with limits on time and size. Throws PaymentUnavailable for answers it can't rely on.
import { PaymentUnavailable } from './payment.ts'

const MAX_BYTES = 256 * 1024

export type Question = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
}

/** The answer's JSON object, empty if the provider answered nothing. */
export type ProviderAnswer = { status: number; json: Record<string, unknown> }

export async function askProvider({ url, timeoutMs, method = 'GET', ...init }: Question): Promise<ProviderAnswer> {
  const { host } = new URL(url)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, method, redirect: 'error', signal })
    const json = objectIn(await readText(response))
    if (response.status < 500 && response.status !== 429 && json) return { status: response.status, json }
    throw new Error(`it answered ${response.status}${json ? '' : ' with something else than JSON'}`)
  } catch (error) {
    // The URL isn't logged, because a provider may want its password in it.
    throw new PaymentUnavailable(`${host} gave no answer to build on`, { cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function objectIn(text: string): Record<string, unknown> | null {
  if (!text.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value.length ? null : {}
    return typeof value === 'object' ? ((value ?? {}) as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** A field as text, empty if it is missing. */
export function textIn(json: Record<string, unknown>, name: string): string {
  const value = json[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The origins to which a page that can start a payment may submit its form. Browsers apply this to redirects as well.
 */
export function gatewayOrigins(url: string, hosted: string[]): string[] {
  const { hostname, origin } = new URL(url)
  return hosted.some((pattern) => hostname.endsWith(pattern.slice('https://*'.length))) ? hosted : [origin]
}
