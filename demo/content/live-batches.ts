// The demo's live classes, relative to the day on which it is filled. The tutors are instructors of the demo.
import type { LiveSubject } from '#contract/constants.ts'
import { toCents } from '#server/modules/money.ts'

/** Weekly, starting a number of days after today, at an hour in Dhaka. */
type Weekly = { from: number; hour: number; minute?: number; count: number }

export type DemoBatch = {
  title: string
  about: string
  programme: number
  subject: LiveSubject
  tutor: string
  price: number
  minutes: number
  /** `now` is a single long class that has just started. `soon` starts within minutes and then repeats weekly. */
  when: Weekly | 'now' | { soon: number }
  /** The number of seats taken by the demo's learners. */
  taken: number
  /** Whether the demo student has a seat as well. */
  isOwned?: boolean
  /** How many of the learners are on the waiting list. */
  waiting?: number
  /** The number of the class that was moved, and by how many hours. */
  moved?: { number: number; hours: number }
  /** The clip used as the recording of its last class. */
  recording?: string
}

/** The class that can be joined immediately. A program teaches it, so that a single visitor sees and hears someone. */
export const OPEN_CLASS = {
  title: 'Open house: a first live class',
  tutor: 'Tasnia Binte Zaman',
  minutes: 240,
} as const

export const DEMO_BATCHES: DemoBatch[] = [
  {
    ...OPEN_CLASS,
    about:
      'Come in and look around: how a live class works, and how a little every day takes you further than one long evening. It is free, you can join at any time, and you may keep your camera and microphone off.',
    programme: 12,
    subject: 'Coding',
    price: 0,
    when: 'now',
    taken: 3,
    isOwned: true,
  },
  {
    title: 'First games in Scratch',
    about:
      'Eight evenings for a group of four. We build a maze, a catching game and a quiz, and everyone leaves with a game of their own that a cousin can play. You need a computer with a browser; nothing has to be installed.',
    programme: 4,
    subject: 'Coding',
    tutor: 'Fahim Shafayet Mondol',
    price: 32,
    minutes: 60,
    when: { from: 1, hour: 18, count: 8 },
    taken: 2,
    isOwned: true,
  },
  {
    title: 'Plot your own experiments in Python',
    about:
      'Bring what you measured at home or at school: a pendulum, the temperature of a cup of tea, the steps of a week. In six classes your numbers become charts, and the charts become sentences that you can defend.',
    programme: 5,
    subject: 'Coding',
    tutor: 'Rumana Afroz Khandaker',
    price: 30,
    minutes: 60,
    when: { soon: 6 },
    taken: 4,
    moved: { number: 3, hours: 24 },
  },
  {
    title: 'A weather station with micro:bit',
    about:
      'Four Saturdays with a small computer on the table: it measures temperature and light, and shows them as a bar of dots. The recordings stay here for everybody who had a seat.',
    programme: 4,
    subject: 'Coding',
    tutor: 'Rumana Afroz Khandaker',
    price: 24,
    minutes: 60,
    when: { from: -30, hour: 11, count: 4 },
    taken: 3,
    recording: 'particles-en',
  },
  {
    title: 'হাতে-কলমে প্রথম ওয়েব পেজ',
    about:
      'তিন জনের ছোট দলে ছয়টি ক্লাস। শূন্য থেকে নিজের একটি পাতা: লেখা, ছবি, রং আর লিংক। শেষ ক্লাসে পাতাটি ফোনেও সুন্দর দেখাবে। একটি কম্পিউটার থাকলেই চলবে।',
    programme: 3,
    subject: 'Coding',
    tutor: 'Anindita Bhowmik',
    price: 36,
    minutes: 60,
    when: { from: 2, hour: 19, minute: 30, count: 6 },
    taken: 2,
  },
  {
    title: 'Tabla from the first bol',
    about:
      'Six learners, one rhythm. You hear each stroke, repeat it, and play it together with the others; after eight classes you keep teental for a whole song. A pair of tablas, or a table to drum on.',
    programme: 6,
    subject: 'Music',
    tutor: 'Kyaching Marma',
    price: 28,
    minutes: 45,
    when: { from: 3, hour: 17, count: 8 },
    taken: 5,
  },
  {
    title: 'রবীন্দ্রসংগীত: প্রথম দশটি গান',
    about:
      'আট জনের দলে গলা সাধা থেকে শুরু। প্রতি ক্লাসে একটি গান: কথা, সুর আর তাল। হারমোনিয়াম না থাকলেও চলবে; গানের স্বরলিপি ক্লাসের পাতায় থাকবে।',
    programme: 8,
    subject: 'Music',
    tutor: 'রওশন আরা মজুমদার',
    price: 25,
    minutes: 60,
    when: { from: 4, hour: 20, count: 10 },
    taken: 3,
  },
  {
    title: 'Guitar, one to one',
    about:
      'Your songs, your speed. The first class finds out where you are; each of the next five ends with a song you can play. Bring any guitar that stays in tune.',
    programme: 1,
    subject: 'Music',
    tutor: 'Joel Anik Costa',
    price: 60,
    minutes: 45,
    when: { from: 1, hour: 16, count: 6 },
    taken: 1,
    waiting: 2,
  },
]

/** Who took which seat, as the card provider has it on record. */
export const SEAT_SALES = DEMO_BATCHES.flatMap(({ title, price, taken, isOwned }, batch) =>
  Array.from({ length: taken + (isOwned ? 1 : 0) }, (_, seat) => ({
    title,
    seat: seat + 1,
    /** Null is the demo student. The others are learners of the demo, in turn. */
    learner: isOwned && seat === taken ? null : (batch * 3 + seat) % 20,
    cents: toCents(price),
    transactionId: price ? `pi_demo_seat_${batch}_${seat}` : undefined,
  })),
)
