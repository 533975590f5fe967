// The spoken text and captions of the short videos in the demo's lessons, about half a minute each.
import type { Language } from '../content/types.ts'

/** Each exists in both languages. */
export type Clip =
  | 'study-plan'
  | 'number-line'
  | 'fractions'
  | 'particles'
  | 'living-cell'
  | 'sentence'
  | 'timeline'
  | 'practice-loop'

/** A line lasts as long as it is spoken, unless it sets a number of seconds. */
export type ClipLine = { text: string; seconds?: number }

export type ClipScript = { title: string; lines: ClipLine[] }

export const clipScripts: Record<Clip, Record<Language, ClipScript>> = {
  'study-plan': {
    en: {
      title: 'A little every day',
      lines: [
        { text: 'One long evening of study is soon forgotten.' },
        { text: 'Twenty minutes a day, at the same time and place, take you further.' },
        { text: 'Work with full attention, then take a short break and move about.' },
        { text: 'Come back to a lesson the next day, after three days, and after a week.' },
        { text: 'Each time, close the book and tell yourself what you remember.' },
        { text: 'Small steps, repeated often, become knowledge that stays.' },
      ],
    },
    bn: {
      title: 'প্রতিদিন একটু একটু',
      lines: [
        { text: 'এক রাতে অনেক পড়লে তার বেশির ভাগই দ্রুত ভুলে যাই।' },
        { text: 'বরং প্রতিদিন একই সময়ে, একই জায়গায়, কুড়ি মিনিট পড়ুন।' },
        { text: 'মন দিয়ে পড়ুন, তারপর ছোট একটি বিরতি নিন।' },
        { text: 'একই পাঠে ফিরে আসুন পরদিন, তিন দিন পর, আর এক সপ্তাহ পর।' },
        { text: 'প্রতিবার বই বন্ধ করে নিজেকে বলুন, কী কী মনে আছে।' },
        { text: 'ছোট ছোট পা ফেলেই অনেক দূর যাওয়া যায়।' },
      ],
    },
  },
  'number-line': {
    en: {
      title: 'Steps on the number line',
      lines: [
        { text: 'Draw a straight line and put zero in the middle.' },
        { text: 'To the right, equal steps take us to one, two, three and on.' },
        { text: 'To the left, the same steps lead to minus one, minus two, minus three.' },
        { text: 'Adding means walking to the right: from two, three steps bring us to five.' },
        { text: 'Taking away means walking to the left: from two, three steps back end at minus one.' },
      ],
    },
    bn: {
      title: 'সংখ্যারেখায় পা ফেলা',
      lines: [
        { text: 'একটি সোজা রেখা আঁকি, মাঝখানে বসাই শূন্য।' },
        { text: 'ডান দিকে সমান সমান ধাপে আসে এক, দুই, তিন।' },
        { text: 'বাঁ দিকে একই মাপের ধাপে আসে ঋণাত্মক এক, ঋণাত্মক দুই, ঋণাত্মক তিন।' },
        { text: 'যোগ মানে ডান দিকে হাঁটা: দুই থেকে তিন ধাপ গেলে পাঁচ।' },
        { text: 'বিয়োগ মানে বাঁ দিকে হাঁটা: দুই থেকে তিন ধাপ পিছিয়ে এলে ঋণাত্মক এক।' },
      ],
    },
  },
  fractions: {
    en: {
      title: 'Equal parts of a whole',
      lines: [
        { text: 'Here is a strip of paper. It is one whole.' },
        { text: 'Fold it once in the middle. Now there are two equal parts, and each is one half.' },
        { text: 'Fold it again. There are four equal parts, and each is one quarter.' },
        { text: 'Colour three of them: that is three quarters.' },
        { text: 'Two quarters are just as long as one half.' },
        { text: 'The more equal parts we make, the smaller each part becomes.' },
      ],
    },
    bn: {
      title: 'সমান সমান ভাগ',
      lines: [
        { text: 'এই একটি কাগজের ফিতা, পুরোটা মিলে এক।' },
        { text: 'মাঝখানে একবার ভাঁজ করি, হলো দুটি সমান ভাগ, প্রতিটি অর্ধেক।' },
        { text: 'আবার ভাঁজ করি, হলো চারটি সমান ভাগ, প্রতিটি চার ভাগের এক ভাগ।' },
        { text: 'তিনটি ভাগে রং করলে হয় চার ভাগের তিন ভাগ।' },
        { text: 'চার ভাগের দুই ভাগ আর অর্ধেক, দুটি সমান লম্বা।' },
        { text: 'ভাগ যত বেশি, প্রতিটি ভাগ তত ছোট।' },
      ],
    },
  },
  particles: {
    en: {
      title: 'Solid, liquid, gas',
      lines: [
        { text: 'Everything around us is made of tiny particles, and they never stand quite still.' },
        { text: 'In a solid they sit close together and only tremble in their places.' },
        { text: 'In a liquid they stay close but slide past one another, so water flows.' },
        { text: 'In a gas they fly far apart and fill all the room they find.' },
        { text: 'Heat makes them move faster: ice melts, and water turns into vapour.' },
      ],
    },
    bn: {
      title: 'কঠিন, তরল, গ্যাস',
      lines: [
        { text: 'আমাদের চারপাশের সবকিছু খুব ছোট ছোট কণা দিয়ে গড়া, আর কণাগুলো কখনো পুরোপুরি স্থির থাকে না।' },
        { text: 'কঠিনে তারা গায়ে গায়ে থেকে শুধু কাঁপে।' },
        { text: 'তরলে তারা কাছাকাছি থাকে, কিন্তু একে অন্যের পাশ দিয়ে সরে যায়, তাই পানি গড়ায়।' },
        { text: 'গ্যাসে তারা দূরে দূরে ছোটে, পুরো জায়গা ভরে ফেলে।' },
        { text: 'তাপ পেলে কণা আরও জোরে ছোটে: বরফ গলে, পানি বাষ্প হয়।' },
      ],
    },
  },
  'living-cell': {
    en: {
      title: 'Inside a plant cell',
      lines: [
        { text: 'Every leaf is built of cells, far too small to see with the eye alone.' },
        { text: 'A firm wall gives the cell its shape, and a thin membrane inside decides what goes in and out.' },
        { text: 'The nucleus guides the work of the cell.' },
        { text: 'Green chloroplasts catch sunlight and make food.' },
        { text: 'Mitochondria set free the energy in that food.' },
        { text: 'The large vacuole keeps water and holds the cell firm.' },
      ],
    },
    bn: {
      title: 'উদ্ভিদকোষের ভেতরে',
      lines: [
        { text: 'প্রতিটি পাতা অসংখ্য কোষ দিয়ে গড়া, খালি চোখে যা দেখা যায় না।' },
        { text: 'শক্ত কোষপ্রাচীর কোষকে আকার দেয়, আর ভেতরের পাতলা ঝিল্লি ঠিক করে কী ঢুকবে, কী বেরোবে।' },
        { text: 'নিউক্লিয়াস কোষের কাজ চালায়।' },
        { text: 'সবুজ ক্লোরোপ্লাস্ট সূর্যের আলো ধরে খাবার বানায়।' },
        { text: 'মাইটোকন্ড্রিয়া সেই খাবার থেকে শক্তি বের করে।' },
        { text: 'বড় কোষগহ্বর পানি জমিয়ে কোষকে টান টান রাখে।' },
      ],
    },
  },
  sentence: {
    en: {
      title: 'Who does what?',
      lines: [
        { text: 'Every sentence tells us something about somebody or something.' },
        { text: 'Rina reads a book. Who reads? Rina. She is the subject.' },
        { text: 'What does she do? She reads. That is the verb, the heart of the sentence.' },
        { text: 'What does she read? A book. That is the object.' },
        { text: 'Now add where and when: Rina reads a book in the garden every evening.' },
        { text: 'Ask these questions, and any long sentence becomes clear.' },
      ],
    },
    bn: {
      title: 'কে কী করে?',
      lines: [
        { text: 'প্রতিটি বাক্য কারও বা কিছুর সম্পর্কে কিছু বলে।' },
        { text: 'রিনা বই পড়ে। কে পড়ে? রিনা। সে কর্তা।' },
        { text: 'রিনা কী করে? পড়ে। এটি ক্রিয়া, বাক্যের প্রাণ।' },
        { text: 'কী পড়ে? বই। এটি কর্ম।' },
        { text: 'এবার যোগ করি কখন আর কোথায়: রিনা প্রতিদিন বিকেলে বাগানে বসে বই পড়ে।' },
        { text: 'কে, কী, কখন, কোথায়, এই প্রশ্নগুলো করলে লম্বা বাক্যও সহজ হয়ে যায়।' },
      ],
    },
  },
  timeline: {
    en: {
      title: 'Events in order',
      lines: [
        { text: 'Many events at once are hard to remember, so let us draw a line.' },
        { text: 'The left end is long ago, and the right end is today.' },
        { text: 'Each event gets a mark and a date: the earlier it was, the further to the left.' },
        { text: 'Now we can see what came first and what came after.' },
        { text: 'Wide gaps show long times.' },
        { text: 'Then ask: did one event lead to the next?' },
      ],
    },
    bn: {
      title: 'ঘটনার পর ঘটনা',
      lines: [
        { text: 'একসঙ্গে অনেক ঘটনা মনে রাখা কঠিন, তাই একটি রেখা আঁকি।' },
        { text: 'রেখার বাঁ মাথায় অনেক আগের সময়, ডান মাথায় আজ।' },
        { text: 'প্রতিটি ঘটনা একটি দাগ আর একটি তারিখ পায়, যত আগের ঘটনা, তত বাঁয়ে।' },
        { text: 'এবার দেখা যায় কোনটি আগে, কোনটি পরে।' },
        { text: 'ফাঁক বড় হলে মাঝের সময়ও লম্বা।' },
        { text: 'শেষে ভাবি, একটি ঘটনা কি পরেরটির কারণ?' },
      ],
    },
  },
  'practice-loop': {
    en: {
      title: 'Plan, try, look, improve',
      lines: [
        { text: 'Nobody is good at something the first time.' },
        { text: 'Plan: choose one small thing you want to be able to do.' },
        { text: 'Try: do it, slowly, even if the result is not pretty.' },
        { text: 'Look: compare it with your plan. What worked, and what did not?' },
        { text: 'Improve: change one thing only, and go round again.' },
        { text: 'Each round is short, and after many rounds you will be surprised how far you have come.' },
      ],
    },
    bn: {
      title: 'ভাবি, করি, দেখি, শোধরাই',
      lines: [
        { text: 'প্রথমবারেই কেউ কোনো কাজে পাকা হয় না।' },
        { text: 'ভাবি: আজ ছোট কোন কাজটি শিখতে চাই?' },
        { text: 'করি: ধীরে ধীরে চেষ্টা করি, সুন্দর না হলেও ক্ষতি নেই।' },
        { text: 'দেখি: যা ভেবেছিলাম, তার সঙ্গে মেলাই। কোনটি হলো, কোনটি হলো না?' },
        { text: 'শোধরাই: শুধু একটি জিনিস বদলে আবার শুরু করি।' },
        { text: 'প্রতিটি পাক ছোট, কিন্তু অনেক পাকের পর দেখব, কত দূর এসেছি!' },
      ],
    },
  },
}
