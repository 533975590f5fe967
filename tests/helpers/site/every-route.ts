// An address in the demo for every route of the site, and who opens it.
import { paths } from '#contract/paths.ts'
import routes from '../../../web/routes.ts'

export type Person = 'visitor' | 'learner' | 'teacher' | 'admin'
export type Walk = { path: string; person: Person; isCatalogue?: boolean }
/** Addresses by the pattern of their route. */
type Walks = Record<string, Walk>

/** These routes are opened through a secret in an email, or by a popup. */
const NOT_WALKED = /^(pay|stopMails|guardian|teachInvite|announcement|certificate|signedIn|confirmEmail|offline|\*)/

/** Throws when a new route has no address here. */
export async function everyRoute(url: string, tokens: Record<Exclude<Person, 'visitor'>, string>): Promise<Walks> {
  const walks = await findWalks(url, tokens)
  const forgotten = patternsOf(routes).filter((pattern) => !walks[pattern] && !NOT_WALKED.test(pattern))
  if (forgotten.length) throw new Error(`no address for these routes: ${forgotten.join(', ')}`)
  return walks
}

type Route = { path?: string; index?: boolean; children?: Route[] }

const patternsOf = (table: Route[]): string[] =>
  table.flatMap(({ path, index, children }) => [...(path ? [path] : index ? [''] : []), ...patternsOf(children ?? [])])

type Item = { _id: string; id?: string }

