// Who gets which status from each call with a good request. Each call is about what belongs to `user`: that person's
// email, that person's order. A call of the contract that is missing here does not compile.
import type { AnyCallName } from '#contract/calls.ts'

export const WHO = ['visitor', 'user', 'other', 'rival', 'teacher', 'admin'] as const
export type Who = (typeof WHO)[number]

type Statuses = [visitor: number, user: number, other: number, admin: number]
/** Of `teacher`, whose course and files they are, and `rival`, who teaches other courses. */
type TeacherStatuses = [rival: number, teacher: number]

const EVERYBODY: Statuses = [200, 200, 200, 200]
const SIGNED_IN: Statuses = [401, 200, 200, 200]
const ADMINS: Statuses = [401, 403, 403, 200]
/** The administrator is no instructor. */
const NO_TEACHER: Statuses = [401, 403, 403, 404]

export const MATRIX: Record<AnyCallName, Statuses> = {
  // Signing in and people
  'PUT /user/{email}': [401, 200, 403, 403],
  'POST /signOut': SIGNED_IN,
  'GET /admin/{email}': [401, 200, 403, 200],
  'GET /user': ADMINS,
  'PUT /user/admin/{email}': ADMINS,
  'DELETE /user/admin/{email}': ADMINS,
  'DELETE /user/{id}': ADMINS,
  'GET /user/{email}': [401, 200, 403, 200],
  'PUT /users/{email}': [401, 200, 403, 403],
  'PUT /users/{email}/name': [401, 200, 403, 403],
  'DELETE /users/{email}/phone': [401, 200, 403, 403],
  'DELETE /users/{email}': [401, 200, 403, 403],
  'GET /myData': SIGNED_IN,

  // Content
  'GET /blogs': EVERYBODY,
  'GET /blogs/{id}': EVERYBODY,
  'GET /blog/{id}': EVERYBODY,
  'GET /blog/{id}/related': EVERYBODY,
  'POST /addBlog': ADMINS,
  'PUT /blogUpdate/{id}': ADMINS,
  'DELETE /blogDelete/{id}': ADMINS,
  'GET /books': EVERYBODY,
  'GET /bookCounts': EVERYBODY,
  'GET /books/{id}': EVERYBODY,
  'GET /book/{id}': EVERYBODY,
  'GET /book/{id}/related': EVERYBODY,
  'POST /addBook': ADMINS,
  'PUT /bookUpdate/{id}': ADMINS,
  'DELETE /bookDelete/{id}': ADMINS,
  'GET /courses/{key}': EVERYBODY,
  'GET /courseCounts/{key}': EVERYBODY,
  'GET /course/{id}': EVERYBODY,
  'GET /course/{id}/related': EVERYBODY,
  'POST /addCourse': ADMINS,
  'PUT /courseUpdate/{id}': ADMINS,
  'DELETE /course/{id}': ADMINS,
  'GET /searchCourse': EVERYBODY,
  'GET /searchCounts': EVERYBODY,
  'GET /suggest': EVERYBODY,
  'GET /search': EVERYBODY,
  'GET /search/suggestions': EVERYBODY,
  'GET /instructors/{Subject}': EVERYBODY,
  'GET /instructor/{id}': EVERYBODY,
  'GET /instructor/{id}/courses': EVERYBODY,
  'GET /instructor/{id}/subjects': EVERYBODY,
  'POST /addInstructor': ADMINS,
  'PUT /updateInstructor/{id}': ADMINS,
  'DELETE /instructor/{id}': ADMINS,
  'GET /addreview': EVERYBODY,
  'POST /addreview': SIGNED_IN,

  // Notifications
  'GET /ccis': EVERYBODY,
  'GET /bookN': EVERYBODY,
  'PUT /cci/{id}': SIGNED_IN,
  'PUT /bookN/{id}': SIGNED_IN,
  'GET /notifications': EVERYBODY,
  'PUT /notifications': SIGNED_IN,

  // Orders and payment: another person's order is a 404, and an unsigned event is refused
  'GET /order': [401, 200, 403, 200],
  'GET /paidOrder': [401, 200, 403, 200],
  'GET /owned': SIGNED_IN,
  'POST /order': SIGNED_IN,
  'DELETE /order/{id}': [401, 200, 404, 404],
  'GET /payment/{id}': [401, 200, 404, 200],
  'POST /create-payment-intent': [401, 200, 404, 404],
  'POST /payment/{id}/begin': [401, 200, 404, 404],
  'PATCH /enrollCourse/{id}': [401, 200, 404, 404],
  'POST /payLink': [401, 200, 404, 404],
  'GET /payLinks': SIGNED_IN,
  'PUT /payLink/{id}': [401, 200, 404, 404],
  'DELETE /payLink/{id}': [401, 200, 404, 404],
  'GET /pay/{secret}': EVERYBODY,
  'POST /pay/{secret}/begin': EVERYBODY,
  'POST /pay/{secret}/result': EVERYBODY,
  'GET /receipt/{id}': [401, 200, 404, 200],
  'GET /orderHistory': ADMINS,
  'GET /orders': ADMINS,
  'GET /waiting': ADMINS,
  'POST /refundRequest': [401, 200, 404, 404],
  'POST /refunds': ADMINS,
  'GET /refunds': ADMINS,
  'GET /disputes': ADMINS,
  'GET /seller': EVERYBODY,
  'GET /coupons': ADMINS,
  'POST /coupons': ADMINS,
  'PUT /coupons/{id}': ADMINS,
  'PUT /coupons/{id}/ended': ADMINS,
  'DELETE /coupons/{id}': ADMINS,
  'GET /policy/{policy}': EVERYBODY,
  'GET /policyText/{policy}': ADMINS,
  'PUT /policy/{policy}': ADMINS,
  'POST /policyPreview': ADMINS,
  'POST /payments/webhook': [400, 400, 400, 400],
  'POST /payments/notice/{method}': [400, 400, 400, 400],
  'GET /exchangeRates': ADMINS,
  'POST /exchangeRates': ADMINS,
  'GET /heldPayments': ADMINS,
  'POST /heldPayments/{id}': ADMINS,
  'GET /failedReversals': ADMINS,
  'POST /failedReversals/{id}': ADMINS,

  // Learning: a course that `user` owns
  'GET /curriculum/{course}': EVERYBODY,
  'GET /learn/{course}': [401, 200, 403, 200],
  'GET /lesson/{id}': [401, 200, 403, 200],
  'GET /lesson/{id}/play': [401, 200, 403, 200],
  'GET /lesson/{id}/watched': [401, 200, 403, 200],
  'GET /progress': SIGNED_IN,
  'GET /lessonTotals': EVERYBODY,
  'GET /previews': EVERYBODY,
  'GET /today': SIGNED_IN,
  'PUT /myClass': SIGNED_IN,
  'PUT /places': [401, 200, 403, 200],
  'GET /notes/{course}': [401, 200, 403, 200],
  'PUT /note/{id}': [401, 200, 403, 200],
  'DELETE /note/{id}': [401, 200, 404, 404],

  // Quizzes, certificates, questions and ratings of that course
  'GET /quiz/{id}': [401, 200, 403, 200],
  'POST /quiz/{id}/attempt': [401, 200, 403, 200],
  'POST /quiz/{id}/preview': ADMINS,
  'GET /attempt/{id}': [401, 200, 404, 404],
  'PUT /attempt/{id}': [401, 200, 404, 404],
  'POST /attempt/{id}/submit': [401, 200, 404, 404],
  'POST /quizImport': ADMINS,
  'GET /certificate/{code}': EVERYBODY,
  'GET /certificates': SIGNED_IN,
  // An administrator has not done the lessons.
  'GET /certificates/{course}': [401, 200, 403, 200],
  'POST /certificates/{course}': [401, 200, 403, 409],
  'PUT /certificate/{code}': [401, 200, 404, 404],
  'PUT /certificate/{code}/reissue': [401, 200, 404, 404],
  'GET /certificateRecords': ADMINS,
  'PUT /certificate/{code}/revoke': ADMINS,
  'PUT /certificate/{code}/restore': ADMINS,
  'GET /questions/{id}': [401, 200, 403, 200],
  'GET /newAnswers': SIGNED_IN,
  'PUT /question/{id}': [401, 200, 403, 200],
  'PUT /answer/{id}': [401, 200, 403, 200],
  'DELETE /talk/{id}': [401, 200, 404, 404],
  'PUT /question/{id}/follow': [401, 200, 403, 200],
  'POST /talk/{id}/report': [401, 200, 403, 200],
  'PUT /answer/{id}/official': ADMINS,
  'PUT /talk/{id}/hidden': ADMINS,
  'GET /talk': ADMINS,
  'DELETE /talk/{id}/reports': ADMINS,
  'GET /ratings/{id}': EVERYBODY,
  'GET /rating/{id}': SIGNED_IN,
  'PUT /rating/{id}': [401, 200, 403, 403],
  'DELETE /rating/{id}': [401, 200, 404, 404],
  'GET /ratings': ADMINS,
  'PUT /rating/{id}/hidden': ADMINS,

  // Reading: a book that `user` owns
  'GET /book/{id}/read': [401, 200, 403, 200],
  'GET /book/{id}/sample': EVERYBODY,
  'GET /book/{id}/text/{page}': [401, 200, 403, 200],
  'GET /book/{id}/find/{text}': [401, 200, 403, 200],
  // A copy names its buyer, so an administrator who has not bought the book gets none.
  'POST /book/{id}/download': [401, 200, 403, 403],
  'GET /reading': SIGNED_IN,
  'GET /marks/{id}': [401, 200, 403, 200],
  'PUT /mark/{id}': [401, 200, 403, 200],
  'DELETE /mark/{id}': [401, 200, 404, 404],
  'GET /book/{id}/files': ADMINS,
  'PUT /book/{id}/text': ADMINS,

  // Writing lessons
  'GET /curriculum/{course}/draft': ADMINS,
  'PUT /curriculum/{course}': ADMINS,
  'POST /curriculum/{course}/publish': ADMINS,
  'PUT /curriculum/{course}/certificateRule': ADMINS,
  'GET /curriculum/{course}/preview': ADMINS,
  'GET /curriculum/{course}/folder': ADMINS,
  'POST /courseFolder': ADMINS,
  'GET /curriculum/{course}/lesson/{id}': ADMINS,
  'GET /curriculum/{course}/lesson/{id}/play': ADMINS,
  'GET /files': ADMINS,
  'POST /file': ADMINS,
  'GET /file/{id}': ADMINS,
  'POST /file/{id}/retry': ADMINS,
  'DELETE /file/{id}': ADMINS,
  'PUT /file/{id}/captions/{language}': ADMINS,
  'DELETE /file/{id}/captions/{language}': ADMINS,

  // Teaching
  'GET /teach': ADMINS,
  'GET /earnings': NO_TEACHER,
  'GET /earnings/entries': NO_TEACHER,
  'PUT /payoutDetails': NO_TEACHER,
  'GET /payoutsDue': ADMINS,
  'GET /payouts': ADMINS,
  'POST /payouts': ADMINS,
  'PUT /payouts/{id}/failed': ADMINS,
  'GET /course/{id}/learners': ADMINS,
  'GET /course/{id}/progress': ADMINS,
  'GET /course/{id}/announcements': ADMINS,
  'PUT /course/{id}/announcement': ADMINS,
  'POST /course/{id}/announcements': ADMINS,
  'GET /announcements': SIGNED_IN,
  'GET /announcement/{id}': [401, 200, 404, 404],
  'PUT /announcement/{id}/mail': [401, 200, 404, 404],
  // An administrator who is no instructor has no courses of their own.
  'POST /teach': [401, 403, 403, 403],
  'GET /teach/{course}': ADMINS,
  'POST /course/{id}/review': ADMINS,
  'GET /course/{id}/review': ADMINS,
  'PUT /course/{id}/review': ADMINS,
  'GET /reviews': ADMINS,
  'GET /instructor/{id}/account': ADMINS,
  'POST /instructor/{id}/invite': ADMINS,
  'PUT /instructor/{id}/account': ADMINS,
  'DELETE /instructor/{id}/account': ADMINS,
  'GET /teachInvite/{secret}': SIGNED_IN,
  // It is for the administrator's email.
  'POST /teachInvite/{secret}': [401, 409, 409, 200],

  // Administration
  'GET /bin': ADMINS,
  'PUT /bin/{id}': ADMINS,
  'GET /audit': ADMINS,
  'GET /contactMessages': ADMINS,
  'PUT /contactMessage/{id}': ADMINS,

  // Files, messages, the server itself
  'POST /media': SIGNED_IN,
  'POST /contact': EVERYBODY,
  'GET /health': EVERYBODY,
  'GET /ready': EVERYBODY,
  'GET /openapi.json': EVERYBODY,
  'GET /docs': EVERYBODY,
}

