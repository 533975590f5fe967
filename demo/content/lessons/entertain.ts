import type { DemoCurriculum } from './types.ts'

export const entertainCourse: DemoCurriculum[] = [
  {
    course: 'হারমোনিয়ামে হাতেখড়ি',
    sections: [
      {
        title: 'যন্ত্রের সঙ্গে পরিচয়',
        lessons: [
          { kind: 'video', title: 'দেখুন: রেওয়াজের চার ধাপ, ভাবা, বাজানো, শোনা, শোধরানো', clip: 'practice-loop', free: true },
          {
            kind: 'text',
            title: 'বেলো, রিড ও বসার ভঙ্গি',
            free: true,
            body: `হারমোনিয়াম বাতাসের যন্ত্র। পেছনের ভাঁজ করা অংশটি **বেলো**। সেটি টানলে ভেতরে বাতাস জমে, আর চাবি টিপলে সেই বাতাস একটি পাতলা ধাতুর পাতের পাশ দিয়ে বেরিয়ে যায়। পাতটি কাঁপে, তাতেই সুর হয়। এই পাতকে বলে **রিড**। লম্বা রিড ধীরে কাঁপে, সুর মোটা; ছোট রিড দ্রুত কাঁপে, সুর চিকন।

## যন্ত্রের অংশ

| অংশ | কাজ |
| --- | --- |
| বেলো | বাতাস জোগায় |
| চাবি বা ঘাট | কোন রিড বাজবে, তা ঠিক করে |
| স্টপার | বাতাসের পথ খোলে ও বন্ধ করে |
| রিড | কেঁপে সুর তোলে |

বাজানোর আগে অন্তত একটি স্টপার টেনে খুলুন। সব বন্ধ থাকলে বেলো শক্ত লাগবে, জোর করলে যন্ত্রের ক্ষতি হয়। বাজানো শেষে স্টপার বন্ধ করে ঢাকনা দিন, যাতে ধুলা ও আর্দ্রতা না ঢোকে।

## কীভাবে বসবেন

- আসন পেতে মেরুদণ্ড সোজা রেখে বসুন, কাঁধ ঢিলা।
- যন্ত্রটি সামান্য কোনাকুনি রাখুন, যাতে বাঁ হাত বেলোয় আর ডান হাত চাবিতে আরামে পৌঁছায়।
- ডান হাতের কবজি চাবির সমান উঁচুতে, আঙুলগুলো গোল, যেন হাতে একটি লেবু ধরা।

## বেলো টানার অভ্যাস

বেলো পাম্প করার জিনিস নয়, শ্বাস নেওয়ার মতো। চার গুনে ধীরে টানুন, চার গুনে ছাড়ুন। এক হাতে একটি চাবি চেপে ধরে শুনুন, সুরটি কি সমান, নাকি কাঁপছে বা হঠাৎ জোরে উঠছে? ঝাঁকুনি দিলে সুরও ঝাঁকুনি খায়। গান গাওয়ার সময় নিজের শ্বাসের মতোই বেলোকে ফুরিয়ে যাওয়ার আগে ভরে নিতে হয়।

## একটি ছোট পরীক্ষা

একটি চাবি চেপে বেলো খুব আস্তে টানুন, তারপর একটু জোরে। সুরের উচ্চতা প্রায় একই থাকে, শুধু জোর বাড়ে। কারণ রিডের দৈর্ঘ্য ও গড়ন সুরের উচ্চতা ঠিক করে, বাতাসের চাপ ঠিক করে জোর।

## কাজ

1. নিজের যন্ত্রে কয়টি স্টপার আছে, কোনটি খুললে শব্দ কীভাবে বদলায়, লিখে রাখুন।
2. একটি সুর থামা ছাড়া এক মিনিট ধরে রাখুন। কতবার সুর কাঁপল, গুনুন।
3. মোটা ও চিকন সুরের রিডের মধ্যে কোনটি লম্বা?

**উত্তর ৩:** মোটা সুরের রিড।`,
          },
          {
            kind: 'text',
            title: 'নিজের গলার সা খুঁজে সাত স্বরে আঙুল বসানো',
            body: `হারমোনিয়ামের সব চাবির নাম স্থির, কিন্তু **সা** স্থির নয়। যে চাবিতে আপনার গলা আরাম পায়, সেটিই আপনার সা। একই গান রিনা এক চাবি থেকে, করিম আরেক চাবি থেকে গাইতে পারেন।

## সা খোঁজার উপায়

1. মাঝের সপ্তকের একটি সাদা চাবি ধরে "আ" বলুন।
2. গলা না চেপে যত নিচে নামা যায়, নামুন। সেই চাবিটি মনে রাখুন।
3. সেখান থেকে তিন-চারটি সাদা চাবি ওপরে উঠুন। এই জায়গায় সা ধরে সাত স্বর গেয়ে দেখুন।
4. ওপরের সা গাইতে গলা চিরে এলে এক চাবি নামান, নিচের সা শোনা না গেলে এক চাবি ওঠান।

## স্বরের দূরত্ব

পাশাপাশি দুই চাবির (সাদা-কালো মিলিয়ে) দূরত্বকে এক ধাপ ধরলে শুদ্ধ স্বরগুলোর ফাঁক এমন:

| থেকে | পর্যন্ত | ধাপ |
| --- | --- | --- |
| সা | রে | ২ |
| রে | গা | ২ |
| গা | মা | ১ |
| মা | পা | ২ |
| পা | ধা | ২ |
| ধা | নি | ২ |
| নি | ওপরের সা | ১ |

মোট ১২ ধাপ। এই ছক জানা থাকলে যেকোনো চাবি থেকে সাত স্বর বের করা যায়।

## আঙুলের নম্বর

বুড়ো আঙুল ১, তর্জনী ২, মধ্যমা ৩, অনামিকা ৪, কনিষ্ঠা ৫। সি চাবি থেকে শুরু করলে সব শুদ্ধ স্বর সাদা চাবিতে পড়ে। একটি প্রচলিত আঙুল বসানো:

| সা | রে | গা | মা | পা | ধা | নি | র্সা |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ১ | ২ | ৩ | ১ | ২ | ৩ | ৪ | ৫ |

গা থেকে মা যেতে বুড়ো আঙুলটি মধ্যমার **নিচ দিয়ে** নিয়ে যান। নামার সময় মা থেকে গায় আসতে মধ্যমা বুড়ো আঙুলের ওপর দিয়ে যায়। হাত লাফায় না, গড়িয়ে যায়।

## কাজ

1. গেয়ে গেয়ে সাত স্বর উঠুন ও নামুন, প্রতি স্বরে চার গুনুন।
2. চোখ বন্ধ করে শুধু গা-মা-গা দশবার বাজান।
3. সা যদি ডি চাবিতে হয়, গা থেকে মা কয় ধাপ?

**উত্তর ৩:** এক ধাপ। সা যেখানেই হোক, স্বরের ফাঁক বদলায় না।`,
          },
        ],
      },
      {
        title: 'সপ্তাহের রেওয়াজ',
        lessons: [
          {
            kind: 'text',
            title: 'তিন স্বরের পাল্টা',
            body: `**পাল্টা** মানে স্বরগুলোকে একটি নিয়মে ঘুরিয়ে-ফিরিয়ে সাধা। ভাষা শিখতে যেমন শব্দের আগে বানান অভ্যাস করি, গান শিখতে তেমনি সুরের আগে পাল্টা। এতে তিনটি লাভ একসঙ্গে হয়: আঙুল জায়গা চেনে, কান ফাঁক চেনে, আর গলা আঙুলের সঙ্গে চলতে শেখে।

## নিয়মটি

প্রতি বার তিনটি স্বর ওঠা, তারপর এক স্বর এগিয়ে আবার তিনটি।

> আরোহণ: সারেগা, রেগামা, গামাপা, মাপাধা, পাধানি, ধানির্সা
>
> অবরোহণ: র্সানিধা, নিধাপা, ধাপামা, পামাগা, মাগারে, গারেসা

লক্ষ করুন, ছয়টি টুকরায় পুরো সপ্তক পার হয়। প্রতিটি টুকরার প্রথম স্বরে একটু জোর দিন, তাহলে তিন-তিন মাত্রার দোলা নিজে থেকেই আসবে। পরে দাদরা তালে এই দোলাই কাজে লাগবে।

## লয় বাড়ানোর সিঁড়ি

1. **বিলম্বিত:** প্রতি স্বরে এক সেকেন্ড। শুধু শুদ্ধতার দিকে মন।
2. **মধ্য:** এক সেকেন্ডে দুই স্বর। একটিও ভুল ছাড়া তিনবার হলে পরের ধাপ।
3. **দ্রুত:** এক সেকেন্ডে তিন বা চার স্বর। ভুল হলে সঙ্গে সঙ্গে আগের ধাপে ফিরুন।

ঘড়ির টিকটিক বা মেট্রোনোমের সঙ্গে বাজালে বোঝা যায়, কঠিন জায়গায় এসে আপনি অজান্তে ধীর হয়ে যাচ্ছেন কি না। ভুল নিয়ে দ্রুত বাজালে আঙুল ভুলটিই শিখে ফেলে। তাই ধীরে শুদ্ধ বাজানোই তাড়াতাড়ি শেখার পথ।

## একটি উদাহরণ

করিম মাপাধা টুকরায় বারবার হোঁচট খায়। পুরো পাল্টা দশবার না বাজিয়ে সে শুধু গামাপা-মাপাধা জোড়াটি পাঁচ মিনিট ধীরে বাজাল। গোলমালটি আসলে মা থেকে নয়, বুড়ো আঙুল দেরিতে সরানোয়। আঙুল আগে তৈরি রাখতেই হোঁচট কেটে গেল। সমস্যার জায়গা ছোট করে নিলে সমাধানও ছোট হয়।

## গলা মেলানো

প্রথমে শুধু বাজান, তারপর বাজিয়ে স্বরের নাম গান, শেষে বেলো থামিয়ে শুধু গলায় গান এবং শেষ স্বরটি যন্ত্রে মিলিয়ে দেখুন।

## কাজ

1. তিন স্বরের পাল্টা মধ্য লয়ে তিনবার নির্ভুল বাজান।
2. একই নিয়মে **চার** স্বরের পাল্টা লিখুন (সারেগামা দিয়ে শুরু)। আরোহণে কয়টি টুকরা হয়?

**উত্তর ২:** পাঁচটি: সারেগামা, রেগামাপা, গামাপাধা, মাপাধানি, পাধানির্সা।`,
          },
          {
            kind: 'text',
            title: 'কোমল ও কড়ি স্বর',
            body: `সাত শুদ্ধ স্বরের মাঝে আরও পাঁচটি স্বর লুকিয়ে আছে। সাত আর পাঁচ মিলে বারো, এক সপ্তকের বারোটি চাবি।

## কোনটি কোথায়

- **কোমল** মানে শুদ্ধ স্বর থেকে এক ধাপ নিচে। চারটি স্বর কোমল হয়: রে, গা, ধা, নি।
- **কড়ি** বা তীব্র মানে এক ধাপ ওপরে। কেবল মা কড়ি হয়।
- **সা ও পা** অচল, এদের কোমল বা কড়ি নেই।

| স্বর | আকারমাত্রিক চিহ্ন | সি থেকে সা ধরলে চাবি |
| --- | --- | --- |
| কোমল রে | ঋ | সি-এর ঠিক পরের কালো |
| কোমল গা | জ্ঞ | ডি-এর পরের কালো |
| কড়ি মা | হ্ম | এফ-এর পরের কালো |
| কোমল ধা | দ | জি-এর পরের কালো |
| কোমল নি | ণ | এ-এর পরের কালো |

## কানে কেমন লাগে

শুদ্ধ গা দিয়ে সা-রে-গা-রে-সা বাজান, তারপর কোমল গা দিয়ে। প্রথমটি উজ্জ্বল, দ্বিতীয়টি একটু গম্ভীর বা করুণ শোনায়। একটি মাত্র স্বর বদলেছে, অথচ মেজাজ বদলে গেছে। এই জন্যই কোনো সুর তোলার আগে জেনে নিতে হয়, তাতে কোন কোন স্বর কোমল বা কড়ি।

## একটি ছোট অনুশীলন

নিচের দুটি লাইন ধীরে গেয়ে বাজান:

> সা রে গা মা । পা ধা নি র্সা
>
> সা রে জ্ঞা মা । পা ধা ণা র্সা

দ্বিতীয় লাইনে গা ও নি কোমল। দুই লাইন মিশিয়ে ফেললে থেমে নিচের সা ধরে আবার শুরু করুন। সা হলো ঘরের দরজা, পথ হারালে সেখানে ফিরতে হয়।

## কালো চাবিতে আঙুল

সাধারণত ছোট কালো চাবিতে বুড়ো আঙুল বসে না; ২, ৩ বা ৪ নম্বর আঙুল বেশি আরাম পায়। হাত সামান্য ভেতরের দিকে ঠেলে দিন, আঙুল বাঁকা করে টেনে নেবেন না।

## কাজ

1. চোখ বন্ধ রেখে কাউকে শুদ্ধ বা কোমল গা বাজাতে বলুন। দশবারে কয়বার ঠিক বলতে পারেন?
2. সা থেকে কোমল ধা কয় ধাপ?
3. কোন দুটি স্বর কখনো বদলায় না?

**উত্তর:** ২. আট ধাপ। ৩. সা ও পা।`,
          },
          { kind: 'audio', title: 'শুনুন: দিনে কুড়ি মিনিটের রেওয়াজ কীভাবে ভাগ করবেন', clip: 'study-plan' },
        ],
      },
      {
        title: 'তাল, স্বরলিপি ও লোকসুর',
        lessons: [
          { kind: 'video', title: 'দেখুন: একটি ফিতা সমান ভাগে ভাগ, মাত্রা বোঝার শুরু', clip: 'fractions' },
          {
            kind: 'text',
            title: 'হাততালিতে ছয় ও আট মাত্রা: দাদরা ও কাহারবা',
            body: `সুর যদি নদী হয়, তাল তার দুই পাড়। তাল মানে সমান ফাঁকে গোনা মাত্রার একটি চক্র, যা শেষ হয়ে আবার প্রথম মাত্রায় ফেরে। প্রথম মাত্রাটিকে বলে **সম**।

## দাদরা: ছয় মাত্রা

তিন তিন করে দুই ভাগ। দ্বিতীয় ভাগের শুরুতে তালি না দিয়ে হাত খুলে দেখানো হয়, একে বলে **খালি** বা ফাঁক।

| ১ | ২ | ৩ | ৪ | ৫ | ৬ |
| --- | --- | --- | --- | --- | --- |
| ধা | ধি | না | না | তি | না |
| তালি | | | খালি | | |

## কাহারবা: আট মাত্রা

চার চার করে দুই ভাগ, পঞ্চম মাত্রায় খালি।

| ১ | ২ | ৩ | ৪ | ৫ | ৬ | ৭ | ৮ |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ধা | গে | না | তি | না | ক | ধি | না |
| তালি | | | | খালি | | | |

তবলাবাদকেরা বোলগুলো নানাভাবে সাজান; ওপরেরটি সবচেয়ে চেনা রূপ। খালিতে তবলার বাঁয়া চুপ থাকে, তাই কান পাতলেই চক্রের মাঝখানটি ধরা যায়।

## হাতে কীভাবে গুনবেন

1. মুখে সংখ্যা বলুন, হাতে তালি ও খালি দিন। পায়ের পাতা দিয়ে প্রতি মাত্রা ঠুকুন।
2. সংখ্যার বদলে বোল বলুন।
3. বোল মনে মনে বলুন, শুধু সমে জোরে "ধা" বলুন। কয়েক চক্র পরও ঠিক সমে পড়লে বুঝবেন, তাল আপনার ভেতরে এসেছে। না মিললে আবার প্রথম ধাপ থেকে, আরও ধীরে।

## তালের সঙ্গে স্বর

তিন স্বরের পাল্টা দাদরায় সহজে বসে: সারেগা রেগামা মিলে ছয় মাত্রা, এক চক্র। চার স্বরের পাল্টা বসে কাহারবায়: সারেগামা রেগামাপা মিলে আট মাত্রা।

## একটি হিসাব

মিনিটে ৬০ মাত্রা ধরলে এক মাত্রা এক সেকেন্ড। তখন দাদরার দশ চক্রে লাগে $10 \\times 6 = 60$ সেকেন্ড, কাহারবার দশ চক্রে $10 \\times 8 = 80$ সেকেন্ড।

## কাজ

1. চেনা একটি ছড়া দুই তালেই বলে দেখুন, কোনটিতে স্বচ্ছন্দে বসে।
2. দাদরায় কুড়ি চক্র থামা ছাড়া তালি দিন। শেষে কি গতি বেড়ে গেছে?
3. মিনিটে ১২০ মাত্রা হলে কাহারবার এক চক্রে কত সময় লাগে?

**উত্তর ৩:** চার সেকেন্ড।`,
          },
          {
            kind: 'text',
            title: 'স্বরলিপি পড়া ও ভাটিয়ালির টানা সুর',
            body: `স্বরলিপি হলো সুরের লিখিত রূপ। বাংলা গানে সবচেয়ে প্রচলিত **আকারমাত্রিক** পদ্ধতি। এর মূল কথা নামেই আছে: একটি আ-কার মানে এক মাত্রা।

## চিহ্নগুলো

| চিহ্ন | মানে |
| --- | --- |
| সা রা গা | প্রতিটি এক মাত্রার স্বর |
| সরা | দুই স্বর মিলে এক মাত্রা, প্রতিটি আধা |
| সা – – | সা টেনে মোট তিন মাত্রা (ছাপা বইয়ে টানের সঙ্গে আ-কারও থাকে) |
| র্সা | ওপরের সপ্তকের সা (রেফ) |
| স্বরের নিচে হসন্ত | নিচের সপ্তকের স্বর |
| ঋ জ্ঞ দ ণ | কোমল রে গা ধা নি |
| হ্ম | কড়ি মা |

দাঁড়ি দিয়ে তালের ভাগ আলাদা করা হয়। স্বরের নিচের লাইনে গানের কথা লেখা থাকে, কোন অক্ষর কোন মাত্রায় পড়বে তা দেখে নেওয়া যায়।

## পড়ার চার ধাপ

1. স্বর না গেয়ে শুধু তালে মাত্রা গুনুন।
2. তালি দিয়ে স্বরের নাম বলুন, সুর ছাড়া।
3. হারমোনিয়ামে বাজান।
4. শেষে কথা বসিয়ে গান।

## একটি অনুশীলন (দাদরা)

> সা রা গা । পা – – ।
>
> ধা পা গা । রা – – ।
>
> গা পা ধা । পা – গা ।
>
> রা গা রা । সা – – ।

এটি শুধু অভ্যাসের জন্য বানানো সুর। প্রথমবার এত ধীরে বাজান, যেন পরের স্বরটি দেখার সময় পান। লক্ষ করুন, প্রতি লাইনে ছয় মাত্রা, টানা স্বরে বেলো সমান রাখতে হয়।

## ভাটিয়ালি

ভাটিয়ালি ভাটি অঞ্চলের মাঝিদের গান। স্রোতের টানে নৌকা চলছে, বৈঠা প্রায় থেমে আছে, তাই সুরও টানা ও খোলা। অনেক ভাটিয়ালি বাঁধা তাল ছাড়াই গাওয়া হয়, সুর ওপরে উঠে লম্বা হয়ে ধীরে নেমে আসে। বাজানোর সময় গান ধরলে বাজনা কমান: ডান হাতে মূল স্বরটুকু রাখুন, ফাঁকে ছোট জবাব দিন। গায়কের কথা যেন ঢাকা না পড়ে।

## কাজ

1. ওপরের সুরটি চার ধাপে তুলুন।
2. "গা – রা –" মোট কয় মাত্রা?
3. শেষ লাইন বদলে নিজের একটি সমাপ্তি লিখুন, যেন সা-তে শেষ হয়।

**উত্তর ২:** চার মাত্রা।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Phone Photography: Light, Frame and Story',
    sections: [
      {
        title: 'Looking for light',
        lessons: [
          {
            kind: 'text',
            title: 'Window light, hard shadows and the hour before sunset',
            free: true,
            body: `Before you lift the phone, ask of the light: where does it come from, and is it hard or soft?

## Hard and soft

A **small** source gives hard shadows with sharp edges: the midday sun, a bare bulb. A **large** source gives soft shadows: a cloudy sky, a white wall, a window without direct sun. The sun is enormous, but so far away that it is a small spot in the sky.

## A face at the window

Switch off the room light, whose yellow mixes badly with daylight. Let Rina stand an arm's length from the window.

| She turns | You get |
| --- | --- |
| her face to the window | soft, even light |
| her side to it | one bright and one dark cheek, more depth |
| her back to it | a dark outline |

If the dark side is too dark, hold a newspaper or a white cloth there. It throws light back.

## The hour before sunset

The sun is low, so its light travels a longer way through the air. Much of the blue is scattered out of it and warm colours remain. Shadows grow long and show the texture of a wall or a field.

## Task

Photograph one face at noon in the sun, at noon in the shade of a building, and an hour before sunset. Which shadow under the nose has the softest edge?`,
          },
          { kind: 'video', title: 'Watch: plan, shoot, look, improve', clip: 'practice-loop' },
        ],
      },
      {
        title: 'From picture to story',
        lessons: [
          {
            kind: 'text',
            title: 'Ten frames of one cup: focus, exposure and framing',
            body: `Put a cup of tea on a table and stay with it for half an hour. Nothing trains the eye better than one dull subject.

## Take control of two things

- **Focus:** tap the cup on the screen. That part will be sharp. On most phones a long press locks the focus, so that it does not wander.
- **Exposure:** after tapping, a slider, often with a small sun, makes the picture brighter or darker. A white cup on a white cloth wants a brighter picture.

In weak light the phone keeps its shutter open longer, so both your shaking hand and the moving steam blur. Lean on the table, hold your breath for a second, or find more light.

## The ten frames

1. From straight above
2. From the height of the rim
3. Very close, only the handle
4. Small, in a corner of an empty table
5. Through a doorway
6. Against the window
7. With a hand
8. Only its shadow
9. Level with a line of the table
10. Your own idea

Walk instead of using digital zoom, which merely enlarges the pixels. Before each shot look along the four edges of the screen: is something cut off, or creeping in?

## Task

Choose the best two of the ten. For each, say in one sentence what you left **out** of the picture.`,
          },
          {
            kind: 'text',
            title: 'Asking permission, and choosing five out of fifty',
            body: `A picture of a stranger is taken *with* that person, not from them.

## Asking

Say who you are and what the photo is for. *I am doing a project on the market. May I photograph you at work?* A shake of the head is a full answer; thank the person and go on. Show the picture afterwards and offer to send it. With children, ask a parent first. Leave people who are ill, hurt or praying in peace.

## From fifty to five

You spent a morning at the ferry landing and came home with fifty pictures. Choose in rounds:

- **Round one, fast:** out with everything blurred or doubled. Perhaps twenty remain.
- **Round two:** put pictures that say the same thing next to each other and keep one. Ten remain.
- **Round three:** look for parts of a story.

| Place in the story | Example |
| --- | --- |
| The place | the river in the mist |
| The person | the ticket seller |
| The work | hands counting coins |
| The moment | a jump from boat to bank |
| The end | wet footprints on the planks |

A beautiful picture that does not help the story stays out.

## Editing

Use four sliders only: crop, brightness, contrast, warmth. If you notice the editing before the subject, go half the way back.

## Task

Tell one place in five pictures without a caption. Ask a friend to tell you the story.`,
          },
        ],
      },
    ],
  },
  {
    course: 'বিজ্ঞানের জাদু: রান্নাঘরের বারোটি পরীক্ষা',
    sections: [
      {
        title: 'রং বদলের খেলা',
        lessons: [
          {
            kind: 'text',
            title: 'হলুদ দিয়ে গোপন চিঠি',
            free: true,
            body: `সাদা কাগজে কিছুই লেখা নেই। জাদুকর তুলিতে হলুদ-পানি নিয়ে একটানে বুলিয়ে দিলেন, আর লালচে অক্ষরে ফুটে উঠল "সাবাস"! কৌশলটি এবার খুলে দেখি।

## যা লাগবে

- খাবার সোডা ২ চা-চামচ, পানি আধা কাপ
- হলুদগুঁড়া ১ চা-চামচ, পানি আধা কাপ
- তুলা বা তুলি, মোটা সাদা কাগজ

পুরোনো জামা পরে নাও, হলুদের দাগ সহজে ওঠে না। চোখে হাত দিয়ো না, শেষে হাত ধুয়ে ফেলো।

## যেভাবে করবে

1. সোডা পানিতে গুলে তুলি দিয়ে কাগজে লেখো।
2. কাগজটি পুরো শুকাতে দাও। লেখা অদৃশ্য হবে।
3. হলুদ-পানি হালকা করে বুলিয়ে দাও।

## ভেতরের কথা

হলুদে কারকিউমিন নামে একটি রঞ্জক আছে। অম্ল বা নিরপেক্ষ জায়গায় সেটি হলুদ, আর **ক্ষারীয়** জায়গায় লালচে বাদামি। খাবার সোডার দ্রবণ মৃদু ক্ষারীয়, তাই শুধু লেখার জায়গাটি লালচে হয়। যে পদার্থ রং বদলে অম্ল-ক্ষার চিনিয়ে দেয়, তাকে বলে **নির্দেশক**। তরকারির দাগ লাগা জামায় সাবান দিলে লাল হয়ে যাওয়ার কারণও এটি। জবা ফুলের রসও নির্দেশক: অম্লে গোলাপি-লাল, ক্ষারে সবুজাভ।

## একটি জিনিস বদলাও

লাল হওয়া অক্ষরে এক ফোঁটা লেবুর রস দাও। আগে অনুমান লেখো, তারপর দেখো।

**উত্তর:** লেবুর অম্ল সোডাকে প্রশমিত করে, জায়গাটি আবার হলুদ হয়।`,
          },
          { kind: 'video', title: 'দেখো: সবকিছু কণা দিয়ে গড়া, কঠিন, তরল ও গ্যাসে', clip: 'particles' },
        ],
      },
      {
        title: 'জাদুর পেছনের বিজ্ঞান',
        lessons: [
          {
            kind: 'text',
            title: 'লবণজলে ভাসা ডিম: ঘনত্বের খেলা',
            body: `দুটি গ্লাস, দুটিতেই পরিষ্কার পানি। একটিতে ডিম ডুবে গেল, অন্যটিতে ভেসে রইল। দ্বিতীয় গ্লাসে আসলে অনেকটা লবণ গোলা।

## যেভাবে করবে

1. এক গ্লাস পানিতে কাঁচা ডিম আস্তে নামাও। ডিম ডুববে।
2. চামচে করে ডিম তুলে এক চা-চামচ লবণ গুলে দাও, আবার ডিম নামাও।
3. এভাবে এক চামচ করে বাড়াও এবং প্রতিবার লিখে রাখো। পাঁচ-ছয় চামচের পর সাধারণত ডিম ভাসে।

কাঁচা ডিম ধরার পর সাবান দিয়ে হাত ধোবে, আর লবণপানি মুখে দেবে না।

## ভেতরের কথা

কোনো বস্তুর ভর তার আয়তনের তুলনায় কতটা, তাকে বলে **ঘনত্ব**:

$$\\text{ঘনত্ব} = \\frac{\\text{ভর}}{\\text{আয়তন}}$$

ধরো, ডিমের ভর ৫৪ গ্রাম আর আয়তন ৫০ ঘন সেন্টিমিটার। ঘনত্ব $54 \\div 50 = 1.08$ গ্রাম প্রতি ঘন সেন্টিমিটার। সাধারণ পানির ঘনত্ব প্রায় $1.00$, তাই ডিম ডোবে। লবণ গুললে পানির ঘনত্ব বাড়ে; $1.08$ ছাড়ালেই ডিম ভাসে। ডিম বদলায়নি, বদলেছে পানি।

## একটি জিনিস বদলাও

লবণপানির ওপর চামচ বেয়ে খুব ধীরে সাধারণ পানি ঢালো। ডিম গ্লাসের মাঝখানে ঝুলে থাকবে: নিচে ভারী লবণপানি, ওপরে হালকা পানি।

## কাজ

একটি আলুর ভর ১১০ গ্রাম, আয়তন ১০০ ঘন সেন্টিমিটার। কোন ঘনত্বের পানিতে সেটি ভাসবে?

**উত্তর:** $1.10$-এর বেশি ঘনত্বের পানিতে।`,
          },
          {
            kind: 'text',
            title: 'সোডার আগ্নেয়গিরি ও দুধের ওপর রঙের নাচ',
            body: `দুটি পরীক্ষা, দুটিই চোখের পলকে ঘটে। একটিতে নতুন পদার্থ তৈরি হয়, অন্যটিতে হয় না।

## আগ্নেয়গিরি

ছোট শিশি ঘিরে বালুর পাহাড় বানাও, নিচে ট্রে রাখো। শিশিতে দুই চামচ খাবার সোডা, একটু লাল রং ও এক ফোঁটা তরল সাবান দাও। এবার আধা কাপ ভিনেগার ঢালো। ফেনা উপচে পড়বে। মুখ সরিয়ে রাখো, আর শিশির মুখ **কখনো আটকাবে না**; গ্যাসের চাপে ফেটে যেতে পারে।

ভিনেগারের অ্যাসিটিক অ্যাসিড আর সোডার বিক্রিয়ায় কার্বন ডাই-অক্সাইড গ্যাস হয়:

$$\\text{NaHCO}_3 + \\text{CH}_3\\text{COOH} \\rightarrow \\text{CH}_3\\text{COONa} + \\text{H}_2\\text{O} + \\text{CO}_2$$

গ্যাস বুদ্বুদ হয়ে বেরোয়, সাবান বুদ্বুদকে ফেনায় ধরে রাখে। এটি **রাসায়নিক পরিবর্তন**।

## রঙের নাচ

থালায় পূর্ণ ননিযুক্ত দুধ নাও। কয়েক জায়গায় খাবার রঙের ফোঁটা দাও। তুলার কাঠির মাথায় তরল সাবান লাগিয়ে মাঝখানে ছোঁয়াও। রং ছুটে পালাবে!

তরলের উপরিতল টান টান পর্দার মতো আচরণ করে, একে বলে **পৃষ্ঠটান**। সাবান যেখানে লাগে, সেখানে টান কমে যায়; চারপাশের বেশি টান উপরিতলকে বাইরে টেনে নেয়। সাবান দুধের চর্বির সঙ্গেও জড়াতে থাকে, তাই নাচ কিছুক্ষণ চলে। পরীক্ষার দুধ খাবে না।

## কাজ

1. দুধের বদলে পানি নিয়ে দেখো, নাচ কতক্ষণ চলে।
2. ভিনেগার অর্ধেক করলে ফেনা কতটা হয়, মেপে লেখো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Chess from First Move to First Tournament',
    sections: [
      {
        title: 'Pieces, mates and tricks',
        lessons: [
          {
            kind: 'text',
            title: 'Check, checkmate, stalemate, and what pieces are worth',
            free: true,
            body: `The aim of chess is not to take pieces. It is to attack the enemy king so that nothing can save it.

## Three words that sound alike

- **Check:** the king is attacked. The player must answer at once: move the king, take the attacker, or put a piece in between.
- **Checkmate:** the king is attacked and none of the three answers exists. The game is over.
- **Stalemate:** the player to move is *not* in check but has no legal move. The game is a draw.

## The price list

| Piece | Worth in pawns |
| --- | --- |
| Pawn | 1 |
| Knight | 3 |
| Bishop | 3 |
| Rook | 5 |
| Queen | 9 |

The king has no price, since it is never exchanged. The list helps with trades. Giving a rook for a knight loses two pawns' worth.

## The safety question

Before each move ask: *If I play this, what can my opponent take or attack?* Look at every enemy check and capture. This habit alone wins more beginners' games than any opening.

## Tasks

1. Black's only piece, the king, stands on a8. White has the king on b6 and the queen on c7. Black is to move. Mate or stalemate?
2. Is a queen for two rooks a fair trade by the list?

**Answers:** 1. Stalemate. 2. Yes, nearly: nine against ten.`,
          },
          {
            kind: 'text',
            title: 'Forks, pins and skewers',
            body: `Most games between learners are decided by one of three short tricks.

## The fork

One piece attacks two targets at once. The knight does it best, because it cannot be attacked back by the queen, rook or bishop it threatens. A white knight that reaches c7 attacks both a8 and e8. If a rook stands on a8 and the king on e8, the king must move and the rook is lost. Pawns fork too.

## The pin

A piece cannot or should not move because something more valuable stands behind it. White rook on e1, black bishop on e5, black king on e8: the bishop may not leave the line, for that would expose its king. A pinned piece can be attacked again, best with a pawn.

## The skewer

The pin turned round: the valuable piece stands in front. Black king on e5, black queen on e8, and a white rook safely gives check on e1. The king steps aside and the rook takes the queen.

## How to see them

Look for two enemy pieces on one line, or both a knight's jump from one square. Check your *own* pieces too.

## Tasks

1. Which two squares does a white pawn on c4 attack?
2. From which square could a knight fork a king on g8 and a queen on d5?

**Answers:** 1. b5 and d5. 2. From e7 or f6.`,
          },
        ],
      },
      {
        title: 'Thinking through a whole game',
        lessons: [
          { kind: 'video', title: 'Watch: plan, play, review, improve', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'A good start, one extra pawn, and tournament manners',
            body: `## The first ten moves

You need no list of openings, only three aims:

1. Put a pawn in the **centre** (e4 or d4) and fight for those squares.
2. Bring out knights and bishops, each once, before the queen.
3. **Castle** early. It is allowed if neither the king nor that rook has moved, no piece stands between them, and the king is not in check and does not pass or enter an attacked square.

## One extra pawn

With only kings and a pawn left, the king leads and the pawn follows. If your king reaches the sixth rank in front of its own pawn, you win, except with a pawn on the a or h file. White: king e6, pawn e5. Black: king e8. White plays 1 Kd6 Kd8 2 e6 Ke8 3 e7 Kf7 4 Kd7, and the pawn becomes a queen.

## At the tournament

- **Touch-move:** if you touch a piece on purpose, you must move it if it has a legal move. To straighten a piece, first say *I adjust*.
- **Clock:** press it with the hand that made the move.
- **Notation:** write each move, for instance Nf3, exd5, O-O. A letter for the piece, none for a pawn, x for a capture.
- Shake hands before and after.

## Task

Play a slow game, write it down, and mark the first move you would now change.`,
          },
        ],
      },
    ],
  },
  {
    course: 'মঞ্চে প্রথম দিন: অভিনয় ও উচ্চারণ',
    sections: [
      {
        title: 'শ্বাস ও স্বর',
        lessons: [
          {
            kind: 'text',
            title: 'পেট থেকে শ্বাস, মুখ থেকে স্পষ্ট কথা',
            free: true,
            body: `শেষ সারির দর্শক যখন বলেন "শোনা যাচ্ছে না", তখন বেশির ভাগ অভিনেতা চিৎকার শুরু করেন। কিন্তু সমস্যা প্রায়ই জোরের নয়, শ্বাস আর উচ্চারণের।

## শ্বাসের ব্যায়াম

চিত হয়ে শুয়ে পেটের ওপর একটি বই রাখুন। নাক দিয়ে শ্বাস নিন; বইটি উঠবে, কাঁধ উঠবে না। চার গুনে শ্বাস নিয়ে আট গুনে "স্‌স্‌স্‌" শব্দে ছাড়ুন। কয়েক দিন পর বারো গুনে ছাড়ুন। মাথা ঘুরলে থেমে স্বাভাবিক শ্বাস নিন। পরে দাঁড়িয়ে একইভাবে করুন।

লম্বা সংলাপে কোথায় শ্বাস নেবেন, তা আগে ঠিক করে পাণ্ডুলিপিতে দাগ দিন। বাক্যের মাঝখানে দম ফুরোলে শেষ শব্দটি হারায়, অথচ বাংলা বাক্যের ক্রিয়া থাকে শেষেই।

## জিভের জড়তা কাটানো

ধীরে শুরু করে গতি বাড়ান, একটি ধ্বনিও যেন ভাঙে না:

- পাখি পাকা পেঁপে খায়।
- কাঁচা গাব, পাকা গাব।
- জলে চুন তাজা, তেলে চুল তাজা।

ঠোঁট বড় করে নেড়ে বলুন, যেন কেউ ঠোঁট দেখেই কথা বুঝতে পারেন।

## জোরে নয়, স্পষ্ট করে

ঘরের এক কোণে বন্ধু, অন্য কোণে আপনি। ফিসফিস করে এমনভাবে একটি বাক্য বলুন, যেন তিনি প্রতিটি শব্দ বোঝেন। ফিসফিসে জোর নেই, তাই ব্যঞ্জনধ্বনি পরিষ্কার না করে উপায় থাকে না।

## কাজ

একটি সংবাদ পড়ে রেকর্ড করুন। কোন শব্দগুলোর শেষ ধ্বনি শোনা যায় না, দাগ দিন।`,
          },
          { kind: 'video', title: 'দেখুন: মহড়ার চার ধাপ, ভাবা, করা, দেখা, শোধরানো', clip: 'practice-loop' },
        ],
      },
      {
        title: 'চরিত্র থেকে মঞ্চ',
        lessons: [
          {
            kind: 'text',
            title: 'চরিত্রকে চেনা: কন্ডাক্টর, ছাত্র ও দোকানি',
            body: `সংলাপ মুখস্থ হলেই চরিত্র তৈরি হয় না। চরিত্র কী **চায়**, তা জানলে কথা বলার ভঙ্গি নিজে থেকেই আসে।

## পাঁচটি প্রশ্ন

মহড়ার আগে চরিত্রের হয়ে উত্তর লিখুন:

1. আমি কে, বয়স কত, কী কাজ করি?
2. এই মুহূর্তে আমি কী চাই?
3. কে বা কী আমাকে বাধা দিচ্ছে?
4. আজ সকাল থেকে আমার সঙ্গে কী ঘটেছে?
5. কোন কথাটি আমি লুকাতে চাই?

## একই সংলাপ, তিন মানুষ

সংলাপ: *"একটু সরে দাঁড়ান তো।"*

| চরিত্র | চাওয়া | শরীর | গলা |
| --- | --- | --- | --- |
| বাসের কন্ডাক্টর | ভিড়ের ভেতর পথ | এক হাত রডে, কাঁধ আগে | চড়া, দ্রুত, টান আছে |
| পরীক্ষার আগের রাতের ছাত্র | একা থাকা | চোখ বইয়ে, ঘাড় শক্ত | নিচু, অন্যমনস্ক |
| রাগ লুকানো দোকানি | ক্রেতা হারাতে চায় না | হাসি মুখে, আঙুল টেবিলে টোকা দেয় | মিষ্টি, শেষে একটু চাপা |

## আঞ্চলিক না প্রমিত

খবর পাঠ বা উপস্থাপনায় প্রমিত উচ্চারণ চাই। কিন্তু চরিত্রটি যে এলাকার মানুষ, তার কথায় সেই এলাকার সুর থাকা স্বাভাবিক। কাউকে ছোট করার জন্য বা হাসানোর জন্য টান নকল করবেন না; সেই ভাষার মানুষের কাছ থেকে শুনে শিখুন।

## কাজ

1. বাজারে দশ মিনিট দাঁড়িয়ে একজনের হাঁটা লক্ষ করুন, বাড়ি ফিরে হেঁটে দেখান।
2. ওপরের সংলাপটি চতুর্থ একটি চরিত্র হয়ে বলুন। বন্ধু অনুমান করুক, আপনি কে।`,
          },
          {
            kind: 'text',
            title: 'পাণ্ডুলিপির দাগ, মঞ্চের জায়গা ও ভুল সামলানো',
            body: `## পাণ্ডুলিপিতে দাগ

পেনসিল হাতে সংলাপ পড়ুন এবং নিজের চিহ্ন ঠিক করুন:

| চিহ্ন | মানে |
| --- | --- |
| / | ছোট থামা |
| // | শ্বাস নেওয়া |
| নিচে দাগ | জোর দেওয়া শব্দ |
| তীর | কোন দিকে হাঁটব |

উদাহরণ: "আমি তো / কিছুই বলিনি // **তুমি** বললে।" জোরটি "তুমি" থেকে সরিয়ে "বললে" শব্দে দিন, অর্থ কেমন বদলায় শুনুন।

## মঞ্চে কোথায় দাঁড়াবেন

মঞ্চের ডান-বাঁ ধরা হয় **দর্শকের দিকে মুখ করা অভিনেতার** দিক থেকে। দর্শকের কাছের অংশ সামনের মঞ্চ, দূরের অংশ পেছনের মঞ্চ।

- দুজনে কথা বললে পুরো মুখোমুখি নয়, দুজনেই একটু দর্শকের দিকে ঘুরে দাঁড়ান।
- কারও সামনে এসে তাঁকে ঢেকে ফেলবেন না।
- কথা বলতে বলতে হাঁটলে বাক্য শেষে থামুন, মাঝখানে নয়।

মেঝেতে চক দিয়ে জায়গা দাগিয়ে মহড়া দিন।

## ভুলে গেলে

সবাই একদিন সংলাপ ভোলেন। তখন থেমে শ্বাস নিন, চরিত্রের চাওয়াটি মনে করুন এবং নিজের ভাষায় কথাটি বলুন। সঙ্গী প্রশ্ন করে সাহায্য করতে পারেন: "তুমি কি চিঠিটার কথা বলতে চাইছিলে?" জিভ কাটা বা দর্শকের দিকে তাকিয়ে হাসা চলবে না; দর্শক সাধারণত ভুলটি টেরই পান না।

## কাজ

মহড়ায় ইচ্ছা করে একজন একটি সংলাপ বাদ দিন। বাকিরা না থেমে দৃশ্যটি এগিয়ে নিন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Home Cooking Start: Dal, Bhorta and Five Rice Dishes',
    sections: [
      {
        title: 'Knife, rice and heat',
        lessons: [
          {
            kind: 'text',
            title: 'A safe grip and a pot of plain rice',
            free: true,
            body: `## The knife

A sharp knife is safer than a blunt one, because it does not slip. Young cooks use knife and stove only with an adult beside them.

- Put a damp cloth under the board so that it stays still.
- The other hand makes a claw: fingertips bent inwards, knuckles towards the blade.
- Cut round things in half first and lay them on the flat side.
- Never catch a falling knife. Step back.

## Rice by the absorption method

For two people take one cup of rice and about two cups of water. Parboiled rice needs a little more.

1. Wash the rice in three changes of water and let it soak for twenty minutes.
2. Bring rice and water to the boil with the lid off.
3. When the water has sunk to the level of the rice, put the lid on and turn the heat as low as it goes.
4. After twelve minutes switch off. **Do not open the lid** for another ten.

The steam in the closed pot finishes the cooking.

## Listen to the heat

High heat roars and bubbles break the surface. Medium heat murmurs. On low heat only a bubble now and then appears. Turn pot handles inwards, away from your sleeve.

## Task

Cook the same rice twice, once without resting. Compare the grains.`,
          },
          { kind: 'video', title: 'Watch: how heat makes particles move faster', clip: 'particles' },
        ],
      },
      {
        title: 'Plates, and why they work',
        lessons: [
          {
            kind: 'text',
            title: 'Thin dal, three bhortas and a pot of khichuri',
            body: `## Thin dal for four

Wash one cup of red lentils until the water is nearly clear. Boil with five cups of water, half a teaspoon of turmeric and one teaspoon of salt. Skim off the foam. After about twenty-five minutes the lentils fall apart; beat them with a spoon.

Now the **tempering**: heat two spoons of oil in a small pan, add four sliced garlic cloves and two dried chillies. When the garlic is the colour of honey, pour everything into the dal. Stand back and keep your face away, for it splashes. Oil carries the flavours that water cannot take up.

## One method, three bhortas

Cook, mash, season with chopped onion, green chilli, salt, mustard oil and coriander.

| Bhorta | Cook the main part by |
| --- | --- |
| Potato | boiling in the skin |
| Aubergine | roasting until soft, then peeling |
| Lentil | boiling with little water until dry |

## Khichuri for a rainy evening

Roast half a cup of mung lentils until they smell of nuts. Fry an onion with ginger, turmeric and cumin, add one cup of washed rice and the lentils, then five cups of hot water. Cook on low heat for thirty minutes and stir now and then.

## Task

Write down what each ingredient cost and divide by the number of plates. Which of the three dishes is cheapest?`,
          },
          {
            kind: 'text',
            title: 'Why onions brown, and how leftovers stay safe',
            body: `## Onions in a pan

A raw onion is mostly water. As long as that water is boiling off, the pan cannot get much hotter than 100 °C, so the slices turn soft and glassy but stay pale. Only when they are nearly dry does the temperature rise. Then sugars and proteins react, and brown colour and sweet smell appear. Cooks call it browning; chemists call it the **Maillard reaction**.

So three things speed it up: a wide pan, few onions at a time, and no lid. From golden to burnt takes less than a minute, so stay beside the pan.

## Leftovers in the heat

Germs multiply fastest between about 5 and 60 °C, which includes every Bangladeshi kitchen. Boiled rice needs special care: some bacteria leave spores that survive cooking and wake up in warm rice.

- Eat cooked food within two hours, or within one on a very hot day.
- Spread what is left on a flat dish to cool quickly, then cover it and put it into the fridge.
- Eat refrigerated rice within a day, curry and dal within three.
- Reheat until it steams all through, and only once.
- No fridge? Cook smaller amounts.

Smell is no proof; some dangerous food smells fine.

## Task

Plan three days of meals so that nothing is kept longer than allowed.`,
          },
        ],
      },
    ],
  },
]
