// The demo's accounts. Their passwords are public, so they exist in demo mode only, which listens on loopback.
import type { Role } from '#contract/record-states.ts'

export const DEMO_ACCOUNTS: { email: string; password: string; name: string; role: Role }[] = [
  { email: 'admin@porua.test', password: 'porua-admin', name: 'Demo Admin', role: 'admin' },
  { email: 'student@porua.test', password: 'porua-student', name: 'Demo Student', role: 'user' },
]
