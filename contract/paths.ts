// The site's paths, defined once for links, guards, sitemap, emails and tests. web/routes.ts maps them to pages. This
// file imports nothing but types, because the browser loads it on every page.
import type { ProductKind } from './constants.ts'

const segment = encodeURIComponent

/** Previews a lesson as learners see it, without recording progress. */
export const PREVIEW_QUERY = '?preview'

export const paths = {
  home: '/',
  homeGradeEight: '/gradeEight',
  homeGradeTwelve: '/gradeTwelve',
  contact: '/contact',
  blogs: '/blogs',
  privacy: '/privacy',
  terms: '/terms',
  refunds: '/refunds',
  search: '/searchCourse',

  classes: '/classes',
  classOf: (name: string) => `/classes/${segment(name)}`,
  skills: '/courses',
  skillOf: (name: string) => `/courses/${segment(name)}`,
  instructors: '/instructor',
  instructorsOf: (subject: string) => `/instructor/${segment(subject)}`,
  teacher: (id: string) => `/teacher/${segment(id)}`,
  course: (classCourse: string, id: string) => `/${segment(classCourse)}/coursesInfo/${segment(id)}`,
  books: '/books',
  book: (id: string) => `/book/${segment(id)}`,
  blog: (id: string) => `/blog/${segment(id)}`,

  /** The timetable, a batch, and the room of one of its classes. */
  live: '/live',
  liveBatch: (batch: string) => `/live/${segment(batch)}`,
  liveRoom: (session: string) => `/live/room/${segment(session)}`,

  login: '/login',
  register: '/register',
  signedIn: '/signedIn',
  confirmEmail: '/confirmEmail',
  myProfile: '/myProfile',
  addReview: '/addReviwe',
  myOrder: '/myOrder',
  myCollection: '/myCollection',
  /** What's saved on this device. */
  downloads: '/downloads',
  /** The payment page, with the attempt that the buyer is returning from. */
  payment: (order: string, attempt?: string) => `/payment/${segment(order)}${attempt ? `?attempt=${attempt}` : ''}`,
  /** Open to anyone with the link. The secret is stored nowhere else. */
  pay: (secret: string) => `/pay/${segment(secret)}`,
  /** Calendar files: a person's own, by a secret, and a batch's. */
  calendar: (secret: string) => `/calendar/${secret}.ics`,
  batchCalendar: (batch: string) => `/live/${segment(batch)}/calendar.ics`,
  /** A table as a file, which anyone with the secret can download once. */
  csv: (secret: string) => `/csv/${secret}.csv`,
  receipt: (order: string) => `/receipt/${segment(order)}`,

  /** Without a lesson, opens the one to resume. With a question, opens that question under the lesson. */
  learn: (course: string, lesson?: string, question?: string) =>
    `/learn/${segment(course)}${lesson ? `/${segment(lesson)}` : ''}${question ? `#question=${question}` : ''}`,
  /** The page for taking a quiz. The fragment holds the position. */
  quiz: (course: string, lesson: string) => `/learn/${segment(course)}/${segment(lesson)}/quiz`,
  /** The page for working on a task. */
  task: (course: string, lesson: string) => `/learn/${segment(course)}/${segment(lesson)}/task`,
  read: (book: string) => `/read/${segment(book)}`,
  /** The free sample of a book. */
  sample: (book: string) => `/read/${segment(book)}?sample`,
  /** The owner's view of a course certificate, and its public page once shared. */
  myCertificate: (course: string) => `/myCertificate/${segment(course)}`,
  certificate: (code: string) => `/certificate/${segment(code)}`,

  /** An announcement, for the learners who received it. */
  announcement: (id: string) => `/announcement/${segment(id)}`,
  /** Stops emails about a course, for anyone with the link. */
  stopMails: (secret: string) => `/stopMails/${segment(secret)}`,

  /** Confirms the weekly email, for anyone with the link. */
  guardian: (secret: string) => `/guardian/${segment(secret)}`,

  /** A teacher's own courses. Those of administrators are below. */
  teach: '/teach',
  teachNew: '/teach/new',
  /** Work waiting to be graded. */
  teachTasks: '/teach/tasks',
  teachTask: (handIn: string) => `/teach/tasks/${segment(handIn)}`,
  teachOverview: '/teach/overview',
  teachEarnings: '/teach/earnings',
  teachAnnounce: '/teach/announce',
  teachLive: '/teach/live',
  teachLiveNew: '/teach/live/new',
  teachLiveBatch: (batch: string) => `/teach/live/${segment(batch)}`,
  teachLearners: (course: string) => `/teach/learners/${segment(course)}`,
  /** A course's lessons and review status, and the form with everything else. */
  teachCourse: (course: string) => `/teach/${segment(course)}`,
  teachDetails: (course: string) => `/teach/${segment(course)}/details`,
  /** An invitation to teach. Its secret is only in the email. */
  teachInvite: (secret: string) => `/teachInvite/${segment(secret)}`,

  users: '/users',
  addCourse: '/addCourse',
  addBook: '/addBook',
  addBlog: '/addBlog',
  addInstructor: '/addInstructor',
  updateCourse: (classCourse: string, id: string) => `/${segment(classCourse)}/update/${segment(id)}`,
  updateBook: (id: string) => `/updateBook/${segment(id)}`,
  updateBlog: (id: string) => `/updateBlog/${segment(id)}`,
  updateInstructor: (subject: string, id: string) => `/${segment(subject)}/newAdd/${segment(id)}`,
  admin: '/admin',
  adminMessages: '/admin/messages',
  adminOrders: '/admin/orders',
  adminOrder: (id: string) => `/admin/orders?order=${id}`,
  adminRefunds: '/admin/refunds',
  adminCoupons: '/admin/coupons',
  adminCoupon: (id: string) => `/admin/coupons/${segment(id)}`,
  adminMoney: '/admin/money',
  adminPayouts: '/admin/payouts',
  adminAnnounce: '/admin/announce',
  adminLearners: (course: string) => `/admin/learners/${segment(course)}`,
  adminDisputes: '/admin/refunds?list=disputes',
  adminQuestions: '/admin/questions',
  adminTasks: '/admin/tasks',
  adminUnanswered: '/admin/questions?list=unanswered',
  adminBin: '/admin/bin',
  adminImport: '/admin/import',
  adminImportOf: (kind: string) => `/admin/import?kind=${kind}`,
  adminAudit: '/admin/audit',
  adminFiles: '/admin/files',
  adminCertificates: '/admin/certificates',
  adminLive: '/admin/live',
  adminLiveNew: '/admin/live/new',
  adminLiveBatch: (batch: string) => `/admin/live/${segment(batch)}`,
  adminRatings: '/admin/ratings',
  adminReviews: '/admin/reviews',
  adminReview: (course: string) => `/admin/reviews/${segment(course)}`,
  adminPolicies: '/admin/policies',
  updatePolicy: (policy: string) => `/admin/policies/${policy}`,
  curriculum: (course: string) => `/curriculum/${segment(course)}`,

  offline: '/offline',
} as const

type ProductPaths = {
  /** Courses are found by id. The category is also part of the address. */
  page: (id: string, category?: string | null) => string
  /** Where a buyer opens the product. */
  open: (id: string) => string
}

export const productPaths: Record<ProductKind, ProductPaths> = {
  course: { page: (id, category) => paths.course(category ?? 'course', id), open: (id) => paths.learn(id) },
  book: { page: (id) => paths.book(id), open: (id) => paths.read(id) },
  live: { page: (id) => paths.liveBatch(id), open: (id) => paths.liveBatch(id) },
}
