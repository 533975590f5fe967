// The schema of a browser's push subscription, as its push service issued it.
import { z } from 'zod'
import { LANGUAGES } from '../../constants.ts'
import { id, webAddress } from '../fields.ts'
import { refusal } from '../../refusals.ts'

const endpoint = webAddress.max(1000)

const pushBrowser = z.object({
  endpoint,
  /** An uncompressed P-256 point and 16 bytes, in the browser's encoding. */
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}$/, refusal('not_an_id')),
    auth: z.string().regex(/^[\w-]{22}$/, refusal('not_an_id')),
  }),
})
export type PushBrowser = z.infer<typeof pushBrowser>

export const pushBody = pushBrowser.extend({ language: z.enum(LANGUAGES) })

/** Only the browser and its push service know `old`, so it proves whose browser it is. */
export const pushRenewal = pushBrowser.extend({ old: endpoint })

export const pushState = z.object({
  /** The key that browsers subscribe with. */
  publicKey: z.string(),
  browsers: z.array(z.object({ _id: id, endpoint: z.string(), createdAt: z.string() })),
})
