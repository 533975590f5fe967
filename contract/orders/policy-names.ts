// The policies that administrators write. This file imports nothing, so that the browser can use it.

export const POLICIES = ['terms', 'refunds'] as const
export type Policy = (typeof POLICIES)[number]

export const MAX_POLICY_SUMMARY = 300
export const MAX_POLICY_TEXT = 40_000
