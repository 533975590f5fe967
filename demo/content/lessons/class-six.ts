import type { DemoCurriculum } from './types.ts'

export const classSix: DemoCurriculum[] = [
  {
    course: 'ষষ্ঠ শ্রেণির গণিত: সংখ্যা থেকে বীজগণিত',
    sections: [
      {
        title: 'স্বাভাবিক সংখ্যা ও ভগ্নাংশ',
        lessons: [
          { kind: 'video', title: 'দেখো: সংখ্যারেখায় ধাপে ধাপে চলা', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'ভাগ না করেই বিভাজ্যতা বোঝা',
            free: true,
            body: `একটি সংখ্যাকে আরেকটি সংখ্যা দিয়ে ভাগ করলে যদি ভাগশেষ শূন্য হয়, তবে প্রথম সংখ্যাটি দ্বিতীয়টি দিয়ে **বিভাজ্য**। বড় সংখ্যায় প্রতিবার ভাগ করে দেখা কষ্টের কাজ। কিন্তু অঙ্কগুলোর দিকে তাকালেই অনেক সময় উত্তর বলে দেওয়া যায়।

## শেষ অঙ্ক দেখে

- শেষ অঙ্ক ০, ২, ৪, ৬ বা ৮ হলে সংখ্যাটি ২ দিয়ে বিভাজ্য।
- শেষ অঙ্ক ০ বা ৫ হলে ৫ দিয়ে বিভাজ্য।
- শেষ অঙ্ক ০ হলে ১০ দিয়ে বিভাজ্য।
- শেষ দুই অঙ্ক দিয়ে গঠিত সংখ্যা ৪ দিয়ে বিভাজ্য হলে পুরো সংখ্যাটিও ৪ দিয়ে বিভাজ্য। কারণ ১০০ নিজেই ৪ দিয়ে বিভাজ্য, তাই শতকের বাঁ দিকের অংশ নিয়ে ভাবতে হয় না।

## অঙ্কের যোগফল দেখে

অঙ্কগুলোর যোগফল ৩ দিয়ে বিভাজ্য হলে সংখ্যাটি ৩ দিয়ে বিভাজ্য। যোগফল ৯ দিয়ে বিভাজ্য হলে সংখ্যাটি ৯ দিয়েও বিভাজ্য। কারণটি সুন্দর: ১০ = ৯ + ১, ১০০ = ৯৯ + ১, ১০০০ = ৯৯৯ + ১। প্রতিটি স্থানীয় মান থেকে ৯, ৯৯, ৯৯৯ সরিয়ে নিলে পড়ে থাকে শুধু অঙ্কগুলোর যোগফল।

## একটি উদাহরণ

৪৭৫২ সংখ্যাটি পরীক্ষা করি।

| যে সংখ্যা দিয়ে | কী দেখি | সিদ্ধান্ত |
| --- | --- | --- |
| ২ | শেষ অঙ্ক ২ | বিভাজ্য |
| ৩ | ৪ + ৭ + ৫ + ২ = ১৮, যা ৩ দিয়ে বিভাজ্য | বিভাজ্য |
| ৪ | শেষ দুই অঙ্কে ৫২ = ৪ × ১৩ | বিভাজ্য |
| ৫ | শেষ অঙ্ক ০ বা ৫ নয় | বিভাজ্য নয় |
| ৯ | যোগফল ১৮ = ৯ × ২ | বিভাজ্য |

সংখ্যাটি ২ ও ৩ দুটি দিয়েই বিভাজ্য, তাই ৬ দিয়েও বিভাজ্য। তবে সাবধান: ২ ও ৪ দিয়ে বিভাজ্য হলেই ৮ দিয়ে বিভাজ্য হবে, এমন কথা নেই। যেমন ১২ সংখ্যাটি ২ ও ৪ দিয়ে বিভাজ্য, কিন্তু ৮ দিয়ে নয়। দুটি নিয়ম একসঙ্গে মেলানো যায় তখনই, যখন সংখ্যা দুটির ১ ছাড়া আর কোনো সাধারণ গুণনীয়ক নেই।

## নিজে করো

১. ৭৩২০ সংখ্যাটি ২, ৩, ৪, ৫ ও ৯-এর কোনগুলো দিয়ে বিভাজ্য?

২. ৫৮▢ সংখ্যার খালি ঘরে কোন কোন অঙ্ক বসালে সংখ্যাটি ৩ দিয়ে বিভাজ্য হবে?

৩. তিন অঙ্কের সবচেয়ে ছোট কোন সংখ্যা ৯ দিয়ে বিভাজ্য?

**উত্তর:** ১. ২, ৩, ৪ ও ৫ দিয়ে; যোগফল ১২ বলে ৯ দিয়ে নয়। ২. ২, ৫ ও ৮। ৩. ১০৮।`,
          },
          {
            kind: 'text',
            title: 'গসাগু ও লসাগু: কখন কোনটি লাগে',
            body: `দুটি শব্দ শুনতে প্রায় এক রকম, তাই অনেকে গুলিয়ে ফেলে। পুরো নামটি মনে রাখলে আর ভুল হয় না।

- **গসাগু**: গরিষ্ঠ সাধারণ গুণনীয়ক। যে সবচেয়ে বড় সংখ্যা দিয়ে দেওয়া সংখ্যাগুলোকে নিঃশেষে ভাগ করা যায়।
- **লসাগু**: লঘিষ্ঠ সাধারণ গুণিতক। যে সবচেয়ে ছোট সংখ্যাকে দেওয়া সংখ্যাগুলো দিয়ে নিঃশেষে ভাগ করা যায়।

অর্থাৎ গসাগু দেওয়া সংখ্যাগুলোর চেয়ে বড় হয় না, আর লসাগু তাদের চেয়ে ছোট হয় না। উত্তর পাওয়ার পর এই কথাটি দিয়ে একবার যাচাই করে নিতে পারো।

## মৌলিক গুণনীয়কের সাহায্যে

২৪ ও ৩৬ নিই।

২৪ = ২ × ২ × ২ × ৩

৩৬ = ২ × ২ × ৩ × ৩

দুই জায়গায় মিল আছে এমন গুণনীয়ক হলো ২, ২ ও ৩। তাই গসাগু = ২ × ২ × ৩ = ১২।

লসাগুর জন্য প্রতিটি মৌলিক গুণনীয়ক সবচেয়ে বেশি যতবার এসেছে, ততবার নিতে হয়। ২ এসেছে সর্বোচ্চ তিনবার, ৩ সর্বোচ্চ দুবার। তাই লসাগু = ২ × ২ × ২ × ৩ × ৩ = ৭২।

একটি মজার মিল দেখো: ২৪ × ৩৬ = ৮৬৪, আবার ১২ × ৭২ = ৮৬৪। **দুটি সংখ্যার গুণফল সব সময় তাদের গসাগু ও লসাগুর গুণফলের সমান।**

## গল্পের অঙ্কে কোনটি?

| প্রশ্নের ভাব | যা লাগবে |
| --- | --- |
| সমান ভাগে ভাগ করা, সবচেয়ে বড় টুকরা, সর্বাধিক কতজন | গসাগু |
| আবার কখন একসঙ্গে, সবচেয়ে কম কতটি, ক্ষুদ্রতম কোন সংখ্যা | লসাগু |

**উদাহরণ ১।** ২৪টি কলা ও ৩৬টি কমলা সর্বাধিক কতজনের মধ্যে সমানভাবে ভাগ করা যায়, যাতে কিছু বাকি না থাকে? এখানে ভাগ হচ্ছে, তাই গসাগু: ১২ জন। প্রত্যেকে পাবে ২টি কলা ও ৩টি কমলা।

**উদাহরণ ২।** দুটি ঘণ্টা একসঙ্গে বেজে যথাক্রমে ২৪ ও ৩৬ মিনিট পরপর বাজে। আবার কতক্ষণ পর একসঙ্গে বাজবে? সময় সামনে এগোচ্ছে, তাই লসাগু: ৭২ মিনিট, অর্থাৎ ১ ঘণ্টা ১২ মিনিট পর।

## নিজে করো

১. ১৮ ও ৪৫-এর গসাগু ও লসাগু বের করো, তারপর গুণফলের মিলটি যাচাই করো।

২. ৪৮ মিটার ও ৬০ মিটার লম্বা দুটি দড়ি সমান মাপের সবচেয়ে বড় টুকরায় কাটতে হবে। প্রতি টুকরা কত মিটার হবে, আর মোট টুকরা কয়টি?

**উত্তর:** ১. গসাগু ৯, লসাগু ৯০; ১৮ × ৪৫ = ৮১০ = ৯ × ৯০। ২. প্রতি টুকরা ১২ মিটার; মোট ৪ + ৫ = ৯টি।`,
          },
          { kind: 'video', title: 'দেখো: কাগজের ফিতা ভাঁজ করে ভগ্নাংশ', clip: 'fractions' },
        ],
      },
      {
        title: 'অনুপাত, শতকরা ও পূর্ণসংখ্যা',
        lessons: [
          {
            kind: 'text',
            title: 'অনুপাত, ঐকিক নিয়ম ও শতকরা: তিনটি একই গল্প',
            body: `শরবত বানাতে রিনা ২ চামচ চিনির সঙ্গে ৫ গ্লাস পানি মেশায়। চিনি ও পানির এই তুলনাকে বলে **অনুপাত**, লেখা হয় ২ : ৫। ৪ চামচ চিনি দিলে পানি লাগবে ১০ গ্লাস, কারণ ৪ : ১০ আর ২ : ৫ একই অনুপাত। স্বাদও একই থাকবে।

## অনুপাতের সরল রূপ

অনুপাতের দুই রাশিকে তাদের গসাগু দিয়ে ভাগ করলে সরল রূপ পাওয়া যায়। তবে আগে দেখতে হবে একক এক কি না।

৫০ পয়সা ও ২ টাকার অনুপাত কত? ২ টাকা = ২০০ পয়সা। তাই অনুপাত ৫০ : ২০০ = ১ : ৪। একক না মিলিয়ে ৫০ : ২ লিখলে উত্তর একেবারে ভুল হতো। অনুপাতের নিজের কোনো একক নেই।

## ঐকিক নিয়ম

আগে একটির মান বের করো, তারপর যতগুলো দরকার ততগুলোর।

**উদাহরণ।** ৬টি খাতার দাম ২১০ টাকা হলে ৯টি খাতার দাম কত?

- ৬টি খাতার দাম ২১০ টাকা
- ১টি খাতার দাম ২১০ ÷ ৬ = ৩৫ টাকা
- ৯টি খাতার দাম ৩৫ × ৯ = ৩১৫ টাকা

সব সময় কিন্তু বেশি জিনিসে বেশি হয় না। ৪ জন লোক একটি কাজ ১২ দিনে করলে ১ জনের লাগবে ১২ × ৪ = ৪৮ দিন, আর ৬ জনের লাগবে ৪৮ ÷ ৬ = ৮ দিন। লোক বাড়লে দিন কমে। তাই হিসাবের আগে নিজেকে প্রশ্ন করো: *উত্তরটি বাড়বে, না কমবে?*

## শতকরা

শতকরা হলো এমন অনুপাত, যার দ্বিতীয় রাশি ১০০। ‘শতকরা ২০’ মানে ১০০-তে ২০, অর্থাৎ $\\frac{\\text{২০}}{\\text{১০০}}$ বা $\\frac{\\text{১}}{\\text{৫}}$।

**উদাহরণ।** ক্লাসের ৪০ জনের মধ্যে ৩৪ জন উপস্থিত। শতকরা কতজন উপস্থিত?

১ জনে উপস্থিত $\\frac{\\text{৩৪}}{\\text{৪০}}$ জন, তাই ১০০ জনে $\\frac{\\text{৩৪}}{\\text{৪০}} \\times \\text{১০০} = \\text{৮৫}$ জন। উপস্থিতির হার শতকরা ৮৫।

## নিজে করো

১. ৪৫ মিনিট ও ২ ঘণ্টার অনুপাতকে সরল করো।

২. ৮টি কলমের দাম ৯৬ টাকা হলে ৫টি কলমের দাম কত?

৩. ২৫০ টাকার শতকরা ১২ কত টাকা?

**উত্তর:** ১. ৩ : ৮। ২. ৬০ টাকা। ৩. ৩০ টাকা।`,
          },
          {
            kind: 'text',
            title: 'শূন্যের নিচেও সংখ্যা আছে',
            body: `শীতের দেশে খবরে বলে, আজ তাপমাত্রা শূন্যের ৫ ডিগ্রি নিচে। তোমার কাছে টাকা নেই, উল্টো বন্ধুর কাছে ২০ টাকা দেনা। এমন অবস্থা বোঝাতে শূন্যের চেয়ে ছোট সংখ্যা দরকার। এদের বলে **ঋণাত্মক সংখ্যা**, লেখা হয় সামনে বিয়োগ চিহ্ন দিয়ে: −৫, −২০।

স্বাভাবিক সংখ্যা, শূন্য আর ঋণাত্মক সংখ্যাগুলো মিলে **পূর্ণসংখ্যা**: …, −৩, −২, −১, ০, ১, ২, ৩, …

## সংখ্যারেখায় কে বড়?

সংখ্যারেখায় যে সংখ্যা যত ডানে, সে তত বড়। তাই ২ বড় −৫-এর চেয়ে, আবার −২ বড় −৫-এর চেয়ে। ২০ টাকা দেনার চেয়ে ৫ টাকা দেনা থাকা ভালো, ব্যাপারটি সে রকম।

## যোগ ও বিয়োগ মানে হাঁটা

সংখ্যারেখায় দাঁড়াও প্রথম সংখ্যার ঘরে। তারপর এই নিয়ম:

| কাজ | কোন দিকে হাঁটবে |
| --- | --- |
| ধনাত্মক সংখ্যা যোগ | ডানে |
| ঋণাত্মক সংখ্যা যোগ | বাঁয়ে |
| ধনাত্মক সংখ্যা বিয়োগ | বাঁয়ে |
| ঋণাত্মক সংখ্যা বিয়োগ | ডানে |

**উদাহরণ ১।** (−৩) + ৭: −৩ থেকে ডানে ৭ ধাপ গেলে পৌঁছাই ৪-এ।

**উদাহরণ ২।** ৪ + (−৬): ৪ থেকে বাঁয়ে ৬ ধাপ গেলে −২।

**উদাহরণ ৩।** (−২) − (−৫): ঋণাত্মক সংখ্যা বিয়োগ, তাই −২ থেকে ডানে ৫ ধাপ, উত্তর ৩।

শেষেরটি অদ্ভুত লাগছে? দেনার কথা ভাবো। তোমার হিসাব −২ টাকা। এখন কেউ বলল, ‘তোমার ৫ টাকা দেনা আর শোধ করতে হবে না।’ দেনা *কমে* যাওয়া মানে টাকা *বাড়া*। তাই ঋণাত্মক সংখ্যা বিয়োগ করা আর তার বিপরীত সংখ্যা যোগ করা একই কথা: (−২) − (−৫) = (−২) + ৫ = ৩।

দুটি বিপরীত সংখ্যার যোগফল সব সময় শূন্য। ৮ ধাপ ডানে গিয়ে ৮ ধাপ বাঁয়ে এলে তুমি আগের জায়গাতেই ফিরে আসো: ৮ + (−৮) = ০।

## নিজে করো

১. ছোট থেকে বড় সাজাও: ৩, −৭, ০, −১, ৫।

২. মান বের করো: (ক) (−৬) + ৪ (খ) (−৩) + (−৫) (গ) ২ − (−৭)

৩. ভোরে তাপমাত্রা ছিল −৪ ডিগ্রি, দুপুরে ৯ ডিগ্রি বাড়ল। দুপুরের তাপমাত্রা কত?

**উত্তর:** ১. −৭, −১, ০, ৩, ৫। ২. (ক) −২ (খ) −৮ (গ) ৯। ৩. ৫ ডিগ্রি।`,
          },
          { kind: 'audio', title: 'শোনো: প্রতিদিন একটু একটু করে অঙ্ক করার পরিকল্পনা', clip: 'study-plan' },
        ],
      },
      {
        title: 'বীজগণিতীয় রাশি ও সরল সমীকরণ',
        lessons: [
          {
            kind: 'text',
            title: 'দেশলাইয়ের কাঠি থেকে চলক',
            body: `গণিতে হঠাৎ অক্ষর এলো কেন? চলো কাঠি দিয়ে দেখি (পোড়া কাঠি বা আইসক্রিমের কাঠি নিলেই হবে)।

কাঠি দিয়ে পাশাপাশি বর্গ বানাও, যেন পাশের বর্গের একটি কাঠি দুই বর্গেরই হয়।

| বর্গের সংখ্যা | কাঠির সংখ্যা |
| --- | --- |
| ১ | ৪ |
| ২ | ৭ |
| ৩ | ১০ |
| ৪ | ১৩ |

প্রতিবার ৩টি করে কাঠি বাড়ছে। প্রথম বর্গে একটি কাঠি বাড়তি লাগে। তাই ২টি বর্গে ৩ × ২ + ১ = ৭, ৩টি বর্গে ৩ × ৩ + ১ = ১০। ১০০টি বর্গে? ৩ × ১০০ + ১ = ৩০১। কাঠি সাজাতে হলো না!

যেকোনো সংখ্যক বর্গের জন্য কথাটি একবারে বলতে চাইলে বর্গের সংখ্যার জায়গায় একটি অক্ষর বসাই, ধরো n। তখন কাঠির সংখ্যা **৩n + ১**। এখানে n-এর মান বদলাতে পারে, তাই একে বলে **চলক**।

## শব্দগুলো চিনে নাও

৫x + ২y − ৭ রাশিটিতে

- **পদ** তিনটি: ৫x, ২y ও −৭। যোগ ও বিয়োগ চিহ্ন পদগুলোকে আলাদা করে।
- **সহগ**: x-এর সহগ ৫, y-এর সহগ ২। শুধু x লেখা থাকলে সহগ ১।
- **ধ্রুবক**: −৭, এর সঙ্গে কোনো চলক নেই।

৫x মানে ৫ × x। x-এর মান ৩ হলে ৫x হলো ১৫, কখনোই ৫৩ নয়।

## সদৃশ পদের যোগ-বিয়োগ

যেসব পদে চলকের অংশ হুবহু এক, সেগুলো **সদৃশ পদ**। ৩টি আম আর ৪টি আম মিলে ৭টি আম, তেমনি ৩x + ৪x = ৭x। কিন্তু ৩টি আম ও ৪টি কলা মিলে ৭টি আম হয় না, তাই ৩x + ৪y-কে আর ছোট করা যায় না।

**উদাহরণ।** ৪a + ৩b − a + ৫b সরল করি। সদৃশ পদ পাশাপাশি আনি: (৪a − a) + (৩b + ৫b) = ৩a + ৮b।

যাচাই করতে চাইলে a = ১, b = ২ বসাও। প্রথম রাশি: ৪ + ৬ − ১ + ১০ = ১৯। শেষ রাশি: ৩ + ১৬ = ১৯। মিলেছে।

## নিজে করো

১. কাঠি দিয়ে পাশাপাশি ত্রিভুজ বানালে ১, ২, ৩টি ত্রিভুজে লাগে ৩, ৫, ৭টি কাঠি। n-টি ত্রিভুজে কয়টি লাগবে?

২. সরল করো: ৭x − ২y + ৩x + ৬y

৩. x = ২ হলে ৪x − ৩-এর মান কত?

**উত্তর:** ১. ২n + ১টি। ২. ১০x + ৪y। ৩. ৫।`,
          },
          {
            kind: 'text',
            title: 'দাঁড়িপাল্লার মতো সমীকরণ',
            body: `একটি দাঁড়িপাল্লার বাঁ দিকে আছে একটি থলে আর ৩ কেজি বাটখারা, ডান দিকে ১১ কেজি। পাল্লা দুটি সমান। থলের ওজন কত? দুই পাশ থেকে ৩ কেজি করে তুলে নিলে পাল্লা সমানই থাকে। তাই থলের ওজন ৮ কেজি।

থলের ওজনকে x ধরলে কথাটি দাঁড়ায় **x + ৩ = ১১**। এটি একটি **সমীকরণ**। সমান চিহ্নের বাঁ পাশ *বামপক্ষ*, ডান পাশ *ডানপক্ষ*। চলকের যে মানে দুই পক্ষ সমান হয়, সেটি সমীকরণের **মূল** বা সমাধান।

## একটিই নিয়ম

দুই পক্ষে একই কাজ করলে সমতা নষ্ট হয় না। দুই পক্ষে একই সংখ্যা

- যোগ করা যায়,
- বিয়োগ করা যায়,
- গুণ করা যায়,
- শূন্য ছাড়া যেকোনো সংখ্যা দিয়ে ভাগ করা যায়।

**উদাহরণ ১।** ৪x − ৫ = ১৯ সমাধান করি।

- দুই পক্ষে ৫ যোগ করি: ৪x = ২৪
- দুই পক্ষকে ৪ দিয়ে ভাগ করি: x = ৬

যাচাই: ৪ × ৬ − ৫ = ২৪ − ৫ = ১৯। ঠিক আছে।

**উদাহরণ ২।** চলক দুই পাশেই থাকলে? ৫x + ২ = ৩x + ১০।

- দুই পক্ষ থেকে ৩x বিয়োগ করি: ২x + ২ = ১০
- দুই পক্ষ থেকে ২ বিয়োগ করি: ২x = ৮
- ২ দিয়ে ভাগ করি: x = ৪

যাচাই: বামপক্ষ ৫ × ৪ + ২ = ২২, ডানপক্ষ ৩ × ৪ + ১০ = ২২।

## গল্প থেকে সমীকরণ

> করিমের যত টাকা আছে, তার দ্বিগুণের সঙ্গে ১৫ টাকা যোগ করলে ৭৫ টাকা হয়। করিমের কত টাকা আছে?

ধরি, করিমের আছে x টাকা। ‘দ্বিগুণ’ মানে ২x, ‘সঙ্গে ১৫ যোগ’ মানে ২x + ১৫, আর ‘হয়’ মানে সমান চিহ্ন। তাই ২x + ১৫ = ৭৫, অর্থাৎ ২x = ৬০, x = ৩০। করিমের আছে ৩০ টাকা।

অঙ্কে প্রথম লাইনেই লিখবে কোন জিনিসকে x ধরেছ, আর শেষ লাইনে উত্তর লিখবে পুরো বাক্যে, এককসহ।

## নিজে করো

১. ৩x + ৭ = ২৫ সমাধান করো।

২. ৬y − ৪ = ২y + ১২ সমাধান করো।

৩. পরপর দুটি স্বাভাবিক সংখ্যার যোগফল ৪৭। সংখ্যা দুটি কত?

**উত্তর:** ১. x = ৬। ২. y = ৪। ৩. ২৩ ও ২৪; সমীকরণটি x + (x + ১) = ৪৭।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Discovering Science: Class Six',
    sections: [
      {
        title: 'How Scientists Work',
        lessons: [
          {
            kind: 'text',
            title: 'Planning a fair test',
            free: true,
            body: `Rina thinks that seeds sprout faster in a warm place. Karim is not sure. How can they find out? They can argue all day, or they can plan a **fair test**.

In a fair test you change one thing, measure one thing and keep everything else the same.

| Part of the test | In this experiment |
| --- | --- |
| Change | the place: sunny window or cool corner |
| Measure | days until the first shoot appears |
| Keep the same | kind of seed, number of seeds, soil, water, pot |

If Rina also gave the warm pot more water, nobody could tell whether the warmth or the water had helped. That is why scientists are strict about keeping things the same.

## The path of an enquiry

1. Observe something and ask a question.
2. Make a guess you can test. This is a **hypothesis**.
3. Plan and do the experiment.
4. Record the results in a table, with units.
5. Decide whether the guess was right, and tell others.

Use at least ten seeds in each pot. One seed may be dead, and then a single result would mislead you. Repeating makes a result trustworthy. A guess that turns out wrong is not a failure either: you now know something new.`,
          },
          {
            kind: 'text',
            title: 'Measuring length, mass and time well',
            body: `A measurement has two parts: a number and a unit. "My desk is 60" tells us nothing; "60 centimetres" does. Scientists everywhere share the same units, called SI units.

| Quantity | SI unit | Measured with |
| --- | --- | --- |
| length | metre (m) | ruler or tape |
| mass | kilogram (kg) | balance |
| time | second (s) | clock or stopwatch |

These are **basic quantities**, because they do not depend on others. Area is a **derived quantity**: you multiply one length by another. A floor 4 m long and 3 m wide has an area of $4 \\times 3 = 12$ square metres. Speed is derived too, from a length and a time.

## Three habits

- Look at the scale straight on. If your eye is too far to the left or right, you read a wrong mark.
- Start at the zero mark, which is not always the edge of the ruler.
- Measure small things together. To find the thickness of one page, measure 100 sheets and divide. If 100 sheets are 10 mm thick, one sheet is 0.1 mm.

**Try it:** time ten swings of a small weight on a string, then divide by ten. Why is this better than timing one swing? Because your slow start and stop on the watch are shared by ten swings.`,
          },
        ],
      },
      {
        title: 'Life and Matter',
        lessons: [
          { kind: 'video', title: 'Watch: the parts of a plant cell', clip: 'living-cell' },
          {
            kind: 'text',
            title: 'Getting mixtures apart again',
            body: `Someone has spilled sand, salt and iron pins into one bowl. Could you get all three back? Yes, if you ask of each one: *what can it do that the others cannot?*

- Iron is pulled by a magnet. Move a magnet over the bowl and the pins come out.
- Salt dissolves in water, sand does not. Add water and stir.
- Pour everything through filter paper or a clean cloth. Sand stays behind as the **residue**, and salt water runs through as the **filtrate**.
- Leave the salt water in a wide dish in the sun. The water evaporates and salt crystals remain. Salt farmers near Cox's Bazar use the same idea with sea water.

## Which method for which mixture?

| Mixture | Method | Property used |
| --- | --- | --- |
| rice and small stones | picking or sieving | size |
| muddy water | settling, then filtering | particles do not dissolve |
| sugar and water | evaporation | water becomes vapour |
| chaff and grain | winnowing | chaff is lighter |

In salt water, salt is the **solute**, water is the **solvent**, and together they form a **solution**. A solution is clear all the way through; filter paper cannot separate it.

**Think:** filtered pond water looks clean. Is it safe to drink? No. Germs and dissolved substances pass through, so it still has to be boiled or treated.`,
          },
        ],
      },
    ],
  },
  {
    course: 'English Six: Reading Aloud, Dialogue and Description',
    sections: [
      {
        title: 'At the Book Fair',
        lessons: [
          {
            kind: 'text',
            title: 'Stress and pauses: reading so that others listen',
            free: true,
            body: `Read this sentence in a flat voice: *The old bookseller smiled and gave me the last copy.* Now read it again, a little stronger on **old**, **smiled**, **gave** and **last copy**. The second reading is easier to follow. In English we do not give every word the same strength. The words that carry meaning (nouns, main verbs, adjectives) are stressed; small words such as *the*, *and*, *me*, *of* are said quickly and lightly.

## Where to breathe

Punctuation tells you how long to wait.

- A comma: a short pause, and the voice stays up.
- A full stop: a longer pause, and the voice falls.
- A question that begins with *do*, *is* or *can*: the voice usually rises at the end.

Mark the pauses before you read. One line means short, two lines mean long:

> When the gates opened, / the children ran to the stalls, / and Mina stopped at the first one. //

## Practise

1. Copy three sentences from a story. Underline the strong words and mark the pauses.
2. Read them to somebody at home, who closes the book and only listens.
3. Ask what they heard. If they missed a word, say that part more slowly next time.

Slow and clear is always better than fast and lost.`,
          },
          {
            kind: 'text',
            title: 'Asking about prices and saying what you think',
            body: `Read this dialogue with a partner, then change places.

> **Tania:** Excuse me, how much is this book of folk tales?
>
> **Seller:** It's 180 taka, with a discount for students.
>
> **Tania:** That's very kind. Is it easy to read?
>
> **Seller:** Yes. The stories are short and funny. What do you like reading?
>
> **Tania:** I prefer adventure stories. I think long descriptions are a little boring.
>
> **Seller:** Then try this one. It's about two brothers lost on a river.
>
> **Tania:** It looks exciting. I'll take it, please.

## Useful patterns

| You want to | You can say |
| --- | --- |
| start politely | Excuse me, … |
| ask a price | How much is this? How much are these? |
| give an opinion | I think … / In my opinion, … |
| compare | I prefer adventure stories to poems. |
| refuse politely | Thank you, but it's a bit expensive. |

Use *is* with one thing and *are* with more than one: How much **is** this dictionary? How much **are** these pencils?

## Adjectives help

*Good* is a tired word. For books, try *exciting, funny, moving, useful, surprising*. For people, try *patient, cheerful, honest, curious*.

**Your turn:** write six lines between a buyer and a seller of maps. Use one adjective for the map and one for the seller, and end with thanks.`,
          },
        ],
      },
      {
        title: 'Words and Sentences at Work',
        lessons: [
          { kind: 'video', title: 'Watch: who does what in a sentence', clip: 'sentence' },
          {
            kind: 'text',
            title: 'From five senses to one paragraph',
            body: `Look out of the nearest window. Most people write only what they *see*. A good description lets the reader hear, smell, touch and sometimes taste the place as well.

Start with a table. The place here is a small railway station.

| Sense | Notes |
| --- | --- |
| see | green flag, red bricks, a sleeping dog |
| hear | a whistle, wheels on the rails, sellers calling |
| smell | hot tea, wet jute sacks |
| touch | the cold iron bench |
| taste | salty peanuts |

Then choose an **order**. You may go from far to near, from left to right, or from quiet to noisy. Without an order the reader gets lost.

> At the far end of the platform a guard waves a green flag. Closer to me, two sellers call out over the noise of the wheels. The smell of hot tea comes from a stall, and the iron bench under my hand is as cold as rainwater.

Notice the parts of speech: *green*, *hot* and *cold* are adjectives, *at*, *over* and *under* are prepositions, *and* joins two ideas.

**Your turn:** describe your school gate at opening time in six sentences. Use three senses, two prepositions and one comparison with *like* or *as … as*. Read it aloud; if you stumble, the sentence is probably too long.`,
          },
        ],
      },
    ],
  },
  {
    course: 'তথ্য ও যোগাযোগ প্রযুক্তি পরিচিতি',
    sections: [
      {
        title: 'তথ্য ও যোগাযোগ প্রযুক্তির ধারণা',
        lessons: [
          {
            kind: 'text',
            title: 'উপাত্ত কখন তথ্য হয়ে ওঠে',
            free: true,
            body: `একটি কাগজে লেখা আছে: ৭২, ৮৫, ৬৪, ৯১। এগুলো কী? কারও বয়স, বাসের নম্বর, না পরীক্ষার নম্বর? বলা যায় না। এমন এলোমেলো, ব্যাখ্যাহীন সংখ্যা, শব্দ বা ছবিকে বলে **উপাত্ত** (ইংরেজিতে ডেটা)।

এবার যদি লেখা থাকে, এগুলো রিনার চার বিষয়ের নম্বর, তাহলে আমরা গড় বের করতে পারি: (৭২ + ৮৫ + ৬৪ + ৯১) ÷ ৪ = ৭৮। এখন বোঝা গেল রিনার ফল কেমন আর কোন বিষয়ে বেশি পড়া দরকার। উপাত্তকে সাজিয়ে, হিসাব করে যখন তা থেকে অর্থ পাওয়া যায়, তখন তা **তথ্য**। মাঝের কাজটির নাম **প্রক্রিয়াকরণ**।

| উপাত্ত | প্রক্রিয়াকরণ | তথ্য |
| --- | --- | --- |
| প্রতিদিনের হাজিরা | গোনা ও তুলনা | কোন মাসে উপস্থিতি কম |
| সারা দিনের তাপমাত্রা | সাজানো | দিনের সবচেয়ে গরম সময় |
| দোকানের বিক্রির খাতা | যোগ | আজ মোট কত বিক্রি |

কম্পিউটার ঠিক এই মাঝের কাজটিই খুব দ্রুত করে। তবে উপাত্ত ভুল দিলে তথ্যও ভুল আসবে, যন্ত্র নিজে থেকে ভুল ধরতে পারে না। তাই উপাত্ত লেখার সময় আমাদের যত্নবান হতে হয়।

**করে দেখো:** এক সপ্তাহ ধরে প্রতিদিন কত গ্লাস পানি খাও লিখে রাখো। সপ্তাহ শেষে গড় বের করে একটি বাক্যে তোমার তথ্যটি লেখো।`,
          },
          {
            kind: 'text',
            title: 'চিঠি থেকে ভিডিও কল: যোগাযোগের বদল',
            body: `তোমার দাদা-দাদিকে জিজ্ঞেস করো, তাঁদের ছোটবেলায় দূরের আত্মীয়ের খবর কীভাবে আসত। হয়তো বলবেন চিঠির কথা, জরুরি হলে টেলিগ্রামের কথা। একটি চিঠি পৌঁছাতে কয়েক দিন লেগে যেত। আজ কয়েক সেকেন্ডে বার্তা পৌঁছে যায় পৃথিবীর অন্য প্রান্তে।

যোগাযোগকে দুই ভাগে দেখা যায়।

- **একমুখী:** একজন বলে, অন্যরা শুধু শোনে বা দেখে। যেমন রেডিও, টেলিভিশন, সংবাদপত্র।
- **দ্বিমুখী:** দুই পক্ষই বলতে ও শুনতে পারে। যেমন টেলিফোন, ই-মেইল, ভিডিও কল।

## কোনটি কখন ভালো?

| প্রয়োজন | উপযুক্ত মাধ্যম | কারণ |
| --- | --- | --- |
| ঝড়ের সতর্কবার্তা সবাইকে জানানো | রেডিও, টেলিভিশন, মাইকিং | একসঙ্গে অনেকে শোনে |
| শিক্ষককে কাজ জমা দেওয়া | ই-মেইল | ফাইল পাঠানো যায়, প্রমাণ থাকে |
| অসুস্থ নানির খবর নেওয়া | ফোন বা ভিডিও কল | সঙ্গে সঙ্গে কথা বলা যায় |

নতুন মাধ্যম এলেই পুরোনোটি মূল্যহীন হয় না। বিদ্যুৎ ও ইন্টারনেট না থাকলে ব্যাটারিচালিত রেডিওই সবচেয়ে বড় ভরসা। আর হাতে লেখা একটি চিঠি বহু বছর যত্ন করে রেখে দেওয়া যায়।

**ভাবো:** স্কুল হঠাৎ কাল বন্ধ থাকবে। সব অভিভাবককে জানাতে তুমি কোন মাধ্যম বেছে নেবে? যাঁদের ইন্টারনেট নেই, তাঁরা কীভাবে জানবেন?`,
          },
        ],
      },
      {
        title: 'যন্ত্রপাতি ও হাতে-কলমে কাজ',
        lessons: [
          {
            kind: 'text',
            title: 'ইনপুট, প্রসেসিং, আউটপুট আর স্মৃতি',
            body: `একটি রান্নাঘরের কথা ভাবো। চাল-ডাল আসে, রাঁধুনি রান্না করেন, প্লেটে খিচুড়ি বের হয়। কম্পিউটারও এই তিন ধাপে চলে।

- **ইনপুট যন্ত্র** দিয়ে নির্দেশ বা উপাত্ত ঢোকে: কি-বোর্ড, মাউস, মাইক্রোফোন, স্ক্যানার, ক্যামেরা।
- **প্রসেসর** হলো রাঁধুনি। সে হিসাব করে ও নির্দেশ পালন করে।
- **আউটপুট যন্ত্র** দিয়ে ফল বের হয়: মনিটর, প্রিন্টার, স্পিকার।

স্পর্শ করা যায় এমন পর্দা একসঙ্গে ইনপুট ও আউটপুট দুটিই, কারণ তাতে আঙুল ছুঁয়ে নির্দেশ দেওয়া যায়, আবার ফলও দেখা যায়।

## টেবিল ও আলমারি

রাঁধুনির সামনে যেটুকু জিনিস হাতের কাছে থাকে, সেটি **র‍্যাম**। কাজ চলার সময় এটি ব্যবহার হয়, বিদ্যুৎ চলে গেলে এর সব মুছে যায়। আর আলমারিতে যা তুলে রাখা হয়, তা **স্টোরেজ**: হার্ডডিস্ক, এসএসডি বা পেনড্রাইভ। বিদ্যুৎ না থাকলেও এর লেখা থেকে যায়। এ জন্যই কাজ করতে করতে কয়েক মিনিট পরপর ফাইল সংরক্ষণ করতে হয়।

## শরীরের যত্ন

পর্দা থেকে অন্তত এক হাত দূরে সোজা হয়ে বসো। প্রতি ২০ মিনিটে একবার দূরের কিছুর দিকে তাকাও। ভেজা হাতে কোনো যন্ত্র বা প্লাগ ধরবে না।

**প্রশ্ন:** টাইপ করতে করতে হঠাৎ বিদ্যুৎ চলে গেল, লেখাটি আর পাওয়া গেল না। লেখাটি কোথায় ছিল? **উত্তর:** র‍্যামে; স্টোরেজে সংরক্ষণ করা হয়নি।`,
          },
          { kind: 'video', title: 'দেখো: আমন্ত্রণপত্র বানাও, দেখো, আরও ভালো করো', clip: 'practice-loop' },
        ],
      },
    ],
  },
  {
    course: 'বাংলা ভাষা ও ব্যাকরণ: ধ্বনি থেকে বাক্য',
    sections: [
      {
        title: 'ভাষা ও ধ্বনি',
        lessons: [
          {
            kind: 'text',
            title: 'সাধু ও চলিত: একই কথা দুই সাজে',
            free: true,
            body: `নিচের বাক্য দুটি পড়ো।

> তাহারা সন্ধ্যা হইবার পূর্বেই গৃহে ফিরিয়া আসিল।
>
> তারা সন্ধ্যা হওয়ার আগেই ঘরে ফিরে এল।

অর্থ এক, কিন্তু সাজ আলাদা। প্রথমটি **সাধু রীতি**, দ্বিতীয়টি **চলিত রীতি**। পুরোনো দিনের বইপত্রে সাধু রীতির চল ছিল বেশি। এখন আমরা বই, পত্রিকা ও কথাবার্তায় চলিত রীতিই ব্যবহার করি।

## পার্থক্য কোথায়?

| বিষয় | সাধু | চলিত |
| --- | --- | --- |
| ক্রিয়াপদ | করিয়াছি, যাইতেছে | করেছি, যাচ্ছে |
| সর্বনাম | তাহার, ইহা | তার, এটা |
| শব্দ | হস্ত, বৃক্ষ | হাত, গাছ |
| অনুসর্গ | হইতে, দ্বারা | থেকে, দিয়ে |

সবচেয়ে বেশি চোখে পড়ে ক্রিয়াপদ আর সর্বনামের পার্থক্য। সাধু রীতিতে এগুলোর রূপ বড়, চলিত রীতিতে ছোট। সাধু রীতি অনেকটা গম্ভীর শোনায়, নাটকের সংলাপ বা বক্তৃতায় তা মানায় না। চলিত রীতি সহজ ও জীবন্ত, আর সময়ের সঙ্গে সঙ্গে কিছুটা বদলায়।

## মিশিয়ে ফেলা চলবে না

*আমি বাড়ি যাইয়া ভাত খাব* বাক্যে ‘যাইয়া’ সাধু, ‘খাব’ চলিত। এক লেখায় দুই রীতি মেশানো দোষের; একে বলে **গুরুচণ্ডালী দোষ**। ঠিক বাক্য: আমি বাড়ি গিয়ে ভাত খাব।

**নিজে করো:** চলিত রীতিতে লেখো: (ক) তাহারা মাঠে খেলিতেছে। (খ) আমি ইহা পূর্বে দেখি নাই।

**উত্তর:** (ক) তারা মাঠে খেলছে। (খ) আমি এটা আগে দেখিনি।`,
          },
          {
            kind: 'text',
            title: 'আয়নার সামনে উচ্চারণস্থান',
            body: `একটি আয়না নাও। ধীরে ধীরে বলো: *ক, চ, ট, ত, প*। প্রতিবার মুখের ভেতরে জিভ কোথায় লাগছে, খেয়াল করো। ‘প’ বলতে গিয়ে দুই ঠোঁট বন্ধ হয়, ‘ক’ বলতে গিয়ে ঠোঁট লাগেই না। যেখানে বাতাস বাধা পেয়ে ধ্বনি তৈরি হয়, সেটিই সেই ধ্বনির **উচ্চারণস্থান**।

ক থেকে ম পর্যন্ত পঁচিশটি বর্ণকে বলে **স্পর্শ বর্ণ**। এগুলো পাঁচটি বর্গে সাজানো, আর এই সাজানোর পেছনে আছে উচ্চারণস্থান।

| বর্গ | বর্ণ | প্রচলিত নাম | কোথায় উচ্চারণ |
| --- | --- | --- | --- |
| ক-বর্গ | ক খ গ ঘ ঙ | কণ্ঠ্য | জিভের গোড়া ও নরম তালু |
| চ-বর্গ | চ ছ জ ঝ ঞ | তালব্য | জিভ ও শক্ত তালু |
| ট-বর্গ | ট ঠ ড ঢ ণ | মূর্ধন্য | উল্টানো জিভ ও তালুর সামনের অংশ |
| ত-বর্গ | ত থ দ ধ ন | দন্ত্য | জিভের ডগা ও দাঁত |
| প-বর্গ | প ফ ব ভ ম | ওষ্ঠ্য | দুই ঠোঁট |

## হাতের তালুতে আরেকটি পরীক্ষা

মুখের সামনে হাত রেখে বলো *ক*, তারপর *খ*। খ বলতে বেশি বাতাস লাগে হাতে। কম বাতাসের ধ্বনি **অল্পপ্রাণ** (ক, গ, চ, জ), বেশি বাতাসের ধ্বনি **মহাপ্রাণ** (খ, ঘ, ছ, ঝ)। প্রতিটি বর্গের প্রথম ও তৃতীয় বর্ণ অল্পপ্রাণ, দ্বিতীয় ও চতুর্থ বর্ণ মহাপ্রাণ।

**নিজে করো:** *ভাত*, *ঘর*, *পথ* শব্দের প্রথম বর্ণগুলোর উচ্চারণস্থান বলো। **উত্তর:** ওষ্ঠ্য, কণ্ঠ্য, ওষ্ঠ্য।`,
          },
        ],
      },
      {
        title: 'সন্ধি ও বাক্য',
        lessons: [
          {
            kind: 'text',
            title: 'স্বরসন্ধির সূত্র নিজেই খুঁজে বের করি',
            body: `দ্রুত বলো: *বিদ্যা আলয়*। মুখে কী আসে? *বিদ্যালয়*। পাশাপাশি দুটি ধ্বনি মিলে গেলে তাকে বলে **সন্ধি**। দুটি স্বরধ্বনি মিললে তা **স্বরসন্ধি**।

নিচের উদাহরণগুলো দেখে সূত্র বের করার চেষ্টা করো, তারপর ডান পাশের ঘর দেখো।

| বিচ্ছেদ | সন্ধি | সূত্র |
| --- | --- | --- |
| হিম + আলয় | হিমালয় | অ + আ = আ |
| রবি + ইন্দ্র | রবীন্দ্র | ই + ই = ঈ |
| শুভ + ইচ্ছা | শুভেচ্ছা | অ + ই = এ |
| সূর্য + উদয় | সূর্যোদয় | অ + উ = ও |
| ইতি + আদি | ইত্যাদি | ই + আ = য-ফলা ও আ |

লক্ষ করো, একই ধরনের দুটি স্বর মিললে দীর্ঘ স্বর হয়। অ বা আ-এর পরে ই এলে এ, আর উ এলে ও।

## বিচ্ছেদ করার তিন ধাপ

১. শব্দের ভেতরে দুটি অর্থপূর্ণ অংশ খোঁজো। *পরীক্ষা* শব্দে আছে পরি ও ঈক্ষা।

২. যেখানে জোড়া লেগেছে, সেখানে কোন স্বর আছে দেখো।

৩. ভাঙা অংশ দুটি জোড়া দিয়ে মূল শব্দটি ফিরে আসে কি না, যাচাই করো।

মনে রেখো, সন্ধি সাধারণত তৎসম শব্দে হয়; খাঁটি বাংলা শব্দের সঙ্গে জোর করে সন্ধি করলে তা শুনতে ভালো লাগে না।

**নিজে করো:** বিচ্ছেদ করো: নরেন্দ্র, মহোৎসব, অতীত। **উত্তর:** নর + ইন্দ্র, মহা + উৎসব, অতি + ইত।`,
          },
          { kind: 'video', title: 'দেখো: বাক্যে কে কী করে, উদ্দেশ্য ও বিধেয়', clip: 'sentence' },
        ],
      },
    ],
  },
  {
    course: 'Ancient Bengal and Early Civilisations',
    sections: [
      {
        title: 'The First Settlements of Bengal',
        lessons: [
          { kind: 'video', title: 'Watch: putting the ancient past in order on a line', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'Wari-Bateshwar and Mahasthangarh',
            body: `Two places in Bangladesh let us walk through very old streets.

**Mahasthangarh** lies in Bogura, on the bank of the Karatoya. It was the ancient city of Pundranagara, the centre of the land called Pundra. Its long mound and brick walls still stand. A small piece of limestone with writing in Brahmi letters was found there in 1931. Scholars date it to about the third century BCE. It speaks of helping people in a time of need from a store of grain, so we learn that a government existed, that it kept stores, and that some people could read.

**Wari-Bateshwar** is in Narsingdi. Local people had long picked up old coins and beads in their fields, and archaeologists began digging there in 2000. They found a fort, punch-marked silver coins, a road and many beads of coloured stone. Most researchers think it was a busy trading centre about 2,500 years ago.

## What each find tells us

| Find | What we may conclude |
| --- | --- |
| coins | people traded and trusted a common money |
| beads of stone from far away | goods travelled long distances |
| thick walls | the city needed protection |
| writing | records and rules were kept |

**Task:** if someone dug up your school after 2,000 years, which three objects would tell the most about you?`,
          },
        ],
      },
      {
        title: 'Evidence and River Civilisations',
        lessons: [
          {
            kind: 'text',
            title: 'Fact, opinion and guess: reading a coin',
            body: `Imagine a small silver coin in your hand. On it are a sun, a hill and a few other signs. There is no date and no name. What can a historian honestly say?

- **Fact:** the coin is silver, it weighs about three grams, and five signs are punched into it. Anyone can check this.
- **Conclusion from evidence:** people here used money, because many such coins were found in one place. This is well supported, but it rests on reasoning.
- **Guess:** the sun was the sign of a certain king. This is possible, yet nothing proves it so far.
- **Opinion:** it is the most beautiful coin of Bengal. Nobody can prove or disprove that.

A historian may guess, but must say "perhaps". When new evidence appears, the guess is tested again.

## Questions to ask of any object

1. What is it made of, and did that material come from nearby?
2. Where exactly was it found, and what lay beside it?
3. Who would have used it, rich or poor, at home or at work?
4. What does it *not* tell us?

**Try it:** take a coin of today. Write two facts, one conclusion and one guess about our country that a stranger could draw from it. Exchange with a classmate and check whether each sentence stands in the right group.`,
          },
          {
            kind: 'text',
            title: 'Why rivers? Egypt, Mesopotamia and the Indus',
            body: `Around five thousand years ago great cities grew up in several parts of the world, and nearly all of them stood beside rivers. A river gives drinking water, fish, and a road for boats. Above all, its floods leave fine mud on the fields, and in that mud grain grows well. When farmers harvest more than they eat, others can become potters, builders, priests or writers.

| | Egypt | Mesopotamia | Indus |
| --- | --- | --- | --- |
| River | Nile | Tigris and Euphrates | Indus and its branches |
| Today | Egypt | mostly Iraq | Pakistan and India |
| Writing | hieroglyphs | cuneiform, pressed in clay | signs on seals, not yet read |
| Famous for | pyramids | early cities and laws | planned streets and drains |

The Nile flooded at about the same time each year, so Egyptians made a calendar around it. The Tigris and Euphrates were less regular, and people there dug canals to lead the water. The builders of Mohenjo-daro laid straight streets and covered drains, and many houses had a bathing place.

Because we cannot read the Indus signs, we know their drains better than their stories.

**Compare:** choose two of the three civilisations. Write one likeness and two differences. Then explain in a sentence why the land between our own great rivers has also always drawn farmers.`,
          },
        ],
      },
    ],
  },
]
