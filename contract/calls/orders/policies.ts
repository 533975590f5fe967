// The schemas of the shop's policies in both languages, their versions, and the seller.
import { z } from 'zod'
import { revision, text, wholeNumber } from '../fields.ts'
import { MAX_POLICY_SUMMARY, MAX_POLICY_TEXT, POLICIES } from '../../orders/policy-names.ts'

export const policyName = z.enum(POLICIES)
export const policyVersion = wholeNumber(1)

const inBoth = z.object({ en: z.string(), bn: z.string() })
const time = z.string()

/** Saving creates a new version. */
export const policyBody = z.object({
  summaryEn: text(MAX_POLICY_SUMMARY),
  textEn: text(MAX_POLICY_TEXT),
  summaryBn: text(MAX_POLICY_SUMMARY),
  textBn: text(MAX_POLICY_TEXT),
  /** The version that was edited. The save is refused unless it is still the current one. */
  revision: revision.optional(),
})

export const policy = z.object({
  policy: policyName,
  version: z.number().int(),
  since: time,
  /** When the next version came into force; null for the current one. */
  until: time.nullable(),
  /** One sentence, for product pages. */
  summary: inBoth,
  html: inBoth,
  /** All versions, newest first. */
  versions: z.array(z.object({ version: z.number().int(), since: time })),
})
export type PolicyPage = z.infer<typeof policy>

export const policyText = z.object({
  policy: policyName,
  /** The version number. */
  revision: z.number().int(),
  summaryEn: z.string(),
  textEn: z.string(),
  summaryBn: z.string(),
  textBn: z.string(),
  /** All versions, newest first; `savedBy` is null for the default text and for deleted people. */
  versions: z.array(z.object({ version: z.number().int(), since: time, savedBy: z.string().nullable() })),
})
export type PolicyText = z.infer<typeof policyText>

/** Unset values are empty. */
export const seller = z.object({
  name: inBoth,
  address: inBoth,
  phone: z.string(),
  email: z.string(),
  /** The refund rules in one sentence. */
  refunds: inBoth,
})
export type Seller = z.infer<typeof seller>

/** The versions that were in force when an order was paid. */
export const acceptedPolicies = z.object({ terms: z.number().int(), refunds: z.number().int() })
export type AcceptedPolicies = z.infer<typeof acceptedPolicies>