async function findWalks(url: string, tokens: Record<'admin' | 'learner' | 'teacher', string>): Promise<Walks> {
  const read = async <Answer>(call: string, token = tokens.learner, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : null }
    return (await (await fetch(`${url}/api/${call}`, init)).json()) as Answer
  }
  const first = async (call: string, token?: string) => (await read<Item[]>(call, token))[0]?._id ?? 'none'
  const paid = await read<Item[]>('paidOrder')
  const reading = await read<{ book: string }[]>('reading')
  const lessons: Record<string, string> = {}
  let course = ''
  for (const { id } of paid) {
    const { sections = [] } = await read<{ sections?: { lessons: { _id: string; kind: string }[] }[] }>(
      `curriculum/${id}`,
    )
    if (sections.length) course ||= id!
    for (const { kind, _id } of sections.flatMap((section) => section.lessons)) lessons[kind] ??= paths.learn(id!, _id)
  }
  const [shown, book, blog, instructor] = await Promise.all(
    ['courses/classNine', 'books', 'blogs', 'instructors/Physics'].map((call) => first(call)),
  )
  const unpaid = (await read<(Item & { paid?: boolean })[]>('order')).find(({ paid }) => !paid)
  const order = unpaid?._id ?? (await read<{ insertedId: string }>('order', tokens.learner, { id: book })).insertedId
  const { courses } = await read<{ courses: Item[] }>('teach', tokens.teacher)
  const own = courses[0]!._id
  const [batch, hosted] = [await first('live'), await first('teach/live', tokens.teacher)]
  const { sessions } = await read<{ sessions: Item[] }>(`live/${batch}`)
  const { classCourse } = await read<{ classCourse: string }>(`course/${course}`)
  const learner = (path: string): Walk => ({ path, person: 'learner' })
  const catalogue = (path: string): Walk => ({ path, person: 'learner', isCatalogue: true })
  const teacher = (path: string): Walk => ({ path, person: 'teacher' })
  const admin = (path: string): Walk => ({ path, person: 'admin' })
  const visitor = (path: string): Walk => ({ path, person: 'visitor' })
  const quiz = lessons.quiz ? `${lessons.quiz}/quiz` : ''
  return {
    '': learner('/'),
    gradeEight: visitor('/gradeEight'),
    gradeTwelve: visitor('/gradeTwelve'),
    contact: visitor('/contact'),
    blogs: catalogue('/blogs'),
    privacy: visitor('/privacy'),
    terms: visitor('/terms'),
    refunds: visitor('/refunds'),
    'searchCourse/:searchCourse?': learner('/searchCourse/physics'),
    'classes/:className?': catalogue('/classes'),
    'courses/:category?': catalogue('/courses'),
    'instructor/:subject?': catalogue('/instructor'),
    'teacher/:id': catalogue(paths.teacher(instructor!)),
    ':classCourse/coursesInfo/:id': catalogue(paths.course('classNine', shown!)),
    books: catalogue('/books'),
    'book/:id': catalogue(paths.book(book!)),
    'blog/:id': catalogue(paths.blog(blog!)),
    live: learner('/live'),
    'live/:id': learner(paths.liveBatch(batch)),
    'live/room/:id': learner(paths.liveRoom(sessions[0]!._id)),
    login: visitor('/login'),
    register: visitor('/register'),
    myProfile: learner('/myProfile'),
    addReviwe: learner('/addReviwe'),
    myOrder: learner('/myOrder'),
    myCollection: learner('/myCollection'),
    downloads: learner('/downloads'),
    'payment/:id': learner(paths.payment(order)),
    'receipt/:id': learner(paths.receipt(paid[0]!._id)),
    'learn/:courseId/:lessonId?': learner(paths.learn(course)),
    'learn/:courseId/:lessonId/quiz': learner(quiz),
    'learn/:courseId/:lessonId/task': learner(lessons.task ? `${lessons.task}/task` : paths.learn(course)),
    'read/:bookId': learner(paths.read(reading[0]!.book)),
    'myCertificate/:courseId': learner(paths.myCertificate(course)),
    'teach/tasks/:handIn?': teacher('/teach/tasks'),
    teach: teacher('/teach'),
    'teach/overview': teacher('/teach/overview'),
    'teach/earnings': teacher('/teach/earnings'),
    'teach/announce': teacher('/teach/announce'),
    'teach/learners/:courseId': teacher(`/teach/learners/${own}`),
    'teach/live': teacher('/teach/live'),
    'teach/live/new': teacher('/teach/live/new'),
    'teach/live/:batch': teacher(`/teach/live/${hosted}`),
    'teach/new': teacher('/teach/new'),
    'teach/:courseId': teacher(`/teach/${own}`),
    'teach/:courseId/details': teacher(`/teach/${own}/details`),
    'admin/tasks/:handIn?': admin('/admin/tasks'),
    users: admin('/users'),
    addCourse: admin('/addCourse'),
    addBook: admin('/addBook'),
    addBlog: admin('/addBlog'),
    addInstructor: admin('/addInstructor'),
    ':classCourse/update/:id': admin(`/${classCourse}/update/${course}`),
    'updateBook/:id': admin(`/updateBook/${book}`),
    'updateBlog/:id': admin(`/updateBlog/${blog}`),
    ':Subject/newAdd/:id': admin(`/Physics/newAdd/${instructor}`),
    admin: admin('/admin'),
    'admin/messages': admin('/admin/messages'),
    'admin/orders': admin('/admin/orders'),
    'admin/refunds': admin('/admin/refunds'),
    'admin/coupons/:coupon?': admin('/admin/coupons'),
    'admin/money': admin('/admin/money'),
    'admin/payouts': admin('/admin/payouts'),
    'admin/announce': admin('/admin/announce'),
    'admin/learners/:courseId': admin(`/admin/learners/${course}`),
    'admin/live': admin('/admin/live'),
    'admin/live/new': admin('/admin/live/new'),
    'admin/live/:batch': admin(`/admin/live/${batch}`),
    'admin/questions': admin('/admin/questions'),
    'admin/import': admin('/admin/import'),
    'admin/bin': admin('/admin/bin'),
    'admin/audit': admin('/admin/audit'),
    'admin/files': admin('/admin/files'),
    'admin/certificates': admin('/admin/certificates'),
    'admin/ratings': admin('/admin/ratings'),
    'admin/reviews/:courseId?': admin('/admin/reviews'),
    'admin/policies': admin('/admin/policies'),
    'admin/policies/:policy': admin('/admin/policies/terms'),
    'curriculum/:courseId': admin(`/curriculum/${course}`),
  }
}
