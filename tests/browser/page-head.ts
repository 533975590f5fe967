// What search engines and link previews read on a page.
import type { APIRequestContext } from '@playwright/test'
import { expect } from './site.ts'

type JsonLd = { '@type': string; name?: string; headline?: string }
type Head = { canonical: string | undefined; isHidden: boolean; picture: string | undefined; jsonLd: JsonLd[] }

export async function text(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

export function headOf(html: string): Head {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    picture: /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1],
    jsonLd: Array.from(scripts, ([, json]) => JSON.parse(json!) as JsonLd),
  }
}
