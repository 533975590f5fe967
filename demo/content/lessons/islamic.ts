import type { DemoCurriculum } from './types.ts'

export const islamicCourse: DemoCurriculum[] = [
  {
    course: 'সহজ তাজবিদ: শুদ্ধ তিলাওয়াতের প্রথম পাঠ',
    sections: [
      {
        title: 'হরফ ও মাখরাজ',
        lessons: [
          { kind: 'video', title: 'দেখুন: পড়া, শোনা, মেলানো, শোধরানো; তিলাওয়াত শেখার পালা', clip: 'practice-loop', free: true },
          {
            kind: 'text',
            title: 'কণ্ঠনালির ছয় হরফ',
            free: true,
            body: `**মাখরাজ** মানে বের হওয়ার জায়গা। মুখ ও গলার কোন জায়গা থেকে একটি হরফের ধ্বনি বের হয়, সেটিই তার মাখরাজ। প্রচলিত মতে মাখরাজ সতেরোটি, আর সেগুলো পাঁচটি অঞ্চলে ভাগ করা: মুখের খালি জায়গা, কণ্ঠনালি, জিহ্বা, দুই ঠোঁট ও নাসিকামূল। আজ আমরা কণ্ঠনালির কথা শিখব।

## তিন জায়গা, ছয় হরফ

| কণ্ঠনালির অংশ | হরফ | নাম |
| --- | --- | --- |
| শুরু (বুকের দিকে) | ء ه | হামজা, হা |
| মাঝখান | ع ح | আইন, হা |
| শেষ (মুখের দিকে) | غ خ | গাইন, খা |

নিচ থেকে ওপরে দুটি দুটি করে ছয়টি। এদের একসঙ্গে বলে **হুরুফে হালকি**। পরে নুন সাকিনের নিয়মে এই ছয় হরফ আবার লাগবে, তাই এখনই মুখস্থ করে নিন।

## বাঙালির কোথায় ভুল হয়

- **ع (আইন):** বাংলায় এই ধ্বনি নেই, তাই অনেকে হামজার মতো "আ" বলেন। আইনে কণ্ঠনালির মাঝখান একটু চেপে আসে, ধ্বনি ভেতর থেকে টানা বের হয়।
- **ح (হা):** বাংলা "হ"-এর মতো নয়। ঠান্ডা কাচে ভাপ দেওয়ার মতো বাতাস ঘষে বের হয়, কিন্তু ভেতরে কফ ঝাড়ার মতো খসখস করে না।
- **ه (হা):** এটি বাংলা "হ"-এর কাছাকাছি, হালকা।
- **غ (গাইন):** "গ" নয়। "গ" বলতে জিহ্বা আটকে যায়; গাইনে আটকায় না, গার্গল করার মতো মৃদু কাঁপে।
- **خ (খা):** "খ"-এর মতো ধাক্কা নেই, বাতাস একটানা ঘষে যায়।

## একটি অভ্যাস

হরফের আগে জবরওয়ালা হামজা বসিয়ে হরফটিকে সাকিন করে পড়ুন: أَعْ ، أَحْ ، أَغْ ، أَخْ ، أَهْ। হরফটি থেমে গেলে ধ্বনি কোথায় শেষ হলো, সেটি টের পাওয়া যায়। মাখরাজ চেনার এটি পুরোনো ও সহজ উপায়।

জোড়ায় জোড়ায় পড়ুন, যেন পার্থক্য কানে আসে: أَ ও عَ, هَ ও حَ, حَ ও خَ।

## কাজ

1. ছয় হরফ নিচ থেকে ওপরে ক্রম ধরে না দেখে বলুন।
2. সুরা ফাতিহায় ع ও ح কোন কোন শব্দে আছে, খুঁজে দাগ দিন।
3. গলা থেকে বের হয় না কোনটি: خ, ق, ه?

**উত্তর ৩:** ق। এটি জিহ্বার গোড়া থেকে বের হয়।

> লেখা পড়ে মাখরাজ পুরো শেখা যায় না। একজন শিক্ষককে পড়ে শোনান।`,
          },
          {
            kind: 'text',
            title: 'মোটা ও পাতলা হরফ',
            body: `আরবি কিছু হরফ মুখ ভরে, ভারী করে পড়তে হয়। কিছু হরফ হালকা, পাতলা। মোটা-পাতলা বদলে গেলে হরফই বদলে যেতে পারে, সঙ্গে শব্দের অর্থও।

## সাতটি মোটা হরফ

সব সময় মোটা হয় এই সাতটি:

> خ ص ض غ ط ق ظ

মনে রাখার জন্য একসঙ্গে পড়া হয় **খুস্সা দাগতিন কিজ** (خُصَّ ضَغْطٍ قِظْ)। এগুলো পড়তে জিহ্বার গোড়া তালুর দিকে ওঠে। তাই ধ্বনি মুখের ওপর দিকে ভরে যায়। ঠোঁট গোল করলেই মোটা হয় না; কাজটি জিহ্বার।

## যারা কাছাকাছি

| পাতলা | মোটা | পার্থক্য |
| --- | --- | --- |
| س সিন | ص সোয়াদ | জিহ্বার গোড়া ওঠে |
| ت তা | ط তোয়া | গোড়া ওঠে, ধ্বনি ভারী |
| ذ জাল | ظ জোয়া | জিহ্বার আগা দাঁতে, গোড়া ওঠে |
| ك কাফ | ق কাফ | ق আরও পেছন থেকে |
| د দাল | ض দোয়াদ | ض জিহ্বার পাশ থেকে |

ض সবচেয়ে কঠিন হরফগুলোর একটি। জিহ্বার কিনারা ওপরের মাড়ির দাঁতের গোড়ায় লাগিয়ে পড়তে হয়। এটিকে দ বা জ বানিয়ে ফেলবেন না।

## কখনো মোটা, কখনো পাতলা

- **ر (রা):** জবর বা পেশ থাকলে মোটা, জের থাকলে পাতলা। রা সাকিন হলে সাধারণত আগের হরকত দেখে পড়া হয়; কিছু ব্যতিক্রম আছে, সেগুলো শিক্ষকের কাছে শিখবেন।
- **اللّٰه শব্দের লাম:** আগে জবর বা পেশ থাকলে মোটা, জের থাকলে পাতলা। যেমন *বিসমিল্লাহ* বলতে লামের আগে জের, তাই পাতলা; *আল্লাহু আকবার* বলতে মোটা।

## একটি অনুশীলন

নিচের জোড়াগুলো তিনবার করে পড়ুন, রেকর্ড করে শুনুন:

1. سَ / صَ
2. تَ / طَ
3. كَ / قَ
4. ذَ / ظَ

শোনার সময় চোখ বন্ধ রেখে আন্দাজ করুন কোনটি মোটা। নিজের রেকর্ডেই যদি বুঝতে না পারেন, তবে পার্থক্যটি এখনো যথেষ্ট হয়নি।

## কাজ

1. সাতটি মোটা হরফ না দেখে লিখুন।
2. সুরা ফাতিহার শেষ আয়াতে কয়টি আলাদা মোটা হরফ আছে, খুঁজুন।
3. *আলহামদুলিল্লাহ* বলতে আল্লাহ শব্দের লাম মোটা, না পাতলা?

**উত্তর:** ২. চারটি: ص, ط, غ ও ض। ৩. পাতলা, কারণ আগে জের।`,
          },
        ],
      },
      {
        title: 'সপ্তাহে একটি সুরা',
        lessons: [
          {
            kind: 'text',
            title: 'সুরা ইখলাসে কলকলা, সুরা নাসে গুন্নাহ',
            body: `কলকলা আর গুন্নাহ তাজবিদের এমন দুটি নিয়ম, যা ঠিকমতো হলে শুনেই বোঝা যায়। নিয়ম আলাদা করে মুখস্থ করলে দ্রুত ভুলে যাই। চেনা সুরায় খুঁজে পেলে মনে থাকে। আজ দুটি ছোট সুরায় দুটি নিয়ম খুঁজব। কুরআন শরিফ সামনে খুলে নিন।

## কলকলা

**কলকলা** মানে কম্পন। পাঁচটি হরফ সাকিন হলে, অর্থাৎ হরকত ছাড়া হলে, ধ্বনি একটু ধাক্কা দিয়ে ফিরে আসে:

> ق ط ب ج د

একসঙ্গে মনে রাখুন **কুতবু জাদ** (قُطْبُ جَدٍّ)।

সুরা ইখলাসের চার আয়াতের প্রতিটি শেষ হয়েছে **د** দিয়ে। আয়াতের শেষে থামলে দাল সাকিন হয়ে যায়, তাই চার জায়গাতেই কলকলা হবে। আয়াতের মাঝেও একটি জায়গায় সাকিন দাল আছে, সেখানেও হালকা কলকলা হয়।

| কোথায় | কলকলা কেমন |
| --- | --- |
| শব্দের মাঝে সাকিন | হালকা |
| থামার জায়গায় | স্পষ্ট |

সাবধান: কলকলা করতে গিয়ে শেষে "আ" বা "উ" যোগ করবেন না। *আহাদ* যেন *আহাদা* না হয়। ধ্বনি কাঁপবে, কিন্তু নতুন হরকত আসবে না।

## গুন্নাহ

**গুন্নাহ** হলো নাক থেকে আসা গুনগুন ধ্বনি। **ن** বা **م**-এর ওপর তাশদিদ থাকলে গুন্নাহ করতে হয়, এক আলিফ পরিমাণ সময় ধরে।

সুরা নাসে الناس শব্দটি পাঁচবার এসেছে। প্রতিবার নুনে তাশদিদ আছে, তাই পাঁচবারই গুন্নাহ। এ ছাড়া চতুর্থ ও ষষ্ঠ আয়াতে আরও দুটি শব্দে তাশদিদওয়ালা নুন আছে। খুঁজে বের করুন।

## ঠিক হচ্ছে কি না বুঝবেন কীভাবে

গুন্নাহর সময় নাক চেপে ধরুন। ধ্বনি আটকে গেলে বুঝবেন, সত্যিই নাক থেকে আসছিল। না আটকালে গুন্নাহ হয়নি। কলকলার বেলায় গলায় হাত নয়, কান কাজে লাগান: সাকিন হরফটি কি স্পষ্ট শোনা যাচ্ছে, নাকি থামতে গিয়ে হারিয়ে যাচ্ছে?

## কাজ

1. সুরা ইখলাস ধীরে পড়ে রেকর্ড করুন, শেষে বাড়তি হরকত আসে কি না শুনুন।
2. সুরা নাসে মোট কয় জায়গায় তাশদিদওয়ালা নুন আছে?
3. সুরা ফালাকের আয়াতগুলোর শেষ হরফ দেখুন। কোন কোন শেষে কলকলা হবে?

**উত্তর:** ২. সাত জায়গায়। ৩. প্রতিটিতেই; শেষ হরফগুলো ق, ب ও د।`,
          },
          { kind: 'audio', title: 'শুনুন: রেকর্ড শুনে নিজের ভুল ধরা ও শোধরানো', clip: 'practice-loop' },
          { kind: 'video', title: 'দেখুন: প্রতিদিন একটু তিলাওয়াত, বিরতি ও পুনরাবৃত্তি', clip: 'study-plan' },
        ],
      },
      {
        title: 'নিয়মের গভীরে',
        lessons: [
          {
            kind: 'text',
            title: 'নুন সাকিন ও তানবিন: ইজহার, ইদগাম, ইকলাব, ইখফা',
            body: `হরকত ছাড়া নুনকে বলে **নুন সাকিন** (نْ)। আর দুই জবর, দুই জের বা দুই পেশকে বলে **তানবিন**; পড়ার সময় তানবিনের শেষেও একটি নুন সাকিনের ধ্বনি শোনা যায়। তাই দুটির নিয়ম একই। পরের হরফ কোনটি, তা দেখে চারভাবে পড়া হয়।

## চার নিয়ম এক ছকে

| নিয়ম | অর্থ | পরের হরফ | কীভাবে পড়ব |
| --- | --- | --- | --- |
| ইজহার | স্পষ্ট করা | ء ه ع ح غ خ | নুন পরিষ্কার, গুন্নাহ ছাড়া |
| ইদগাম | মিলিয়ে দেওয়া | ي ر م ل و ن | নুন পরের হরফে মিশে যায় |
| ইকলাব | বদলে দেওয়া | ب | নুন মিমে বদলে গুন্নাহসহ |
| ইখফা | আড়াল করা | বাকি পনেরোটি | নাকে লুকিয়ে, গুন্নাহসহ |

হিসাব মিলিয়ে দেখুন: ৬ + ৬ + ১ + ১৫ = ২৮। কোনো হরফ বাদ পড়েনি।

## ইদগামের দুই ভাগ

ইদগামের ছয় হরফ একসঙ্গে মনে রাখা হয় **ইয়ারমালুন** (يرملون) শব্দে।

- **ي ن م و** হলে গুন্নাহসহ মেলানো।
- **ل ر** হলে গুন্নাহ ছাড়া মেলানো।

ইদগাম হয় দুই শব্দের মাঝে, অর্থাৎ প্রথম শব্দের শেষে নুন, পরের শব্দের শুরুতে এই হরফ। একই শব্দের ভেতরে হলে, যেমন دُنْيَا (দুনিয়া), নুন স্পষ্ট থাকে।

## চেনার ধাপ

1. নুন সাকিন বা তানবিন খুঁজুন।
2. **ঠিক পরের** হরফটি দেখুন।
3. গলার ছয় হরফ? ইজহার। ইয়ারমালুন? ইদগাম। বা? ইকলাব। এর কোনোটি নয়? ইখফা।

## একটি উদাহরণ

مِنْ بَعْدِ (মিম বা'দি): নুন সাকিনের পরে ب, তাই ইকলাব; নুনের জায়গায় মিমের ধ্বনি। অনেক মুসহাফে এমন জায়গায় ছোট একটি মিম লেখা থাকে, যেন পাঠকের চোখ এড়িয়ে না যায়। তবু চিহ্নের ওপর ভরসা না করে নিজে হরফ দেখে চেনার অভ্যাস করুন।

## কাজ

1. مَنْ آمَنَ : নুনের পরে হামজা। কোন নিয়ম?
2. مِنْ رَبِّ : নুনের পরে রা। কোন নিয়ম, গুন্নাহ আছে কি?
3. أَنْتَ : নুনের পরে তা। কোন নিয়ম?

**উত্তর:** ১. ইজহার। ২. ইদগাম, গুন্নাহ ছাড়া। ৩. ইখফা।`,
          },
          {
            kind: 'text',
            title: 'মাদ: কোথায় টানব, কতটুকু টানব',
            body: `**মাদ** মানে টেনে পড়া। যেখানে টান নেই সেখানে টানলে, কিংবা টানের জায়গায় ছেড়ে দিলে, শব্দ বদলে যেতে পারে। তাই মাদ তাজবিদের জরুরি অংশ।

## মাদের তিন হরফ

- **ا** (আলিফ), আগে জবর: بَا
- **و** (সাকিন ওয়াও), আগে পেশ: بُوْ
- **ي** (সাকিন ইয়া), আগে জের: بِيْ

এই তিনটিকে এক আলিফ পরিমাণ টানতে হয়। একে বলে **মাদে আসলি** বা মূল মাদ। এক আলিফ মানে দুটি হরকত পড়তে যত সময় লাগে; অনেকে একটি আঙুল খোলা বা বন্ধ করার সময় ধরে মাপেন। মুসহাফে খাড়া জবর, খাড়া জের ও উল্টা পেশ থাকলেও এক আলিফ টান।

## টান কখন বাড়ে

মাদের হরফের পরে **হামজা** বা **সাকিন** এলে টান বাড়ে। একে বলে মাদে ফরয়ি বা শাখা মাদ। প্রধান চারটি:

| নাম | কখন | টান |
| --- | --- | --- |
| মুত্তাসিল | একই শব্দে মাদের পরে হামজা | লম্বা |
| মুনফাসিল | পরের শব্দের শুরুতে হামজা | লম্বা, কিছু রীতিতে কম |
| লাজিম | পরে স্থায়ী সাকিন বা তাশদিদ | সবচেয়ে লম্বা |
| আরিজ | থামার কারণে সাকিন | এক থেকে তিন আলিফ |

কত আলিফ টানবেন, তা নিয়ে কিরাতের রীতিভেদে পার্থক্য আছে। নিজের উস্তাদের রীতি শিখুন এবং পুরো তিলাওয়াতে **একই মাপ** রাখুন।

## সুরা ফাতিহায় খুঁজি

- প্রায় প্রতি আয়াতের শেষে আছে মাদে আরিজ: থামলে শেষ হরফ সাকিন হয়, তার আগে মাদের ইয়া বা আলিফ থাকে।
- শেষ আয়াতের শেষ শব্দ **الضَّالِّين**: আলিফের পরে তাশদিদওয়ালা লাম, তাই মাদে লাজিম। একই শব্দের শেষে থামলে মাদে আরিজও পাওয়া যায়।

মাদের জায়গায় তাড়াহুড়া করলে টান ছোট-বড় হয়ে যায়। তাই প্রথমে ধীর গতিতে পড়ুন, আঙুলে মাপুন, তারপর স্বাভাবিক গতিতে আসুন।

## কাজ

1. সুরা ফাতিহার প্রথম তিন আয়াতে মূল মাদের জায়গায় পেনসিলে দাগ দিন (আলাদা কাগজে লিখে)।
2. جَاءَ শব্দে আলিফের পরে একই শব্দে হামজা। কোন মাদ?
3. আঙুল গুনে بَا، بُوْ، بِيْ সমান টেনে পড়ুন।

**উত্তর ২:** মুত্তাসিল।`,
          },
          {
            kind: 'text',
            title: 'ওয়াকফ: কোথায় থামা যায়, কোথায় নয়',
            body: `**ওয়াকফ** মানে থামা। তিলাওয়াতে থামা শুধু দম নেওয়ার জন্য নয়; ভুল জায়গায় থামলে কথার অর্থ অসম্পূর্ণ বা উল্টো হয়ে যেতে পারে। বাংলায় "যাও, না থামো" আর "যাও না, থামো" যেমন এক নয়।

## থামার নিয়ম

থামলে শেষ হরফের হরকত পড়া হয় না, হরফটি সাকিন হয়ে যায়।

| শেষে যা আছে | থামলে |
| --- | --- |
| জবর, জের, পেশ | সাকিন |
| দুই জের, দুই পেশ | সাকিন |
| দুই জবর | এক আলিফ টান |
| গোল তা (ة) | হা সাকিন |

যেমন গোল তা-ওয়ালা শব্দ رَحْمَةً শেষে থামলে পড়া হয় *রাহমাহ্‌*।

## চেনা চিহ্ন

আমাদের দেশে প্রচলিত মুসহাফে আয়াতের মাঝে ছোট হরফে থামার চিহ্ন থাকে।

- **গোল চিহ্ন:** আয়াত শেষ, থামা যায়।
- **م** (লাজিম): এখানে থামা আবশ্যক, না থামলে অর্থে গোলমাল হতে পারে।
- **ط** (মুতলাক): থামা ভালো।
- **ج** (জায়েজ): থামা বা না থামা দুই-ই চলে।
- **لا**: আয়াতের মাঝে থাকলে এখানে থামবেন না।
- **তিন বিন্দুর জোড়া:** দুই জায়গার একটিতে থামলে অন্যটিতে থামা হয় না।

মুসহাফভেদে চিহ্ন কিছুটা আলাদা। শেষ পাতায় সাধারণত চিহ্নের তালিকা থাকে, পড়ে নিন।

## দম ফুরিয়ে গেলে

চিহ্নের আগেই দম ফুরোলে শব্দের মাঝখানে থামবেন না। শব্দটি শেষ করে থামুন, দম নিন, তারপর দু-এক শব্দ **পেছন থেকে** এমন জায়গা ধরে আবার পড়ুন, যাতে অর্থ জোড়া লাগে। শ্বাসের অভ্যাস বাড়ান: ছোট সুরার একটি আয়াত এক দমে পড়া দিয়ে শুরু করুন।

## ওয়াকফ ও সাকতা

ওয়াকফে থেমে নতুন দম নেওয়া হয়। **সাকতা** হলো দম না ছেড়ে সামান্য থামা; কুরআনে অল্প কয়েক জায়গায় আছে, মুসহাফে ছোট করে লেখা থাকে।

## কাজ

1. নিজের মুসহাফের এক পাতায় কোন চিহ্ন কয়বার আছে, গুনে ছক করুন।
2. দুই জবরওয়ালা শব্দে থামলে কী হয়?
3. আমপারার একটি সুরা পড়ে রেকর্ড করুন, প্রতিটি থামা নিয়মমতো হলো কি না মিলিয়ে দেখুন।

**উত্তর ২:** শেষে এক আলিফ টান হয় (গোল তা ছাড়া)।`,
          },
        ],
      },
    ],
  },
  {
    course: 'The Arabic Alphabet: Read and Write 28 Letters',
    sections: [
      {
        title: 'Letters that share a shape',
        lessons: [
          {
            kind: 'text',
            title: 'Ba, ta, tha and jim, ha, kha: look at the dots',
            free: true,
            body: `Arabic is written from right to left. Its 28 letters use far fewer basic shapes; dots tell the members of a family apart.

## The boat family

| Letter | Name | Dots |
| --- | --- | --- |
| ب | ba | one below |
| ت | ta | two above |
| ث | tha | three above |

Draw the boat first, from right to left, then set the dots. Tha sounds like *th* in *think*: put the tip of your tongue between your teeth.

## The hook family

| Letter | Name | Dots |
| --- | --- | --- |
| ج | jim | one inside, below |
| ح | ha | none |
| خ | kha | one above |

## Three places in a word

When letters join, the boat loses its tail. Ba at the beginning is بـ, in the middle ـبـ, at the end ـب. Look for the tooth and the dot; these remain. So in the word بَاب (*bab*, door) the first ba is short and the last one is whole, because the alif before it does not join to it.

## How to practise

Trace each letter five times and say its name. Copy it five times without tracing. Then circle every member of one family in a printed line.

## Tasks

1. Write ب ت ث from memory, right to left.
2. Which letter is a hook with no dot?
3. How do you tell ـبـ and ـتـ apart in the middle of a word?

**Answers:** 2. Ha. 3. By the dots: one below or two above.`,
          },
          { kind: 'video', title: 'Watch: trace, copy, compare, improve', clip: 'practice-loop' },
        ],
      },
      {
        title: 'Joining, vowels and new sounds',
        lessons: [
          {
            kind: 'text',
            title: 'Six letters that let go, and the vowel signs',
            body: `Most letters join on both sides. Six join only to the letter **before** them and let go of the next one:

> ا د ذ ر ز و

These are alif, dal, dhal, ra, zay and waw. After one of them the pen is lifted, although the word goes on. Compare كَتَبَ (*kataba*, he wrote), joined throughout, with دَرَسَ (*darasa*, he studied), in which no letter joins the next.

## Short vowels

Arabic letters are consonants. Small signs show the short vowel that follows.

| Sign | Place | Sound | On ba |
| --- | --- | --- | --- |
| fatha | above | a | بَ |
| kasra | below | i | بِ |
| damma | above, like a small waw | u | بُ |

## Sukun and shadda

**Sukun**, a small ring, says: no vowel here. In بِنْت (*bint*, girl) the nun has a sukun. **Shadda**, like a small w, says: this letter is doubled. Hold it for a moment. In رَبّ (*rabb*, lord) the ba is pressed twice as long.

Alif after fatha, ya after kasra and waw after damma make the vowel long: بَا *ba*, بِي *bi*, بُو *bu*.

## Tasks

1. Read aloud: بَ بِ بُ, تَ تِ تُ, then بَابَ.
2. Where do you lift the pen in وَرْد (*ward*, roses)?
3. Which sign doubles a letter?

**Answers:** 2. After waw and after ra. 3. Shadda.`,
          },
          {
            kind: 'text',
            title: 'Sounds that Bengali does not have',
            body: `Learn where these sounds are made; the ear follows.

## Two kinds of ha

**ه** is close to Bengali হ, a light breath. **ح** is made in the middle of the throat. Breathe on a cold mirror to mist it and you are near. Keep it clean, without the rasp of خ.

## Ayn and ghayn

**ع** begins where ح is made, but with voice. Say a long *a* and gently tighten the middle of the throat. It is not the same as alif. **غ** is softer than গ: the tongue does not close the way, and it sounds like a quiet gargle.

## The heavy four

| Light | Heavy | Difference |
| --- | --- | --- |
| س sin | ص sad | back of the tongue rises |
| د dal | ض dad | the side of the tongue is used |
| ت ta | ط ta | full, heavy sound |
| ذ dhal | ظ za | tip at the teeth, back raised |

The heavy letters also darken the vowel beside them. Say سَ and صَ one after the other: the second *a* seems to come from further back.

## How to check yourself

Record the pairs, wait a day, and write down which one you hear. Then read them to a teacher; no page can replace a listening ear.

## Tasks

1. Read each pair of the table five times.
2. Which of ه, ح and خ rasps?

**Answer to 2:** kha, خ.`,
          },
        ],
      },
    ],
  },
  {
    course: 'প্রতিদিনের দোয়া ও আদব',
    sections: [
      {
        title: 'ভোর থেকে স্কুল',
        lessons: [
          { kind: 'video', title: 'দেখো: সারা দিনের কাজ একটি রেখায় পরপর সাজানো', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'ঘুম থেকে ওঠা ও খাওয়ার দোয়া',
            body: `দোয়া মানে আল্লাহর কাছে চাওয়া ও তাঁকে স্মরণ করা। দিনের প্রতিটি কাজের শুরুতে একটি ছোট দোয়া মনকে মনে করিয়ে দেয়, আমরা একা নই।

## ঘুম থেকে উঠে

*আলহামদু লিল্লাহিল্লাজি আহইয়ানা বা'দা মা আমাতানা ওয়া ইলাইহিন নুশুর।*

**সরল অর্থ:** সব প্রশংসা আল্লাহর, যিনি ঘুমের পর আমাদের আবার জাগালেন; তাঁর কাছেই ফিরে যেতে হবে।

ঘুম যেন ছোট একটি বিদায়, আর জেগে ওঠা নতুন একটি দিনের উপহার। তাই প্রথম কথাটি ধন্যবাদ।

## খাবারের আগে ও পরে

| কখন | কী বলি | অর্থ |
| --- | --- | --- |
| শুরুতে | বিসমিল্লাহ | আল্লাহর নামে |
| শেষে | আলহামদুলিল্লাহ | সব প্রশংসা আল্লাহর |

শুরুতে বলতে ভুলে গেলে মনে পড়ামাত্র বলে নেওয়া যায়।

## খাওয়ার আদব

- আগে হাত ধুই, ডান হাতে খাই।
- নিজের সামনে থেকে নিই, অন্যের পাতে হাত দিই না।
- যতটুকু খেতে পারব, ততটুকু নিই। এক মুঠো ভাতের পেছনে কৃষকের অনেক দিনের শ্রম আছে।
- খাবারের দোষ ধরি না। ভালো না লাগলে চুপ থাকি, ভালো লাগলে রাঁধুনিকে ধন্যবাদ দিই।

## কাজ

1. বিছানার পাশে একটি কাগজে দোয়াটির প্রথম শব্দ লিখে রাখো। সাত দিন সকালে বলো, তারপর কাগজটি সরিয়ে ফেলো।
2. আজ রাতের খাবারে একটুও নষ্ট না করে পাত পরিষ্কার করো।
3. দোয়ার অর্থ নিজের ভাষায় ছোট কাউকে বুঝিয়ে বলো।`,
          },
        ],
      },
      {
        title: 'পথে, পড়ায় ও মানুষের সঙ্গে',
        lessons: [
          {
            kind: 'text',
            title: 'ঘর থেকে বের হওয়া ও পড়তে বসার দোয়া',
            body: `## দরজায় দাঁড়িয়ে

*বিসমিল্লাহি তাওয়াক্কালতু আলাল্লাহ, ওয়ালা হাওলা ওয়ালা কুওয়াতা ইল্লা বিল্লাহ।*

**সরল অর্থ:** আল্লাহর নামে বের হচ্ছি, আল্লাহর ওপর ভরসা করলাম; আল্লাহর সাহায্য ছাড়া কোনো শক্তি ও সামর্থ্য নেই।

ভরসা মানে সাবধান না থাকা নয়। রাস্তা পার হওয়ার আগে দুই দিক দেখি, বাসে সাবধানে উঠি, ঘরে বলে যাই কোথায় যাচ্ছি। চেষ্টা আমাদের, ফল আল্লাহর হাতে।

## পড়তে বসে

*রাব্বি জিদনি ইলমা।*

**সরল অর্থ:** হে আমার রব, আমার জ্ঞান বাড়িয়ে দিন।

মাত্র তিনটি শব্দ। ধীরে তিনবার বলে বই খোলো। তারপর প্রথম কাজটি ঠিক করো: কোন পাতা, কোন অঙ্ক। দোয়া করে বই না খুললে দোয়ার সঙ্গে কাজ মেলে না।

## পথের আদব

- রাস্তায় কাঁটা, কলার খোসা বা ভাঙা কাচ দেখলে বড়দের সাহায্য নিয়ে সরিয়ে দিই।
- পথ আটকে দাঁড়িয়ে গল্প করি না।
- বয়স্ক বা ভারী ব্যাগওয়ালা মানুষকে বাসে জায়গা দিই।
- জানালা দিয়ে কিছু ফেলি না।

## মনে রাখার কৌশল

দোয়াকে কাজের সঙ্গে বেঁধে দাও: দরজার হাতল ধরলেই বের হওয়ার দোয়া, বই ছুঁলেই পড়ার দোয়া। কয়েক দিন পর হাত নিজেই মুখকে মনে করিয়ে দেবে।

## কাজ

এক সপ্তাহের ছক বানাও, দুটি দোয়া দিনে কয়বার ঠিক সময়ে মনে পড়ল, টিক দাও। ছকটি শুধু নিজের জন্য।`,
          },
          {
            kind: 'text',
            title: 'সালাম, মা-বাবা ও প্রতিবেশী',
            body: `## আগে সালাম কে দেবে

*আসসালামু আলাইকুম* মানে তোমার ওপর শান্তি বর্ষিত হোক। উত্তরে বলি *ওয়া আলাইকুমুস সালাম*, তোমার ওপরও শান্তি।

প্রচলিত আদব হলো ছোট বড়কে, হেঁটে চলা মানুষ বসা মানুষকে, আর ছোট দল বড় দলকে আগে সালাম দেয়। কিন্তু বড় কেউ আগে দিলে ক্ষতি নেই, বরং যে আগে দেয় সে-ই এগিয়ে থাকে।

> সেলিম প্রতিদিন স্কুলের দারোয়ান চাচাকে সালাম দেয়। একদিন তার ছাতা হারাল। চাচা দৌড়ে এসে বললেন, "এই ছাতাটা তোমার না? তুমি রোজ সালাম দাও, তাই তোমার ছাতা চিনি।" সালাম মানুষকে মানুষের কাছে চেনা করে।

## মা-বাবার সঙ্গে কথা

ক্লান্ত থাকলেও "উফ" বলে বিরক্তি দেখাই না। ডাকলে সাড়া দিই, কথা শেষ হওয়ার আগে উঠে যাই না। ভিন্ন মত থাকলে নরম গলায় বলি: "আমি একটু অন্যভাবে ভাবছিলাম, বলব?"

## প্রতিবেশীর হক

প্রতিবেশী যে ধর্মেরই হোন, তাঁর হক আছে:

- অসুস্থ হলে খোঁজ নেওয়া
- ভালো রান্না হলে একটু ভাগ দেওয়া
- জোরে শব্দ করে কষ্ট না দেওয়া
- বিপদে এগিয়ে যাওয়া, সুখে আনন্দ করা

রোগী দেখতে গেলে অল্প সময় থাকি, আশার কথা বলি, সুস্থতার জন্য দোয়া করি।

## কাজ

1. আজ অচেনা-চেনা পাঁচজনকে আগে সালাম দাও।
2. বড় কারও সঙ্গে গিয়ে একজন প্রতিবেশীর খোঁজ নাও। কী জানলে, বাড়িতে বলো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Seerah for Young Readers',
    sections: [
      {
        title: 'Makkah',
        lessons: [
          { kind: 'video', title: 'Watch: putting events in order on a line', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'A childhood in Makkah and the trader called trustworthy',
            body: `Makkah lay in a dry valley on the trade routes of Arabia. Here Muhammad (peace be upon him) was born, around the year 570. People remembered it as the **Year of the Elephant**, after an army with an elephant that had marched against Makkah and failed.

## An orphan

His father Abdullah died before he was born. As was the custom, he spent his first years with a family in the desert, where his nurse Halima cared for him.

When he was six his mother Amina died. His grandfather Abdul Muttalib took him in, and two years later his uncle Abu Talib. The boy herded sheep and learned patience from it.

## Al-Amin

As a young man he travelled with caravans. He did not cheat with weights and kept his promises, and people called him **al-Amin**, the trustworthy. Khadijah, a respected merchant, gave him charge of her goods. Later they married.

Once the leaders of Makkah quarrelled over who should lift the Black Stone into its place. He laid it on a cloth and let each leader hold an edge. Everybody shared the honour, and the quarrel was over.

## To discuss

1. Why would a trader be trusted with other people's money?
2. How could you use the idea of the cloth when friends quarrel?`,
          },
        ],
      },
      {
        title: 'The journey, and Madinah',
        lessons: [
          {
            kind: 'text',
            title: 'From the first revelation to the road to Madinah',
            body: `He liked to be alone in the cave of Hira above Makkah, to think and to pray. There, when he was forty, about the year 610, the angel Jibril came to him with the first words of the Quran, which begin with the command to **read**. He came home trembling. Khadijah comforted him and was the first to believe.

## Hard years

He called people to worship one God, to free the weak and to be just. Many poor people listened; many of the powerful were afraid of losing their place. They hurt the believers. For about three years his clan was shut off in a valley: nobody was to trade with them or marry into their families. They were often hungry.

Soon after the boycott ended, Khadijah and Abu Talib died.

## The migration

People from Yathrib invited him to live among them and promised to protect him. In **622** the believers left in small groups. He himself set out with his friend Abu Bakr, while Ali stayed behind to give back the goods that people, even opponents, had left in his care. The two hid in the cave of Thawr and then rode north. Yathrib became known as **Madinah**, and the Islamic calendar counts from this year.

## To discuss

Why did he make sure that the goods were returned? Which quality does it show?`,
          },
          {
            kind: 'text',
            title: 'Brotherhood, a treaty and a farewell',
            body: `The people who came from Makkah, the **Muhajirun**, had left houses and shops behind. The people of Madinah, the **Ansar**, became their helpers. The Prophet (peace be upon him) joined them in pairs as brothers, and many Ansar shared homes and work. A mosque was built for prayer and learning.

## A treaty that looked like a loss

Years of conflict with Makkah followed. In 628 he set out with many companions for a peaceful visit to the Kaaba. They were stopped at **Hudaybiyyah** and agreed on a treaty: they would go home this time and return the next year, and there would be peace. Some companions were disappointed. Yet in the years of peace people could meet and talk, and many accepted Islam.

## The return

In 630, after the treaty had been broken, he came back to Makkah with a large following. There was very little fighting. He did not take revenge on those who had driven him out; he forgave.

## The farewell sermon

On his pilgrimage in 632 he spoke to a great crowd. He reminded them that life and property are sacred and that they should treat one another justly. A few months later he died in Madinah.

## Task

Put these on a line: Hudaybiyyah, migration, first revelation, farewell sermon, return to Makkah.

**Answer:** 610, 622, 628, 630, 632: revelation, migration, Hudaybiyyah, return, sermon.`,
          },
        ],
      },
    ],
  },
  {
    course: 'রোজা ও জাকাত: নিয়ম ও হিসাব',
    sections: [
      {
        title: 'রোজার মূল কথা',
        lessons: [
          {
            kind: 'text',
            title: 'কার ওপর রোজা ফরজ, কার জন্য ছাড়',
            free: true,
            body: `রোজা ইসলামের পাঁচ স্তম্ভের একটি। রমজান মাসে **সুবহে সাদিক থেকে সূর্যাস্ত পর্যন্ত** নিয়তসহ পানাহার ও রোজা ভঙ্গকারী কাজ থেকে বিরত থাকার নাম রোজা।

## কার ওপর ফরজ

মুসলমান, প্রাপ্তবয়স্ক, সুস্থ মস্তিষ্কের এবং রোজা রাখতে সক্ষম ব্যক্তির ওপর রমজানের রোজা ফরজ। ছোটরা অভ্যাসের জন্য অল্প করে রাখতে পারে, তবে তাদের ওপর চাপ দেওয়া ঠিক নয়।

## নিয়ত, সাহরি, ইফতার

নিয়ত মনের সংকল্প, মুখে বলা জরুরি নয়। সাহরি শেষ রাতের খাবার, সামান্য হলেও খাওয়া ভালো। সূর্যাস্ত নিশ্চিত হলে ইফতারে দেরি না করাই রীতি।

## ছাড় ও তার পরের কাজ

| অবস্থা | করণীয় |
| --- | --- |
| অসুস্থ, রোজায় ক্ষতির আশঙ্কা | সুস্থ হয়ে কাজা |
| মুসাফির | চাইলে রাখবেন, নইলে পরে কাজা |
| গর্ভবতী বা দুগ্ধদানকারী মা, ক্ষতির ভয় হলে | পরে কাজা |
| অতিবৃদ্ধ বা স্থায়ী রোগী, আর পারবেন না | ফিদইয়া |

**কাজা** মানে একটির বদলে একটি রোজা পরে রাখা। **ফিদইয়া** প্রতি রোজার বদলে একজন অভাবী মানুষের খাবার। **কাফফারা** গুরুতর ক্ষেত্রে, বিনা ওজরে ইচ্ছা করে রোজা ভাঙলে; বিস্তারিত আলেমের কাছে জেনে নিন। ভুলে কিছু খেয়ে ফেললে রোজা ভাঙে না, মনে পড়ামাত্র থামতে হয়।

## কাজ

1. জ্বরে তিনটি রোজা রাখা হয়নি, এখন সুস্থ। করণীয় কী?
2. অসুস্থ মানুষ কার কার পরামর্শ নেবেন?

**উত্তর:** ১. তিনটি কাজা। ২. চিকিৎসক ও আলেম, দুজনেরই।`,
          },
          { kind: 'video', title: 'দেখুন: সমান ভাগের ধারণা, চল্লিশ ভাগের এক ভাগ বোঝার আগে', clip: 'fractions' },
        ],
      },
      {
        title: 'জাকাতের হিসাবের খাতা',
        lessons: [
          {
            kind: 'text',
            title: 'নিসাব থেকে আড়াই শতাংশ: একটি পরিবারের হিসাব',
            body: `**নিসাব** হলো সেই ন্যূনতম সম্পদ, যা থাকলে জাকাত ফরজ হয়। প্রচলিত মাপ: সোনা সাড়ে সাত ভরি, রুপা সাড়ে বায়ান্ন ভরি। নগদ টাকা ও ব্যবসার মাল সাধারণত রুপার নিসাবের দামের সঙ্গে মেলানো হয়; ভিন্ন মতও আছে, তাই নিজের আলেমের পরামর্শ নিন। সম্পদ নিসাব পরিমাণে পৌঁছে এক **চান্দ্র বছর** পার হলে জাকাত দিতে হয়।

## কী ধরব, কী ধরব না

- **ধরব:** নগদ, ব্যাংকের সঞ্চয়, সোনা-রুপা, ব্যবসার মাল, ফেরত পাওয়ার আশা আছে এমন পাওনা।
- **ধরব না:** থাকার ঘর, ব্যবহারের আসবাব, কাপড়, কাজের যন্ত্রপাতি।
- **বাদ দেব:** এখন শোধ করতে হবে এমন ঋণ।

## কাল্পনিক একটি হিসাব

| খাত | টাকা |
| --- | --- |
| নগদ ও সঞ্চয় | ১,৮০,০০০ |
| দোকানের মাল | ২,৫০,০০০ |
| পাওনা | ২০,০০০ |
| **মোট** | **৪,৫০,০০০** |
| চলতি ঋণ | ৫০,০০০ |
| **বাকি** | **৪,০০,০০০** |

ধরা যাক, ওই দিনের দামে এটি নিসাবের বেশি এবং বছর পূর্ণ হয়েছে। আড়াই শতাংশ মানে চল্লিশ ভাগের এক ভাগ:

$$400000 \\times \\frac{2.5}{100} = \\frac{400000}{40} = 10000$$

জাকাত ১০ হাজার টাকা। সোনা থাকলে ওই দিনের বাজারদর জেনে যোগ করুন। প্রতি বছর একই চান্দ্র তারিখে হিসাব করলে ভুল কম হয়; তারিখটি খাতার প্রথম পাতায় লিখে রাখুন।

## কাজ

বাকি সম্পদ ২,৬০,০০০ টাকা হলে জাকাত কত?

**উত্তর:** ৬,৫০০ টাকা।`,
          },
          {
            kind: 'text',
            title: 'জাকাতের আট খাত ও ঈদের আগে ফিতরা',
            body: `জাকাত শুধু দান নয়, দরিদ্রের **হক**। তাই কাকে দেওয়া যাবে, তা নিজের ইচ্ছামতো ঠিক করা যায় না। কুরআনে আটটি খাতের কথা আছে।

## আট খাত

1. ফকির: যার প্রায় কিছু নেই
2. মিসকিন: অভাবী
3. জাকাত আদায় ও বণ্টনের কর্মী
4. যাদের মন ইসলামের প্রতি আকৃষ্ট করা উদ্দেশ্য
5. দাসমুক্তি
6. ঋণগ্রস্ত, যিনি শোধ করতে পারছেন না
7. আল্লাহর পথে
8. বিপদে পড়া মুসাফির

নিজের মা-বাবা, দাদা-দাদি, সন্তান ও নাতি-নাতনিকে জাকাত দেওয়া যায় না; তাঁদের দেখাশোনা এমনিতেই কর্তব্য। অভাবী ভাইবোন ও অন্য আত্মীয়কে দেওয়া যায়, তাতে আত্মীয়তার দায়িত্বও পালন হয়।

## দেওয়ার আদব

চুপচাপ দিন, ছবি তুলে নয়। খোঁটা দেবেন না। ভিড় করিয়ে শাড়ি-লুঙ্গি বিলি করার চেয়ে একজনকে এমনভাবে দিন, যেন তিনি সেলাই মেশিন কিনে বা ঋণ শোধ করে দাঁড়াতে পারেন।

## ফিতরা

সদকাতুল ফিতর দেওয়া হয় ঈদুল ফিতরের নামাজের **আগে**। সামর্থ্যবান মানুষ নিজের ও ছোট সন্তানদের পক্ষ থেকে দেন; অনেক পরিবারে কর্তা সবার পক্ষ থেকে দেন। উদ্দেশ্য দুটি: রোজার ত্রুটি মোচন, আর গরিব মানুষও যেন ঈদের দিন ভালো খেতে পারেন। গম, খেজুর, কিশমিশ ইত্যাদির মাপে প্রতি বছর দেশে পরিমাণ ঘোষণা করা হয়।

## কাজ

1. পরিবারে পাঁচজন, জনপ্রতি ফিতরা ১২০ টাকা ধরলে মোট কত?
2. জাকাত ও ফিতরার দুটি পার্থক্য বলুন।

**উত্তর ১:** ৬০০ টাকা।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Arabic Calligraphy: From Reed Pen to First Panel',
    sections: [
      {
        title: 'Pen, ink and dot',
        lessons: [
          {
            kind: 'text',
            title: 'Cutting a bamboo pen and measuring alif',
            free: true,
            body: `The pen of Arabic calligraphy, the **qalam**, is a reed or a piece of bamboo with a slanting edge. The slant makes strokes thick in one direction and thin in another.

## The cut

Use dry bamboo as thick as a pencil, about 20 cm long. The knife must be sharp, so work slowly, cut **away** from your body, and if you are young let an adult do this part.

1. Shave one end into a long scoop, like a spoon.
2. Narrow both sides until the tip is about 3 mm wide.
3. Split the tip a centimetre along the middle; the slit carries the ink.
4. Lay the tip on wood and cut it off at a slant.

A few cotton threads in the inkpot keep the pen from dripping.

## The dot

Set the whole edge on paper and pull it a short way across its own width. A diamond appears. This **dot** is the ruler of the script: change the pen and all measures change with it.

In naskh many teachers draw the alif about five dots high. Pile five dots in a column, corner to corner, and draw the alif beside them in one calm pull, without leaning on the pen.

## Task

Fill a page with dots, then draw ten alifs. Circle the three best and write the date on the page.`,
          },
          {
            kind: 'text',
            title: 'The ba family, the bowls and lam-alif',
            body: `Learn one stroke and you have half a dozen letters.

## The ba family

ب ت ث share one long shallow boat. Start with a short downward tooth, glide to the left along the line, and lift a little at the end. The bottom is almost flat. Dots come last.

## The bowls

The round bowl of **ن** returns in **س** and **ص**. It begins with a downstroke, swings below the line and rises again on the left. Imagine half an egg lying on its side. The usual fault is a bowl like a hook, too narrow; check with dots how many fit across its opening, and keep that number in all three letters.

## Lam and alif

ل and ا together form **لا**, a letter pair with a shape of its own. The two strokes lean towards each other and cross or meet near the foot. The white space enclosed between them matters as much as the black lines; let it be a clear drop and not a slit.

## How to practise

Write one row of a model, one row slowly beside it, then turn the page upside down and compare. Upside down you no longer read; you see only shapes.

## Task

Write ن، س and ص under each other so that the three bowls hang exactly alike.`,
          },
        ],
      },
      {
        title: 'Composition and history',
        lessons: [
          { kind: 'video', title: 'Watch: events on a line, before the story of the scripts', clip: 'timeline' },
          {
            kind: 'text',
            title: 'Kufic, naskh, thuluth, and planning a panel',
            body: `The same letters have worn many clothes.

| Script | Look | Often found |
| --- | --- | --- |
| Kufic | angular, low, strong horizontals | early Qurans, coins, brick and tile |
| Naskh | small, round, very readable | copied books, today's print |
| Thuluth | tall, sweeping curves | mosque walls, domes, titles |

Kufic is named after the city of Kufa in Iraq. In the tenth century the calligrapher **Ibn Muqla** in Baghdad became famous for a system of proportions built on the dot, the alif and the circle; the dot measure you use goes back to that tradition. Tile makers liked Kufic because straight lines can be laid in brick. Coin engravers needed letters that were clear at the size of a fingernail.

## Your panel

Choose a short, familiar phrase, such as *Bismillah* or *Alhamdulillah*, and ask a teacher to check the spelling.

1. Write it small in pencil five times, in one line or in two.
2. Choose the arrangement whose white spaces are most even.
3. Draw the baseline and a border, leaving a wide margin.
4. Ink from right to left: large strokes first, dots and vowel signs last.
5. Let it dry flat for an hour before you rub out the pencil.

Treat a page that carries such words with respect, also the failed drafts.

## Task

Find one inscription near you and decide which of the three scripts it resembles.`,
          },
        ],
      },
    ],
  },
]
