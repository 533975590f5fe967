// Notifications in a browser: its subscription, as its own push service made it.
import { z } from 'zod'
import { LANGUAGES } from '../../constants.ts'
import { id, webAddress } from '../fields.ts'
import { refusal } from '../../refusals.ts'

const endpoint = webAddress.max(1000)

const pushBrowser = z.object({
  endpoint,
  /** An uncompressed point of P-256 and 16 bytes, as browsers write them. */
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}$/, refusal('not_an_id')),
    auth: z.string().regex(/^[\w-]{22}$/, refusal('not_an_id')),
  }),
})
export type PushBrowser = z.infer<typeof pushBrowser>

export const pushBody = pushBrowser.extend({ language: z.enum(LANGUAGES) })

/** `old` is known to the browser and its push service alone, so it proves whose it is. */
export const pushRenewal = pushBrowser.extend({ old: endpoint })

export const pushState = z.object({
  /** What a browser subscribes with. */
  publicKey: z.string(),
  browsers: z.array(z.object({ _id: id, endpoint: z.string(), createdAt: z.string() })),
})
