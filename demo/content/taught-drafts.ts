// Three courses that a demo teacher is writing: a draft, one in review, and one that was sent back.
import type { CourseType, Subject } from '#contract/constants.ts'

export type TaughtDraft = {
  title: string
  classCourse: CourseType
  subject: Subject
  price: number
  about: string
  short: string
  state: 'draft' | 'in_review' | 'sent_back'
  /** How many days ago the teacher requested the review. */
  askedDaysAgo?: number
  note?: string
  sections: { title: string; lessons: { title: string; body: string }[] }[]
}

export const TAUGHT_DRAFTS: TaughtDraft[] = [
  {
    title: 'Measuring Without Instruments',
    classCourse: 'classEight',
    subject: 'Physics',
    price: 12,
    short: 'Hands, steps and shadows: how to measure a street, a tree and a pot of rice with what you carry.',
    about:
      'Long before there were rulers, people measured with their bodies and with the sun. This course brings those measures back, compares them with metres and kilograms, and shows how large the error is.',
    state: 'draft',
    sections: [
      {
        title: 'Hands, steps and shadows',
        lessons: [
          {
            title: 'A span, a cubit, a step',
            body: 'Spread your hand: from the thumb to the little finger is your **span**. Measure it once with a ruler and remember the number. A table that is nine spans long is now a table in centimetres, wherever you are.',
          },
          {
            title: 'How tall is the mango tree?',
            body: 'Stand a stick of one metre upright in the sun and measure its shadow. Then measure the shadow of the tree. Both shadows are made by the same sun, so\n\n$$\\frac{\\text{tree}}{\\text{shadow of the tree}} = \\frac{\\text{stick}}{\\text{shadow of the stick}}$$',
          },
          {
            title: 'The street in steps',
            body: 'Count your steps over ten metres, three times, and take the average. Now walk your street and count. Write down the length, and how far it could be wrong: one step more or less for every hundred is one per cent.',
          },
        ],
      },
      {
        title: 'Weight without a scale',
        lessons: [
          {
            title: 'A balance from a coat hanger',
            body: 'Hang a bag from each end of a coat hanger. A litre of water weighs one kilogram, so a half-litre bottle is your first weight. Pour until the hanger is level, and read the bottle.',
          },
          {
            title: 'When is a guess good enough?',
            body: 'A cook needs rice to the handful, a pharmacist needs powder to the milligram. Ask first what goes wrong if you are wrong, and then choose how to measure.',
          },
        ],
      },
    ],
  },
  {
    title: 'রান্নাঘরে শব্দ ও আলো',
    classCourse: 'classSeven',
    subject: 'Physics',
    price: 15,
    short: 'হাঁড়ি, চামচ আর জানালার আলো দিয়ে শব্দ ও আলোর সহজ পরীক্ষা।',
    about:
      'পদার্থবিজ্ঞান শুধু বইয়ে নয়, রান্নাঘরেও আছে। এই কোর্সে ঘরের জিনিস দিয়ে শব্দ কীভাবে তৈরি হয়, আলো কীভাবে বাঁকে, আর কেন চামচে মুখ উল্টো দেখায়, তা নিজে করে দেখা যাবে।',
    state: 'in_review',
    askedDaysAgo: 2,
    sections: [
      {
        title: 'শব্দ',
        lessons: [
          {
            title: 'চামচের সুর',
            body: 'একটি চামচ সুতায় বেঁধে টেবিলে টোকা দিন। এবার সুতার দুই মাথা কানে ধরে আবার টোকা দিন। শব্দটি বড় ঘণ্টার মতো শোনায়, কারণ সুতা বাতাসের চেয়ে ভালো শব্দ বয়ে আনে।',
          },
          {
            title: 'গ্লাসে পানির বাঁশি',
            body: 'পাঁচটি গ্লাসে আলাদা উচ্চতায় পানি নিন। চামচ দিয়ে টোকা দিলে কম পানির গ্লাস বেশি চড়া সুরে বাজে। কেন, ভেবে দেখুন: কাঁপছে গ্লাস, না পানি?',
          },
          {
            title: 'শব্দ কত জোরে যায়',
            body: 'দূরে কেউ কাপড় কাচলে আগে হাত নামা দেখা যায়, পরে শব্দ আসে। আলো প্রায় সঙ্গে সঙ্গে আসে, শব্দ সেকেন্ডে প্রায় $340$ মিটার।',
          },
        ],
      },
      {
        title: 'আলো',
        lessons: [
          {
            title: 'চামচে উল্টো মুখ',
            body: 'চামচের ভেতরের দিকে তাকালে মুখ উল্টো, বাইরের দিকে তাকালে সোজা কিন্তু ছোট। ভেতরের দিকটি অবতল দর্পণ, বাইরের দিকটি উত্তল।',
          },
          {
            title: 'পানিতে ভাঙা কাঠি',
            body: 'পানিভরা গ্লাসে একটি কাঠি ডোবালে মনে হয় ভেঙে গেছে। আলো পানি থেকে বাতাসে আসার সময় বেঁকে যায়। একেই বলে **প্রতিসরণ**।',
          },
        ],
      },
    ],
  },
  {
    title: 'Class 10 Physics: Heat',
    classCourse: 'classTen',
    subject: 'Physics',
    price: 20,
    short: 'Why a spoon feels cold, how a pan cooks evenly, and what the sea breeze has to do with tea.',
    about:
      'Heat moves in three ways, and all three are in every kitchen. The course follows a cup of tea from the flame to the lip and ends with problems of the final examination.',
    state: 'sent_back',
    askedDaysAgo: 5,
    note: 'Lesson 3 says that steam is visible. What we see is water that has become drops again. Please correct it. The rest is ready.',
    sections: [
      {
        title: 'Hot and cold',
        lessons: [
          {
            title: 'Why a spoon feels cold',
            body: 'A steel spoon and a wooden one lie on the same table and have the same temperature. The steel takes the warmth out of your fingers faster, and that is what you feel.',
          },
          {
            title: 'Conduction in a frying pan',
            body: 'The heat that flows through a plate each second grows with the area and the difference in temperature, and falls with the thickness:\n\n$$P = k A \\frac{\\Delta T}{d}$$',
          },
          {
            title: 'What comes out of the kettle',
            body: 'Look at the spout: close to it there is nothing to see, and the white cloud begins a little further on. The steam is the white cloud above it.',
          },
        ],
      },
      {
        title: 'Air and water that move',
        lessons: [
          {
            title: 'Convection over the river',
            body: 'In the afternoon the bank is warmer than the river. The air above it rises, and cooler air comes in from the water. At night it is the other way round.',
          },
          {
            title: 'How tea cools',
            body: 'A cup loses heat through its wall, from its surface and by evaporation. A saucer on top stops the last two: measure how much longer the tea stays hot.',
          },
        ],
      },
    ],
  },
]
