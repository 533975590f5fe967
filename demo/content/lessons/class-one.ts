import type { DemoCurriculum } from './types.ts'

export const classOne: DemoCurriculum[] = [
  {
    course: 'বর্ণ চিনি, শব্দ গড়ি',
    sections: [
      {
        title: 'স্বরবর্ণের সঙ্গে পরিচয়',
        lessons: [
          { kind: 'video', title: 'দেখি: রোজ একটু একটু করে বর্ণ শিখি', clip: 'study-plan', free: true },
          {
            kind: 'text',
            title: 'অ থেকে ঔ: এগারোটি স্বরবর্ণ',
            free: true,
            body: `আমরা কথা বলি মুখ দিয়ে। সেই কথা কাগজে ধরে রাখার জন্য আছে বর্ণ। বাংলায় মোট বর্ণ ৫০টি। এর মধ্যে ১১টি **স্বরবর্ণ** আর ৩৯টি **ব্যঞ্জনবর্ণ**। আজ আমরা স্বরবর্ণের সঙ্গে বন্ধুত্ব করব।

স্বরবর্ণ বলতে অন্য কোনো বর্ণের সাহায্য লাগে না। মুখ খুলে বলো: আ… আ… আ…। দেখলে তো, বাতাস কোথাও আটকাল না!

## বর্ণ ও চেনা শব্দ

| বর্ণ | শব্দ | মনে রাখার কথা |
|---|---|---|
| অ | অজগর | অজগর খুব লম্বা সাপ |
| আ | আম | আম পাকলে মিষ্টি |
| ই | ইলিশ | ইলিশ আমাদের জাতীয় মাছ |
| ঈ | ঈগল | ঈগল উঁচুতে ওড়ে |
| উ | উট | উটের পিঠে কুঁজ |
| ঊ | ঊষা | ঊষা মানে ভোর |
| ঋ | ঋতু | বাংলাদেশে ছয় ঋতু |
| এ | একতারা | একতারায় একটি তার |
| ঐ | ঐরাবত | ঐরাবত মানে হাতি |
| ও | ওল | ওল মাটির নিচে হয় |
| ঔ | ঔষধ | অসুখ হলে ঔষধ লাগে |

## কান পেতে শুনি

বর্ণ চেনার আগে ধ্বনি চিনতে হয়। বড় কেউ ধীরে ধীরে একটি করে শব্দ বলবেন। তুমি বলবে, শব্দটি কোন ধ্বনি দিয়ে শুরু হলো।

- "আতা" শুনলে বলবে আ।
- "উঠান" শুনলে বলবে উ।
- "এলাচ" শুনলে বলবে এ।

ই আর ঈ শুনতে প্রায় একই রকম। উ আর ঊ-ও তা-ই। তাই এদের চোখে দেখে আলাদা করতে হয়। ই-এর মাথায় একটি টিকি, ঈ-এর পেটে বাড়তি একটি পাক। বই খুলে দুটিকে পাশাপাশি রেখে দেখো।

## মাত্রা দেখি

বর্ণের মাথায় যে সোজা দাগ থাকে, তার নাম **মাত্রা**। অ, আ, ই, ঈ, উ, ঊ বর্ণের মাথায় পুরো মাত্রা আছে। ঋ-এর মাথায় অর্ধেক মাত্রা। আর এ, ঐ, ও, ঔ বর্ণের মাথায় মাত্রা নেই।

## নিজে করি

1. ঘরের ভেতর খুঁজে এমন দুটি জিনিসের নাম বলো, যার শুরু আ দিয়ে।
2. কোন চারটি স্বরবর্ণের মাত্রা নেই?
3. বলো তো, "ইট" শব্দের প্রথম বর্ণ কোনটি?

**উত্তর:** ১. যেমন আয়না, আলমারি। ২. এ, ঐ, ও, ঔ। ৩. ই।`,
          },
          {
            kind: 'text',
            title: 'আঙুল ঘুরিয়ে বর্ণ লিখি',
            body: `পেনসিল ধরার আগে আঙুলকে পথ চেনাতে হয়। আঙুল পথ চিনলে পেনসিলও ঠিক পথে চলে। আজ আমরা খাতা ছাড়াই লিখতে শিখব।

## কোথায় লিখব

একটি থালায় শুকনো চাল বা সুজি পাতলা করে ছড়িয়ে নাও। না থাকলে উঠানের নরম মাটি বা টেবিলের ওপরটাও চলবে। ডান হাতে লেখো বা বাঁ হাতে, যে হাতে তোমার সুবিধা সেটিই ঠিক হাত।

## প্রথমে চারটি টান

সব বর্ণই কয়েকটি সহজ টান দিয়ে তৈরি। আগে এগুলো দশবার করে আঁকো।

1. সোজা নিচে নামা দাগ, যেন বৃষ্টি পড়ছে।
2. বাঁ থেকে ডানে শোয়ানো দাগ, যেন নদীর ওপর সাঁকো।
3. কোনাকুনি দাগ, যেন পাহাড়ের ঢাল।
4. গোল পাক, যেন জিলাপি।

## এবার একটি বর্ণ: আ

আ লিখতে হলে আগে অ লিখতে জানতে হয়।

- বাঁ দিক থেকে শুরু করো। ছোট একটি পাক দিয়ে আঙুল নিচে নামাও।
- নিচ থেকে বাঁকা হয়ে ডান দিকে ওঠো।
- ওপর থেকে নিচে একটি খাড়া দাগ দাও। এবার মাথায় মাত্রা টানো। হয়ে গেল **অ**।
- অ-এর ডান পাশে আর একটি খাড়া দাগ দাও। হয়ে গেল **আ**।

মাত্রা সাধারণত সবার শেষে টানা হয়। ঘরের ছাদ যেমন দেয়ালের পরে বসে, তেমনি।

## পেনসিল ধরার নিয়ম

- বুড়ো আঙুল ও তর্জনী দিয়ে পেনসিল ধরো, মাঝের আঙুলের ওপর পেনসিল ঠেকিয়ে রাখো।
- খুব জোরে চেপে ধোরো না। জোরে ধরলে আঙুল ব্যথা করে।
- পিঠ সোজা রেখে বসো। চোখ খাতা থেকে এক হাত দূরে রাখো।
- অন্য হাত দিয়ে খাতাটি আলতো করে চেপে রাখো।

> বড়দের জন্য: একদিনে দুটির বেশি নতুন বর্ণ নয়। দশ মিনিটই যথেষ্ট। বর্ণ বাঁকা হলে মুছে দেবেন না, পাশে সুন্দর করে আরেকটি লিখতে বলুন।

## নিজে করি

1. চালের থালায় অ, আ, ই তিনবার করে লেখো।
2. চোখ বন্ধ করে বাতাসে একটি বর্ণ লেখো। বড় কেউ বলুন, কোন বর্ণ।
3. খাতায় এক সারি আ লেখো। যেটি সবচেয়ে সুন্দর হয়েছে, তাতে একটি তারা আঁকো।`,
          },
        ],
      },
      {
        title: 'ব্যঞ্জনবর্ণ চিনি ও লিখি',
        lessons: [
          {
            kind: 'text',
            title: 'ক থেকে ম: পাঁচ ঘরের পঁচিশ বর্ণ',
            body: `স্বরবর্ণের পর এবার ব্যঞ্জনবর্ণ। ব্যঞ্জনবর্ণ বলতে গেলে শেষে একটু "অ" শোনা যায়। বলো তো: ক, খ, গ। শুনতে পেলে?

ক থেকে ম পর্যন্ত ২৫টি বর্ণ পাঁচটি সারিতে সাজানো। প্রতি সারিতে পাঁচটি করে বর্ণ। যেন পাঁচতলা বাড়ি, প্রতি তলায় পাঁচটি ঘর।

| তলা | বর্ণ | চেনা শব্দ |
|---|---|---|
| ১ | ক খ গ ঘ ঙ | কলা, খই, গরু, ঘর, ব্যাঙ |
| ২ | চ ছ জ ঝ ঞ | চাঁদ, ছাতা, জাম, ঝড়, মিঞা |
| ৩ | ট ঠ ড ঢ ণ | টিয়া, ঠেলা, ডাব, ঢোল, হরিণ |
| ৪ | ত থ দ ধ ন | তাল, থালা, দই, ধান, নখ |
| ৫ | প ফ ব ভ ম | পাতা, ফল, বক, ভাত, মাছ |

## মুখের কোথায় শব্দ হয়

- **ক** বলার সময় জিভের পেছন দিক ওপরে ওঠে।
- **ত** বলার সময় জিভ দাঁতে লাগে।
- **প** বলার সময় দুই ঠোঁট জোড়া লাগে।

আয়নার সামনে দাঁড়িয়ে প, ফ, ব, ভ, ম বলো। দেখবে, প্রতিবারই ঠোঁট দুটি মিলে যাচ্ছে।

## হালকা বাতাস, জোর বাতাস

মুখের সামনে এক টুকরো পাতলা কাগজ ধরো। বলো **প**, তারপর বলো **ফ**। ফ বলার সময় কাগজ বেশি নড়ে। ক-খ, চ-ছ, ট-ঠ, ত-থ বলেও দেখো। প্রতি জোড়ার দ্বিতীয় বর্ণটিতে বাতাস বেশি বের হয়। এভাবে কান ও হাত দুটো দিয়েই বর্ণ আলাদা করা যায়।

## ভুল করি যেখানে

কয়েকটি বর্ণ দেখতে কাছাকাছি।

- **ব** আর **ক**: ক-এর ডান পাশে একটি বাঁকা ডানা আছে।
- **ড** আর **উ**: উ-এর মাথায় টিকি আছে।
- **ঘ** আর **থ**: ঘ-এর মাথায় পুরো মাত্রা, থ-এর মাথায় অর্ধেক।

## নিজে করি

1. পুরোনো খবরের কাগজে সব **ম** বর্ণে গোল দাগ দাও। কয়টি পেলে?
2. কোন বর্ণ বাদ পড়েছে বলো: ত, থ, …, ধ, ন।
3. "গরু" আর "ঘর": কোন শব্দের শুরু ঘ দিয়ে?

**উত্তর:** ২. দ। ৩. ঘর।`,
          },
          {
            kind: 'text',
            title: 'য থেকে চন্দ্রবিন্দু: বাকি চৌদ্দ বর্ণ',
            body: `পাঁচতলা বাড়ির পঁচিশটি বর্ণ শেখা হয়েছে। বাকি আছে চৌদ্দটি। এগুলো শিখলেই সব বর্ণ তোমার চেনা।

## প্রথম দল

| বর্ণ | চেনা শব্দ |
|---|---|
| য | যব, যাওয়া |
| র | রং, রাত |
| ল | লতা, লাল |
| শ | শালিক, শাপলা |
| ষ | ষাঁড়, মহিষ |
| স | সকাল, সাদা |
| হ | হাঁস, হাত |
| ড় | বাড়ি, ঘড়ি |
| ঢ় | আষাঢ় |
| য় | ময়না, আয়না |

**র, ড়, ঢ়, য়** বর্ণের নিচে ফোঁটা আছে। ফোঁটা ভুলে গেলে বর্ণ বদলে যায়! র-এর ফোঁটা না দিলে হয়ে যায় ব। তখন "রক" হয়ে যাবে "বক"।

## দ্বিতীয় দল: চার ছোট্ট বন্ধু

এই চারটি বর্ণ শব্দের শুরুতে বসে না। এরা অন্য বর্ণের সঙ্গে চলে।

- **ৎ** (খণ্ড ত): হঠাৎ, উৎসব। ত-এর ছোট রূপ।
- **ং** (অনুস্বার): রং, বাংলা, সিংহ। বলার সময় শব্দটা নাকে বাজে।
- **ঃ** (বিসর্গ): দুঃখ। দুটি ছোট গোল, একটির ওপর একটি।
- **ঁ** (চন্দ্রবিন্দু): চাঁদ, হাঁস, বাঁশ। মাথার ওপর বাঁকা চাঁদ আর একটি ফোঁটা।

চন্দ্রবিন্দু থাকলে নাক দিয়ে একটু শব্দ বের হয়। নাক চেপে ধরে "চাঁদ" বলে দেখো, কেমন শোনায়!

> চাঁদের মাথায় চন্দ্রবিন্দু, কাদার মাথায় নাই। "কাদা" আর "কাঁদা" তাই এক কথা নয়, ভাই।

কাদা মানে ভেজা মাটি। কাঁদা মানে চোখের পানি ফেলা। একটি ছোট চিহ্ন পুরো অর্থ বদলে দিল।

## সাত দিনের লেখার ছক

| দিন | লিখব |
|---|---|
| শনি | য, র |
| রবি | ল, শ |
| সোম | ষ, স |
| মঙ্গল | হ, ড় |
| বুধ | ঢ়, য় |
| বৃহস্পতি | ৎ, ং, ঃ, ঁ |
| শুক্র | নতুন কিছু নয়, শুধু পড়া |

প্রতিটি বর্ণ এক সারি করে লিখলেই চলবে।

## নিজে করি

1. ঠিক জায়গায় চন্দ্রবিন্দু বসাও: বাশ, হাস, দাত।
2. কোন বর্ণের নিচে ফোঁটা আছে: ল, র, স, য়?
3. তিনটি পশু বা পাখির নাম বলো, যার শুরু **শ** বা **হ** দিয়ে।

**উত্তর:** ১. বাঁশ, হাঁস, দাঁত। ২. র এবং য়। ৩. যেমন শালিক, শিয়াল, হাতি।`,
          },
          { kind: 'audio', title: 'শুনি: লিখি, দেখি, আবার আরও সুন্দর করে লিখি', clip: 'practice-loop' },
        ],
      },
      {
        title: 'কারচিহ্ন দিয়ে শব্দ গড়া',
        lessons: [
          {
            kind: 'text',
            title: 'কারচিহ্ন কোথায় বসে',
            body: `স্বরবর্ণ যখন ব্যঞ্জনবর্ণের সঙ্গে জুড়ে বসে, তখন সে ছোট হয়ে যায়। এই ছোট রূপের নাম **কারচিহ্ন**। যেমন ম-এর সঙ্গে আ জুড়লে লেখা হয় **মা**। পুরো আ আর লিখতে হয় না।

অ-এর কোনো কারচিহ্ন নেই। সে ব্যঞ্জনের ভেতরে লুকিয়ে থাকে। বাকি দশটি স্বরবর্ণের দশটি কারচিহ্ন আছে।

## কে কোথায় বসে

| কারচিহ্ন | বসার জায়গা | শব্দ |
|---|---|---|
| আ-কার | বর্ণের পরে | মা, গাছ, ছাতা |
| ই-কার | বর্ণের আগে | দিন, ডিম, চিনি |
| ঈ-কার | বর্ণের পরে | নদী, শীত, নীল |
| উ-কার | বর্ণের নিচে | ফুল, দুধ, পুতুল |
| ঊ-কার | বর্ণের নিচে | দূর, মূলা |
| ঋ-কার | বর্ণের নিচে | কৃষক |
| এ-কার | বর্ণের আগে | মেঘ, ছেলে, তেল |
| ঐ-কার | বর্ণের আগে | বৈশাখ |
| ও-কার | বর্ণের দুই পাশে | ঢোল, বোন, ঘোড়া |
| ঔ-কার | বর্ণের দুই পাশে | নৌকা, মৌমাছি |

একটি মজার কথা: **দিন** শব্দে ই-কার লেখা হয় আগে, কিন্তু বলা হয় পরে। আমরা আগে "দ" বলি, তারপর "ই"। তাই চোখ আগে ই-কার দেখলেও মুখ একটু অপেক্ষা করে।

## একটি বর্ণ, অনেক শব্দাংশ

ক-এর সঙ্গে সব কারচিহ্ন জুড়ে পড়ো:

> ক, কা, কি, কী, কু, কূ, কৃ, কে, কৈ, কো, কৌ

এবার ম দিয়ে নিজে বলো।

## শব্দ গড়ার ধাপ

**পাখি** শব্দটি গড়ি।

1. প লিখি।
2. তার পরে আ-কার দিই: পা।
3. খ লেখার আগে ই-কার দিই: খি।
4. জুড়ে পড়ি: পা + খি = **পাখি**।

**ফুল** গড়তে ফ-এর নিচে উ-কার দিই, পরে ল লিখি। ফু + ল = **ফুল**।

## কার বদলালে শব্দ বদলায়

- দিন (সূর্য ওঠে যখন) আর দান (কাউকে কিছু দেওয়া)
- চাল (ভাত রাঁধি) আর চুল (মাথায় থাকে)
- মালা (গলায় পরি) আর মেলা (বেড়াতে যাই)

## নিজে করি

1. জুড়ে পড়ো: না + ক, কু + কু + র, নৌ + কা।
2. কারচিহ্ন বদলে নতুন শব্দ বানাও: **তাল** থেকে তেলের শব্দটি লেখো।
3. ঠিকটি বেছে নাও: রাতের আকাশে ওঠে (চাঁদ / চোঁদ)।

**উত্তর:** ১. নাক, কুকুর, নৌকা। ২. তেল। ৩. চাঁদ।`,
          },
          { kind: 'video', title: 'দেখি: ছোট বাক্যে কে কী করে', clip: 'sentence' },
          {
            kind: 'text',
            title: 'শব্দ জুড়ে বাক্য, আর আমার নাম',
            body: `ইটের পর ইট সাজিয়ে হয় ঘর। শব্দের পর শব্দ সাজিয়ে হয় **বাক্য**। বাক্য শুনলে পুরো একটি কথা বোঝা যায়।

শুধু "পাখি" বললে মনে প্রশ্ন আসে, পাখি কী করে? যদি বলি "পাখি ওড়ে", তাহলে কথাটি পুরো হলো।

## দুই শব্দের বাক্য

পড়ো। প্রতিটি শব্দের নিচে আঙুল রাখো।

- পাখি ওড়ে।
- ফুল ফোটে।
- বাবা আসেন।
- মাছ ভাসে।
- নদী বয়।
- শিশু হাসে।

প্রথম শব্দটি বলে **কে**। দ্বিতীয় শব্দটি বলে **কী করে**।

## তিন শব্দের বাক্য

মাঝখানে আর একটি শব্দ বসালে কথা আরও পরিষ্কার হয়।

| কে | কী | কী করে |
|---|---|---|
| রিনা | ভাত | খায়। |
| দাদি | গান | শোনেন। |
| গরু | ঘাস | খায়। |
| আমি | বই | পড়ি। |

খেয়াল করো, রিনা **খায়**, কিন্তু দাদি **শোনেন**। বড়দের বেলায় আমরা সম্মান করে বলি শোনেন, বসেন, আসেন। আবার নিজের বেলায় বলি আমি **পড়ি**, আমি **খাই**, আমি **যাই**।

বাক্যের শেষে একটি খাড়া দাগ থাকে। এর নাম **দাঁড়ি** (।)। দাঁড়ি দেখলে আমরা থামি। দুই শব্দের মাঝে একটু ফাঁক রাখতে হয়, যেন এক আঙুল বসানো যায়। ফাঁক না থাকলে শব্দগুলো গায়ে গায়ে লেগে যায়, পড়তে কষ্ট হয়।

## নিজের নাম লিখি

তোমার নামও একটি শব্দ। নাম লিখতে শেখার সহজ উপায়:

1. নামটি ধীরে বলো আর টুকরো করো। যেমন রিনা: রি + না।
2. প্রতি টুকরোর বর্ণ আর কারচিহ্ন খোঁজো। রি: র আর ই-কার। না: ন আর আ-কার।
3. টুকরোগুলো জুড়ে লেখো: রিনা।
4. এবার লেখো: **আমার নাম রিনা।** রিনার জায়গায় তোমার নাম বসাও।

নামে যুক্তবর্ণ থাকলে ভয় নেই। বড় কেউ লিখে দেবেন, তুমি তার ওপর আঙুল ঘোরাবে।

## নিজে করি

1. সাজিয়ে বলো: খায় / দুধ / বিড়াল।
2. ফাঁকা জায়গা ভরো: মাছ … থাকে। (পানিতে / গাছে)
3. নিজের নাম, মায়ের নাম আর একটি তিন শব্দের বাক্য লেখো। শেষে দাঁড়ি দাও।

**উত্তর:** ১. বিড়াল দুধ খায়। ২. পানিতে।`,
          },
        ],
      },
    ],
  },
  {
    course: 'First English: Letters, Sounds and Greetings',
    sections: [
      {
        title: 'Hello and Goodbye',
        lessons: [
          {
            kind: 'text',
            title: 'Good morning, my name is Rina',
            free: true,
            body: `We greet people when we meet them. The greeting changes with the time of day.

| When | We say |
|---|---|
| Morning, before noon | Good morning |
| After lunch | Good afternoon |
| When it gets dark | Good evening |
| Going to bed | Good night |
| Any time | Hello |

**Good night** is not for meeting. We say it when we leave at night or go to sleep.

## A little talk

Read with a grown-up. Then change places.

> Karim: Hello! What is your name?
>
> Rina: My name is Rina. What is your name?
>
> Karim: My name is Karim. How are you today?
>
> Rina: I am fine, thank you. How are you?
>
> Karim: I am fine too. Goodbye, Rina!
>
> Rina: Goodbye, Karim!

Look at the person and smile. A clear, slow voice is better than a fast one.

## Teacher words

Do these when you hear them: **sit down**, **stand up**, **open your book**, **close your book**, **listen**.

## Try it

1. Say good morning to two people at home tomorrow.
2. It is bedtime. What do you say?
3. Finish the sentence with your own name: My name is …

*Answer to 2: Good night.*`,
          },
          { kind: 'video', title: 'Watch: a few letters every day', clip: 'study-plan' },
        ],
      },
      {
        title: 'Letters and First Words',
        lessons: [
          {
            kind: 'text',
            title: 'Big letter, small letter, one sound',
            body: `English has twenty-six letters. Each one has two shapes: a **capital** letter and a **small** letter. A and a are like mother and child: they look a little different, but they belong together.

Each letter also has a name and a sound. The name of B is *bee*. Its sound is the start of **b**all. When we read, we use the sound.

| Letters | Sound at the start of |
|---|---|
| Aa | apple |
| Bb | ball |
| Cc | cat |
| Dd | dog |
| Ee | egg |
| Ff | fish |
| Gg | goat |
| Hh | hat |
| Ii | ink |

## Four lines

Your English book has four lines. They are like floors of a house.

- Capital letters stand on the third line and reach the top line.
- Small **a**, **c** and **e** sit between the two middle lines.
- Small **b**, **d** and **h** stretch up to the top.
- Small **g** hangs its tail down to the bottom line.

**b** and **d** like to trick us. In *b* the stick comes first. In *d* the round part comes first.

## Try it

1. Trace Aa, Bb and Cc with one finger on a table.
2. Which letter starts *fish*?
3. Find three things at home that start with the sound of b.

*Answer to 2: Ff.*`,
          },
          {
            kind: 'text',
            title: 'Touch, name and count',
            body: `Your body and your room are full of English words. Let us find them.

## My body

Stand up. Touch each part and say its name: **head, hair, eyes, ears, nose, mouth, hands, feet**.

Now play the game *Please touch*. A grown-up says, "Please touch your nose," and you do it. If the grown-up does not say please, stand still like a tree!

## Colours

Look around and point.

- The leaf is **green**.
- The sky is **blue**.
- The banana is **yellow**.
- The tomato is **red**.
- The crow is **black**.
- The milk is **white**.

## One to ten

Count on your fingers: **one, two, three, four, five, six, seven, eight, nine, ten**.

Now put number, colour and thing together:

> one red ball, two black shoes, three green leaves

The number comes first, then the colour, then the thing. When there is more than one, we mostly hear an **s** at the end: one ball, two balls.

## Try it

1. How many eyes do you have? Say: I have … eyes.
2. Put in order: *leaves, green, four*.
3. Draw five yellow mangoes and say the words aloud while you draw.

*Answers: 1. two. 2. four green leaves.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'গণিতের প্রথম পাঠ: গুনি ১ থেকে ১০০',
    sections: [
      {
        title: 'তুলনা করি, সংখ্যা চিনি',
        lessons: [
          { kind: 'video', title: 'দেখি: সংখ্যারেখায় এক ধাপ এক ধাপ', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'কম-বেশি, লম্বা-খাটো, ভারী-হালকা',
            body: `গোনা শেখার আগে আমরা তুলনা করতে শিখি। দুটি জিনিস পাশাপাশি রাখলেই তুলনা করা যায়।

## কম ও বেশি

এক বাটিতে ৩টি বরই, আরেক বাটিতে ৫টি। কোনটিতে বেশি? একটির সঙ্গে একটি জোড়া দাও। তিন জোড়া হওয়ার পর দ্বিতীয় বাটিতে আরও ২টি বরই থেকে গেল। তাই দ্বিতীয় বাটিতে **বেশি**, প্রথম বাটিতে **কম**।

সাবধান! বড় বড় ৩টি আম ছোট ছোট ৫টি বরইয়ের চেয়ে বেশি জায়গা নেয়। তবু সংখ্যায় আম কম। কম না বেশি, তা গুনে বলতে হয়, দেখে নয়।

## লম্বা ও খাটো

দুটি পেনসিলের গোড়া এক সমান করে ধরো। যার মাথা বেশি দূরে যায়, সেটি **লম্বা**। গোড়া সমান না হলে তুলনা ভুল হয়।

## ভারী ও হালকা

এক হাতে একটি বই, অন্য হাতে একটি পাতা নাও। যে হাত নিচে নেমে যায়, তার জিনিসটি **ভারী**। বড় জিনিস সব সময় ভারী হয় না। ফোলানো বেলুন বড়, কিন্তু হালকা। ছোট একটি পাথর তার চেয়ে ভারী।

## নিজে করি

1. ঘরের তিনজনকে লম্বা থেকে খাটো ক্রমে সাজিয়ে বলো।
2. বালিশ ও ইট: কোনটি ভারী?
3. ৪টি কলা ও ৬টি লিচু: কোনটি সংখ্যায় বেশি?

**উত্তর:** ২. ইট। ৩. লিচু।`,
          },
          {
            kind: 'text',
            title: 'দশের আঁটি: একক ও দশক',
            body: `অনেক জিনিস একটি একটি করে গুনতে গেলে ভুল হয়ে যায়। তাই আমরা দশটি করে আঁটি বাঁধি।

১০টি কাঠি নাও, সুতা দিয়ে বেঁধে ফেলো। এই এক আঁটির নাম **এক দশক**। আর খোলা একটি কাঠির নাম **এক একক**।

## ২৩ মানে কী

দুটি আঁটি আর তিনটি খোলা কাঠি রাখো। দুই আঁটিতে ২০টি কাঠি। সঙ্গে আরও ৩টি। সব মিলে ২৩টি।

| সংখ্যা | দশক | একক |
|---|---|---|
| ১৪ | ১ | ৪ |
| ২৩ | ২ | ৩ |
| ৪০ | ৪ | ০ |
| ৫৭ | ৫ | ৭ |

সংখ্যা লেখার সময় দশক বসে বাঁয়ে, একক বসে ডানে। তাই ২৩ আর ৩২ এক নয়। ২৩-এ আঁটি দুটি, ৩২-এ আঁটি তিনটি।

## কোনটি বড়

আগে আঁটি দেখো। ৪১ আর ৩৮-এর মধ্যে ৪১ বড়, কারণ তার আঁটি বেশি। আঁটি সমান হলে খোলা কাঠি দেখো। ৫২ আর ৫৬-এর মধ্যে ৫৬ বড়।

দশটি আঁটি একসঙ্গে বাঁধলে হয় ১০০। একে বলে **একশ**।

## নিজে করি

1. ৩৫ সংখ্যায় কয়টি দশক, কয়টি একক?
2. ফাঁকা ঘরে কী হবে: ৬৮, ৬৯, …, ৭১?
3. কোনটি বড়: ৪৯ না ৯৪?

**উত্তর:** ১. ৩ দশক ৫ একক। ২. ৭০। ৩. ৯৪।`,
          },
        ],
      },
      {
        title: 'যোগ ও বিয়োগের ধারণা',
        lessons: [
          {
            kind: 'text',
            title: 'একসঙ্গে করি, সরিয়ে নিই',
            body: `পুকুরে ৪টি হাঁস সাঁতার কাটছে। পাড় থেকে আরও ৩টি হাঁস নামল। এখন পুকুরে কয়টি হাঁস?

গুনে দেখি: ৪-এর পর ৫, ৬, ৭। মোট ৭টি। লিখি:

$$৪ + ৩ = ৭$$

একসঙ্গে করার নাম **যোগ**। যোগের চিহ্ন +। বড় সংখ্যাটি মনে রেখে সেখান থেকে গুনলে কাজ সহজ হয়। ২ আর ৯ যোগ করতে ৯ থেকে শুরু করো: ১০, ১১।

## সরিয়ে নিলে কত থাকে

গাছে ৮টি পেয়ারা ছিল। মিনা ৩টি পাড়ল। গাছে রইল কয়টি? আটটি দাগ দাও, তিনটি কেটে দাও। বাকি থাকে ৫টি।

$$৮ - ৩ = ৫$$

সরিয়ে নেওয়ার নাম **বিয়োগ**। বিয়োগের চিহ্ন −। উত্তর ঠিক হলো কি না, তা যোগ করে দেখা যায়: বাকি ৫টির সঙ্গে পাড়া ৩টি মেলালে আবার ৮টি হয়।

## শূন্য মানে কী

থালায় ২টি পিঠা ছিল, দুটিই খাওয়া হয়ে গেল। থালা এখন খালি, আর কিছু নেই। এই "কিছু নেই" কথাটি সংখ্যায় লিখতে আমরা লিখি **০**, আর পড়ি শূন্য। কোনো সংখ্যার সঙ্গে শূন্য যোগ করলে সংখ্যাটি যেমন ছিল তেমনই থাকে: ৬ + ০ = ৬।

## নিজে করি

1. ৫টি মার্বেলের সঙ্গে ৪টি মার্বেল মেলালে কয়টি?
2. ১০টি কাঠি থেকে ৬টি সরালে কয়টি থাকে?
3. ৯ − ০ কত?

**উত্তর:** ১. ৯টি। ২. ৪টি। ৩. ৯।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Shapes, Patterns and Measuring at Home',
    sections: [
      {
        title: 'Shapes and Patterns',
        lessons: [
          {
            kind: 'text',
            title: 'A shape hunt through the house',
            free: true,
            body: `Mathematics is hiding in your home. Let us go and find it.

## Four shapes to know

| Shape | Sides | Corners | Look for it in |
|---|---|---|---|
| Circle | no straight side | none | plate, coin, bangle |
| Square | 4, all equal | 4 | floor tile, handkerchief |
| Rectangle | 4, two long and two short | 4 | door, book, phone |
| Triangle | 3 | 3 | roof end, samosa, bunting flag |

Run your finger around the edge of a plate. Your finger never meets a corner, so the plate is a **circle**. Run it around a book. Stop at each corner and count: one, two, three, four.

A shape keeps its name when you turn it. Hold a handkerchief by one corner: it looks like a kite now, but it still has four equal sides and four square corners. It is still a **square**.

## Make them

Lay ice-cream sticks or matchsticks without heads on the floor. Three sticks of one size make a triangle. Four make a square. Can you make a circle? No, because sticks are straight!

## Try it

1. Find two circles and three rectangles in the kitchen.
2. How many corners does a triangle have?
3. Draw a house with one triangle, one square and one rectangle.

*Answer to 2: three.*`,
          },
          {
            kind: 'text',
            title: 'What comes next?',
            body: `Red, blue, red, blue, red … What comes next? You said blue! You knew because you found the **rule**. A row of things that follows a rule again and again is a **pattern**.

## The part that repeats

Look for the smallest piece that comes back.

- leaf, seed, leaf, seed: the piece is *leaf, seed*
- clap, clap, stamp, clap, clap, stamp: the piece is *clap, clap, stamp*
- big, small, small, big, small, small: the piece is *big, small, small*

Put a finger at each place where the piece starts again. If it always starts the same way, you have found the rule.

## Patterns that grow

Some patterns do not repeat but grow. Put down one bean, then two beans, then three beans. The next heap has four. The rule is *one more each time*.

You can see patterns on a sari border, on floor tiles, and in the days of the week.

## Make your own

Collect ten leaves and ten small stones. Lay a pattern, then ask someone at home to carry it on. If they can, your rule is clear.

## Try it

1. What comes next: moon, star, star, moon, star, …?
2. What is the repeating piece in A, B, B, A, B, B?
3. Clap a pattern and teach it to a friend.

*Answers: 1. star. 2. A, B, B.*`,
          },
        ],
      },
      {
        title: 'Measuring Without a Ruler',
        lessons: [
          { kind: 'video', title: 'Watch: folding a paper strip into equal parts', clip: 'fractions' },
          {
            kind: 'text',
            title: 'Hand spans, footsteps and cups',
            body: `How long is your bed? You can find out without a ruler. Open your hand wide. From the tip of the thumb to the tip of the little finger is one **hand span**.

Put your hand at one end of the bed. Mark where the little finger ends and start the next span there. Leave no gap and do not overlap. Count the spans.

## Why did we get different numbers?

Rina measured a table and got 8 spans. Her father measured the same table and got 5. Nobody was wrong! Father's hand is bigger, so he needed fewer spans. A bigger unit gives a smaller number. That is why shops use one ruler that is the same for everybody.

## Full, half full, empty

Fill a glass with water to the top: it is **full**. Pour out until the water is in the middle: it is **half full**. Pour out the rest: it is **empty**. Now ask how many small cups of water fill one jug. Guess first, then count. Use the water for a plant afterwards.

## Try it

1. Measure the door with footsteps, heel to toe.
2. Mother's steps are longer than yours. Who needs more steps to cross the room?
3. Guess how many spoons of water fill a cup, then test it.

*Answer to 2: you do.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'ছড়ায় ছড়ায় বাংলা বলা',
    sections: [
      {
        title: 'ছড়া শুনি, ছড়া বলি',
        lessons: [
          {
            kind: 'text',
            title: 'আতা গাছে তোতা পাখি',
            free: true,
            body: `চলো একটি পুরোনো ছড়া বলি। তোমার নানি-দাদিও ছোটবেলায় এই ছড়া বলতেন।

> আতা গাছে তোতা পাখি,
>
> ডালিম গাছে মৌ।
>
> এত ডাকি, তবু কথা
>
> কও না কেন বউ?

প্রথমবার শুধু শোনো। দ্বিতীয়বার ঠোঁট মিলিয়ে বলো। তৃতীয়বার একা বলো।

## মিলের শব্দ

ছড়ার দুটি শব্দ শেষে একই রকম বাজে: **মৌ** আর **বউ**। এদের বলে মিলের শব্দ। আর "আতা" ও "তোতা" শুনলেও কানে মিল লাগে। মিল থাকলে ছড়া সহজে মনে থাকে।

আরও কয়েকটি মিল শোনো:

- পাখি, রাখি, আঁখি
- জল, ফল, কল
- নাচ, মাছ? না, একটু আলাদা। নাচ আর কাচ ঠিক মেলে।

## তাল দিই

প্রতি লাইনে হাতে দুটি করে তাল দাও। আ-তা গাছে (তাল), তো-তা পাখি (তাল)। তাড়াহুড়া কোরো না। তালের সঙ্গে গলা চললে ছড়া গানের মতো শোনায়।

## শব্দের অর্থ

**তোতা** মানে টিয়া জাতের পাখি। **মৌ** মানে মধু বা মৌমাছি। **কও** মানে বলো।

## নিজে করি

1. "চাঁদ" শব্দের সঙ্গে মিল দাও: ফাঁদ, না ফুল?
2. ছড়ার গাছ দুটির ছবি আঁকো। কোন গাছে পাখি বসাবে?
3. আজ রাতে পরিবারের কাউকে ছড়াটি শোনাও।

**উত্তর:** ১. ফাঁদ। ২. আতা গাছে।`,
          },
          {
            kind: 'text',
            title: 'বৃষ্টির ছড়া আর বাদ পড়া শব্দ',
            body: `আকাশ কালো হলো। টুপটাপ, টুপটাপ! বৃষ্টির দিনে কোন ছড়াটি মনে পড়ে?

> আয় বৃষ্টি ঝেঁপে,
>
> ধান দেব মেপে।

ছোট্ট ছড়া, কিন্তু কত কথা বলে! কৃষক বৃষ্টির জন্য অপেক্ষা করেন। বৃষ্টি হলে ধান ভালো হয়। তাই ছড়ায় বৃষ্টিকে ডেকে বলা হয়, তুমি জোরে এসো, তোমাকে ধান মেপে দেব। **ঝেঁপে** মানে খুব জোরে, একসঙ্গে অনেক। **মেপে** মানে ওজন বা পরিমাণ ঠিক করে।

## তিন রকম গলায় বলি

1. **ফিসফিস করে:** যেন দূরে বৃষ্টি শুরু হলো।
2. **স্বাভাবিক গলায়:** যেন উঠানে বৃষ্টি।
3. **জোর গলায়:** যেন টিনের চালে ঝমঝম বৃষ্টি।

চিৎকার নয়, শুধু গলা একটু বড় করতে হবে। প্রতিটি শব্দ যেন আলাদা করে শোনা যায়।

## বাদ পড়া শব্দের খেলা

একজন ছড়া বলবে, কিন্তু একটি শব্দের জায়গায় হাততালি দেবে। অন্যজন বলবে, কোন শব্দ বাদ পড়ল। যেমন: "আয় (তালি) ঝেঁপে"। উত্তর: বৃষ্টি। মন দিয়ে শুনলেই কেবল এই খেলায় জেতা যায়।

## নিজে করি

1. "ঝেঁপে" শব্দের মিল কোনটি?
2. বৃষ্টির তিন রকম শব্দ মুখে করে দেখাও।
3. "ধান দেব (তালি)": বাদ পড়া শব্দটি বলো।

**উত্তর:** ১. মেপে। ৩. মেপে।`,
          },
        ],
      },
      {
        title: 'ছবি দেখে গল্প বলি',
        lessons: [
          { kind: 'video', title: 'দেখি: আগে কী, পরে কী, ঘটনা সাজাই', clip: 'timeline' },
          {
            kind: 'text',
            title: 'বাঘ ও বকের গল্প চার ছবিতে',
            body: `গল্প বলতে হলে ঘটনাগুলো ঠিক ক্রমে সাজাতে হয়। চলো, পুরোনো একটি গল্প চারটি ছবিতে ভাগ করি।

1. **প্রথম ছবি:** এক বাঘ মাংস খাচ্ছিল। হঠাৎ তার গলায় একটি হাড় আটকে গেল। সে ব্যথায় ছটফট করতে লাগল।
2. **দ্বিতীয় ছবি:** বাঘ সবাইকে বলল, "যে আমার গলার হাড় বের করে দেবে, তাকে পুরস্কার দেব।" কেউ ভয়ে কাছে এল না।
3. **তৃতীয় ছবি:** এক বক এল। সে লম্বা ঠোঁট বাঘের মুখে ঢুকিয়ে হাড়টি বের করে আনল।
4. **চতুর্থ ছবি:** বক পুরস্কার চাইল। বাঘ গর্জন করে বলল, "আমার মুখে মাথা ঢুকিয়ে বেঁচে ফিরেছ, এটাই তো পুরস্কার!" বক উড়ে চলে গেল।

## গল্প বলার সুতা

চারটি শব্দ মনে রাখলে গল্প আটকে যায় না: **একদিন**, **তারপর**, **এমন সময়**, **শেষে**। প্রতিটি ছবির শুরুতে একটি করে শব্দ বলো।

## ভেবে বলি

বাঘ কথা দিয়ে কথা রাখেনি। কাজটি কি ঠিক হলো? তুমি বাঘ হলে বককে কী বলতে?

## নিজে করি

1. চারটি ছবি এঁকে এলোমেলো করো, তারপর ঠিক করে সাজাও।
2. বাঘের কথা মোটা গলায় আর বকের কথা সরু গলায় বলো।
3. গল্পটির নতুন একটি শেষ বানাও।`,
          },
        ],
      },
    ],
  },
  {
    course: 'My World: Family, Home and School',
    sections: [
      {
        title: 'Me, My Family and My Habits',
        lessons: [
          {
            kind: 'text',
            title: 'The people in my home',
            free: true,
            body: `Who lives in your home? Some homes have two people, some have ten. In some homes a grandmother tells stories every night. In some homes an aunt or an uncle lives too. Every family is a little different, and every family is a real family.

## Family words

| Word | Who is it? |
|---|---|
| mother, father | your parents |
| brother, sister | children of the same parents |
| grandfather, grandmother | parents of your parents |
| uncle, aunt | brothers and sisters of your parents |
| cousin | child of your uncle or aunt |

## We help one another

Mother cooks, and Father cooks too. Grandfather waters the plants. Big sister helps with reading. You can help as well: fold your clothes, carry the spoons, call everyone to eat. A small job done every day is a big help.

## Draw a family tree

Draw a tree. Write your name and the names of your brothers and sisters near the roots. Write your parents in the middle. Write your grandparents in the leaves at the top.

## Try it

1. Tell someone three sentences about one person in your family.
2. Who is your father's sister to you?
3. Choose one small job and do it for seven days.

*Answer to 2: your aunt.*`,
          },
          { kind: 'video', title: 'Watch: putting my day in order, from morning to night', clip: 'timeline' },
          {
            kind: 'text',
            title: 'Clean hands and a safe road',
            body: `Germs are so small that we cannot see them. They ride on our hands and can make us ill. Soap and water wash them away.

## Five steps to clean hands

1. Wet your hands.
2. Rub soap on both sides and between the fingers.
3. Keep rubbing for twenty seconds, as long as a short song.
4. Rinse with clean water.
5. Dry with a clean towel.

**When?** Before eating, after the toilet, after playing outside, and after touching animals. Brush your teeth twice a day too: after breakfast and before bed.

## Walking on the road

- Hold a grown-up's hand.
- Walk on the footpath. If there is none, walk at the side of the road.
- Cross at a zebra crossing or a foot bridge.
- Stop. Look right, look left, look right again. Listen. Then walk, do not run.
- Never chase a ball into the road.

## If something is wrong

If you are lost, hurt or frightened, tell a grown-up you trust. If someone asks you to keep a secret that makes you feel bad, tell your parents or your teacher. It is never your fault, and you will not be in trouble for telling.

## Try it

1. Show the five hand-washing steps to someone.
2. Which way do you look first before crossing?

*Answer to 2: right.*`,
          },
        ],
      },
      {
        title: 'My School and My Country',
        lessons: [
          {
            kind: 'text',
            title: 'Our rules, our helpers, our flag',
            body: `At school many children share one room. Rules help everyone learn and play.

- We raise a hand before we speak.
- We wait for our turn.
- We listen when a friend is talking.
- We put things back in their place.

Many people work for us. The teacher teaches. The farmer grows rice. The doctor and the nurse care for the sick. The cleaner keeps the street tidy. The fire fighter puts out fires. Every kind of honest work deserves respect, so we say thank you.

## Symbols of Bangladesh

Our country is Bangladesh. Its symbols belong to all of us.

| Symbol | What it is |
|---|---|
| National flag | a red circle on green |
| National flower | shapla, the water lily |
| National bird | doel, the magpie robin |
| National fruit | jackfruit |
| National fish | hilsa |
| National animal | Royal Bengal tiger |

The green of the flag stands for our land. The red circle stands for the rising sun and for the people who gave their lives for freedom in 1971. When the flag goes up and the national anthem plays, we stand straight and still.

## Try it

1. Draw the flag. The red circle is a little nearer to the pole.
2. Which bird is our national bird?
3. Say thank you to one helper this week.

*Answer to 2: the doel.*`,
          },
        ],
      },
    ],
  },
]
