// The demo's accounts. Their passwords are public, so they exist in demo mode only, which listens on loopback.
import type { Role } from '#contract/record-states.ts'

type DemoAccount = { email: string; password: string; name: string; role: Role }

/** The login page names the first; each has the name of the instructor that it teaches as. */
export const DEMO_TEACHERS: DemoAccount[] = [
  { email: 'teacher@porua.test', password: 'porua-teacher', name: 'Rumana Afroz Khandaker', role: 'user' },
  { email: 'teacher2@porua.test', password: 'porua-teacher', name: 'Sharmistha Rani Paul', role: 'user' },
  { email: 'teacher3@porua.test', password: 'porua-teacher', name: 'রওশন আরা মজুমদার', role: 'user' },
]

/** Those that the login page names. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'admin@porua.test', password: 'porua-admin', name: 'Demo Admin', role: 'admin' },
  { email: 'student@porua.test', password: 'porua-student', name: 'Demo Student', role: 'user' },
  DEMO_TEACHERS[0]!,
]
