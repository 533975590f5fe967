// Which modules of the site share a script. Without groups, every module that two pages share becomes a separate file,
// and on a slow network sixty small files queue for six connections. The order matters: a group also takes what its
// modules import, unless an earlier group has it. So no group may import anything that only few of its pages need.
// `tests/browser/budgets.spec.ts` limits the number of scripts and the bytes of each page.

type Group = { name: string; test: RegExp; minShareCount?: number }

/** Modules in a folder of `web`, by name. */
const inFolder = (folder: string, names: string): string => `web/${folder}/(${names})\\.`.replaceAll('/', '[\\\\/]')

/** Messages, by the beginning of their keys or by the complete key. */
const words = (keys: string): string => `paraglide[\\\\/]messages[\\\\/](${keys})\\.`

const anyOf = (...parts: string[]): RegExp => new RegExp(parts.join('|'))

/** Loaded by every page, and kept out of the files that follow. */
const BASE: Group[] = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/ },
  // What every page loads, in a single file because that compresses better: these two with all their imports, and small
  // files that other pages would otherwise load with the schemas below, or with the entire home page.
  {
    name: 'site',
    test: /web[\\/](root|entry\.client|site[\\/]today[\\/]slot|catalogue[\\/]parts[\\/]last-class)\.|contract[\\/](constants|tidy)\.|messages[\\/]live_(see_times|programme\.)/,
  },
  // Pages that greet someone would otherwise load this with the schemas below, which refuse links in names.
  { name: 'names', test: /contract[\\/]first-name\./ },
  // Lists of states, which tables would otherwise load with the schemas below.
  { name: 'states', test: /contract[\\/](files[\\/]file|record)-states\./ },
  // Only for administrators. In a single file, so that zod is configured before the first schema is created.
  {
    name: 'rules',
    test: /node_modules[\\/]zod[\\/]|contract[\\/](calls[\\/](check-fields|fields)|refusals|texts)\.|zod-without-eval/,
  },
  // Other pages name the programmes too, and would otherwise load the entire home page.
  { name: 'programmes', test: /web[\\/]catalogue[\\/]parts[\\/]live-programmes\./ },
  { name: 'home', test: /web[\\/](site[\\/]home[\\/]|ui[\\/](use-)?carousel)/ },
]

