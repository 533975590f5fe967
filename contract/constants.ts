// The product's limits and fixed choices. This file imports nothing, so using it costs the browser little.

export const COURSE_TYPES = [
  'classOne',
  'classTwo',
  'classThree',
  'classFour',
  'classFive',
  'classSix',
  'classSeven',
  'classEight',
  'classNine',
  'classTen',
  'classXI-XII',
  'discountCourse',
  'entertainCourse',
  'freeCourse',
  'islamicCourse',
  'kidsCourse',
  'specialCourse',
] as const
export type CourseType = (typeof COURSE_TYPES)[number]

export const SUBJECTS = [
  'Bengali',
  'Biology',
  'Chemistry',
  'English',
  'Finance',
  'Mathematics',
  'Physics',
  'Programming',
  'Religion',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Classes 11 and 12 are one category, but links and old clients may use either name. */
export const CLASS_ALIASES = { classEleven: 'classXI-XII', classTwelve: 'classXI-XII' } as const

/** The keys of `GET /courses/{key}`: the 17 types that can be saved, the aliases, and live classes. */
export const COURSE_KEYS = [...COURSE_TYPES, 'classEleven', 'classTwelve', 'liveCourse'] as const
export type CourseKey = (typeof COURSE_KEYS)[number]

export const BOOK_FORMATS = ['PDF', 'MP3'] as const
export const INTERACTIVE = ['YES', 'NO'] as const

/** Content that administrators write; deleting it moves it to the bin. */
export const CONTENT_KINDS = ['course', 'book', 'blog', 'instructor'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
/** The content that is sold. */
export const PRODUCT_KINDS = ['course', 'book', 'live'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]
/** Products that are announced as new. Live classes are found by their time. */
export const NEWS_KINDS = ['course', 'book'] as const satisfies readonly ProductKind[]
export type NewsKind = (typeof NEWS_KINDS)[number]
export const BIN_DAYS = 30

/** Where a teacher's course is in review. The owner's `state` of a course is something else. */
export const REVIEW_STATES = ['draft', 'in_review', 'sent_back', 'published'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
/** How a review ended. */
export const REVIEW_DECISIONS = ['withdrawn', 'sent_back', 'published'] as const
/** What a new course needs before an administrator looks at it; captions are recommended. */
export const REVIEW_CHECKS = ['texts', 'cover', 'price', 'details', 'preview', 'lessons', 'captions'] as const
export const RECOMMENDED_CHECKS: readonly ReviewCheck[] = ['captions']
/** What `details` asks for. */
export const REVIEW_DETAILS = ['classCourse', 'video', 'hours', 'counts'] as const
export type ReviewCheck = (typeof REVIEW_CHECKS)[number]
/** Learners only buy what exists on the first day. */
export const MIN_REVIEWED_LESSONS = 5
export const MAX_REVIEW_NOTE = 2000
export const INVITE_DAYS = 7
/**
 * The status of an invitation. `wrong_account` means the caller is signed in with another email, and `signed_out` that
 * nobody is signed in.
 */
export const INVITE_STATES = [
  'open',
  'ended',
  'used',
  'declined',
  'wrong_account',
  'unconfirmed',
  'signed_out',
] as const
export type InviteState = (typeof INVITE_STATES)[number]

/** Programmes range from 1-on-1 to 12-on-12, so this limits learners and seats. */
export const MAX_PROGRAMME = 12
/** The two subjects of the tutoring programmes first, then those of the catalogue. */
export const LIVE_SUBJECTS = ['Coding', 'Music', ...SUBJECTS] as const
export type LiveSubject = (typeof LIVE_SUBJECTS)[number]
/** The default time zone of new batches. */
export const LIVE_ZONE = 'Asia/Dhaka'
/** A class is over once its host has ended it, or long after its scheduled time. */
export const SESSION_STATES = ['planned', 'cancelled', 'over'] as const
export type SessionState = (typeof SESSION_STATES)[number]
export const MAX_SESSIONS = 60
export const MIN_SESSION_MINUTES = 15
export const MAX_SESSION_MINUTES = 240
/** How long before a class its room opens, and how long the class may run over. */
export const ROOM_OPENS_MINUTES = 10
export const RUNS_OVER_MINUTES = 30
/** How long an unpaid order holds its seat. */
export const SEAT_HELD_MINUTES = 15
/** The longest time an order can hold a seat, however often payment is restarted. */
export const SEAT_HELD_AT_MOST_MINUTES = 45
/** How long a freed seat is held for the first person on the waiting list. */
export const SEAT_OFFERED_MINUTES = 120
export const ATTENDANCE_CORRECTIONS = ['present', 'absent'] as const
/** A recording's pieces arrive while it runs. Then its file waits to be prepared. */
export const RECORDING_STATES = ['recording', 'arriving', 'waiting', 'ready', 'failed'] as const
export type RecordingState = (typeof RECORDING_STATES)[number]
/** The kinds of notifications people get about a class. */
export const REMINDER_KINDS = ['day', 'soon', 'moved', 'cancelled'] as const
export const LIVE_CHAT_DAYS = 30
/** The number of bytes loaded to measure the connection to a room. */
export const ROOM_LINE_BYTES = 200_000

/** How the overview groups days in Dhaka. Weeks start on Monday. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]
/** The most periods that one overview can show. */
export const MAX_PERIODS = { day: 92, week: 53, month: 24 } as const satisfies Record<Period, number>

/** The kinds of lessons. */
export const LESSON_KINDS = ['video', 'audio', 'text', 'pdf', 'quiz', 'task'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]
/** What the row of a published lesson holds. A lesson that is a file has the file's kind instead. */
export const LESSON_HOLDS: Record<LessonKind, readonly ('body' | 'readingSeconds' | 'task')[]> = {
  video: [],
  audio: [],
  text: ['body', 'readingSeconds'],
  pdf: [],
  quiz: [],
  task: ['body', 'task'],
}
export const MAX_FILE_BYTES = 2 * 1024 * 1024 * 1024
/** The part size is small enough for one request, and cheap to resend on a bad connection. */
export const FILE_PART_BYTES = 1024 * 1024
export const MAX_FILE_PART_BYTES = 8 * 1024 * 1024
export const MAX_VIDEO_SECONDS = 4 * 3600
export const MAX_PDF_PAGES = 1500
/** PDFs are limited because they are rendered in memory. */
export const MAX_PDF_BYTES = 300 * 1024 * 1024
/** The default sample is this share of the book, up to a limit of pages or minutes. */
export const SAMPLE_SHARE = 0.1
export const MAX_SAMPLE = { PDF: 20, MP3: 5 } as const
export const PAGE_WIDTHS = { small: 720, large: 1080 } as const
export const PERSONAL_COPIES_A_DAY = 10
export const PERSONAL_COPY_DAYS = 7

/** Content saved on a device is fetched and checked in pieces of this size. */
export const PIECE_BYTES = 1024 * 1024
/** How long a saved copy opens without asking the server again. */
export const LEASE_DAYS = 7
export const MAX_RENEWED = 500
/** Uploads that stall for this long are abandoned. */
export const UPLOAD_KEPT_DAYS = 7
/** How a question is answered: one choice, several, a number, a word, an order, or pairs. */
export const QUESTION_KINDS = ['one', 'many', 'number', 'text', 'order', 'match'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
/**
 * When learners see the correct answers: after submitting, after passing, after passing or running out of attempts, or
 * never.
 */
export const QUIZ_REVEALS = ['submitted', 'passed', 'finished', 'never'] as const
/** The default number of attempts in a quiz. After that, learners get one a day. */
export const QUIZ_ATTEMPTS = 3
export type QuizReveal = (typeof QUIZ_REVEALS)[number]
export const MAX_QUESTIONS = 100
export const MAX_CHOICES = 12
export const MAX_QUESTION_TEXT = 2000
export const MAX_ANSWER_TEXT = 500
export const MAX_QUIZ_MINUTES = 300
/** A draft is being written, handed-in work is waiting for the teacher, and returned work has been graded. */
export const HAND_IN_STATES = ['draft', 'handed_in', 'returned'] as const
export const MAX_TASK_POINTS = 100
export const MAX_TASK_DAYS = 365
export const MAX_HAND_IN_TEXT = 10_000
export const MAX_HAND_IN_FILES = 6
export const MAX_HAND_IN_BYTES = 20 * 1024 * 1024
/** The limit for all of one person's handed-in files. */
export const MAX_HAND_IN_STORED_BYTES = 1024 * 1024 * 1024
/** The longer side of a photo, and its largest file size. Browser and server both enforce this. */
export const HAND_IN_PHOTO_SIDE = 1600
export const HAND_IN_PHOTO_BYTES = 400_000
export const MAX_GRADE_WORDS = 4000
export const MAX_MARKS = 40
/** How long returned work can be resubmitted, unless the task is due later. */
export const HAND_IN_AGAIN_DAYS = 7
export const MAX_DISCUSSION_TEXT = 1000
/** The lists administrators review. */
export const DISCUSSION_STATES = ['reported', 'unanswered'] as const
export type DiscussionState = (typeof DISCUSSION_STATES)[number]
export const MAX_RATING_TEXT = 600
export const MAX_HIDE_REASON = 300
/** With fewer ratings, the average means little and isn't shown. */
export const MIN_RATINGS_SHOWN = 5
export const MAX_SECTIONS = 60
export const MAX_LESSONS = 400
export const MAX_LESSON_TEXT = 60_000
export const MAX_NOTE_TEXT = 2000
export const MAX_PLACES_AT_ONCE = 50
/** What a course's certificate requires: lessons completed, or videos watched and quizzes passed. */
export const CERTIFICATE_RULES = ['marked', 'watched'] as const
export type CertificateRule = (typeof CERTIFICATE_RULES)[number]
/** The share of a video or recording that completes its lesson. */
export const DONE_SHARE = 0.9
export const WORDS_A_MINUTE = 200
export const PROGRESS_INTERVAL_MS = 15_000
/** With data saver on, larger files load only on request. */
export const DATA_SAVER_BYTES = 1_000_000

/** The currency of prices. A payment attempt has its own currency. */
export const CURRENCY = 'usd'
/** Local methods charge this currency, in whole taka. */
export const LOCAL_CURRENCY = 'bdt'
export const CURRENCIES = [CURRENCY, LOCAL_CURRENCY] as const
export type Currency = (typeof CURRENCIES)[number]
/** Why a provider took no money, if it says so. */
export const PAYMENT_FAILURES = ['cancelled', 'declined', 'balance', 'pin', 'expired'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
/** See server/modules/orders/orders/order-states.ts. */
export const ORDER_STATES = ['open', 'paying', 'paid', 'withdrawn', 'refunded'] as const
/** States as people see them. An order can't be paid while its payment is under review. */
export const SHOWN_ORDER_STATES = [...ORDER_STATES, 'checking'] as const
export type ShownOrderState = (typeof SHOWN_ORDER_STATES)[number]
export const MAX_REFUND_REASON = 300
/** Limits for taka per dollar, to catch typing mistakes. */
export const MIN_TAKA = 50
export const MAX_TAKA = 500

export const PAGE_LIMIT = 100
export const MAX_PAGE_LIMIT = 200
/** Administrators' lists count up to 1000 rows (so 1000 means 'or more'), and `?q=` results up to 200. */
export const MAX_COUNTED = 1000
export const MAX_COUNTED_FOUND = 200
export const SUGGESTIONS = 8
/** Results per group in the search dropdown. */
export const DROPDOWN = { courses: 5, books: 3, instructors: 2, posts: 2 } as const
/** The other groups on the results page, below the courses matched by title. */
export const SEARCH_GROUPS = ['close', 'books', 'instructors', 'posts'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]
export const GROUP_LIMIT = 8
export const MAX_GROUP_LIMIT = 48
/** The most results that a group shows. Beyond that, people refine the search. */
export const MAX_GROUP_FOUND = 192

/** The number of items related to a course, book or blog. */
export const RELATED_LIMIT = 6
export const MAX_SEARCH_TEXT = 200

export const BLOG_PREVIEW_CHARACTERS = 255
export const MIN_PASSWORD_LENGTH = 6
export const MAX_NAME_LENGTH = 100
/** How recent a sign-in must be to delete the account. */
export const FRESH_SIGN_IN_MINUTES = 5
export const MAX_REVIEW_COMMENT = 120
export const MIN_RATTING = 0
export const MAX_RATTING = 5
export const REVIEWS_A_DAY = 5

export const NOTIFICATION_DAYS = 30
export const NOTIFICATIONS_LISTED = 50
export const NOTIFICATION_DROPDOWN_PX = 365

export const HOME_BOOKS = 6
export const HOME_REVIEWS = 3
export const CAROUSEL_AUTOPLAY_MS = 5000
export const POPUP_CLOSED_CHECK_MS = 8000

export const COURSE_DEFAULTS = { Enrolled: 25, transcripts: 10, promoCode: 'PORUA10' } as const
export const MIN_BOOK_PRICE = 1
/** A limit in dollars, to catch typing mistakes. */
export const MAX_PRICE = 100_000

export const UPLOAD_TTL_SECONDS = 600
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024
/** The site resizes images itself; this limit for other clients fits a 12-megapixel photo. */
export const MAX_UPLOAD_PIXELS = 16_000_000
/** The limit for a zipped course folder. Larger ones are imported on the command line. */
export const MAX_COURSE_ZIP_BYTES = 64 * 1024 * 1024
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'] as const
/** The limit for administrators: 100,000 Bengali characters in a blog take 300 KB. */
export const MAX_JSON_BYTES = 512 * 1024
/** The limit for everyone else. */
export const MAX_SMALL_BODY_BYTES = 64 * 1024

export const PROFILE_DIALOG_MS = 1500
export const PAYMENT_POPUP_MS = 1500
export const TOAST_MS = { contact: 4000, contactSuccess: 2000, elsewhere: 5000 } as const
export const MAX_TOASTS = 20

/** The BroadcastChannel on which the contact form's new tab reports back. */
export const CONTACT_CHANNEL = 'contact'
export type ContactOutcome = 'sent' | 'failed'

export const LANGUAGES = ['en', 'bn'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_COOKIE = 'lang'

/**
 * Set by the browser while someone is signed in, so that the first page can include its content. It isn't a secret: it
 * only chooses between two pages that anyone can read, and no call reads it.
 */
export const SIGNED_IN_COOKIE = 'signedIn=1'
