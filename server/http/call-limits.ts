// Which calls are rate-limited, and by which key. Attempts are counted before the body is read, so a client over its
// limit costs no parsing.
import type { AnyCallName } from '#contract/calls.ts'
import type { LimitName } from './rate-limit.ts'

export const CALL_LIMITS: Partial<Record<AnyCallName, { limit: LimitName; per: 'address' | 'user' }>> = {
  'PUT /user/{email}': { limit: 'exchangeAddress', per: 'address' },
  'PUT /users/{email}': { limit: 'profileUser', per: 'user' },
  'PUT /users/{email}/name': { limit: 'profileUser', per: 'user' },
  'DELETE /users/{email}/phone': { limit: 'profileUser', per: 'user' },
  'PUT /payoutDetails': { limit: 'profileUser', per: 'user' },
  'POST /calendar': { limit: 'profileUser', per: 'user' },
  'POST /guardians': { limit: 'guardianUser', per: 'user' },
  'PUT /push': { limit: 'profileUser', per: 'user' },
  'POST /push/renew': { limit: 'guessAddress', per: 'address' },
  'PUT /myClass': { limit: 'profileUser', per: 'user' },
  'DELETE /users/{email}': { limit: 'leaveUser', per: 'user' },
  'GET /myData': { limit: 'exportUser', per: 'user' },
  'PUT /notifications': { limit: 'readAllUser', per: 'user' },
  'POST /addreview': { limit: 'reviewAddress', per: 'address' },
  'PUT /question/{id}': { limit: 'questionUser', per: 'user' },
  'PUT /answer/{id}': { limit: 'answerUser', per: 'user' },
  'POST /talk/{id}/report': { limit: 'reportUser', per: 'user' },
  'POST /refundRequest': { limit: 'reportUser', per: 'user' },
  'POST /payLink': { limit: 'payLinkUser', per: 'user' },
  'PUT /payLink/{id}': { limit: 'noteUser', per: 'user' },
  'PUT /rating/{id}': { limit: 'ratingUser', per: 'user' },
  'DELETE /rating/{id}': { limit: 'ratingUser', per: 'user' },
  'GET /book/{id}/find/{text}': { limit: 'findUser', per: 'user' },
  'PUT /note/{id}': { limit: 'noteUser', per: 'user' },
  'PUT /mark/{id}': { limit: 'noteUser', per: 'user' },
  'POST /task/{id}/file': { limit: 'handInFileUser', per: 'user' },
  'PUT /task/{id}/text': { limit: 'noteUser', per: 'user' },
  'POST /media': { limit: 'uploadUser', per: 'user' },
  'POST /contact': { limit: 'contactAddress', per: 'address' },
}