export const CALL_NAMES = Object.keys(MATRIX) as AnyCallName[]

const ANY_TEACHER: TeacherStatuses = [200, 200]
const ITS_TEACHER: TeacherStatuses = [403, 200]

/** Teachers get the same as `other` from the calls that are missing here. */
const TEACHERS: Partial<Record<AnyCallName, TeacherStatuses>> = {
  'PUT /courseUpdate/{id}': ITS_TEACHER,
  'GET /curriculum/{course}/draft': ITS_TEACHER,
  'PUT /curriculum/{course}': ITS_TEACHER,
  'POST /curriculum/{course}/publish': ITS_TEACHER,
  'PUT /curriculum/{course}/certificateRule': ITS_TEACHER,
  'GET /curriculum/{course}/preview': ITS_TEACHER,
  'GET /curriculum/{course}/folder': ITS_TEACHER,
  'GET /curriculum/{course}/lesson/{id}': ITS_TEACHER,
  'GET /curriculum/{course}/lesson/{id}/play': ITS_TEACHER,
  'POST /file': ANY_TEACHER,
  'GET /file/{id}': ITS_TEACHER,
  'POST /file/{id}/retry': ITS_TEACHER,
  'DELETE /file/{id}': ITS_TEACHER,
  'PUT /file/{id}/captions/{language}': ITS_TEACHER,
  'DELETE /file/{id}/captions/{language}': ITS_TEACHER,
  'POST /quizImport': ANY_TEACHER,
  'POST /quiz/{id}/preview': ITS_TEACHER,
  'GET /teach': ANY_TEACHER,
  'GET /earnings': ANY_TEACHER,
  'GET /earnings/entries': ANY_TEACHER,
  'PUT /payoutDetails': ANY_TEACHER,
  'GET /course/{id}/learners': ITS_TEACHER,
  'GET /course/{id}/progress': ITS_TEACHER,
  'GET /course/{id}/announcements': ITS_TEACHER,
  'PUT /course/{id}/announcement': ITS_TEACHER,
  'POST /course/{id}/announcements': ITS_TEACHER,
  'POST /teach': ANY_TEACHER,
  'GET /teach/{course}': ITS_TEACHER,
  'POST /course/{id}/review': ITS_TEACHER,
  // A course is open to its teacher as to a learner.
  'GET /learn/{course}': ITS_TEACHER,
  'GET /lesson/{id}': ITS_TEACHER,
  'GET /lesson/{id}/play': ITS_TEACHER,
  'GET /lesson/{id}/watched': ITS_TEACHER,
  'PUT /places': ITS_TEACHER,
  'GET /notes/{course}': ITS_TEACHER,
  'PUT /note/{id}': ITS_TEACHER,
  'GET /quiz/{id}': ITS_TEACHER,
  'POST /quiz/{id}/attempt': ITS_TEACHER,
  'GET /certificates/{course}': ITS_TEACHER,
  'POST /certificates/{course}': [403, 409],
  'GET /questions/{id}': ITS_TEACHER,
  'PUT /question/{id}': ITS_TEACHER,
  'PUT /answer/{id}': ITS_TEACHER,
  'PUT /question/{id}/follow': ITS_TEACHER,
  'POST /talk/{id}/report': ITS_TEACHER,
}

export function expectedOf(name: AnyCallName, who: Who): number {
  const [visitor, user, other, admin] = MATRIX[name]
  const [rival, teacher] = TEACHERS[name] ?? [other, other]
  return { visitor, user, other, rival, teacher, admin }[who]
}

/** The least privileged role that the call serves; bad bodies are tried in its name. */
export function leastPrivileged(name: AnyCallName): { who: Who; status: number } {
  // Of a teacher's change, the fields of the instructor are ignored.
  const who = name === 'PUT /courseUpdate/{id}' ? 'admin' : WHO.find((one) => expectedOf(name, one) === 200)!
  return { who, status: expectedOf(name, who) }
}
