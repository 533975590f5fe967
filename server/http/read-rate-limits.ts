// The variable RATE_LIMITS overrides some of the limits, for example `signInPair=5, contactAddress=20/3600`.
import { LIMITS, type LimitName, type RateLimits } from './rate-limit.ts'

const ENTRY = /^(\w+)=(\d{1,9})(?:\/(\d{1,8}))?$/

/** All limits with the overrides applied, or the mistake in the text. */
export function readRateLimits(text: string): { limits: RateLimits; problem?: string } {
  const limits: RateLimits = { ...LIMITS }
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', max, seconds] = ENTRY.exec(entry) ?? []
    if (!name) return { limits, problem: `${entry} is not of the form name=max or name=max/seconds` }
    if (!isLimitName(name))
      return { limits, problem: `there is no limit ${name}, only ${Object.keys(LIMITS).join(', ')}` }
    if (Number(max) < 1 || seconds === '0') return { limits, problem: `${name}: must be 1 or more` }
    limits[name] = { max: Number(max), seconds: Number(seconds ?? LIMITS[name].seconds) }
  }
  return { limits }
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name)
}
