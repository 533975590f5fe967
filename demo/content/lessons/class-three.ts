import type { DemoCurriculum } from './types.ts'

export const classThree: DemoCurriculum[] = [
  {
    course: 'তৃতীয় শ্রেণির বাংলা: গল্প, কবিতা ও লেখা',
    sections: [
      {
        title: 'ছবি ও কথা: আমাদের দেশ',
        lessons: [
          { kind: 'video', title: 'দেখি: কে কী করছে, একটি বাক্যের অংশ', clip: 'sentence', free: true },
          {
            kind: 'text',
            title: 'নদী, মাঠ ও মানুষ: ছবি দেখে বাক্য বলি',
            free: true,
            body: `একটি ছবি কল্পনা করো। সামনে একটি নদী। নদীতে পালতোলা নৌকা। ওপারে সবুজ ধানখেত। একজন জেলে জাল ফেলছেন। ঘাটে কয়েকজন ছেলেমেয়ে সাঁতার কাটছে। আকাশে সাদা মেঘ।

ছবিটি চোখে দেখতে পাচ্ছ? এবার আমরা সেই ছবিকে বাক্যে বলব।

## তিন ধাপে বাক্য

1. **নাম বলি:** ছবিতে কী কী আছে? নদী, নৌকা, ধানখেত, জেলে, ঘাট, মেঘ।
2. **কেমন বলি:** নদীটি কেমন? শান্ত। ধানখেত কেমন? সবুজ। মেঘ কেমন? সাদা, তুলোর মতো।
3. **কী হচ্ছে বলি:** জেলে কী করছেন? জাল ফেলছেন। নৌকা কী করছে? ভেসে যাচ্ছে।

এবার তিনটি জুড়ে দিই।

> শান্ত নদীতে একটি পালতোলা নৌকা ভেসে যাচ্ছে। একজন জেলে জাল ফেলছেন। ওপারে সবুজ ধানখেত বাতাসে দুলছে।

দেখো, শুধু "নৌকা আছে" বলার চেয়ে এই বাক্যগুলো কত জীবন্ত! যে শব্দ বলে কেমন, আর যে শব্দ বলে কী হচ্ছে, এই দুই রকম শব্দই ছবিতে রং লাগায়।

## নতুন শব্দ

| শব্দ | অর্থ | বাক্যে |
|---|---|---|
| পাল | নৌকার বড় কাপড়, যাতে বাতাস লাগে | মাঝি পাল তুললেন। |
| ঘাট | নদী বা পুকুরে নামার জায়গা | ঘাটে নৌকা ভিড়ল। |
| ওপার | নদীর অন্য পাশ | ওপারে আমার নানাবাড়ি। |
| মোহনা | নদী যেখানে সাগরে মেশে | মোহনায় নদী অনেক চওড়া। |

## নদীর দেশ, মানুষের দেশ

বাংলাদেশে ছোট-বড় বহু নদী আছে। পদ্মা, মেঘনা, যমুনা সবচেয়ে বড়গুলোর মধ্যে পড়ে। নদী আমাদের মাছ দেয়, ফসলে পানি দেয়, পলিমাটি এনে জমি উর্বর করে। কৃষক মাঠে ধান ফলান, জেলে মাছ ধরেন, মাঝি মানুষ পার করেন। সবার কাজে দেশ চলে।

## নিজে করি

1. তোমার জানালা দিয়ে যা দেখা যায়, তা নিয়ে তিন ধাপে তিনটি বাক্য লেখো।
2. "গাছ আছে।" বাক্যটিকে কেমন ও কী হচ্ছে যোগ করে বড় করো।
3. নদী যেখানে সাগরে মেশে, তাকে কী বলে?

**উত্তর:** ২. যেমন: লম্বা নারকেলগাছটি বাতাসে দুলছে। ৩. মোহনা।`,
          },
        ],
      },
      {
        title: 'শব্দ ও বাক্যের অনুশীলন',
        lessons: [
          {
            kind: 'text',
            title: 'উল্টো শব্দ, একই অর্থের শব্দ, এক কথায় প্রকাশ',
            body: `যার শব্দের ঝুলি বড়, তার লেখাও সুন্দর। আজ ঝুলি বড় করার তিনটি পথ দেখব।

## পথ এক: বিপরীত শব্দ

যে শব্দ উল্টো অর্থ বোঝায়, তা **বিপরীত শব্দ**।

| শব্দ | বিপরীত | শব্দ | বিপরীত |
|---|---|---|---|
| দিন | রাত | সত্য | মিথ্যা |
| আলো | অন্ধকার | শুরু | শেষ |
| হাসি | কান্না | বন্ধু | শত্রু |
| উঁচু | নিচু | পরিষ্কার | অপরিষ্কার |

শেষ জোড়াটি দেখো। সামনে **অ** বসিয়েই বিপরীত শব্দ হয়ে গেল। তেমনি চেনা থেকে অচেনা, স্থির থেকে অস্থির। কিন্তু সব শব্দে এমন হয় না। দিনের বিপরীত "অদিন" নয়, রাত।

## পথ দুই: সমার্থক শব্দ

যে শব্দগুলোর অর্থ প্রায় একই, তারা **সমার্থক শব্দ**।

- পানি: জল, নীর, বারি
- ফুল: পুষ্প, কুসুম
- সূর্য: রবি, ভানু
- মা: জননী, মাতা
- আকাশ: গগন, আসমান

লেখায় একই শব্দ বারবার এলে একঘেয়ে লাগে। তখন সমার্থক শব্দ কাজে লাগে। তবে জায়গা বুঝে বসাতে হয়। আমরা "এক গ্লাস পানি" বলি, "এক গ্লাস বারি" বলি না। বারি শব্দটি কবিতায় মানায়।

## পথ তিন: এক কথায় প্রকাশ

কয়েকটি শব্দের কাজ একটি শব্দে সারা যায়।

| অনেক কথায় | এক কথায় |
|---|---|
| যিনি চাষ করেন | চাষি |
| যিনি মাছ ধরেন | জেলে |
| যিনি নৌকা চালান | মাঝি |
| যা সহজে ভাঙে | ভঙ্গুর |
| যা সহজে পাওয়া যায় | সুলভ |
| একসঙ্গে পড়ে যারা | সহপাঠী |

## উদাহরণ: বাক্য বদলাই

*যিনি নৌকা চালান তিনি আকাশের দিকে তাকালেন। আকাশে মেঘ।*

এক কথায় প্রকাশ আর সমার্থক শব্দ দিয়ে হলো: **মাঝি আকাশের দিকে তাকালেন। আসমানে মেঘ।** বাক্য ছোট হলো, একই শব্দ দুবারও এল না। তোমার পুরোনো কোনো লেখা খুলে দেখো, কোথায় এমন বদল করা যায়।

## নিজে করি

1. বিপরীত শব্দ লেখো: শীত, নতুন, ঠান্ডা।
2. "ফুল" শব্দের দুটি সমার্থক শব্দ বলো।
3. এক কথায় বলো: যিনি রোগীর চিকিৎসা করেন।

**উত্তর:** ১. গ্রীষ্ম (বা গরম), পুরোনো, গরম। ২. পুষ্প, কুসুম। ৩. চিকিৎসক।`,
          },
          {
            kind: 'text',
            title: 'বিরামচিহ্ন: কোথায় থামব, কতটুকু থামব',
            body: `গাড়ি চালাতে রাস্তার সংকেত লাগে। পড়তে লাগে **বিরামচিহ্ন**। বিরাম মানে থামা। বিরামচিহ্ন না থাকলে কথার অর্থই বদলে যেতে পারে।

> এখানে ময়লা ফেলবেন, না ফেললে জরিমানা হবে।
>
> এখানে ময়লা ফেলবেন না, ফেললে জরিমানা হবে।

একটি কমা একটু সরে গেল, আর অর্থ একেবারে উল্টে গেল!

## পাঁচটি চিহ্ন

| চিহ্ন | নাম | কখন বসে | কতক্ষণ থামি |
|---|---|---|---|
| । | দাঁড়ি | কথা শেষ হলে | এক, দুই গুনে |
| , | কমা | একটু থামতে, তালিকা করতে | এক গুনে |
| ? | প্রশ্নচিহ্ন | কিছু জানতে চাইলে | এক, দুই গুনে |
| ! | বিস্ময়চিহ্ন | অবাক, খুশি বা ভয় বোঝাতে | এক, দুই গুনে |
| " " | উদ্ধৃতিচিহ্ন | কারও মুখের কথা হুবহু বলতে | শুরুতে একটু |

## কমার তিন কাজ

- **তালিকায়:** বাজার থেকে আলু, পটোল, বেগুন ও মাছ আনলাম।
- **ডাকতে:** করিম, এদিকে এসো।
- **বড় বাক্যে দম নিতে:** বৃষ্টি থামলে, আমরা মাঠে গেলাম।

তালিকার শেষ দুটি শব্দের মাঝে ও বা আর বসে, সেখানে কমা লাগে না।

## উদাহরণ: চিহ্ন বসাই

চিহ্ন ছাড়া লেখা:

*বাহ কী সুন্দর ফুল রিনা বলল কে লাগিয়েছে*

প্রথমে খুঁজি, কোন কথা কার মুখের। রিনা বলেছে দুটি কথা: "বাহ কী সুন্দর ফুল" আর "কে লাগিয়েছে"। প্রথমটি অবাক হওয়া, দ্বিতীয়টি প্রশ্ন। তাহলে হবে:

> "বাহ! কী সুন্দর ফুল!" রিনা বলল, "কে লাগিয়েছে?"

## জোরে পড়ে যাচাই

নিজের লেখা জোরে পড়ো। যেখানে স্বাভাবিকভাবে দম ফুরায় বা গলা নামে, সেখানে চিহ্ন আছে কি না দেখো। কান অনেক সময় চোখের চেয়ে ভালো পরীক্ষক। আরেকটি উপায় হলো বন্ধুকে দিয়ে পড়ানো। সে যেখানে হোঁচট খায়, সেখানে হয়তো একটি চিহ্ন বাদ পড়েছে।

## নিজে করি

1. চিহ্ন বসাও: তুমি কোথায় যাচ্ছ
2. চিহ্ন বসাও: আমার ব্যাগে বই খাতা কলম ও টিফিন আছে
3. বিস্ময়চিহ্ন দিয়ে একটি বাক্য লেখো।

**উত্তর:** ১. তুমি কোথায় যাচ্ছ? ২. আমার ব্যাগে বই, খাতা, কলম ও টিফিন আছে।`,
          },
          { kind: 'audio', title: 'শুনি: রোজ অল্প পড়া, অল্প লেখা আর একটু বিশ্রাম', clip: 'study-plan' },
        ],
      },
      {
        title: 'গল্প ও কবিতার গভীরে',
        lessons: [
          {
            kind: 'text',
            title: 'আমাদের ছোট নদী: ছন্দ ও ছবি',
            body: `রবীন্দ্রনাথ ঠাকুরের একটি কবিতা দিয়ে আজকের পাঠ শুরু করি।

> আমাদের ছোট নদী চলে বাঁকে বাঁকে,
>
> বৈশাখ মাসে তার হাঁটু জল থাকে।
>
> পার হয়ে যায় গরু, পার হয় গাড়ি,
>
> দুই ধার উঁচু তার, ঢালু তার পাড়ি।

কবিতাটি প্রথমে চোখ বন্ধ করে শোনো। তারপর বলো, কী দেখলে?

## কবিতার ছবি

কবি রং-তুলি ছাড়াই ছবি এঁকেছেন। **বাঁকে বাঁকে** শুনলে চোখে ভাসে আঁকাবাঁকা নদী। **হাঁটু জল** শুনলে বুঝি পানি কত কম, হাঁটু পর্যন্ত। বৈশাখ গরমের মাস, তাই নদী শুকিয়ে এসেছে। গরুর গাড়িও হেঁটে পার হতে পারে। **পাড়ি** মানে এখানে নদীর পাড়।

এই নদীই বর্ষায় অন্য রকম হয়ে যায়, পানিতে ভরে ওঠে। কবিতার পরের অংশে কবি সেই ভরা নদীর কথা বলেছেন। একই জায়গা একেক ঋতুতে একেক রকম, এটিই কবিতার মজা।

## মিল ও ছন্দ

প্রতি দুই লাইনের শেষে মিল আছে: **বাঁকে** ও **থাকে**, **গাড়ি** ও **পাড়ি**। আবার প্রতিটি লাইন দুই ভাগে পড়া যায়। মাঝখানে ছোট্ট একটি থামা:

| প্রথম ভাগ | দ্বিতীয় ভাগ |
|---|---|
| আমাদের ছোট নদী | চলে বাঁকে বাঁকে |
| বৈশাখ মাসে তার | হাঁটু জল থাকে |
| পার হয়ে যায় গরু | পার হয় গাড়ি |

প্রথম ভাগের পরে এক গুনে থামো, লাইনের শেষে দুই গুনে। দেখবে, কবিতা নিজেই দুলতে শুরু করেছে। হাতে আলতো তাল দিলে দোলাটা আরও ভালো বোঝা যায়।

## আবৃত্তির চারটি কথা

1. সোজা হয়ে দাঁড়াও, সবার দিকে তাকাও।
2. কবির নাম ও কবিতার নাম আগে বলো।
3. তাড়াহুড়া কোরো না, থামার জায়গায় থামো।
4. ছবিটি মনে মনে দেখতে দেখতে বলো।

## নিজে করি

1. বৈশাখ মাসে নদীতে কতটুকু পানি থাকে?
2. "গাড়ি" শব্দের সঙ্গে কোন শব্দের মিল?
3. তোমার প্রিয় ঋতু নিয়ে মিল রেখে দুই লাইন লেখো।

**উত্তর:** ১. হাঁটু পর্যন্ত। ২. পাড়ি।`,
          },
          { kind: 'video', title: 'দেখি: ভাষা আন্দোলনের ঘটনা সময়রেখায় সাজাই', clip: 'timeline' },
          {
            kind: 'text',
            title: 'ভাষা আন্দোলনের কথা',
            body: `আমরা বাংলায় কথা বলি, বাংলায় গান গাই। মায়ের মুখ থেকে শেখা এই ভাষাই আমাদের **মাতৃভাষা**। একসময় এই ভাষার মর্যাদার জন্য মানুষকে প্রাণ দিতে হয়েছিল।

## কী ঘটেছিল

১৯৪৭ সালে পাকিস্তান নামে একটি দেশ হয়। তার দুটি অংশ ছিল: পূর্ব ও পশ্চিম। আমাদের এই দেশ ছিল তার পূর্ব অংশ, তখন নাম ছিল পূর্ব বাংলা। পুরো পাকিস্তানের বেশির ভাগ মানুষ কথা বলত বাংলায়। অথচ শাসকেরা ঠিক করলেন, কেবল উর্দুই হবে রাষ্ট্রভাষা।

ছাত্র ও সাধারণ মানুষ প্রতিবাদ করলেন। তাঁদের দাবি ছিল, **রাষ্ট্রভাষা বাংলা চাই**।

১৯৫২ সালের ২১শে ফেব্রুয়ারি, বাংলা ৮ই ফাল্গুন। সরকার ঢাকায় মিছিল নিষেধ করে দিয়েছিল। ছাত্ররা সেই নিষেধ ভেঙে বেরিয়ে এলেন। পুলিশ গুলি চালাল। সেদিন ও তার পরে শহিদ হলেন রফিক, বরকত, জব্বার, সালাম, শফিউর ও আরও কয়েকজন।

১৯৫৬ সালে বাংলা পাকিস্তানের অন্যতম রাষ্ট্রভাষার স্বীকৃতি পায়।

## সময়রেখা

| সাল | ঘটনা |
|---|---|
| ১৯৪৭ | পাকিস্তান রাষ্ট্রের জন্ম |
| ১৯৪৮ | বাংলার দাবিতে প্রথম দিকের আন্দোলন |
| ১৯৫২ | ২১শে ফেব্রুয়ারির মিছিল ও শহিদদের আত্মত্যাগ |
| ১৯৫৬ | বাংলা রাষ্ট্রভাষার স্বীকৃতি পায় |
| ১৯৯৯ | ইউনেসকো দিনটিকে আন্তর্জাতিক মাতৃভাষা দিবস ঘোষণা করে |

এখন সারা পৃথিবীতে এই দিনে সব মানুষের মাতৃভাষাকে সম্মান জানানো হয়। আমাদের দেশে বাংলার পাশাপাশি চাকমা, মারমা, সাঁওতালি, গারোসহ আরও ভাষা আছে। সেগুলোও কারও না কারও মায়ের ভাষা।

## আমরা কী করি

২১শে ফেব্রুয়ারি ভোরে খালি পায়ে আমরা শহিদ মিনারে ফুল দিই। কিন্তু ভাষাকে ভালোবাসা এক দিনের কাজ নয়। শুদ্ধ করে বলা, যত্ন করে লেখা আর ভালো বই পড়াও ভাষাকে ভালোবাসা।

## নিজে করি

1. মাতৃভাষা কাকে বলে?
2. ভাষাশহিদদের তিনজনের নাম লেখো।
3. পাঠের মূলকথা দুই বাক্যে লেখো, আর নিজে একটি প্রশ্ন তৈরি করো।

**উত্তর:** ১. মায়ের মুখ থেকে শেখা ভাষাকে। ২. যেমন রফিক, বরকত, সালাম।`,
          },
          {
            kind: 'text',
            title: 'দেখা ঘটনা নিয়ে অনুচ্ছেদ লিখি',
            body: `একটি বিষয় নিয়ে পরপর কয়েকটি বাক্য লিখলে হয় **অনুচ্ছেদ**। অনুচ্ছেদের সব বাক্য একই বিষয়ের কথা বলে, যেন এক সুতায় গাঁথা মালা।

## লেখার আগে প্রশ্ন করি

ধরো, বিষয়টি হলো *ঝড়ের বিকেল*। খাতার কোণে ছয়টি প্রশ্ন লিখে ছোট করে উত্তর দাও।

| প্রশ্ন | উত্তর |
|---|---|
| কখন? | গত শুক্রবার বিকেলে |
| কোথায়? | আমাদের উঠানে |
| কে কে ছিল? | আমি, দাদু, ছোট বোন |
| কী হলো? | কালবৈশাখী এল, আম পড়ল |
| কী শুনলাম, দেখলাম? | বাতাসের শোঁ শোঁ, কালো মেঘ |
| কেমন লাগল? | প্রথমে ভয়, পরে আনন্দ |

## তিন ভাগে সাজাই

1. **শুরু:** এক বাক্যে বিষয়টি জানাই।
2. **মাঝ:** ঘটনাগুলো ক্রমে বলি। প্রথমে, তারপর, হঠাৎ, একটু পরে শব্দগুলো কাজে লাগে।
3. **শেষ:** কেমন লাগল বা কী শিখলাম, তা দিয়ে শেষ করি।

## নমুনা

> গত শুক্রবার বিকেলে আমাদের গ্রামে কালবৈশাখী হয়েছিল। আমি তখন উঠানে খেলছিলাম। হঠাৎ আকাশ কালো মেঘে ঢেকে গেল। শোঁ শোঁ শব্দে বাতাস বইতে লাগল। দাদু ডেকে বললেন, "ঘরে এসো!" আমরা দৌড়ে ঘরে ঢুকলাম। টিনের চালে টুপটাপ করে আম পড়ছিল। ছোট বোন ভয়ে আমার হাত ধরে রইল। একটু পরে ঝড় থামল। আমরা এক ঝুড়ি আম কুড়ালাম। দিনটির কথা আমি অনেক দিন মনে রাখব।

নমুনায় এগারোটি বাক্য। শব্দ দিয়ে শব্দ শোনানো হয়েছে: শোঁ শোঁ, টুপটাপ। কারও মুখের কথাও আছে। তাই ঘটনাটি চোখে ভাসে।

## লেখার পরে যাচাই

- সব বাক্য কি একই বিষয়ে?
- ঘটনার ক্রম কি ঠিক আছে?
- প্রতি বাক্যের শেষে চিহ্ন আছে?
- একই শব্দ কি বারবার এসেছে?
- শেষ বাক্যটি কি লেখাটিকে গুটিয়ে এনেছে?

## নিজে করি

1. নমুনার কোন বাক্যটি শুরু আর কোনটি শেষ, দাগ দাও।
2. *আমার দেখা একটি মেলা* বিষয়ে ছয়টি প্রশ্নের উত্তর লেখো।
3. সেই উত্তর থেকে আট-দশ বাক্যের অনুচ্ছেদ লেখো। শেষে যাচাইয়ের পাঁচটি প্রশ্ন মিলিয়ে দেখো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'English for Class Three: Talking About Every Day',
    sections: [
      {
        title: 'Meeting New Friends',
        lessons: [
          {
            kind: 'text',
            title: 'This is my cousin: introducing people',
            free: true,
            body: `On Saturday Tania brings her cousin Sabbir to school. How does she introduce him?

> Tania: Nadia, **this is** my cousin, Sabbir.
>
> Nadia: Hello, Sabbir. Nice to meet you.
>
> Sabbir: Nice to meet you too.
>
> Nadia: **How old are you?**
>
> Sabbir: I am nine. And you?
>
> Nadia: I am eight. **What do you like doing?**
>
> Sabbir: I like flying kites. Sorry, what is your name again?
>
> Nadia: It's Nadia. N-A-D-I-A.
>
> Sabbir: Thank you, Nadia!

## Useful pieces

| You want to | You say |
|---|---|
| introduce a friend | This is my friend, … |
| ask about age | How old are you? |
| ask about hobbies | What do you like doing? |
| ask again | Sorry, can you say that again, please? |

After *like* the doing word gets **-ing**: I like **reading**, I like **drawing**, I like **swimming**.

Three small words open many doors: **please** when you ask, **thank you** when you get, **sorry** when something goes wrong.

## Try it

1. Introduce your best friend to your mother in English.
2. Complete: I like (play) cricket.
3. Ask three people about their hobbies and write the answers.

*Answer to 2: I like playing cricket.*`,
          },
          { kind: 'video', title: 'Watch: the parts of a sentence, who does what', clip: 'sentence' },
        ],
      },
      {
        title: 'My Week in Sentences',
        lessons: [
          {
            kind: 'text',
            title: 'I get up, she gets up',
            body: `Tania and Sabbir are cousins, but their mornings are different. Tania writes:

> I **get** up at six. I **brush** my teeth and **eat** roti. I **walk** to school.

Sabbir's day, told by Tania:

> He **gets** up at seven. He **brushes** his teeth and **eats** rice. He **goes** to school by rickshaw.

Did you see the little change? With **he**, **she** or **it** the doing word takes **s** or **es**.

| I, you, we, they | he, she, it |
|---|---|
| play | plays |
| eat | eats |
| brush | brushes |
| go | goes |
| study | studies |
| have | has |

For saying no, use **do not** or **does not**. Then the s moves to *does*: *She does not like tea.* We never say *does not likes*.

## When?

- **at** with a clock time: at six, at half past four
- **on** with a day: on Friday
- **in** with a part of the day: in the morning

*On Fridays we visit our grandmother in the afternoon.*

## Try it

1. Correct it: He go to bed at nine.
2. Put in at, on or in: … Monday, … eight o'clock, … the evening.
3. Write four sentences about your father's or mother's morning.

*Answers: 1. He goes to bed at nine. 2. on, at, in.*`,
          },
          {
            kind: 'text',
            title: "Where is Sabbir's kite? Place words and question words",
            body: `Sabbir has lost his kite. Tania helps him look.

> Sabbir: **Where** is my kite?
>
> Tania: Is it **under** the bed?
>
> Sabbir: No. My shoes are under the bed.
>
> Tania: Is it **in** the cupboard?
>
> Sabbir: No. It is too big.
>
> Tania: Look! It is **on** the roof, **beside** the water tank.

## Place words

| Word | Think of a box and a ball |
|---|---|
| in | the ball is inside the box |
| on | the ball touches the top of the box |
| under | the ball is below the box |
| beside | the ball is next to the box |

## Question words

Each question word fishes for a different answer.

- **Who** asks for a person: *Who is on the roof? Sabbir.*
- **What** asks for a thing: *What is in your bag? A book.*
- **Where** asks for a place: *Where is the cat? Under the table.*
- **When** asks for a time: *When do you sleep? At nine.*

If the answer is a time, do not use *where*. Look at the answer first, then choose the question word.

## Try it

1. Hide a toy. Let someone ask you five questions to find it.
2. Which question word: … is your teacher? Mrs Rahman.
3. Write where four things are in your room.

*Answer to 2: Who.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'গুণ, ভাগ ও ভগ্নাংশের সহজ পথ',
    sections: [
      {
        title: 'গুণ ও ভাগ',
        lessons: [
          {
            kind: 'text',
            title: 'সারি ও কলামে গুণ',
            free: true,
            body: `ট্রেতে ডিম সাজানো আছে। ৪টি সারি, প্রতি সারিতে ৬টি ডিম। মোট কয়টি? ৬ চারবার যোগ করলে হয় ২৪। একে লিখি:

$$৬ \\times ৪ = ২৪$$

যাকে গুণ করি, সে **গুণ্য** (৬)। যা দিয়ে গুণ করি, সে **গুণক** (৪)। ফল হলো **গুণফল** (২৪)।

## বড় সংখ্যার গুণ

এক বাক্সে ২৩টি রঙিন পেনসিল। ৪ বাক্সে কয়টি? ২৩-কে ভেঙে নিই ২০ আর ৩।

- ২০ × ৪ = ৮০
- ৩ × ৪ = ১২
- যোগ করি: ৮০ + ১২ = ৯২

খাড়াভাবে করলে আগে এককের ঘর: ৩ × ৪ = ১২, লিখি ২, হাতে ১। তারপর দশকের ঘর: ২ × ৪ = ৮, হাতের ১ যোগ করে ৯। উত্তর ৯২। দুই পথেই একই ফল।

## নামতার ভেতরের নকশা

৯-এর নামতা দেখো: ৯, ১৮, ২৭, ৩৬, ৪৫। দশকের অঙ্ক এক করে বাড়ে, এককের অঙ্ক এক করে কমে। আর দুই অঙ্ক যোগ করলে প্রতিবার ৯ হয়।

## নিজে করি

1. ৭ × ৮ কত?
2. ৩৬ × ৩ ভেঙে করো।
3. গুণ্য ১৫, গুণক ৫। গুণফল কত?

**উত্তর:** ১. ৫৬। ২. ৯০ + ১৮ = ১০৮। ৩. ৭৫।`,
          },
          {
            kind: 'text',
            title: 'সমান ভাগ আর ভাগশেষ',
            body: `রাতুলের কাছে ১৭টি লিচু। ৫ বন্ধু সমান করে নেবে। প্রত্যেকে কয়টি পাবে?

একটি করে দিতে থাকি। তিন দফা দেওয়ার পর ৫ × ৩ = ১৫টি শেষ। হাতে রইল ২টি। পাঁচজনকে আর সমান করে দেওয়া যায় না।

$$১৭ \\div ৫ = ৩ \\text{, ভাগশেষ } ২$$

## চারটি নাম

| নাম | মানে | এখানে |
|---|---|---|
| ভাজ্য | যাকে ভাগ করি | ১৭ |
| ভাজক | যা দিয়ে ভাগ করি | ৫ |
| ভাগফল | প্রত্যেকে যা পায় | ৩ |
| ভাগশেষ | যা বেঁচে যায় | ২ |

ভাগশেষ সব সময় ভাজকের চেয়ে **ছোট**। ভাগশেষ ৫ বা বেশি হলে বুঝবে, আরও এক দফা দেওয়া যেত।

## গুণ দিয়ে যাচাই

ভাজক আর ভাগফল গুণ করে ভাগশেষ যোগ করলে ভাজ্য ফিরে আসে:

$$৫ \\times ৩ + ২ = ১৭$$

## ভাগশেষ নিয়ে ভাবি

২২ জন শিশু, এক নৌকায় ৪ জন। ২২ ÷ ৪ = ৫, ভাগশেষ ২। নৌকা লাগবে কয়টি? পাঁচটি নয়, **ছয়টি**। বাকি ২ জনকে তো ফেলে যাওয়া যায় না!

## নিজে করি

1. ২৯ ÷ ৬ করো, যাচাইও করো।
2. কারও ভাগ অঙ্কে ভাজক ৪, ভাগশেষ ৫। ভুল কোথায়?

**উত্তর:** ১. ভাগফল ৪, ভাগশেষ ৫; ৬ × ৪ + ৫ = ২৯। ২. ভাগশেষ ভাজকের চেয়ে বড় হতে পারে না।`,
          },
        ],
      },
      {
        title: 'ভগ্নাংশ বুঝে নেওয়া',
        lessons: [
          { kind: 'video', title: 'দেখি: কাগজ ভাঁজ করে সমান ভাগ', clip: 'fractions' },
          {
            kind: 'text',
            title: 'লব, হর আর ছোট-বড়',
            body: `একটি রুটি সমান চার টুকরো করা হলো। তুমি খেলে এক টুকরো। তাহলে তুমি খেলে রুটির **চার ভাগের এক ভাগ**। লিখি:

$$\\frac{১}{৪}$$

নিচের সংখ্যা **হর**। হর বলে, পুরো জিনিসটি সমান কয় ভাগ হয়েছে। ওপরের সংখ্যা **লব**। লব বলে, তার কয় ভাগ নিলাম।

ভাগগুলো **সমান** হওয়া চাই। এক টুকরো বড়, তিন টুকরো ছোট হলে তাকে চার ভাগের এক ভাগ বলা যাবে না।

## হর একই হলে

রিনা খেল রুটির $\\frac{১}{৪}$, তার ভাই খেল $\\frac{৩}{৪}$। কে বেশি খেল? টুকরোগুলো একই মাপের। এক টুকরোর চেয়ে তিন টুকরো বেশি। তাই হর একই হলে যার **লব বড়**, সেই ভগ্নাংশ বড়।

$$\\frac{৩}{৪} > \\frac{১}{৪}$$

## একটু ভাবো

$\\frac{১}{২}$ বড়, না $\\frac{১}{৮}$ বড়? অনেকে বলে ৮ বড়, তাই $\\frac{১}{৮}$ বড়। কিন্তু আট ভাগ করলে প্রতিটি টুকরো ছোট হয়ে যায়। দুই ভাগের এক ভাগ, অর্থাৎ অর্ধেকই বড়। কাগজ ভাঁজ করে নিজে দেখে নাও।

## নিজে করি

1. $\\frac{২}{৫}$ ভগ্নাংশে লব ও হর কোনটি?
2. কোনটি বড়: $\\frac{৫}{৭}$ না $\\frac{৩}{৭}$?
3. কাগজ সমান আট ভাগে ভাঁজ করে তিন ভাগ রং করো। ভগ্নাংশটি লেখো।

**উত্তর:** ১. লব ২, হর ৫। ২. $\\frac{৫}{৭}$। ৩. $\\frac{৩}{৮}$।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Elementary Science: Living Things, Water and Air',
    sections: [
      {
        title: 'Living Things, Water and Air',
        lessons: [
          {
            kind: 'text',
            title: 'Sorting living things',
            free: true,
            body: `A scientist who finds a thousand beetles does not look at them in one heap. She sorts them. Sorting by what we can see is called **classifying**.

## First question: is it alive?

Living things need food, water and air, they grow, they respond to what happens around them, and they make young ones of their own kind. A candle flame moves and grows, but it has no young and no body made of cells, so it is not alive.

## Plants

| With flowers | Without flowers |
|---|---|
| mango, rice, rose, shapla | fern, moss |

Plants with flowers make seeds. Ferns and mosses do not; they spread by tiny spores. Look under a fern leaf for rows of brown dots: those are the places where spores are made.

## Animals

Feel the middle of your back. The row of bumps is your **backbone**. Fish, frogs, lizards, birds and cows have one too. They are **vertebrates**. Earthworms, snails, prawns, butterflies and spiders have no backbone. They are **invertebrates**, and there are far more kinds of them.

## Try it

1. Sort: crow, crab, rui fish, ant, snake.
2. Name one plant without flowers.
3. Find five living things outdoors and draw a table for them.

*Answers: 1. backbone: crow, rui fish, snake; no backbone: crab, ant. 2. fern or moss.*`,
          },
          { kind: 'video', title: 'Watch: particles in ice, water and steam', clip: 'particles' },
          {
            kind: 'text',
            title: 'Does air take up space? An experiment',
            body: `We cannot see air. Is an "empty" glass really empty? Let us ask nature.

## You need

A clear glass, a bowl of water deeper than the glass, and a piece of paper.

## Steps

1. Crumple the paper and push it firmly into the bottom of the glass, so that it does not fall.
2. Turn the glass upside down. Hold it straight.
3. Push it straight down into the water until it is covered.
4. Wait while you count to ten. Lift it straight out.
5. Touch the paper.

## Write three lines

| Line | Example |
|---|---|
| What I did | I pushed a glass with paper into water, upside down. |
| What I saw | The paper stayed dry. |
| What I think | Air in the glass kept the water out, so air takes up space. |

Now do it again, but **tilt** the glass under water. Bubbles come out! The air leaves, water comes in, and the paper gets wet.

A fair test changes only one thing at a time. Here we changed only the tilt.

## Try it

1. What is inside the bubbles?
2. Blow up a balloon. Why does it get bigger?
3. Mop up all spilt water so that nobody slips.

*Answers: 1. Air. 2. The air you blow in takes up space.*`,
          },
        ],
      },
      {
        title: 'Staying Healthy',
        lessons: [
          {
            kind: 'text',
            title: 'Food, safe water and tiny germs',
            body: `Your body is a busy workshop. It needs three kinds of supplies.

| Job | Food |
|---|---|
| gives energy | rice, bread, potato, oil |
| builds the body | fish, eggs, lentils, milk, meat |
| protects from illness | vegetables and fruits |

A good plate has something from every row. Lentils and small fish do as good a job as costly food.

## Making water safe

Clear water is not always clean water. Germs are too small to see. To make water safe, a grown-up can let it **boil** strongly for some minutes, cool it and keep it in a clean, covered pot. A good filter helps too. Boiling kills germs, but it does not remove **arsenic**. In many parts of Bangladesh tube wells are tested; a tube well painted **red** must not be used for drinking or cooking, a **green** one is safe.

## How germs travel

- through dirty water and food
- on unwashed hands
- on the legs of flies
- in drops when somebody coughs or sneezes

Cover food, wash your hands with soap, and cough into your elbow. Each of these closes one road for germs.

## Try it

1. Which food builds the body: spinach, egg or oil?
2. Does boiling remove arsenic?
3. Draw your lunch and write the job of each food.

*Answers: 1. egg. 2. No.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'Our Society and Environment',
    sections: [
      {
        title: 'Our Surroundings and Our Neighbours',
        lessons: [
          {
            kind: 'text',
            title: 'What nature gives, what people build',
            free: true,
            body: `Step outside and look around. Some things were there before people came: the sky, the river, the soil, wild plants and birds. They are our **natural environment**. Other things were made by people: roads, houses, schools, markets, mosques and temples. They belong to our **social environment**, together with the people, rules and customs we live with.

| Nature gives | People make from it |
|---|---|
| soil | bricks, rice fields |
| trees | chairs, boats, paper |
| rivers | ferry routes, fish markets |
| jute plants | rope, sacks, bags |

## They change each other

In low land near rivers, houses are often built on raised ground because floods come. On the hills, people may build houses on posts. So nature shapes how we live.

But people change nature too. If we fill a pond with rubbish, the fish die and rain water has nowhere to go. If we plant trees along a road, walkers get shade and birds come back.

Before you build or throw away something, ask: *who else uses this place?*

## Try it

1. Natural or made by people: bridge, cloud, tube well, hill?
2. Write one good and one bad change that people made near your home.

*Answers to 1: made, natural, made, natural.*`,
          },
          {
            kind: 'text',
            title: 'A map of my road and an interview',
            body: `A good way to learn about society is to walk and to ask.

## Draw your road from above

Imagine you are a bird. Draw your road as two lines. Put your home in the middle. Add what you pass: the shop, the tube well, the big tree, the school. Use small signs instead of pictures, and explain them in a corner. That corner is the **key** of the map. Find where the sun rises: that side is **east**. When you face east, north is on your left hand and south on your right.

## Interview somebody about a job

Choose a person you know: an aunt who sews, a rickshaw driver your family knows, your teacher. Go with a grown-up and ask:

1. What do you do in a day?
2. What tools do you use?
3. Whose help do you need for your work?
4. What is difficult, and what makes you happy?

Question three is the most interesting. The baker needs the farmer's wheat. The farmer needs the blacksmith's tools. The blacksmith eats the baker's bread. Nobody works alone.

## Try it

1. You face east. Where is north?
2. Write the four answers in full sentences.
3. Draw arrows between three jobs that need each other.

*Answer to 1: on the left.*`,
          },
        ],
      },
      {
        title: 'Living Together',
        lessons: [
          { kind: 'video', title: 'Watch: placing events of our town and country in order', clip: 'timeline' },
          {
            kind: 'text',
            title: 'Rights, duties and eight divisions',
            body: `Every child has **rights**: a name, food, care when ill, school, time to play, and safety from harm. You do not have to earn them. Rich or poor, girl or boy, with a disability or without, every child has the same rights.

Rights walk together with **duties**.

| My right | My duty |
|---|---|
| to go to school | to learn and not disturb others |
| to play in the park | to keep it clean |
| to be heard | to listen to others |
| to follow my religion | to respect the religion of others |

In Bangladesh people celebrate Eid, Durga Puja, Buddha Purnima and Christmas, and all of us welcome Pohela Boishakh, the Bengali new year. Hill people have their own new-year festivals. Different festivals, one society.

## Our country on the map

Bangladesh has **eight divisions**: Dhaka, Chattogram, Rajshahi, Khulna, Barishal, Sylhet, Rangpur and Mymensingh. Rangpur lies in the north, Sylhet in the north-east, Chattogram in the south-east, Khulna in the south-west. The Bay of Bengal is to the south. The capital is Dhaka.

## Try it

1. Which division is in the far north?
2. Find your own division and district on a map.
3. Your friend writes on a park bench. What do you say?

*Answer to 1: Rangpur.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'ইসলাম শিক্ষা: ইমান ও ইবাদতের প্রথম পাঠ',
    sections: [
      {
        title: 'ইমান ও ইবাদত',
        lessons: [
          {
            kind: 'text',
            title: 'আল্লাহর পরিচয় ও কালিমা তাইয়্যেবা',
            free: true,
            body: `সকালে সূর্য ওঠে, রাতে তারা জ্বলে। বীজ থেকে গাছ হয়, মেঘ থেকে বৃষ্টি নামে। এই সুন্দর পৃথিবী যিনি সৃষ্টি করেছেন, তিনি মহান **আল্লাহ**।

## আল্লাহর পরিচয়

- আল্লাহ এক। তাঁর কোনো শরিক নেই।
- তিনি সবকিছুর সৃষ্টিকর্তা।
- তিনি আমাদের খাবার, পানি, আলো-বাতাস দেন।
- তিনি সব দেখেন, সব শোনেন, সব জানেন।
- তিনি পরম দয়ালু।

আল্লাহ, তাঁর ফেরেশতা, তাঁর পাঠানো কিতাব, নবি-রাসুল ও পরকালের ওপর মনে বিশ্বাস রাখার নাম **ইমান**।

## কালিমা তাইয়্যেবা

তাইয়্যেবা শব্দের অর্থ পবিত্র। কালিমা তাইয়্যেবা মানে পবিত্র বাক্য।

> লা ইলাহা ইল্লাল্লাহু মুহাম্মাদুর রাসুলুল্লাহ

**অর্থ:** আল্লাহ ছাড়া কোনো মাবুদ নেই, মুহাম্মদ (স.) আল্লাহর রাসুল।

মাবুদ মানে যাঁর ইবাদত করা হয়। এই বাক্যের দুটি অংশ। প্রথম অংশে আল্লাহকে এক বলে মানা, দ্বিতীয় অংশে মহানবি (স.)-কে আল্লাহর রাসুল বলে মানা।

## নবি-রাসুল

আল্লাহ মানুষকে ভালো পথ দেখাতে যুগে যুগে নবি-রাসুল পাঠিয়েছেন। প্রথম নবি হজরত আদম (আ.), শেষ নবি হজরত মুহাম্মদ (স.)।

## নিজে করি

1. তাইয়্যেবা শব্দের অর্থ কী?
2. কালিমা তাইয়্যেবা অর্থসহ বলো।
3. আল্লাহর দেওয়া পাঁচটি নিয়ামতের তালিকা করো।

**উত্তর:** ১. পবিত্র।`,
          },
          {
            kind: 'text',
            title: 'অজু ও পাঁচ ওয়াক্ত সালাত',
            body: `সালাতের আগে পাক-পবিত্র হতে হয়। পবিত্র হওয়ার একটি উপায় **অজু**।

## অজুর চার ফরজ

ফরজ মানে যা অবশ্যই করতে হয়।

1. পুরো মুখমণ্ডল ধোয়া।
2. দুই হাত কনুইসহ ধোয়া।
3. মাথা মাসেহ করা, অর্থাৎ ভেজা হাত মাথায় বুলানো।
4. দুই পা টাখনুসহ ধোয়া।

অজুর শুরুতে আমরা বিসমিল্লাহ বলি। তারপর দুই হাত কবজি পর্যন্ত ধুই, কুলি করি, নাকে পানি দিই। এরপর ওপরের চারটি কাজ ক্রমে করি। ডান দিক আগে ধোয়া সুন্দর নিয়ম। পানি অপচয় করা ঠিক নয়, তাই কল অল্প খুলে রাখি।

## পাঁচ ওয়াক্ত সালাত

| সালাত | সময় | ফরজ |
|---|---|---|
| ফজর | ভোরে, সূর্য ওঠার আগে | ২ রাকাত |
| জোহর | দুপুরে, সূর্য হেলে পড়লে | ৪ রাকাত |
| আসর | বিকেলে | ৪ রাকাত |
| মাগরিব | সূর্য ডোবার পরপর | ৩ রাকাত |
| এশা | রাতে | ৪ রাকাত |

## ছোট ছোট অভ্যাস

খাওয়ার শুরুতে বলি বিসমিল্লাহ, শেষে বলি আলহামদুলিল্লাহ। কারও সঙ্গে দেখা হলে সালাম দিই। ঘুমানোর আগে আল্লাহকে স্মরণ করি।

## নিজে করি

1. অজুর ফরজ কয়টি?
2. সূর্য ডোবার পর কোন সালাত?
3. বড় কারও সামনে অজুর ধাপগুলো করে দেখাও।

**উত্তর:** ১. চারটি। ২. মাগরিব।`,
          },
        ],
      },
      {
        title: 'আখলাক ও কুরআন পাঠ',
        lessons: [
          { kind: 'video', title: 'দেখি: রোজ অল্প করে সূরা ও হরফ শেখা', clip: 'study-plan' },
          {
            kind: 'text',
            title: 'সত্য কথা, বড়দের সম্মান ও আরবি হরফ',
            body: `**আখলাক** মানে চরিত্র ও আচরণ। সুন্দর আখলাকের মানুষকে সবাই ভালোবাসে।

## একটি ঘটনা

খেলতে গিয়ে করিমের বলে পাশের বাড়ির ফুলের টব ভেঙে গেল। কেউ দেখেনি। করিম চুপ করে চলে যেতে পারত। কিন্তু সে ভাবল, আল্লাহ তো সব দেখেন। সে দরজায় গিয়ে সালাম দিয়ে বলল, "চাচি, আমার বলে আপনার টব ভেঙেছে। আমি দুঃখিত।" চাচি খুশি হয়ে বললেন, "সত্য বলেছ, এতেই আমি খুশি।"

মহানবি (স.) ছোটবেলা থেকেই সত্য বলতেন। মানুষ তাঁকে ডাকত **আল-আমিন**, অর্থাৎ বিশ্বাসী।

## বড়দের সঙ্গে

- আগে সালাম দিই, নরম গলায় কথা বলি।
- মা-বাবার কাজে সাহায্য করি।
- বড়রা কথা বললে মাঝে থামিয়ে দিই না।
- প্রতিবেশীর অসুখ হলে খোঁজ নিই।

## আরবি হরফ

কুরআন মাজিদ আরবি ভাষায়। আরবি লেখা হয় **ডান থেকে বাঁয়ে**। আরবি হরফ ২৯টি, শুরু আলিফ, বা, তা দিয়ে। হরফের ওপরে-নিচে ছোট চিহ্ন থাকে, নাম **হরকত**। হরকত তিনটি: যবর, যের ও পেশ। সূরা ফাতিহা ও সূরা ইখলাস শিক্ষকের মুখে শুনে শুনে শিখতে হয়।

## নিজে করি

1. আল-আমিন অর্থ কী?
2. তিনটি হরকতের নাম বলো।
3. আজ কাকে সাহায্য করবে, ঠিক করো।

**উত্তর:** ১. বিশ্বাসী। ২. যবর, যের, পেশ।`,
          },
        ],
      },
    ],
  },
]
