import type { Mutant } from './mutant.ts'

export const certificates: Mutant[] = [
  {
    file: 'server/modules/learning/certificates/missing-lessons.ts',
    find: 'heard >= Math.ceil(seconds * DONE_SHARE)',
    replace: 'heard > 0',
    tests: ['certificates'],
    breaks: 'a second of each video is enough for a certificate',
  },
  {
    file: 'server/modules/learning/certificates/missing-lessons.ts',
    find: "rule === 'watched' && seconds !== null",
    replace: 'seconds !== null',
    tests: ['certificates'],
    breaks: 'marking lessons as done is no longer enough where it should be',
  },
  {
    file: 'server/modules/learning/certificates/issue-certificate.ts',
    find: 'if (!count || missing.length)',
    replace: 'if (missing.length)',
    tests: ['certificates'],
    breaks: 'a course without lessons has a certificate',
  },
  {
    file: 'server/modules/learning/certificates/issue-certificate.ts',
    find: 'if (known) return known',
    replace: '',
    tests: ['certificates'],
    breaks: 'a later lesson takes the certificate away',
  },
  {
    file: 'server/modules/learning/certificates/issue-certificate.ts',
    find: 'if (person.name !== name) throw',
    replace: 'if (!person.name) throw',
    tests: ['certificates'],
    breaks: 'a certificate is issued under any name',
  },
  {
    file: 'server/modules/learning/certificates/issue-certificate.ts',
    find: "if (known.revokedAt) throw conflict('withdrawn', 'This certificate was withdrawn.')",
    replace: '',
    tests: ['certificates'],
    breaks: 'a withdrawn certificate is issued again',
  },
  {
    file: 'server/modules/learning/certificates/certificate-calls.ts',
    find: 'if (row.isShared) return { ...certificateAnswer(row)',
    replace: 'if (row) return { ...certificateAnswer(row)',
    tests: ['certificates'],
    breaks: 'everybody reads the name on a private certificate',
  },
  {
    file: 'server/modules/learning/certificates/certificate-calls.ts',
    find: '.where(and(eq(certificates.code, code), eq(certificates.userId, caller.userId)))',
    replace: '.where(eq(certificates.code, code))',
    tests: ['certificates'],
    breaks: 'a stranger shares somebody’s certificate',
  },
  {
    file: 'server/modules/learning/certificates/certificate-calls.ts',
    find: 'if ((revokeReason === null) === (reason === null)) return',
    replace: '',
    tests: ['certificates'],
    breaks: 'withdrawing twice replaces the first reason',
  },
]
