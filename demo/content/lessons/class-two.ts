import type { DemoCurriculum } from './types.ts'

export const classTwo: DemoCurriculum[] = [
  {
    course: 'যুক্তবর্ণ থেকে বাক্য: দ্বিতীয় শ্রেণির বাংলা',
    sections: [
      {
        title: 'যুক্তবর্ণ চিনি',
        lessons: [
          { kind: 'video', title: 'দেখি: প্রতিদিন দুটি যুক্তবর্ণ, মাঝে একটু বিশ্রাম', clip: 'study-plan', free: true },
          {
            kind: 'text',
            title: 'একই বর্ণের জোড়া, ভিন্ন বর্ণের জোড়া',
            free: true,
            body: `দুই বন্ধু হাত ধরাধরি করে হাঁটে। তেমনি দুটি ব্যঞ্জনবর্ণও গায়ে গায়ে লেগে বসতে পারে। মাঝখানে কোনো স্বরধ্বনি থাকে না। এমন জোড়া বর্ণের নাম **যুক্তবর্ণ**।

বলো তো "পাকা"। এবার বলো "পাক্কা"। দ্বিতীয় শব্দে ক একটু বেশি জোরে, যেন দুবার শোনা গেল। কারণ সেখানে ক-এর সঙ্গে আরেকটি ক জুড়ে আছে।

## একই বর্ণের জোড়া

| যুক্তবর্ণ | ভাঙলে | শব্দ |
|---|---|---|
| ক্ক | ক + ক | ছক্কা, চক্কর |
| চ্চ | চ + চ | বাচ্চা, উচ্চ |
| ত্ত | ত + ত | উত্তর, পাত্তা |
| ল্ল | ল + ল | মোল্লা, পাল্লা |
| ম্ম | ম + ম | আম্মা, সম্মান |

## ভিন্ন বর্ণের জোড়া

| যুক্তবর্ণ | ভাঙলে | শব্দ |
|---|---|---|
| ন্দ | ন + দ | আনন্দ, সুন্দর |
| ম্ব | ম + ব | লম্বা, কম্বল |
| ষ্ট | ষ + ট | কষ্ট, মিষ্টি |
| ন্ত | ন + ত | শান্ত, অন্তর |
| স্ক | স + ক | স্কুল, পুরস্কার |

## জোরে পড়ার কৌশল

যুক্তবর্ণ দেখে থেমে যেয়ো না। শব্দটিকে দুই টুকরো করো। প্রথম টুকরো যুক্তবর্ণের প্রথম বর্ণে শেষ হবে, দ্বিতীয় টুকরো শুরু হবে পরের বর্ণে।

- সুন্দর: সুন্ + দর
- কম্বল: কম্ + বল
- বাচ্চা: বাচ্ + চা
- মিষ্টি: মিষ্ + টি

প্রথমে থেমে থেমে পড়ো, তারপর টুকরো দুটি কাছে আনো, শেষে একটানে পড়ো। তিনবার পড়লেই শব্দটি তোমার হয়ে যাবে।

খেয়াল রেখো, "স্কুল" শব্দে যুক্তবর্ণ আছে একেবারে শুরুতে। তখন টুকরো করা যায় না, দুটি ধ্বনি তাড়াতাড়ি একসঙ্গে বলতে হয়। অনেকে বলে "ইস্কুল"। ঠিক উচ্চারণ হলো **স্কুল**।

## লেখার সময় খেয়াল রাখি

যুক্তবর্ণ এক ঘরে লিখতে হয়, দুই ঘরে নয়। দুটি বর্ণ যেন একই মাত্রার নিচে থাকে। কারচিহ্ন থাকলে তা পুরো জোড়ার গায়ে বসে। যেমন মিষ্টি শব্দে শেষের ই-কার বসেছে ষ্ট জোড়ার আগে।

## নিজে করি

1. ভেঙে দেখাও: উত্তর, আনন্দ, কষ্ট।
2. কোন শব্দে একই বর্ণের জোড়া আছে: লম্বা, ছক্কা, শান্ত?
3. তোমার বইয়ের এক পৃষ্ঠা থেকে পাঁচটি যুক্তবর্ণের শব্দ খুঁজে খাতায় লেখো।

**উত্তর:** ১. ত + ত, ন + দ, ষ + ট। ২. ছক্কা।`,
          },
          {
            kind: 'text',
            title: 'ছদ্মবেশী যুক্তবর্ণ',
            body: `কিছু যুক্তবর্ণ দেখলেই বোঝা যায় ভেতরে কারা আছে। **ম্প** দেখলে ম আর প চেনা যায়। কিন্তু কিছু যুক্তবর্ণ ছদ্মবেশ পরে থাকে। তাদের দেখে ভেতরের বর্ণ চেনা যায় না। আজ আমরা তাদের ছদ্মবেশ খুলব।

## ছয়টি ছদ্মবেশ

| যুক্তবর্ণ | ভেতরে আছে | শব্দ | কেমন শোনায় |
|---|---|---|---|
| ক্ষ | ক + ষ | শিক্ষক, পরীক্ষা | খ বা ক্খ-এর মতো |
| জ্ঞ | জ + ঞ | জ্ঞান, বিজ্ঞান | গ্যঁ বা গ্গ-এর মতো |
| ঞ্চ | ঞ + চ | পঞ্চম, অঞ্চল | ন্চ-এর মতো |
| ঞ্জ | ঞ + জ | খঞ্জনি, গুঞ্জন | ন্জ-এর মতো |
| হ্ম | হ + ম | ব্রহ্মপুত্র | ম্ম-এর মতো |
| ত্র | ত + র | ছাত্র, মিত্র | ত্ র একসঙ্গে |

**ক্ষ** শব্দের শুরুতে থাকলে শোনায় খ-এর মতো, যেমন ক্ষমা শোনায় "খমা"। মাঝে থাকলে শোনায় ক্খ-এর মতো, যেমন শিক্ষক শোনায় "শিক্খক"।

## জোড়া মিলিয়ে মনে রাখি

এক ধরনের ভুল সবাই করে: **ঞ্চ** আর **ঞ্জ** গুলিয়ে ফেলে। মনে রাখো, পঞ্চম শব্দে চ আছে, কারণ পাঁচ শব্দেও চ আছে। আবার গুঞ্জন শব্দে জ আছে, মৌমাছির গুঞ্জনে জ-এর ধ্বনি বাজে।

আরেকটি ভুল: **ষ্ণ** আর **ঞ্চ**। ষ্ণ হলো ষ আর ণ, যেমন উষ্ণ। উষ্ণ মানে গরম।

## ভাঙা ও গড়ার খেলা

শক্ত কাগজ কেটে ছোট কার্ড বানাও। এক পিঠে লেখো যুক্তবর্ণ, অন্য পিঠে লেখো ভাঙা রূপ। কার্ডগুলো এলোমেলো করে একটি তোলো। উল্টো পিঠ না দেখে বলো, ভেতরে কারা আছে। ঠিক হলে কার্ড তোমার, ভুল হলে আবার গাদার নিচে যাবে। ছয়টি কার্ডই জিতে নিতে চেষ্টা করো।

## বাক্যে পড়ি

- আমাদের শিক্ষক বিজ্ঞান পড়ান।
- ছাত্ররা পরীক্ষা দেয়।
- ব্রহ্মপুত্র একটি নদ।
- বাগানে মৌমাছির গুঞ্জন।

## নিজে করি

1. ভেঙে লেখো: ক্ষ, জ্ঞ, ঞ্জ।
2. শূন্যস্থান পূরণ করো: পাঁচ নম্বর শ্রেণির নাম … শ্রেণি।
3. "পরীক্ষা" আর "ছাত্র" দিয়ে একটি করে বাক্য বলো।

**উত্তর:** ১. ক + ষ, জ + ঞ, ঞ + জ। ২. পঞ্চম।`,
          },
        ],
      },
      {
        title: 'ফলাচিহ্নের অনুশীলন',
        lessons: [
          {
            kind: 'text',
            title: 'য-ফলা, র-ফলা ও রেফ',
            body: `স্বরবর্ণের ছোট রূপ যেমন কারচিহ্ন, তেমনি কয়েকটি ব্যঞ্জনবর্ণেরও ছোট রূপ আছে। এর নাম **ফলা**। ফলা অন্য বর্ণের গায়ে ঝুলে থাকে, যেমন গাছের গায়ে ফল।

## য-ফলা (্য)

য-ফলা বসে বর্ণের ডান পাশে। তার দুই রকম কাজ।

- শব্দের শুরুতে থাকলে শোনায় **অ্যা**: ব্যাঙ, ব্যাগ, ন্যায়।
- শব্দের মাঝে বা শেষে থাকলে আগের বর্ণটি **দুবার** শোনা যায়: বিদ্যা শোনায় "বিদ্দা", সত্য শোনায় "শোত্তো"।

লেখার সময় য-ফলা চোখে দেখি, কিন্তু য-এর ধ্বনি কানে শুনি না। তাই বানান চোখ দিয়ে মনে রাখতে হয়।

## র-ফলা ও রেফ

র একাই দুই জায়গায় বসতে পারে, নিচে আর মাথায়।

| চিহ্ন | কোথায় বসে | কখন র বলি | শব্দ |
|---|---|---|---|
| র-ফলা | বর্ণের নিচে | বর্ণের পরে | গ্রাম, প্রজাপতি, ক্রিকেট |
| রেফ | বর্ণের মাথায় | বর্ণের আগে | সূর্য, বর্ষা, পর্বত |

**গ্রাম** শব্দে আগে গ, তারপর র। তাই র গেল নিচে।

**বর্ষা** শব্দে আগে র, তারপর ষ। তাই র উঠল ষ-এর মাথায়।

একটি উপায় মনে রাখো: যে আগে আসে সে ওপরে জায়গা পায়। র আগে এলে মাথায় চড়ে রেফ হয়। র পরে এলে নিচে বসে র-ফলা হয়।

## তুলনা করে পড়ি

- প্রথম, পর্ব
- চক্র, তর্ক
- ভদ্র, ভর্তা

প্রতি জোড়ায় প্রথম শব্দে র-ফলা, দ্বিতীয় শব্দে রেফ। ধীরে পড়লে র কোথায় আছে, কানে ধরা পড়বে।

## ছোট গল্পটি পড়ো

> আষাঢ় মাস, বর্ষা এল। গ্রামের পথে কাদা। একটি ব্যাঙ লাফ দিল। প্রজাপতি পাতার নিচে লুকাল। একটু পরে মেঘ সরে সূর্য উঠল। সবাই হাসল।

গল্পে র-ফলা আছে দুটি শব্দে, রেফ আছে দুটি শব্দে, য-ফলা আছে একটি শব্দে।

## নিজে করি

1. গল্প থেকে র-ফলার দুটি ও রেফের দুটি শব্দ বের করো।
2. য-ফলার শব্দটি কী?
3. ঠিক বানান কোনটি: সূর্য না সূয্র?

**উত্তর:** ১. গ্রামের, প্রজাপতি; বর্ষা, সূর্য। ২. ব্যাঙ। ৩. সূর্য।`,
          },
          {
            kind: 'text',
            title: 'ব-ফলা, ম-ফলা ও ল-ফলা: লিখি, কিন্তু সব সময় শুনি না',
            body: `কিছু ফলা চুপচাপ থাকে। খাতায় তাদের দেখা যায়, কিন্তু মুখে তাদের ধ্বনি শোনা যায় না। আজ তাদের চিনে নেব।

## ব-ফলা

- শব্দের **শুরুতে** ব-ফলা থাকলে ব শোনা যায় না। স্বাধীন শোনায় "শাধিন"। জ্বর শোনায় "জর"।
- শব্দের **মাঝে বা শেষে** থাকলে আগের বর্ণটি দুবার শোনা যায়। বিশ্ব শোনায় "বিশ্শো"।

## ম-ফলা

- শব্দের শুরুতে ম প্রায় শোনা যায় না, শুধু নাকে একটু বাজে। স্মরণ শোনায় "শঁরোন"।
- শব্দের মাঝে আগের বর্ণ দুবার শোনা যায়, সঙ্গে নাকের একটু ছোঁয়া। পদ্মা শোনায় "পদ্দাঁ"।
- গ, ঙ, ট, ণ, ন, ম, ল বর্ণের সঙ্গে থাকলে ম ঠিকই শোনা যায়। যেমন জন্ম, গুল্ম।

## ল-ফলা

ল-ফলা ভদ্র ফলা। সে লুকায় না। ক্লাস, ক্লান্ত, গ্লাস, শ্লোক, সব জায়গায় ল শোনা যায়।

## এক নজরে

| ফলা | শব্দ | ভাঙলে | মুখে শুনি |
|---|---|---|---|
| ব-ফলা | স্বাধীন | স + ব | ব শুনি না |
| ব-ফলা | বিশ্ব | শ + ব | শ দুবার |
| ম-ফলা | পদ্মা | দ + ম | দ দুবার, নাকে |
| ম-ফলা | জন্ম | ন + ম | ম শুনি |
| ল-ফলা | ক্লাস | ক + ল | ল শুনি |

## বানান মনে রাখার তিন ধাপ

1. **দেখি:** শব্দটির দিকে তাকাও, ফলাটি কোথায় আছে আঙুল দিয়ে ছোঁও।
2. **ঢাকি:** শব্দটি হাত দিয়ে ঢাকো, চোখ বন্ধ করে মনে মনে দেখো।
3. **লিখি ও মেলাই:** খাতায় লেখো, হাত সরিয়ে মিলিয়ে নাও। ভুল হলে শুধু ভুল জায়গাটি আবার দেখো।

রোজ পাঁচটি শব্দ এভাবে লিখলে এক মাসে একশোর বেশি শব্দ শেখা যায়।

> আমাদের দেশের নাম বাংলাদেশ। আমরা স্বাধীন দেশের মানুষ। পদ্মা আমাদের বড় নদী।

## নিজে করি

1. ওপরের তিনটি বাক্যে ব-ফলা ও ম-ফলার শব্দ খোঁজো।
2. ভেঙে দেখাও: গ্লাস, জ্বর।
3. বড় কেউ পাঁচটি ফলার শব্দ বলবেন, তুমি না দেখে লিখবে।

**উত্তর:** ১. স্বাধীন, পদ্মা। ২. গ + ল, জ + ব।`,
          },
          { kind: 'audio', title: 'শুনি: বানান লিখি, মেলাই, শুধরে নিই', clip: 'practice-loop' },
        ],
      },
      {
        title: 'বাক্য সাজাই, গল্প পড়ি',
        lessons: [
          { kind: 'video', title: 'দেখি: বাক্যে কে, কী, কী করে', clip: 'sentence' },
          {
            kind: 'text',
            title: 'জলপরি ও কাঠুরের গল্প',
            body: `এক গ্রামে এক কাঠুরে ছিল। সে বন থেকে কাঠ কেটে বাজারে বেচত। একদিন নদীর ধারে কাঠ কাটতে গিয়ে তার কুড়ালটি পানিতে পড়ে গেল। নদী গভীর। কাঠুরে সাঁতার জানত না। সে পাড়ে বসে কাঁদতে লাগল।

তার কান্না শুনে নদী থেকে এক জলপরি উঠে এল। জলপরি জিজ্ঞেস করল, "তুমি কাঁদছ কেন?" কাঠুরে সব খুলে বলল।

জলপরি ডুব দিয়ে একটি সোনার কুড়াল নিয়ে এল। "এটি কি তোমার?" কাঠুরে বলল, "না, এটি আমার নয়।"

জলপরি আবার ডুব দিল। এবার আনল রুপার কুড়াল। কাঠুরে বলল, "না, এটিও আমার নয়।"

তৃতীয়বার জলপরি আনল লোহার কুড়াল। কাঠুরে খুশি হয়ে বলল, "হ্যাঁ, এটিই আমার!"

জলপরি তার সততায় মুগ্ধ হলো। সে বলল, "তুমি গরিব, তবু লোভ করোনি। এই নাও তোমার পুরস্কার।" সে তিনটি কুড়ালই কাঠুরেকে দিয়ে দিল। কাঠুরে ধন্যবাদ জানিয়ে হাসিমুখে বাড়ি ফিরল।

## শব্দের অর্থ

- **কাঠুরে:** যে কাঠ কেটে সংসার চালায়।
- **গভীর:** যার তল অনেক নিচে।
- **সততা:** সত্য পথে থাকা।
- **মুগ্ধ:** খুব খুশি।

## গল্পের তিন টুকরো

| টুকরো | কী হলো |
|---|---|
| শুরু | কুড়াল পানিতে পড়ে গেল |
| মাঝ | জলপরি দুটি ভুল কুড়াল আনল, কাঠুরে সত্য বলল |
| শেষ | সততার পুরস্কার পেল |

## দাঁড়ি ও প্রশ্নচিহ্ন

গল্পে দুই রকম চিহ্ন আছে। কোনো কথা জানালে শেষে বসে **দাঁড়ি** (।)। কিছু জানতে চাইলে বসে **প্রশ্নচিহ্ন** (?)। "এটি কি তোমার?" বলার সময় গলা শেষে একটু ওপরে ওঠে।

প্রশ্ন চেনার শব্দ হলো **কে, কী, কেন, কোথায়, কখন, কি**।

## নিজে করি

1. কাঠুরে কেন কাঁদছিল?
2. কোন কুড়ালটি তার নিজের ছিল?
3. চিহ্ন বসাও: তোমার বাড়ি কোথায় … আমি নদীর ধারে থাকি …
4. কাঠুরে মিথ্যা বললে কী হতো বলে তোমার মনে হয়?

**উত্তর:** ১. তার কুড়াল নদীতে পড়ে গিয়েছিল। ২. লোহার কুড়াল। ৩. প্রথমটিতে প্রশ্নচিহ্ন, দ্বিতীয়টিতে দাঁড়ি।`,
          },
          {
            kind: 'text',
            title: 'আমার পছন্দের খেলা: পাঁচ বাক্যের অনুচ্ছেদ',
            body: `এক বাক্য লিখতে পারো, এবার পাঁচ বাক্য। একই বিষয়ের কয়েকটি বাক্য পাশাপাশি লিখলে হয় **অনুচ্ছেদ**। ভয় নেই, আমরা একটি একটি করে বাক্য গড়ব।

## আগে শব্দ সাজাই

বাংলায় সাধারণত কে কাজটি করে, তা আগে বসে। কাজের শব্দটি বসে শেষে।

| এলোমেলো | সাজানো |
|---|---|
| খেলি / মাঠে / আমরা | আমরা মাঠে খেলি। |
| বল / মারে / রাফি | রাফি বল মারে। |
| ভালো / আমার / লাগে / কানামাছি | আমার কানামাছি ভালো লাগে। |

সাজানোর সময় প্রথমে খোঁজো **কে**, তারপর খোঁজো **কী করে**। মাঝের শব্দগুলো নিজে থেকেই জায়গা পেয়ে যায়।

## পাঁচ প্রশ্ন, পাঁচ উত্তর

প্রতিটি প্রশ্নের উত্তর একটি পুরো বাক্যে দাও।

1. তোমার পছন্দের খেলার নাম কী?
2. কোথায় খেলো?
3. কার সঙ্গে খেলো?
4. খেলাটি কীভাবে খেলতে হয়?
5. খেলাটি কেন ভালো লাগে?

## মিতার লেখা

> আমার পছন্দের খেলা কানামাছি। আমরা স্কুলের মাঠে এই খেলা খেলি। আমার সঙ্গে খেলে রিনা, করিম ও সুমন। একজনের চোখ কাপড় দিয়ে বেঁধে দিই, সে অন্যদের ছুঁতে চেষ্টা করে। খেলাটি আমার ভালো লাগে, কারণ সবাই খুব হাসে।

গুনে দেখো, পাঁচটি দাঁড়ি, পাঁচটি বাক্য। প্রতিটি বাক্য কানামাছির কথাই বলে। মাঝখানে যদি লেখা থাকত "আমাদের একটি গরু আছে", তাহলে কেমন লাগত? কথাটি সত্য হতে পারে, কিন্তু এখানে তার জায়গা নেই।

## কারণ বলার শব্দ

শেষ বাক্যে একটি দরকারি শব্দ আছে: **কারণ**। এই শব্দ দিয়ে "কেন" প্রশ্নের উত্তর দেওয়া যায়।

- আমি ছাতা নিলাম, কারণ বৃষ্টি হচ্ছে।
- খোকা কাঁদছে, কারণ তার পুতুল হারিয়েছে।

## লেখার পরে দেখি

- সব বাক্যের শেষে দাঁড়ি আছে তো?
- শব্দের মাঝে ফাঁক আছে তো?
- যুক্তবর্ণের বানান মিলিয়ে নিয়েছি তো?

## নিজে করি

1. সাজাও: পড়ে / প্রতিদিন / মিনা / বই।
2. "কারণ" দিয়ে একটি বাক্য লেখো।
3. তোমার পছন্দের খেলা নিয়ে পাঁচটি বাক্য লেখো। লেখার পর কাউকে পড়ে শোনাও।

**উত্তর:** ১. মিনা প্রতিদিন বই পড়ে।`,
          },
        ],
      },
    ],
  },
  {
    course: 'English Words Around Me',
    sections: [
      {
        title: 'In My Classroom and Kitchen',
        lessons: [
          {
            kind: 'text',
            title: 'This is a book, that is an umbrella',
            free: true,
            body: `Take a book in your hand. It is near you, so you say **this**: *This is a book.* Now point to the window far away. You say **that**: *That is a window.*

- near me: **this**
- far from me: **that**

## a or an?

Before one thing we put a little word, **a** or **an**. Which one? Listen to the first sound of the next word.

| a | an |
|---|---|
| a pencil | an egg |
| a bag | an apple |
| a desk | an umbrella |
| a ruler | an orange |

If the word starts with a vowel sound, as in *egg* or *apple*, we use **an**. It makes the words easier to say. Try to say *a egg* quickly: your mouth has to stop. *An egg* slides out.

## Where is it?

> Where is the pencil? It is **on** the desk.
>
> Where is the bag? It is **under** the chair.
>
> Where is the ruler? It is **in** the box.

Put an eraser on, under and in your bag, and say the sentence each time.

## Try it

1. a or an: … ant, … fan, … ice cream?
2. Point to five things and say *this is* or *that is*.
3. Where is your water bottle now? Answer in English.

*Answers to 1: an ant, a fan, an ice cream.*`,
          },
          { kind: 'video', title: 'Watch: who does what in a small sentence', clip: 'sentence' },
        ],
      },
      {
        title: 'One and Many',
        lessons: [
          {
            kind: 'text',
            title: 'My picture dictionary: food, animals, clothes',
            body: `A dictionary keeps words safe. You can make your own with drawings. Take an old exercise book. Give each page one family of words.

## Page 1: Fruits and vegetables

mango, banana, guava, papaya, jackfruit; potato, brinjal, pumpkin, spinach, onion

## Page 2: Animals

| On land | In water | Both |
|---|---|---|
| cow, goat, tiger | fish, dolphin | frog, crocodile |

Say a sentence for each: *A goat lives on land. A fish lives in water. A frog can live in both.*

## Page 3: Clothes

In summer we wear light clothes: a **shirt**, a **frock**, **sandals**. In winter we wear warm clothes: a **sweater**, a **shawl**, **socks**, a **cap**.

## How to write a page

1. Hear the word. Ask someone to say it two times.
2. Say the word and clap its beats: po-ta-to has three claps.
3. Draw the picture.
4. Write the word under it in small letters.
5. Add one short sentence: *I like guava.*

Add only three new words in a day. Tomorrow, cover the words and name the pictures.

## Try it

1. Which word does not belong: onion, mango, sweater?
2. How many claps: banana, cow, spinach?
3. Write a page for things in the kitchen.

*Answers: 1. sweater. 2. three, one, two.*`,
          },
          {
            kind: 'text',
            title: 'One mango, six mangoes',
            body: `Rina and her uncle are in the bazaar. Uncle buys one pumpkin and two **pumpkins** more. What changed? A little **s** came to the end of the word. It tells us there is more than one.

## Three ways to make many

| One | Many | What we do |
|---|---|---|
| egg | eggs | add s |
| banana | bananas | add s |
| mango | mangoes | add es |
| box | boxes | add es |
| dress | dresses | add es |
| man | men | the word changes |
| child | children | the word changes |
| fish | fish | stays the same |

We add **es** when the word ends with a hissing sound such as *s*, *x*, *sh* or *ch*. Without it, *boxs* would be hard to say. A few words that end in *o*, such as mango and potato, take **es** too.

## These and those

For one thing we say this and that. For many things we say:

- near me: **These are** eggs.
- far from me: **Those are** boats.

## At the market

> Seller: What do you want?
>
> Rina: I want six bananas and two coconuts, please.
>
> Seller: These are fresh. Here you are.
>
> Rina: Thank you!

## Try it

1. Make them many: bus, pencil, child.
2. Choose: (This / These) are my shoes.
3. Play market at home with real potatoes and onions.

*Answers: 1. buses, pencils, children. 2. These.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'Adding, Taking Away and First Times Tables',
    sections: [
      {
        title: 'Tens, Ones and Two-Digit Sums',
        lessons: [
          { kind: 'video', title: 'Watch: adding and taking away on a number line', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'Carrying: when ten ones make a ten',
            body: `Tie ten sticks together and you have one **ten**. Loose sticks are **ones**. In 47 there are 4 tens and 7 ones.

## A sum with carrying

Rafi has 47 marbles. His sister gives him 25. How many now?

$$47 + 25$$

1. **Ones first.** 7 and 5 make 12. Twelve loose sticks are too many! Tie ten of them together. Now there is 1 new ten and 2 ones. Write 2.
2. **Then tens.** 4 tens and 2 tens make 6 tens. Add the new ten: 7 tens. Write 7.

$$47 + 25 = 72$$

The small 1 that we write above the tens is the new bundle. That is all that carrying means: *ten ones walk over to the tens' house.*

## Odd and even

Put the ones in pairs. If nobody is left alone, the number is **even**: it ends in 0, 2, 4, 6 or 8. If one is left alone, it is **odd**: it ends in 1, 3, 5, 7 or 9. So 72 is even and 47 is odd.

## Try it

1. 36 + 27
2. 58 + 14
3. Is 63 odd or even?

Draw bundles before you write the numbers.

*Answers: 1. 63. 2. 72. 3. odd.*`,
          },
          {
            kind: 'text',
            title: 'Borrowing, and checking backwards',
            body: `A bus has 52 seats. 28 are taken. How many are empty? We take away:

$$52 - 28$$

1. **Ones.** We have 2 ones, but we need to take away 8. There are not enough. So we open one bundle of ten. Now there are 4 tens and 12 ones.
2. 12 take away 8 leaves 4. Write 4.
3. **Tens.** 4 tens take away 2 tens leaves 2 tens. Write 2.

$$52 - 28 = 24$$

A common mistake is to turn the ones around and say 8 take away 2. But we cannot take from the number below! We always take from the top number, and open a bundle when we must.

## Check backwards

Adding and taking away are partners. If 24 seats are empty and 28 are taken, together they must fill the bus:

$$24 + 28 = 52$$

It fits, so the answer is right. Do this small check after every subtraction. It takes ten seconds and finds most mistakes.

## Try it

1. 61 − 35
2. 80 − 46 (open a bundle: 7 tens and 10 ones)
3. Check each answer by adding.
4. Mita had 45 taka. She paid 18 taka for a bus ticket. How much is left?

*Answers: 1. 26. 2. 34. 4. 27 taka.*`,
          },
        ],
      },
      {
        title: 'Understanding Multiplication and Division',
        lessons: [
          {
            kind: 'text',
            title: 'Rows of seeds: what a times table means',
            body: `Put three seeds in a row. Make four rows like that. How many seeds? You can add:

$$3 + 3 + 3 + 3 = 12$$

There is a shorter way to say it: four rows of three.

$$4 \\times 3 = 12$$

Multiplying is **adding equal groups**. The groups must be equal. If one row has two seeds, we cannot use it.

## Turn it around

Turn your head and look at the seeds from the side. Now you see three rows of four. It is still twelve! So 4 times 3 and 3 times 4 are the same. Each table fact you learn gives you another one free.

## Friendly tables

- **Table of 2:** pairs of shoes: 2, 4, 6, 8, 10
- **Table of 5:** fingers on hands: 5, 10, 15, 20, 25. They always end in 5 or 0.
- **Table of 10:** bundles of sticks: 10, 20, 30, 40, 50

## Sharing

Twelve seeds, three friends. Give one to each, again and again, until none is left. Each gets four: $12 \\div 3 = 4$. Sharing undoes multiplying.

## Try it

1. Six pairs of shoes: how many shoes?
2. $5 \\times 4$
3. 15 biscuits for 5 children: how many each?

*Answers: 1. 12. 2. 20. 3. 3.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'টাকা, ঘড়ি ও মাপজোখ',
    sections: [
      {
        title: 'বাংলাদেশি মুদ্রা ও নোট',
        lessons: [
          {
            kind: 'text',
            title: 'দোকান-দোকান: দাম মেলাই, ফেরত গুনি',
            free: true,
            body: `আমাদের দেশের টাকার নাম **টাকা**। ধাতুর তৈরি গোল টাকাকে বলে **মুদ্রা** বা কয়েন, আর কাগজেরটিকে বলে **নোট**। এক, দুই ও পাঁচ টাকার মুদ্রা আছে। নোট আছে ২, ৫, ১০, ২০, ৫০, ১০০ টাকার এবং আরও বড়।

## একই দাম, নানা উপায়

একটি খাতার দাম ৩৫ টাকা। কীভাবে দেব?

| উপায় | নোট ও মুদ্রা |
|---|---|
| প্রথম | ২০ + ১০ + ৫ |
| দ্বিতীয় | ১০ + ১০ + ১০ + ৫ |
| তৃতীয় | ২০ + ৫ + ৫ + ৫ |

সব কটিই ৩৫ টাকা। বড় নোট থেকে শুরু করলে কম নোট লাগে।

## ফেরত কত পাব

কলমের দাম ১২ টাকা। তুমি দিলে ২০ টাকা। ফেরত গোনার সহজ উপায় হলো দাম থেকে **সামনে গোনা**।

- ১২ থেকে ১৫ পর্যন্ত ৩ টাকা।
- ১৫ থেকে ২০ পর্যন্ত ৫ টাকা।
- মোট ফেরত ৩ + ৫ = ৮ টাকা।

দোকানদারও অনেক সময় এভাবেই গুনে দেন। ফেরত নিয়ে একবার নিজে গুনে দেখা ভালো অভ্যাস।

## নিজে করি

1. ৫০ টাকা কয়টি ১০ টাকার নোটের সমান?
2. বিস্কুট ১৫ টাকা, দিলে ৫০ টাকা। ফেরত কত?
3. কাগজ কেটে নোট বানাও, পরিবারের সঙ্গে দোকান-দোকান খেলো।

**উত্তর:** ১. ৫টি। ২. ৩৫ টাকা।`,
          },
          { kind: 'video', title: 'দেখি: সংখ্যারেখায় সামনে গুনে হিসাব', clip: 'number-line' },
        ],
      },
      {
        title: 'সময় ও পরিমাপ',
        lessons: [
          {
            kind: 'text',
            title: 'ছোট কাঁটা, বড় কাঁটা',
            body: `ঘড়ির গোল মুখে ১ থেকে ১২ পর্যন্ত সংখ্যা। মাঝখান থেকে বের হয়েছে দুটি কাঁটা। **ছোট কাঁটা** বলে কয়টা বাজে, অর্থাৎ ঘণ্টা। **বড় কাঁটা** বলে মিনিট।

## ঠিক কয়টা বাজে

বড় কাঁটা যখন ১২-র ঘরে, তখন ঠিক ঠিক ঘণ্টা। ছোট কাঁটা ৭-এর ঘরে থাকলে সকাল বা সন্ধ্যা **সাতটা**।

## সাড়ে মানে আধা ঘণ্টা বেশি

বড় কাঁটা ঘুরে ৬-এর ঘরে এলে অর্ধেক পথ গেল। তখন আধা ঘণ্টা বা ৩০ মিনিট পার হয়েছে। ছোট কাঁটা তখন ৭ আর ৮-এর মাঝখানে। আমরা বলি **সাড়ে সাতটা**। মনে রাখো, ছোট কাঁটা যে সংখ্যা পেরিয়ে এসেছে, সেই সংখ্যাই বলতে হয়।

আধা ঘণ্টার দুটি আলাদা নাম আছে: একটার পরে আধা ঘণ্টা হলে বলি **দেড়টা**, দুইটার পরে হলে বলি **আড়াইটা**।

## আমার দিন

| কাজ | সময় |
|---|---|
| ঘুম থেকে ওঠা | সকাল ৬টা |
| স্কুলে যাওয়া | সকাল সাড়ে ৮টা |
| খেলা | বিকেল সাড়ে ৪টা |
| ঘুম | রাত ৯টা |

## নিজে করি

1. বড় কাঁটা ৬-এ, ছোট কাঁটা ৩ আর ৪-এর মাঝে। কয়টা বাজে?
2. সপ্তাহে কত দিন? শনিবারের পরে কী বার?
3. নিজের দিনের ছক বানাও।

**উত্তর:** ১. সাড়ে তিনটা। ২. সাত দিন; রবিবার।`,
          },
          {
            kind: 'text',
            title: 'স্কেল, দাঁড়িপাল্লা ও লিটার',
            body: `হাতের বিঘত একেকজনের একেক রকম। তাই সবার জন্য সমান মাপ দরকার। সেই মাপের নাম **একক**।

## দৈর্ঘ্য

ছোট জিনিস মাপি **সেন্টিমিটারে**। স্কেলের শূন্য দাগ জিনিসের এক মাথায় বসাও, অন্য মাথা কোন দাগে পৌঁছাল পড়ো। অনেকে ভুল করে ১-এর দাগ থেকে মাপে। তাতে মাপ এক সেন্টিমিটার বেশি হয়ে যায়। বড় জিনিস, যেমন দড়ি বা কাপড়, মাপি **মিটারে**। ১ মিটার সমান ১০০ সেন্টিমিটার।

## ওজন

দাঁড়িপাল্লার এক পাল্লায় বাটখারা, অন্য পাল্লায় আলু। দুই পাল্লা সমান উঁচুতে থামলে ওজন সমান। চাল-ডাল মাপি **কিলোগ্রামে**, ছোট করে বলি কেজি। ১ কেজি সমান ১০০০ গ্রাম।

## তরল

পানি, দুধ, তেল পাল্লায় ঢালা যায় না। এগুলো মাপি **লিটারে**। এক লিটারের একটি বোতলে সাধারণ গ্লাসের প্রায় চার গ্লাস পানি ধরে।

## কোনটি কী দিয়ে মাপি

| জিনিস | একক |
|---|---|
| পেনসিল | সেন্টিমিটার |
| শাড়ি | মিটার |
| মাছ | কেজি |
| সয়াবিন তেল | লিটার |

## নিজে করি

1. তোমার বইয়ের লম্বা দিক স্কেল দিয়ে মাপো। আগে আন্দাজ করো।
2. ২ মিটারে কত সেন্টিমিটার?
3. দুধ কোন এককে মাপি?

**উত্তর:** ২. ২০০ সেন্টিমিটার। ৩. লিটার।`,
          },
        ],
      },
    ],
  },
  {
    course: 'আমার চারপাশের গাছপালা ও পশুপাখি',
    sections: [
      {
        title: 'জীব ও জড়, বীজের ডায়েরি',
        lessons: [
          {
            kind: 'text',
            title: 'কে জীব, কে জড়?',
            free: true,
            body: `উঠানে দাঁড়িয়ে চারদিকে তাকাও। একটি মুরগি, একটি পেঁপেগাছ, একটি ইট, একটি সাইকেল। এদের মধ্যে কার জীবন আছে?

যাদের জীবন আছে, তারা **জীব**। যাদের জীবন নেই, তারা **জড়**। মানুষ, পশুপাখি, পোকামাকড় আর গাছপালা সবাই জীব।

## তিনটি প্রশ্ন করি

| প্রশ্ন | মুরগি | পেঁপেগাছ | ইট |
|---|---|---|---|
| খাবার ও পানি লাগে? | হ্যাঁ | হ্যাঁ | না |
| নিজে নিজে বড় হয়? | হ্যাঁ | হ্যাঁ | না |
| বাচ্চা বা বীজ থেকে নতুন হয়? | হ্যাঁ | হ্যাঁ | না |

তিনটির উত্তরই হ্যাঁ হলে সেটি জীব।

## সাইকেল তো চলে!

সাইকেল চলে, কিন্তু জীব নয়। সে নিজে চলে না, কেউ চালালে তবেই চলে। তার খাবার লাগে না, ছোট সাইকেল বড়ও হয় না। আবার গাছ হেঁটে বেড়ায় না, তবু জীব। গাছ ধীরে ধীরে বাড়ে, আলোর দিকে ডাল বাড়ায়। তাই শুধু নড়াচড়া দেখে জীব চেনা যায় না।

## নিজে করি

1. আঙিনায় পাঁচ মিনিট খুঁজে তিনটি জীব ও তিনটি জড়ের নাম লেখো।
2. মেঘ নড়ে। মেঘ কি জীব?
3. বীজ কি জীব? একটি ছোলা ভিজিয়ে সাত দিন পরে উত্তর দাও।

**উত্তর:** ২. না, মেঘের খাবার লাগে না, বাচ্চাও হয় না।`,
          },
          {
            kind: 'text',
            title: 'ভেজা তুলায় ছোলা: সাত দিনের ডায়েরি',
            body: `বীজের ভেতরে ঘুমিয়ে থাকে একটি ছোট্ট গাছ। পানি পেলে সে জাগে। চলো, জেগে ওঠা দেখি।

## যা লাগবে

চার-পাঁচটি ছোলা, একটু তুলা, একটি ছোট বাটি, পানি আর একটি খাতা।

## যা করব

1. ছোলাগুলো এক রাত পানিতে ভিজিয়ে রাখো।
2. বাটিতে তুলা বিছিয়ে ভিজিয়ে নাও। বেশি পানি নয়, তুলা শুধু ভেজা থাকবে।
3. তুলার ওপর ছোলা রেখে জানালার পাশে রাখো।
4. প্রতিদিন একই সময়ে দেখো, ছবি আঁকো, তুলা শুকালে একটু পানি দাও।

## ডায়েরির নমুনা

| দিন | কী দেখলাম |
|---|---|
| ১ | ছোলা ফুলে মোটা হয়েছে |
| ২-৩ | খোসা ফেটে সাদা মূল বেরিয়েছে |
| ৪-৫ | মূল নিচের দিকে লম্বা হয়েছে |
| ৬-৭ | ওপরে ছোট সবুজ পাতা |

তোমার দিন একটু আগে-পরে হতে পারে। শীতে সময় বেশি লাগে। যা দেখবে, তা-ই লিখবে।

## আরেকটি বাটি

একই রকম আরেকটি বাটিতে পানি দিয়ো না। দেখবে, সেই ছোলা জাগবে না। তাহলে বোঝা গেল, বীজ জাগতে **পানি** লাগে।

## নিজে করি

1. প্রথমে কোনটি বের হয়, মূল না পাতা?
2. চারাটি অন্ধকার আলমারিতে রাখলে পাতার রং কেমন হয়, দেখো।

**উত্তর:** ১. মূল। ২. ফ্যাকাশে হলুদ হয়ে যায়, কারণ আলো পায় না।`,
          },
        ],
      },
      {
        title: 'প্রাণীর ঘর ও খাবার',
        lessons: [
          { kind: 'video', title: 'দেখি: গাছের ছোট্ট কোষের ভেতরে কী আছে', clip: 'living-cell' },
          {
            kind: 'text',
            title: 'বাবুইয়ের বাসা থেকে পোষা বিড়াল',
            body: `পাখিরা বাসা বানায় ডিম পাড়া আর ছানা পালার জন্য। সব পাখির বাসা এক রকম নয়।

| পাখি | বাসা কোথায় | কী দিয়ে |
|---|---|---|
| বাবুই | তালগাছে ঝোলানো | ঘাস ও পাতার আঁশ বুনে |
| টুনটুনি | ঝোপের পাতায় | পাতা সেলাই করে, ভেতরে তুলা |
| কাক | গাছের উঁচু ডালে | কাঠি, তার |
| কাঠঠোকরা | গাছের গায়ে গর্তে | কাঠ ঠুকরে |

কোকিল নিজে বাসা বানায় না। সে কাকের বাসায় ডিম পাড়ে!

## পানিতে আর ডাঙায়

মাছ পানিতে থাকে, ফুলকা দিয়ে শ্বাস নেয়। গরু ডাঙায় থাকে, ফুসফুস দিয়ে শ্বাস নেয়। ব্যাঙ ছোটবেলায় ব্যাঙাচি হয়ে পানিতে থাকে, বড় হয়ে ডাঙায়ও ওঠে।

## কে কী খায়

গরু, ছাগল ঘাস-পাতা খায়। বাঘ মাংস খায়। কাক আর মানুষ দুই রকম খাবারই খায়।

## পোষা প্রাণীর যত্ন

- রোজ খাবার ও পরিষ্কার পানি দিই।
- থাকার জায়গা শুকনো রাখি।
- মারি না, লেজ ধরে টানি না।
- আদর করার পর সাবান দিয়ে হাত ধুই।
- অচেনা কুকুর-বিড়ালের কাছে একা যাই না।

## নিজে করি

1. কোন পাখি পাতা সেলাই করে?
2. মাছ কী দিয়ে শ্বাস নেয়?
3. বাড়ির কাছে একটি বাসা দূর থেকে দেখে আঁকো। হাত দিয়ো না।

**উত্তর:** ১. টুনটুনি। ২. ফুলকা।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Read and Retell: Short Stories for Young Readers',
    sections: [
      {
        title: 'The Thirsty Crow and Friends',
        lessons: [
          {
            kind: 'text',
            title: 'The Thirsty Crow',
            free: true,
            body: `Read the story once for fun. Then read it again and point to each word.

> It was a hot day. A crow was very thirsty. He flew here and there, but he could not find water.
>
> At last he saw a jug in a garden. There was a little water at the bottom. The crow put his beak into the jug. He could not reach the water.
>
> He thought and thought. Then he saw some stones. He picked up a stone and dropped it into the jug. Plop! He dropped another, and another. The water came up and up.
>
> Soon the water was at the top. The crow drank and flew away happily.

## New words

- **thirsty**: you want to drink
- **jug**: a pot for water
- **beak**: the hard mouth of a bird
- **bottom** and **top**: the lowest and the highest part

## Think about it

Why did the water come up? The stones took up room at the bottom, so the water had to move higher. Test it with a glass, some water and clean stones.

## Try it

1. Why could the crow not drink at first?
2. What did he drop into the jug?
3. What would you do if you were the crow?

*Answers: 1. The water was too low. 2. Stones.*`,
          },
          {
            kind: 'text',
            title: 'The Lion and the Mouse: reading with feeling',
            body: `A good reader does not read every word in the same voice. The voice shows who is speaking.

> A lion was sleeping. A little mouse ran over his paw. The lion woke up and caught her.
>
> "Please let me go," said the mouse. "One day I will help you."
>
> The lion laughed. "You are so small! How can you help me?" But he let her go.
>
> Some days later the lion was caught in a net. He roared and roared. The mouse heard him. She came and cut the ropes with her sharp teeth. The lion was free.
>
> "You were right," said the lion. "Thank you, little friend."

## Three voices

1. **The teller:** calm and clear.
2. **The mouse:** small and quick, a bit afraid.
3. **The lion:** deep and slow. At the end, make it soft, because he is thankful.

Stop a little at each full stop. The marks " " show the words that somebody says.

## Feelings

| Part | The lion feels |
|---|---|
| The mouse wakes him | angry |
| In the net | afraid |
| After the mouse helps | thankful |

## Try it

1. How did the mouse free the lion?
2. Why did the lion laugh?
3. Read the story with two other people, one voice each.

*Answers: 1. She cut the ropes with her teeth. 2. He thought a small mouse could not help.*`,
          },
        ],
      },
      {
        title: 'Inside a Story',
        lessons: [
          { kind: 'video', title: 'Watch: putting the events of a story in order', clip: 'timeline' },
          {
            kind: 'text',
            title: 'Five fingers to retell a story',
            body: `You have read a story. Now tell it to somebody who does not know it. Your hand will help you. Each finger asks one question.

| Finger | Question | The Hare and the Tortoise |
|---|---|---|
| Thumb | **Who** is in it? | a hare and a tortoise |
| First | **Where and when?** | on a road, one sunny day |
| Middle | What is the **problem**? | the hare says he will easily win a race |
| Ring | What **happens**? | the hare runs ahead and falls asleep; the tortoise walks on slowly |
| Little | How does it **end**? | the tortoise wins |

Hold up one finger at a time and say one or two sentences. If you forget a part, look at your hand!

## Joining words

These words tie the sentences together: **first, then, after that, but, at last**.

> First, the hare ran very fast. Then he slept under a tree. But the tortoise did not stop. At last, the tortoise won.

## A new ending

Stories can change. What if the tortoise had woken the hare up? What would the hare say? Keep the thumb and the first finger the same, and change only the last two.

## Try it

1. Retell *The Thirsty Crow* with five fingers.
2. Which word comes last: then, at last, first?
3. Tell your own ending of the race.

*Answer to 2: at last.*`,
          },
        ],
      },
    ],
  },
]
