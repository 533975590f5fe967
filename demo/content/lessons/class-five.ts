import type { DemoCurriculum } from './types.ts'

export const classFive: DemoCurriculum[] = [
  {
    course: 'পঞ্চম শ্রেণির গণিত: গুণিতক থেকে শতকরা',
    sections: [
      {
        title: 'গুণিতক ও গুণনীয়ক',
        lessons: [
          { kind: 'video', title: 'দেখি: সংখ্যারেখায় সমান লাফ দিয়ে গুণিতক', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'মৌলিক ও যৌগিক সংখ্যা',
            free: true,
            body: `১২টি টাইলস দিয়ে কত রকম আয়ত সাজানো যায়? ১ সারিতে ১২টি, ২ সারিতে ৬টি করে, ৩ সারিতে ৪টি করে। তিন রকম। এবার ৭টি টাইলস নাও। শুধু এক সারিতেই সাজানো যায়, অন্য কোনো উপায়ে আয়ত হয় না। এই ছোট পরীক্ষার ভেতরেই লুকিয়ে আছে আজকের পাঠ।

## গুণনীয়ক ও গুণিতক

যে সংখ্যা দিয়ে অন্য একটি সংখ্যাকে ভাগ করলে ভাগশেষ থাকে না, সে ওই সংখ্যার **গুণনীয়ক**। ১২-এর গুণনীয়ক হলো ১, ২, ৩, ৪, ৬ ও ১২।

কোনো সংখ্যাকে ১, ২, ৩ ইত্যাদি দিয়ে গুণ করলে তার **গুণিতক** পাই। ৭-এর গুণিতক ৭, ১৪, ২১, ২৮ এবং এভাবে চলতেই থাকে। গুণনীয়কের শেষ আছে, গুণিতকের শেষ নেই।

## মৌলিক না যৌগিক

- যার গুণনীয়ক ঠিক দুটি, ১ আর সে নিজে, সে **মৌলিক সংখ্যা**: ২, ৩, ৫, ৭, ১১, ১৩…
- যার গুণনীয়ক দুটির বেশি, সে **যৌগিক সংখ্যা**: ৪, ৬, ৮, ৯, ১০, ১২…
- ১-এর গুণনীয়ক মাত্র একটি। তাই ১ মৌলিকও নয়, যৌগিকও নয়।

২ একমাত্র জোড় মৌলিক সংখ্যা। ২-এর পরের সব জোড় সংখ্যাকে ২ দিয়ে ভাগ করা যায়, তাই তারা যৌগিক।

## উদাহরণ: ৬০-কে ভাঙি

যৌগিক সংখ্যাকে মৌলিক সংখ্যার গুণফল হিসেবে লেখা যায়। ৬০-কে ছোট মৌলিক সংখ্যা দিয়ে ভাগ করতে থাকি।

| ভাগ | ফল |
|---|---|
| ৬০ ÷ ২ | ৩০ |
| ৩০ ÷ ২ | ১৫ |
| ১৫ ÷ ৩ | ৫ |
| ৫ ÷ ৫ | ১ |

$$৬০ = ২ \\times ২ \\times ৩ \\times ৫$$

যে পথেই ভাঙো, শেষে একই মৌলিক সংখ্যাগুলো পাবে। যেন প্রতিটি সংখ্যার নিজস্ব আঙুলের ছাপ!

## বিভাজ্যতার সহজ চিহ্ন

- শেষ অঙ্ক ০, ২, ৪, ৬, ৮ হলে ২ দিয়ে ভাগ যায়।
- অঙ্কগুলোর যোগফল ৩ দিয়ে ভাগ গেলে সংখ্যাটিও ৩ দিয়ে ভাগ যায়।
- শেষ অঙ্ক ০ বা ৫ হলে ৫ দিয়ে ভাগ যায়।

## কাজ

1. ১৮-এর সব গুণনীয়ক লেখো।
2. ২০ থেকে ৩০-এর মধ্যে মৌলিক সংখ্যা কোনগুলো?
3. ৮৪-কে মৌলিক গুণনীয়কে ভাঙো।

**উত্তর:** ১. ১, ২, ৩, ৬, ৯, ১৮। ২. ২৩ ও ২৯। ৩. ২ × ২ × ৩ × ৭।`,
          },
          {
            kind: 'text',
            title: 'লসাগু ও গসাগু: ঘণ্টা আর টাইলসের অঙ্ক',
            body: `দুটি প্রশ্ন দিয়ে শুরু করি।

**প্রশ্ন ১:** একটি ঘণ্টা ৬ মিনিট পরপর বাজে, আরেকটি ৮ মিনিট পরপর। এখন দুটি একসঙ্গে বাজল। আবার কত মিনিট পরে একসঙ্গে বাজবে?

**প্রশ্ন ২:** একটি ঘরের মেঝে ৪৮ ডেসিমিটার লম্বা, ৩৬ ডেসিমিটার চওড়া। না কেটে সবচেয়ে বড় কোন বর্গাকার টাইলস বসানো যাবে?

## প্রথমটির জন্য লসাগু

ঘণ্টা বাজার সময়গুলো গুণিতক।

- ৬-এর গুণিতক: ৬, ১২, ১৮, **২৪**, ৩০, ৩৬…
- ৮-এর গুণিতক: ৮, ১৬, **২৪**, ৩২…

দুই সারিতেই আছে এমন সবচেয়ে ছোট সংখ্যা ২৪। এর নাম **লঘিষ্ঠ সাধারণ গুণিতক**, সংক্ষেপে লসাগু। উত্তর: ২৪ মিনিট পরে।

## দ্বিতীয়টির জন্য গসাগু

টাইলসের বাহু দিয়ে ৪৮ ও ৩৬ দুটিই নিঃশেষে ভাগ যেতে হবে। অর্থাৎ বাহুটি দুই সংখ্যারই গুণনীয়ক।

- ৪৮-এর গুণনীয়ক: ১, ২, ৩, ৪, ৬, ৮, **১২**, ১৬, ২৪, ৪৮
- ৩৬-এর গুণনীয়ক: ১, ২, ৩, ৪, ৬, ৯, **১২**, ১৮, ৩৬

সবচেয়ে বড় সাধারণ গুণনীয়ক ১২। এর নাম **গরিষ্ঠ সাধারণ গুণনীয়ক**, সংক্ষেপে গসাগু। টাইলসের বাহু ১২ ডেসিমিটার। লাগবে ৪ × ৩ = ১২টি।

## মৌলিক গুণনীয়ক দিয়ে দ্রুত উপায়

$$৪৮ = ২ \\times ২ \\times ২ \\times ২ \\times ৩$$

$$৩৬ = ২ \\times ২ \\times ৩ \\times ৩$$

- **গসাগু:** দুই জায়গাতেই যা আছে: ২ × ২ × ৩ = ১২।
- **লসাগু:** প্রতিটি মৌলিক সংখ্যা সবচেয়ে বেশি যতবার আছে: ২ × ২ × ২ × ২ × ৩ × ৩ = ১৪৪।

মজার কথা, লসাগু আর গসাগু গুণ করলে সংখ্যা দুটির গুণফল পাওয়া যায়: ১৪৪ × ১২ = ১৭২৮ = ৪৮ × ৩৬।

## কোনটি লাগবে, কীভাবে বুঝব

| প্রশ্নে যা থাকে | লাগে |
|---|---|
| আবার কখন একসঙ্গে, কমপক্ষে কত | লসাগু |
| সবচেয়ে বড় ভাগ, সর্বাধিক কতজনকে সমান করে | গসাগু |

## কাজ

1. ১২ ও ১৮-এর লসাগু ও গসাগু বের করো।
2. ২৪টি কলম ও ৩২টি খাতা সর্বাধিক কতজনকে সমানভাবে দেওয়া যাবে?
3. দুটি বাস ১৫ ও ২০ মিনিট পরপর ছাড়ে। সকাল ৮টায় একসঙ্গে ছাড়লে আবার কখন একসঙ্গে ছাড়বে?

**উত্তর:** ১. ৩৬ ও ৬। ২. ৮ জনকে। ৩. সকাল ৯টায়।`,
          },
        ],
      },
      {
        title: 'ভগ্নাংশ, দশমিক ও শতকরা',
        lessons: [
          { kind: 'video', title: 'দেখি: কাগজের ফিতা ভাঁজ করে ভগ্নাংশ', clip: 'fractions' },
          {
            kind: 'text',
            title: 'ভগ্নাংশের গুণ ও ভাগ, ছবি দিয়ে',
            body: `অর্ধেক পাউরুটির অর্ধেক কতটুকু? কাগজ দিয়ে দেখি। কাগজ একবার ভাঁজ করলে অর্ধেক। সেই অর্ধেককে আবার ভাঁজ করলে পুরো কাগজের চার ভাগের এক ভাগ।

$$\\frac{১}{২} \\times \\frac{১}{২} = \\frac{১}{৪}$$

## গুণের নিয়ম

লবের সঙ্গে লব, হরের সঙ্গে হর গুণ করি।

$$\\frac{২}{৩} \\times \\frac{৪}{৫} = \\frac{২ \\times ৪}{৩ \\times ৫} = \\frac{৮}{১৫}$$

এখানে "×" মানে "এর"। অর্থাৎ $\\frac{৪}{৫}$ এর $\\frac{২}{৩}$ অংশ। খেয়াল করো, প্রকৃত ভগ্নাংশ দিয়ে গুণ করলে ফল ছোট হয়। গুণ করলেই বাড়ে, এই ধারণা ঠিক নয়।

গুণের আগে কাটাকাটি করলে হিসাব সহজ হয়: $\\frac{৩}{৮} \\times \\frac{৪}{৯}$। ৩ ও ৯-কে ৩ দিয়ে, ৪ ও ৮-কে ৪ দিয়ে কাটলে থাকে $\\frac{১}{২} \\times \\frac{১}{৩} = \\frac{১}{৬}$।

## ভাগ মানে কয়বার ধরে

৩ লিটার দুধ আধা লিটারের বোতলে ভরলে কয়টি বোতল লাগে? প্রতি লিটারে ২টি, তাই ৬টি।

$$৩ \\div \\frac{১}{২} = ৩ \\times ২ = ৬$$

ভাগের বদলে আমরা উল্টো ভগ্নাংশ দিয়ে গুণ করলাম। $\\frac{১}{২}$ উল্টালে হয় $\\frac{২}{১}$। এই উল্টো রূপের নাম **বিপরীত ভগ্নাংশ**।

$$\\frac{৩}{৪} \\div \\frac{২}{৫} = \\frac{৩}{৪} \\times \\frac{৫}{২} = \\frac{১৫}{৮} = ১\\frac{৭}{৮}$$

উল্টাতে হয় শুধু দ্বিতীয়টিকে, অর্থাৎ ভাজককে। প্রথমটি যেমন আছে তেমনই থাকে। অনেকে তাড়াহুড়ায় দুটিকেই উল্টে ফেলে, তখন উত্তর ভুল হয়।

উত্তর ঠিক কি না, তা গুণ করে দেখা যায়। ভাগফলকে ভাজক দিয়ে গুণ করলে আবার প্রথম ভগ্নাংশটি ফিরে আসবে। আর একটি কথা মনে রেখো: প্রকৃত ভগ্নাংশ দিয়ে ভাগ করলে ফল বড় হয়, কারণ ছোট মাপের পাত্র বেশিবার ধরে।

## একটি সমস্যা

*এক জমির $\\frac{৩}{৫}$ অংশে ধান। ধানের জমির $\\frac{১}{২}$ অংশ পাকা। পুরো জমির কত অংশে পাকা ধান?*

"ধানের জমির অর্ধেক" মানে $\\frac{৩}{৫}$ এর $\\frac{১}{২}$, তাই গুণ: $\\frac{৩}{৫} \\times \\frac{১}{২} = \\frac{৩}{১০}$। উত্তর: দশ ভাগের তিন ভাগ। ছবি এঁকে মেলাও: আয়তকে পাঁচ কলামে ভাগ করে তিনটি রং করো, তারপর মাঝ বরাবর আড়াআড়ি কাটো।

## কাজ

1. $\\frac{২}{৭} \\times \\frac{৩}{৪}$
2. $\\frac{৫}{৬} \\div \\frac{৫}{১২}$
3. ৪ মিটার ফিতা থেকে $\\frac{২}{৩}$ মিটার করে কাটলে কয় টুকরো হয়?

**উত্তর:** ১. $\\frac{৩}{১৪}$। ২. ২। ৩. ৬ টুকরো।`,
          },
          {
            kind: 'text',
            title: 'এক সংখ্যার তিন পোশাক: ভগ্নাংশ, দশমিক, শতকরা',
            body: `তুমি কি কখনো স্কুলের পোশাক, খেলার পোশাক আর ঈদের পোশাকে নিজেকে আলাদা মানুষ ভেবেছ? না, মানুষ একই। সংখ্যাও তেমনি তিন পোশাক পরে: ভগ্নাংশ, দশমিক ও শতকরা।

| ভগ্নাংশ | দশমিক | শতকরা |
|---|---|---|
| $\\frac{১}{২}$ | ০.৫ | ৫০% |
| $\\frac{১}{৪}$ | ০.২৫ | ২৫% |
| $\\frac{৩}{৪}$ | ০.৭৫ | ৭৫% |
| $\\frac{১}{৫}$ | ০.২ | ২০% |
| $\\frac{১}{১০}$ | ০.১ | ১০% |

**শতকরা** মানে প্রতি একশতে। ২৫% মানে ১০০-র মধ্যে ২৫।

## পোশাক বদলের নিয়ম

- **ভগ্নাংশ থেকে দশমিক:** লবকে হর দিয়ে ভাগ করো। ৩ ÷ ৪ = ০.৭৫।
- **দশমিক থেকে শতকরা:** ১০০ দিয়ে গুণ করো। ০.৭৫ × ১০০ = ৭৫%।
- **শতকরা থেকে ভগ্নাংশ:** হর ১০০ লিখে ছোট করো। $\\frac{২৫}{১০০} = \\frac{১}{৪}$।

## উদাহরণ: কে ভালো করল

রিনা গণিতে ৫০-এর মধ্যে ৩৫ পেল, বিজ্ঞানে ৪০-এর মধ্যে ৩০। কোন বিষয়ে ভালো? মোট নম্বর আলাদা, তাই সরাসরি তুলনা চলে না। দুটিকেই শতকরায় নিই।

$$\\frac{৩৫}{৫০} \\times ১০০ = ৭০$$

$$\\frac{৩০}{৪০} \\times ১০০ = ৭৫$$

গণিতে ৭০%, বিজ্ঞানে ৭৫%। বিজ্ঞানে একটু ভালো। নম্বর কম দেখালেও অংশ বেশি! তুলনা করার সময় তাই আগে দেখতে হয়, কতর মধ্যে কত। দোকানের ছাড়, জনসংখ্যার হিসাব বা খেলার জয়ের হার, সবখানেই এই একই ভাবনা কাজে লাগে।

## মুনাফার অঙ্ক

ব্যাংকে টাকা রাখলে বছর শেষে কিছু বাড়তি টাকা পাওয়া যায়। জমা টাকাকে বলে **আসল**, বাড়তি টাকাকে বলে **মুনাফা**। মুনাফার হার বার্ষিক ৬% মানে ১০০ টাকায় ১ বছরে ৬ টাকা।

৫০০ টাকার ৩ বছরের মুনাফা কত?

- ১০০ টাকায় ১ বছরে ৬ টাকা।
- ৫০০ টাকায় ১ বছরে ৬ × ৫ = ৩০ টাকা।
- ৫০০ টাকায় ৩ বছরে ৩০ × ৩ = ৯০ টাকা।

আসলসহ মোট হবে ৫০০ + ৯০ = ৫৯০ টাকা।

## কাজ

1. ০.৩৫-কে শতকরা ও ভগ্নাংশে লেখো।
2. ২০০ জনের ৪৫% কতজন?
3. বার্ষিক ৫% হারে ৮০০ টাকার ২ বছরের মুনাফা কত?

**উত্তর:** ১. ৩৫%, $\\frac{৭}{২০}$। ২. ৯০ জন। ৩. ৮০ টাকা।`,
          },
          { kind: 'audio', title: 'শুনি: অঙ্ক কষি, মিলিয়ে দেখি, ভুল থেকে শিখি', clip: 'practice-loop' },
        ],
      },
      {
        title: 'গড়, পরিমাপ ও জ্যামিতি',
        lessons: [
          {
            kind: 'text',
            title: 'গড় কীভাবে কাজ করে',
            body: `চার বন্ধুর কাছে মার্বেল আছে ৩, ৭, ৪ ও ৬টি। সবাই মিলে ঠিক করল, এক জায়গায় ঢেলে সমান করে নেবে। মোট ২০টি। প্রত্যেকে পেল ৫টি। এই ৫-ই হলো **গড়**।

$$\\text{গড়} = \\frac{\\text{রাশিগুলোর যোগফল}}{\\text{রাশির সংখ্যা}}$$

গড় মানে সবকিছু সমান করে দিলে প্রত্যেকের ভাগে যত পড়ত। গড় সব সময় সবচেয়ে ছোট ও সবচেয়ে বড় সংখ্যার মাঝে থাকে। তোমার উত্তর তার বাইরে গেলে বুঝবে, কোথাও ভুল হয়েছে।

## উদাহরণ: এক সপ্তাহের পড়ার সময়

| বার | মিনিট |
|---|---|
| শনি | ৬০ |
| রবি | ৪৫ |
| সোম | ৫০ |
| মঙ্গল | ৭০ |
| বুধ | ৪০ |
| বৃহস্পতি | ৮৫ |
| শুক্র | ০ |

যোগফল ৩৫০ মিনিট। দিন ৭টি। গড় ৩৫০ ÷ ৭ = ৫০ মিনিট।

শুক্রবার ০ মিনিট হলেও দিনটি গুনতে হবে। শূন্য যোগফল বাড়ায় না, কিন্তু সংখ্যা বাড়ায়। অনেকে শূন্য বাদ দিয়ে ৬ দিয়ে ভাগ করে, সেটি ভুল।

## উল্টো দিকের অঙ্ক

*পাঁচ ম্যাচে রাফির গড় রান ২৪। প্রথম চার ম্যাচে সে করেছে ২০, ৩১, ১৮ ও ২৬। পঞ্চম ম্যাচে কত?*

- পাঁচ ম্যাচের মোট রান: ২৪ × ৫ = ১২০।
- চার ম্যাচের মোট: ২০ + ৩১ + ১৮ + ২৬ = ৯৫।
- পঞ্চম ম্যাচে: ১২০ − ৯৫ = ২৫ রান।

মূল কথা হলো, গড় জানা থাকলে মোট জানা যায়: গড়কে সংখ্যা দিয়ে গুণ করলেই মোট। মোট থেকে জানা অংশগুলো বাদ দিলে অজানা অংশটি বেরিয়ে আসে।

## গড় কী বলে না

একটি নদীর গড় গভীরতা এক মিটার শুনে হেঁটে পার হওয়া বিপজ্জনক। কোথাও পানি হাঁটু পর্যন্ত, কোথাও তিন মিটার হতে পারে। গড় একটি মাঝামাঝি ছবি দেয়, প্রতিটি জায়গার খবর দেয় না।

## কাজ

1. ১২, ১৫, ৯, ২০ ও ১৪-এর গড় কত?
2. তিনটি সংখ্যার গড় ১৮। দুটি সংখ্যা ১৫ ও ২২। তৃতীয়টি কত?
3. নিজের এক সপ্তাহের পড়ার সময় লিখে গড় বের করো।

**উত্তর:** ১. ১৪। ২. ১৭।`,
          },
          {
            kind: 'text',
            title: 'ক্ষেত্রফলের সূত্র কোথা থেকে এল',
            body: `একটি ঘরের মেঝে ঢাকতে কতগুলো টাইলস লাগবে? এই প্রশ্নের উত্তরই **ক্ষেত্রফল**। ক্ষেত্রফল মানে কোনো জায়গা কতটুকু তল দখল করে আছে। মাপি বর্গ একক দিয়ে, যেমন বর্গসেন্টিমিটার বা বর্গমিটার।

## আয়ত: গুনে দেখি

একটি আয়ত ৮ সেন্টিমিটার লম্বা, ৫ সেন্টিমিটার চওড়া। তার ভেতরে ১ সেন্টিমিটার বাহুর বর্গ বসাও। এক সারিতে ৮টি, এমন ৫ সারি। মোট ৪০টি। তাই:

$$\\text{আয়তের ক্ষেত্রফল} = \\text{দৈর্ঘ্য} \\times \\text{প্রস্থ}$$

## সামান্তরিক: কেটে জোড়া দিই

সামান্তরিকের এক পাশ থেকে একটি ত্রিভুজ কেটে অন্য পাশে লাগাও। হয়ে গেল আয়ত! কিছু হারায়নি, কিছু বাড়েনি। তাই ক্ষেত্রফল **ভূমি × উচ্চতা**। উচ্চতা মাপতে হয় খাড়াভাবে, হেলানো বাহু ধরে নয়।

## ত্রিভুজ: দুটি মিলে একটি

একই রকম দুটি ত্রিভুজ উল্টে জোড়া দিলে একটি সামান্তরিক হয়। তাই একটি ত্রিভুজ তার অর্ধেক।

$$\\text{ত্রিভুজের ক্ষেত্রফল} = \\frac{১}{২} \\times \\text{ভূমি} \\times \\text{উচ্চতা}$$

ভূমি ৬ সেমি, উচ্চতা ৪ সেমি হলে ক্ষেত্রফল ১২ বর্গসেমি।

## চতুর্ভুজের পরিবার

| নাম | বাহু | কোণ |
|---|---|---|
| বর্গ | চারটি সমান | চারটি সমকোণ |
| আয়ত | বিপরীত বাহু সমান | চারটি সমকোণ |
| রম্বস | চারটি সমান | সমকোণ না-ও হতে পারে |
| সামান্তরিক | বিপরীত বাহু সমান ও সমান্তরাল | বিপরীত কোণ সমান |
| ট্রাপিজিয়াম | এক জোড়া বাহু সমান্তরাল | নানা রকম |

## বৃত্তের কথা

কেন্দ্র থেকে বৃত্তের কিনারা পর্যন্ত দূরত্ব **ব্যাসার্ধ**, সব দিকে সমান। কেন্দ্র দিয়ে এপার-ওপার দূরত্ব **ব্যাস**। ব্যাস ব্যাসার্ধের দ্বিগুণ। একটি থালার কিনারা সুতা দিয়ে মেপে ব্যাস দিয়ে ভাগ করো। যে থালাই নাও, ফল ৩-এর সামান্য বেশি আসবে। ছোট বাটি, বড় গামলা, সাইকেলের চাকা, তিনটি মেপে দেখো। মাপে একটু এদিক-ওদিক হতে পারে, কিন্তু ফল কাছাকাছিই থাকবে।

## কাজ

1. ১২ মিটার লম্বা, ৭ মিটার চওড়া মাঠের ক্ষেত্রফল কত?
2. ভূমি ১০ সেমি, উচ্চতা ৯ সেমি: ত্রিভুজটির ক্ষেত্রফল কত?
3. বৃত্তের ব্যাস ১৪ সেমি। ব্যাসার্ধ কত?

**উত্তর:** ১. ৮৪ বর্গমিটার। ২. ৪৫ বর্গসেমি। ৩. ৭ সেমি।`,
          },
        ],
      },
    ],
  },
  {
    course: 'English Five: Comprehension, Letters and Forms',
    sections: [
      {
        title: 'Reading an Unseen Passage',
        lessons: [
          {
            kind: 'text',
            title: 'Skim, scan, support: how to read a new passage',
            free: true,
            body: `> Lima's class visited a museum on Tuesday. The guide showed them old coins, boats and a very large terracotta pot. "Please do not touch," he said, "because oil from our fingers harms old things." Lima liked the boats most. She drew one in her notebook. The class left at three o'clock.

## Three moves

1. **Skim** the whole passage in half a minute. Ask only: what is it about? *A school visit to a museum.*
2. **Scan** for the answer. Look for names, times and numbers. Capital letters and digits are easy to spot.
3. **Support** the answer. Put your finger on the words that prove it.

## True, false or not given

| Statement | Answer | Proof |
|---|---|---|
| The visit was on Tuesday. | True | "on Tuesday" |
| Lima liked the coins most. | False | "liked the boats most" |
| The ticket cost 20 taka. | Not given | nothing about tickets |

*False* means the passage says something else. *Not given* means the passage is silent. Do not guess from your own visits.

## Try it

1. Why must visitors not touch old things?
2. True, false or not given: Lima bought a notebook there.

*Answers: 1. They must not touch because oil from fingers harms old things. 2. Not given.*`,
          },
          { kind: 'video', title: 'Watch: who does what, finding the parts of a sentence', clip: 'sentence' },
        ],
      },
      {
        title: 'Letters, Forms and Grammar Clinics',
        lessons: [
          {
            kind: 'text',
            title: 'A letter to a cousin and a club form',
            body: `A letter to a cousin is **informal**: friendly words, short sentences. Still it has a fixed layout.

| Part | Example |
|---|---|
| Address and date | Bogura, 12 March |
| Greeting | Dear Shuvo, |
| Opening | I hope you are well. |
| Body | news, an invitation, a question |
| Closing | With love, |
| Name | Mim |

> Thank you for your letter. We now have a school garden! I planted tomatoes, and the first red one came yesterday. Can you visit us in the holidays? I will keep some tomatoes for you.

The body has one piece of news, one detail, one question. A question makes your cousin write back.

## Filling in a form

A form wants facts, not sentences.

- Write in CAPITAL letters if the form says so.
- **Surname** is the family name, **first name** is your own.
- **Date of birth** is the day you were born; do not write today's date.
- Do not leave a line empty. Write *none* or a dash.
- **Signature** is your name in your own handwriting.

## Try it

1. Which part comes straight after the greeting?
2. Write a letter about your last Eid or Puja holiday.
3. Draw a sports club form with six lines and fill it in.

*Answer to 1: the opening.*`,
          },
          {
            kind: 'text',
            title: 'Grammar clinic: making WH questions',
            body: `In the examination you get a statement with an underlined part. You must ask a question whose answer is that part. Three steps always work.

## Step 1: choose the WH word

| Answer is a | Use |
|---|---|
| person | Who |
| thing | What |
| place | Where |
| time | When |
| reason | Why |
| way or manner | How |

## Step 2: find or bring a helper

If the sentence has *is, are, was, were, can, will*, move it in front of the subject: *She is in the garden.* Where **is she**?

If there is no helper, bring **do, does** or **did**: *Rafi lives in Khulna.* Where **does** Rafi live? *They played at four.* When **did** they play?

## Step 3: put the verb back to its first form

*lives* becomes *live*, *played* becomes *play*, because the helper already carries the time.

**One exception:** if you ask about the subject itself, nothing moves. *Mina broke the cup.* **Who** broke the cup? Not *Who did break*.

## Try it

Ask about the part in bold.

1. He goes to school **by bus**.
2. **Father** cooked dinner.
3. They went home **because it rained**.

*Answers: 1. How does he go to school? 2. Who cooked dinner? 3. Why did they go home?*`,
          },
        ],
      },
    ],
  },
  {
    course: 'Primary Science Five: Air, Matter and Energy',
    sections: [
      {
        title: 'Air, Matter and Heat',
        lessons: [
          { kind: 'video', title: 'Watch: particles in a solid, a liquid and a gas', clip: 'particles', free: true },
          {
            kind: 'text',
            title: 'What air is made of',
            body: `Air is not one thing. It is a mixture of gases, as muri mix is a mixture of many things.

| Gas | About how much | Used for |
|---|---|---|
| Nitrogen | 78 parts in 100 | fertiliser; keeps packed food fresh |
| Oxygen | 21 parts in 100 | breathing, burning, hospital cylinders |
| Argon and others | nearly 1 part | some light bulbs |
| Carbon dioxide | 0.04 part | plants make food; fire extinguishers; fizzy drinks |

There is also water vapour, more in the rainy season than in winter.

## A candle puzzle

Ask an adult to light a short candle on a plate and to put a glass over it. The flame becomes small and goes out. Why? Burning needs oxygen. When too little is left in the glass, burning stops. This is also why a blanket can put out a small fire: it keeps the air away.

## When air becomes dirty

Smoke from brick kilns, vehicles and burning rubbish adds dust and harmful gases. They hurt our lungs. Trees, better engines, covered building sites and not burning plastic all help.

## Try it

1. Which gas is there most of?
2. Why does the candle go out?
3. List two sources of smoke near you and one remedy for each.

*Answers: 1. nitrogen. 2. Not enough oxygen is left.*`,
          },
          {
            kind: 'text',
            title: 'Three ways heat travels',
            body: `A metal spoon feels colder than a wooden one, though both lay in the same drawer. Both have the same temperature! Metal carries the heat of your hand away quickly, wood slowly. Your hand notices the loss.

## Conduction

Heat passes from particle to particle, while the particles stay in place. Put a metal spoon into hot tea: soon the handle is warm. Metals are good **conductors**. Wood, plastic and cloth are poor ones, so pot handles are made of them.

## Convection

In liquids and gases warm parts rise and cool parts sink. In a pot of water the warm water climbs, the cool water takes its place, and the whole pot turns over. Sea breezes work in the same way.

## Radiation

Between the sun and the earth there is almost empty space, no particles to pass heat on. Still its heat reaches us, as rays. You also feel it beside a stove, with your face towards the fire. Dark surfaces take in more radiation than white ones.

| Way | Needs particles? | Example |
|---|---|---|
| conduction | yes | spoon in tea |
| convection | yes, and they move along | boiling water |
| radiation | no | sunlight |

## Try it

1. Why wear white in summer?
2. How does heat reach a frying egg through the pan?

*Answers: 1. White takes in less radiation. 2. By conduction.*`,
          },
        ],
      },
      {
        title: 'Weather, Climate and Technology',
        lessons: [
          {
            kind: 'text',
            title: 'Climate change at home in Bangladesh',
            body: `Today's rain is weather. The usual pattern of many years is climate. All over the world that pattern is changing.

## Why it happens

The air around the earth works like a quilt. Gases such as carbon dioxide and methane let sunlight in but hold back part of the heat. Some of this is good, or the earth would be frozen. But burning coal, oil and gas, and cutting forests, makes the quilt thicker. So the earth slowly becomes warmer.

## What we notice here

- The sea level rises, and salt water creeps into fields and ponds near the coast.
- Cyclones may become stronger, and rain comes less regularly.
- River banks break, and families lose their land.
- Heat waves last longer.

Bangladesh has caused very little of this, but feels much of it, because the land is low and flat.

## What people do

Farmers grow rice that bears **salt or floods**. Cyclone shelters and early warnings save many lives. Solar panels light homes far from power lines. Mangroves like the Sundarbans slow down waves.

## Try it

1. Name two gases that hold back heat.
2. Why is Bangladesh in special danger?
3. List three ways your family can save electricity.

*Answers: 1. carbon dioxide, methane. 2. Its land is low and flat, by the sea.*`,
          },
        ],
      },
    ],
  },
  {
    course: 'আমাদের মুক্তিযুদ্ধ ও ঐতিহ্য',
    sections: [
      {
        title: 'আমাদের মুক্তিযুদ্ধ',
        lessons: [
          { kind: 'video', title: 'দেখি: ১৯৫২ থেকে ১৯৭১, ঘটনা সময়রেখায়', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'ভাষা আন্দোলন থেকে স্বাধীনতা: পটভূমি',
            body: `মুক্তিযুদ্ধ হঠাৎ একদিনে শুরু হয়নি। ১৯৪৭ সালের পর থেকে পূর্ব বাংলার মানুষ চাকরি, অর্থ, ভাষা ও শাসনে বৈষম্যের শিকার হচ্ছিল। ধাপে ধাপে তারা অধিকার দাবি করেছে।

| সাল | ঘটনা | ফল |
|---|---|---|
| ১৯৫২ | ভাষা আন্দোলন | বাংলার মর্যাদার দাবি জোরালো হয় |
| ১৯৫৪ | যুক্তফ্রন্টের নির্বাচনে জয় | মানুষের ঐক্য প্রকাশ পায় |
| ১৯৬৬ | ছয় দফা | স্বায়ত্তশাসনের দাবি |
| ১৯৬৯ | গণ-অভ্যুত্থান | আইয়ুব খানের পতন |
| ১৯৭০ | সাধারণ নির্বাচন | আওয়ামী লীগের নিরঙ্কুশ জয়, কিন্তু ক্ষমতা হস্তান্তর হয়নি |
| ১৯৭১ | ৭ই মার্চের ভাষণ, ২৫শে মার্চের গণহত্যা | মুক্তিযুদ্ধ শুরু |

## কারণ ও ফল খুঁজি

ইতিহাস পড়ার সময় দুটি প্রশ্ন করো: **কেন হলো?** এবং **তার ফলে কী হলো?** ১৯৭০ সালে ভোটে জিতেও ক্ষমতা না পাওয়ায় মানুষ বুঝল, দাবি জানিয়ে আর কাজ হবে না। ২৫শে মার্চ রাতে পাকিস্তানি সেনারা ঢাকায় ঘুমন্ত ও নিরস্ত্র মানুষের ওপর ঝাঁপিয়ে পড়ে। ২৬শে মার্চ আমাদের **স্বাধীনতা দিবস**।

## নিজে করি

1. সাজাও: ছয় দফা, ভাষা আন্দোলন, গণ-অভ্যুত্থান।
2. স্বাধীনতা দিবস কবে?
3. সারণির একটি ঘটনার কারণ দুই বাক্যে লেখো।

**উত্তর:** ১. ভাষা আন্দোলন, ছয় দফা, গণ-অভ্যুত্থান। ২. ২৬শে মার্চ।`,
          },
          {
            kind: 'text',
            title: 'নয় মাসের যুদ্ধ, এগারোটি সেক্টর, বিজয়',
            body: `১৯৭১ সালের ১০ই এপ্রিল বাংলাদেশের প্রথম সরকার গঠিত হয়। ১৭ই এপ্রিল মেহেরপুরের বৈদ্যনাথতলায় সেই সরকার শপথ নেয়। জায়গাটির নাম হয় মুজিবনগর, তাই একে বলে মুজিবনগর সরকার।

## মুক্তিবাহিনী

যুদ্ধ চালাতে সারা দেশকে **১১টি সেক্টরে** ভাগ করা হয়। মুক্তিবাহিনীর প্রধান সেনাপতি ছিলেন জেনারেল এম এ জি ওসমানী। সেনা, পুলিশ ও ইপিআরের সদস্যদের পাশে ছাত্র, কৃষক, শ্রমিক, নারী, সব পেশার মানুষ যুদ্ধে যোগ দেন। কেউ অস্ত্র হাতে লড়েছেন, কেউ খবর এনেছেন, কেউ আশ্রয় ও সেবা দিয়েছেন, শিল্পীরা গান গেয়ে সাহস জুগিয়েছেন। প্রায় এক কোটি মানুষ ভারতে আশ্রয় নিয়েছিল।

## বিজয়

১৪ই ডিসেম্বর অনেক বুদ্ধিজীবীকে হত্যা করা হয়, দিনটি **শহিদ বুদ্ধিজীবী দিবস**। ১৬ই ডিসেম্বর ঢাকার রেসকোর্স ময়দানে, এখনকার সোহরাওয়ার্দী উদ্যানে, পাকিস্তানি বাহিনী যৌথ বাহিনীর কাছে আত্মসমর্পণ করে। দিনটি **বিজয় দিবস**। বীরত্বের সর্বোচ্চ খেতাব বীরশ্রেষ্ঠ, পেয়েছেন সাতজন শহিদ মুক্তিযোদ্ধা।

## প্রবীণের কাছে শুনি

পরিবারের বা পাড়ার কোনো প্রবীণকে জিজ্ঞেস করো: তখন আপনার বয়স কত ছিল? কোথায় ছিলেন? কী মনে আছে? তাঁর কষ্ট হলে থেমে যেয়ো। নাম, তারিখ ও জায়গাসহ লিখে রাখো।

## নিজে করি

1. সেক্টর কয়টি ছিল?
2. বিজয় দিবস কবে?

**উত্তর:** ১. ১১টি। ২. ১৬ই ডিসেম্বর।`,
          },
        ],
      },
      {
        title: 'ঐতিহাসিক স্থান ও নিদর্শন',
        lessons: [
          {
            kind: 'text',
            title: 'মহাস্থানগড় থেকে লালবাগ কেল্লা',
            body: `মাটির নিচে চাপা পড়া ইট, মুদ্রা আর মাটির পাত্র কথা বলতে পারে, যদি আমরা প্রশ্ন করতে জানি। পুরোনো দিনের এমন চিহ্নকে বলে **ঐতিহাসিক নিদর্শন**।

| স্থান | কোথায় | কেন গুরুত্বপূর্ণ |
|---|---|---|
| উয়ারী-বটেশ্বর | নরসিংদী | প্রায় আড়াই হাজার বছর আগের নগর ও বাণিজ্যকেন্দ্র |
| মহাস্থানগড় | বগুড়া | প্রাচীন পুণ্ড্রনগর, দেশের প্রাচীনতম নগরের একটি |
| পাহাড়পুর | নওগাঁ | অষ্টম শতকের সোমপুর মহাবিহার, বিশ্ব ঐতিহ্য |
| ময়নামতি | কুমিল্লা | শালবন বিহারসহ বৌদ্ধ নিদর্শন |
| সোনারগাঁ | নারায়ণগঞ্জ | ঈসা খাঁর রাজধানী, মসলিনের জন্য বিখ্যাত |
| লালবাগ কেল্লা | ঢাকা | মোগল আমলের অসমাপ্ত দুর্গ, নির্মাণ শুরু ১৬৭৮ সালে |

## নিদর্শনকে প্রশ্ন করি

পাহাড়পুরের নকশা দেখো। বিশাল চত্বর ঘিরে সারি সারি ছোট ঘর, সংখ্যায় ১৭৭টি। এত ছোট ঘর কেন? কারণ এটি ছিল **বিহার**, যেখানে বৌদ্ধ ভিক্ষুরা থাকতেন ও পড়াশোনা করতেন। আবার উয়ারী-বটেশ্বরে পাওয়া গেছে ছাপাঙ্কিত মুদ্রা ও পাথরের পুঁতি। মুদ্রা মানে কেনাবেচা, তাই বোঝা যায় সেখানে বাণিজ্য হতো।

## আমাদের দায়িত্ব

দেয়ালে নাম লিখি না, ইট খুলি না, ময়লা ফেলি না। পুরোনো কিছু খুঁজে পেলে জাদুঘর বা প্রশাসনকে জানাই।

## নিজে করি

1. সোমপুর মহাবিহার কোন জেলায়?
2. মানচিত্রে ছয়টি স্থান বসাও।
3. মুদ্রা দেখে কী বোঝা যায়?

**উত্তর:** ১. নওগাঁ। ৩. সেখানে কেনাবেচা হতো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'বাংলা রচনা ও পাঠ অনুধাবন',
    sections: [
      {
        title: 'অনুচ্ছেদ পড়ি, উত্তর লিখি',
        lessons: [
          {
            kind: 'text',
            title: 'মূলশব্দ দাগাই, প্রশ্ন বুঝি',
            free: true,
            body: `> সুন্দরবন পৃথিবীর সবচেয়ে বড় ম্যানগ্রোভ বনগুলোর একটি। জোয়ারের সময় এই বনের অনেক জায়গা লোনা পানিতে ডুবে যায়। সুন্দরীগাছের শ্বাসমূল মাটির ওপর মাথা তুলে বাতাস নেয়। বনটি ঘূর্ণিঝড়ের সময় উপকূলের মানুষকে ঢালের মতো রক্ষা করে।

প্রশ্নের উত্তর অনুচ্ছেদের ভেতরেই থাকে। শুধু খুঁজতে জানতে হয়।

## তিন ধাপ

1. **মূলশব্দ দাগাও।** প্রতি বাক্যের সবচেয়ে দরকারি শব্দ: ম্যানগ্রোভ বন, লোনা পানি, শ্বাসমূল, রক্ষা।
2. **প্রশ্ন কী চায়, বোঝো।** *কী* চায় নাম, *কেন* চায় কারণ, *কীভাবে* চায় উপায়, *বর্ণনা করো* চায় কয়েকটি বাক্য।
3. **নিজের ভাষায় লেখো।** হুবহু তুলে দিয়ো না।

## নমুনা

*প্রশ্ন: সুন্দরীগাছের শ্বাসমূল ওপরে ওঠে কেন?*

দুর্বল উত্তর: "মাটির ওপর মাথা তুলে বাতাস নেয়।" (কার কথা, বোঝা গেল না)

ভালো উত্তর: "জোয়ারের পানিতে বনের মাটি ডুবে থাকে। তাই বাতাস পাওয়ার জন্য সুন্দরীগাছের শ্বাসমূল মাটির ওপরে উঠে আসে।"

ভালো উত্তরে কারণটি পুরো বাক্যে আছে, দুটি তথ্য জোড়া লেগেছে।

## নিজে করি

1. সুন্দরবন উপকূলের মানুষকে কীভাবে সাহায্য করে?
2. অনুচ্ছেদ থেকে নিজে একটি "কেন" প্রশ্ন বানাও।

**উত্তর:** ১. ঘূর্ণিঝড়ের সময় বনটি ঢালের মতো দাঁড়িয়ে ঝড়ের আঘাত কমায়।`,
          },
          { kind: 'video', title: 'দেখি: বাক্যের অংশ চিনে শুদ্ধ বাক্য লেখা', clip: 'sentence' },
        ],
      },
      {
        title: 'রচনার খাতা ও ভাষার খুঁটিনাটি',
        lessons: [
          {
            kind: 'text',
            title: 'ভাবনার জাল থেকে রচনা: বর্ষাকাল',
            body: `রচনা লিখতে বসে মাথা খালি লাগে? তাহলে আগে **ভাবনার জাল** আঁকো। খাতার মাঝে গোল করে লেখো "বর্ষাকাল"। চারদিকে দাগ টেনে যা মনে আসে লেখো: কালো মেঘ, ব্যাঙের ডাক, কদম ফুল, নৌকা, বন্যা, ধান রোপণ, খিচুড়ি, স্কুলে ছাতা।

## সাজাই

এবার একই ধরনের ভাবনা এক দলে আনো।

| অংশ | কী থাকবে |
|---|---|
| সূচনা | কোন ঋতু, কোন মাস (আষাঢ় ও শ্রাবণ) |
| বর্ণনা ১ | প্রকৃতি: মেঘ, কদম, ব্যাঙ, ভরা নদী |
| বর্ণনা ২ | মানুষের জীবন: ধান রোপণ, নৌকা, খিচুড়ি |
| বর্ণনা ৩ | ভালো ও মন্দ: উর্বর পলি, আবার বন্যা ও রোগ |
| উপসংহার | আমার অনুভূতি |

প্রতিটি অংশ একটি আলাদা অনুচ্ছেদ হবে।

## সূচনার দুটি নমুনা

সাধারণ: *বর্ষাকাল বাংলাদেশের দ্বিতীয় ঋতু।*

আকর্ষণীয়: *গ্রীষ্মের রোদে মাঠ যখন ফেটে চৌচির, তখন একদিন আকাশজুড়ে মেঘ জমে, বর্ষা আসে।*

দ্বিতীয়টি পাঠকের চোখে ছবি আঁকে। তবে তথ্যটিও দরকার, তাই দুটি মিলিয়ে লেখা যায়। উপসংহারে নতুন কোনো তথ্য এনো না। সেখানে শুধু লেখার সুরটি গুটিয়ে আনো, যেমন: *বর্ষা কষ্টও দেয়, তবু বর্ষা ছাড়া বাংলাকে ভাবা যায় না।*

## নিজে করি

1. "শখের বাগান" নিয়ে ভাবনার জাল আঁকো, অন্তত আটটি শব্দ।
2. শব্দগুলো তিন দলে ভাগ করো।
3. দুই বাক্যে একটি আকর্ষণীয় সূচনা লেখো।`,
          },
          {
            kind: 'text',
            title: 'চলিত ক্রিয়া, যুক্তবর্ণ ও ফরম পূরণ',
            body: `পুরোনো বইয়ে পড়ো *তাহারা যাইতেছে*। আমরা এখন লিখি *তারা যাচ্ছে*। প্রথমটি **সাধু**, দ্বিতীয়টি **চলিত** রূপ। দুই রূপ এক লেখায় মেশানো ভুল।

| সাধু | চলিত |
|---|---|
| করিতেছি | করছি |
| যাইব | যাব |
| খাইয়াছে | খেয়েছে |
| বলিল | বলল |
| তাহার | তার |

ভুল: *সে বাড়ি যাইয়া ভাত খেল।* ঠিক: *সে বাড়ি গিয়ে ভাত খেল।* লেখা শেষে ক্রিয়াপদগুলোর নিচে একবার চোখ বুলিয়ে নাও, সব এক রূপে আছে কি না।

## যুক্তবর্ণ ভেঙে বাক্য

পরীক্ষায় যুক্তবর্ণ ভেঙে শব্দ ও বাক্য লিখতে হয়। তিনটি কাজ ক্রমে করো।

- **ক্ষ** = ক + ষ; পরীক্ষা; কাল আমাদের পরীক্ষা।
- **ঙ্গ** = ঙ + গ; সঙ্গে; আমার সঙ্গে চলো।
- **স্ব** = স + ব; স্বাধীন; আমরা স্বাধীন জাতি।

বাক্যে শব্দটি অর্থপূর্ণভাবে বসাতে হবে। "এটি পরীক্ষা।" লিখলে অর্থ তেমন ফোটে না।

## ফরম পূরণের নিয়ম

আগে পুরো ফরম পড়ো, তারপর লেখো। নাম লেখো জন্মসনদে যেমন আছে। জন্মতারিখ লেখো দিন, মাস, সাল ক্রমে। বর্তমান ও স্থায়ী ঠিকানা এক হলেও দুটি ঘরই পূরণ করো। শেষে স্বাক্ষর ও তারিখ দাও।

## নিজে করি

1. চলিত করো: তাহারা গান গাহিতেছে।
2. ভাঙো: ন্দ, ষ্ট।

**উত্তর:** ১. তারা গান গাইছে। ২. ন + দ, ষ + ট।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Faith and Good Conduct: Islamic Studies for Class Five',
    sections: [
      {
        title: 'Belief and Worship',
        lessons: [
          {
            kind: 'text',
            title: 'What a Muslim believes',
            free: true,
            body: `**Iman** means faith: to believe in the heart, to say it with the tongue and to show it in what we do. A Muslim believes in these articles of faith:

1. Allah, the One and only God
2. His angels
3. His books
4. His prophets and messengers
5. the Last Day and the life after death
6. divine decree: that all is within Allah's knowledge and power

## From belief to everyday life

| I believe | So I try to |
|---|---|
| Allah sees everything | be honest even when nobody is watching |
| Allah is merciful | say sorry and forgive others |
| the prophets were sent to guide us | learn from their lives |
| there is a life to come | do good now, not later |

Allah has many beautiful names. **Ar-Rahman** means the Most Merciful, **Al-Khaliq** the Creator, **As-Sami** the All-Hearing. When we know a name, we know better how to pray.

Prophets were human beings chosen to teach people to worship Allah and to live justly. Among them are Adam, Nuh, Ibrahim, Musa, Isa and the last prophet, Muhammad, peace be upon them all.

## Think and do

1. What does Al-Khaliq mean?
2. You find a purse at school. Which belief helps you decide?
3. Learn the six articles by heart.

*Answers: 1. the Creator. 2. Allah sees everything, so I give it to the teacher.*`,
          },
          {
            kind: 'text',
            title: 'Prayer, fasting and charity: how and why',
            body: `Islam stands on five pillars: the declaration of faith, prayer, charity (zakat), fasting in Ramadan and the pilgrimage to Makkah (hajj) for those who are able. Here we look at three of them.

## Prayer

Before prayer we make wudu, put on clean clothes, find a clean place and face the Kaaba. The five prayers, Fajr, Zuhr, Asr, Maghrib and Isha, divide the day like milestones. **Why?** However busy we are, we stop five times to remember Allah and to thank Him.

## Fasting

In Ramadan, grown-up Muslims who are healthy do not eat or drink from dawn to sunset. The sick and travellers may make up the days later. Children practise little by little, with their parents' advice. **Why?** We learn self-control, and we feel what hungry people feel. A fast from food should also be a fast from lying and quarrelling.

## Charity

Zakat is a fixed share that those with enough wealth give to the needy each year. **Sadaqah** is any good given freely: money, time, a kind word. The best giving does not shame the one who receives.

## Think and do

1. Name the five pillars.
2. Who need not fast now but makes it up later?
3. Plan one act of sadaqah without money this week.

*Answer to 2: the sick and travellers.*`,
          },
        ],
      },
      {
        title: 'Character and Recitation',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: a little recitation every day, with breaks and repetition',
            clip: 'study-plan',
          },
          {
            kind: 'text',
            title: 'Promises, parents, and the sounds of recitation',
            body: `## A promise is a trust

Samir promised to return Nabil's book on Sunday. On Sunday a cricket match is on television. If he stays at home, nobody will punish him. But Nabil has planned to study that evening. Keeping a promise means remembering the other person. So promise only what you can do, and say *in sha Allah*, if Allah wills. If you really cannot keep it, tell the person early and say sorry.

## Parents and neighbours

Our parents cared for us when we could do nothing. We speak to them gently, help without being told and pray for them. A neighbour of any faith has rights too: no loud noise, help in illness, a share of the good food we cook.

## Where sounds are born

In Arabic each letter has its own place in the mouth. Recite slowly after a teacher and notice:

| Place | Letters such as |
|---|---|
| throat | ha, ain |
| tongue | ta, lam, ra |
| lips | ba, mim |

A wrong sound may change the meaning, so listening comes before speed. Begin with Al-Fatiha, Al-Ikhlas, Al-Falaq, An-Nas and Al-Kawthar.

## Think and do

1. What should you do if you cannot keep a promise?
2. Which letters are made with the lips?

*Answers: 1. Tell the person early and say sorry. 2. ba, mim.*`,
          },
        ],
      },
    ],
  },
]