/** What most pages except home share, then what the pages of one subject share. */
const SHARED: Group[] = [
  {
    name: 'common',
    test: anyOf(inFolder('ui', 'field|loading-note|local-times'), inFolder('session', 'use-call|use-problem')),
  },
  {
    name: 'words',
    test: anyOf(
      inFolder('ui', 'show-in-strip|phone-href'),
      words('(lessons_(start|continue|free)|delete_undo|(announce|hosting)_page)'),
      words('(field_required|list_end|review_range|(certificate|collection|saved|teach|calendar)_title)'),
    ),
  },
  // Each in its own file, because only some pages of a group need it.
  { name: 'stitches', test: anyOf(inFolder('ui', 'stitches'), words('lessons_done_short')) },
  { name: 'text-area', test: anyOf(inFolder('ui', 'text-area')) },
  { name: 'clock', test: anyOf(inFolder('learning', 'clock|use-second')) },
  {
    name: 'device',
    test: anyOf(inFolder('ui', 'device-settings|saves-data|use-media'), inFolder('files', 'wanted-source')),
  },
  { name: 'announcer', test: anyOf(inFolder('files/uploads', 'use-announcer'), words('curriculum_said_\\w+')) },
  { name: 'subjects', test: anyOf(inFolder('catalogue/(parts|instructors)', 'subject-labels|subjects')) },
  { name: 'avatar', test: anyOf(inFolder('ui', 'avatar|address-picture'), 'art[\\\\/](text|initials)\\.') },
  // What people need to make changes: the texts for refusals.
  { name: 'explain', test: anyOf(inFolder('session', 'explain|use-work')) },
  {
    name: 'menu',
    test: anyOf(inFolder('ui', 'menu|row-menu'), words('curriculum_(deleted|replace|progress_of)')),
  },
  { name: 'dialog', test: anyOf(inFolder('ui', 'dialog')) },
  // A lesson would otherwise load all that uploads need with it.
  { name: 'switch', test: anyOf(inFolder('ui', 'switch')) },
  { name: 'question', test: anyOf(inFolder('layout', 'question-dialog')) },
  // Cards would otherwise load the skeletons for these sheets.
  { name: 'grid-styles', test: /web[\\/]catalogue[\\/](parts[\\/]course|book)-grid\.css/ },
  // A page loads the frame that it shares with its skeleton; all of them come when the browser is idle.
  {
    name: 'page-skeletons',
    test: anyOf(inFolder('catalogue/\\w+', '(course|book|blog|teacher)-skeleton')),
  },
  {
    name: 'list-skeletons',
    test: anyOf(
      inFolder('catalogue/\\w+', '(books|search)-skeleton|course-list-frame|course-menus'),
      inFolder('catalogue/parts', 'side-menu|list-filters-skeleton'),
    ),
  },
  { name: 'instructors-skeleton', test: anyOf(inFolder('catalogue/instructors', 'instructors-skeleton')) },
  {
    name: 'above-title',
    test: anyOf(inFolder('catalogue/product', 'breadcrumb'), inFolder('admin-controls', 'in-bin-slot')),
  },
  // My Order and My Collection would otherwise load what buying needs.
  { name: 'product-kinds', test: anyOf(inFolder('catalogue/parts', 'product-kinds')) },
  {
    name: 'amounts',
    test: anyOf(inFolder('files', 'amounts|lesson-looks')),
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: anyOf(
      inFolder('catalogue/parts', '(course|book)-(card|grid|grid-skeleton)|use-content'),
      inFolder('catalogue/ratings', 'rating-fact'),
      inFolder('admin-controls', 'card-controls-slot'),
      inFolder('ui', 'former-price'),
    ),
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: anyOf(inFolder('catalogue/parts', 'pager|list-filters|no-match'), words('list_courses?(_one)?')),
    minShareCount: 2,
  },
  { name: 'identity', test: anyOf(inFolder('identity', 'identity|sign-in|id-token'), words('login_unreachable')) },
  { name: 'signed-in', test: anyOf(inFolder('site/frame', 'signed-in'), inFolder('layout', 'avatar-menu')) },
  {
    name: 'product',
    test: anyOf(
      inFolder('catalogue/product/ask-parent', 'ask-parent'),
      inFolder('catalogue/product', 'seller-words'),
      inFolder('orders/policies', 'use-seller'),
      words('money_owned'),
    ),
    minShareCount: 2,
  },
  {
    name: 'orders',
    test: anyOf(
      inFolder('orders/own', 'way-in|ordered-product|paid-check|order-problem'),
      inFolder('orders/payment', 'pay-methods|tried-payments'),
      inFolder('ui', 'use-watch'),
      words('orders_(?!filters)\\w+|receipt_(back|transaction|trx|number)|live_seat_held'),
    ),
    minShareCount: 2,
  },
  {
    name: 'shop',
    test: anyOf(
      inFolder('catalogue/product', 'buy|own-copy|person|block|related|use-unowned-first|use-purchase'),
      inFolder('catalogue/ratings', 'ratings-block|rating-link|rating-stars'),
    ),
    minShareCount: 2,
  },
  { name: 'places', test: anyOf(inFolder('learning', 'unsent|place-queue|notice')), minShareCount: 2 },
  {
    name: 'learning',
    test: anyOf(
      inFolder('learning', 'play-controls'),
      words('learn_(undo|note_deleted|notes_refused|back_collection)'),
    ),
    minShareCount: 2,
  },
  {
    name: 'upload-queue',
    test: anyOf(inFolder('files/uploads', 'upload-queue|file-button')),
    minShareCount: 2,
  },
  {
    name: 'hues',
    test: anyOf(inFolder('ui', 'lily'), inFolder('ui/pictures', 'book-hue'), 'art[\\\\/](hues|cover-address)\\.'),
    minShareCount: 2,
  },
  {
    name: 'hand-ins',
    test: anyOf(inFolder('learning/task', 'hand-in-queue|kept-bytes'), words('task_hand_in_again')),
    minShareCount: 2,
  },
  { name: 'reports', test: anyOf(inFolder('learning', 'use-reports'), words('saved_back')), minShareCount: 2 },
  {
    name: 'reader',
    test: anyOf(
      inFolder('learning/reading', 'use-read-keys|chapter-at|back-link'),
      words('reader_(page_failed|back_book)'),
    ),
    minShareCount: 2,
  },
  // Lesson, quiz and task, and what only the lesson and its lazy parts share.
  {
    name: 'course-room',
    test: anyOf(
      inFolder('learning/lesson', 'use-course|course-shell|bar-progress|lesson-notice|read-lessons'),
      words('quiz_questions|task_not_owned'),
    ),
    minShareCount: 2,
  },
  {
    name: 'lesson',
    test: anyOf(
      inFolder('learning', 'media-session'),
      inFolder('learning/lesson', 'lesson-list|lessons-panel|next-link|quality-name|lesson-address'),
      inFolder('learning/kinds', 'join-ranges'),
      words('learn_(?!offline|loading|failed|broken)\\w+|lessons_row_done'),
    ),
    minShareCount: 2,
  },
  // What a lesson loads once it is on the screen.
  {
    name: 'saving',
    test: anyOf(
      inFolder('learning/saved/parts', 'ask-first|chapter-save|remove|save-button|saved-words'),
      words('saved_(is|title_size)'),
    ),
    minShareCount: 2,
  },
  { name: 'notes', test: anyOf(inFolder('learning', 'step-tabs|note-form')), minShareCount: 2 },
  { name: 'quiz-entry', test: anyOf(inFolder('learning/quiz', 'quiz-intro|next-link|way-in')), minShareCount: 2 },
  {
    name: 'office',
    test: anyOf(inFolder('office/shell', '[\\w-]+'), inFolder('office/administration', 'administration-pages')),
  },
  {
    name: 'tables',
    test: anyOf(
      inFolder('table', '[\\w-]+'),
      inFolder('admin-controls', 'export-button'),
      words('(tables|admin|csv)_\\w+'),
    ),
    minShareCount: 4,
  },
  {
    name: 'teach',
    test: anyOf(
      inFolder('teaching/desk', 'teach-shell|teach-pages'),
      words('earnings_title|teach_(tasks|my_courses|state_\\w+|wrote|new|preview)|overview_teach_page'),
    ),
    minShareCount: 2,
  },
  { name: 'pictures', test: anyOf(inFolder('forms/fields', 'shrink-picture|upload-picture')) },
  {
    name: 'forms',
    test: anyOf(
      inFolder('forms', 'use-form|dialog-form|form-dialog'),
      inFolder('forms/fields', 'latin-digits'),
      inFolder('session', 'explain-field'),
    ),
    minShareCount: 2,
  },
  {
    name: 'live',
    test: anyOf(
      inFolder('live', 'zones|live-words|seat-dots|next-class|use-now'),
      inFolder('live/timetable', 'timetable-path'),
      words(
        'live_(card_\\w+|\\w+_dhaka|recording\\w*|cancelled|over|today\\w*|day_at|class_one|classes|seats?_left|full|title)',
      ),
    ),
    minShareCount: 2,
  },
  {
    name: 'hosting',
    test: anyOf(
      inFolder('live/hosting', 'move-dialog|hosted-words|cancel-class|room-link-field'),
      words('(hosting|learners)_\\w+'),
    ),
    minShareCount: 2,
  },
  { name: 'form-words', test: anyOf(words('(form|course)_\\w+|field_repeated')), minShareCount: 2 },
  {
    name: 'content-form',
    test: anyOf(
      inFolder('forms', 'use-content-form|content-form|form-plan|use-debounced'),
      inFolder('catalogue/instructor-form', 'instructors'),
      inFolder('catalogue/parts', 'objective-fields'),
      inFolder('forms', 'use-drawing'),
      inFolder('teaching/course-form', 'course-preview|course-sections'),
    ),
    minShareCount: 2,
  },
  {
    name: 'uploads',
    test: anyOf(
      inFolder('files/uploads', '[\\w-]+'),
      inFolder('files', 'state-words|state-badge|lesson-state|counts'),
      inFolder('ui', 'move-buttons'),
      words('curriculum_title'),
    ),
    minShareCount: 2,
  },
]

export const SCRIPT_GROUPS: Group[] = [...BASE, ...SHARED]
