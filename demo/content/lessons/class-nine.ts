import type { DemoCurriculum } from './types.ts'

export const classNine: DemoCurriculum[] = [
  {
    course: 'নবম শ্রেণির পদার্থবিজ্ঞান: গতি, বল ও শক্তি',
    sections: [
      {
        title: 'ভৌত রাশি ও পরিমাপ',
        lessons: [
          { kind: 'video', title: 'দেখো: কঠিন, তরল ও গ্যাসের কণা, পদার্থের ভেতরের ছবি', clip: 'particles', free: true },
          {
            kind: 'text',
            title: 'রাশি, একক ও মাত্রা: পদার্থবিজ্ঞানের ভাষা',
            free: true,
            body: `যা কিছু মাপা যায়, তা-ই **ভৌত রাশি**: দৈর্ঘ্য, ভর, সময়, বেগ, বল। ভালোবাসা বা সৌন্দর্য মাপা যায় না, তাই সেগুলো রাশি নয়। মাপতে লাগে একটি আদর্শ, যার সঙ্গে তুলনা করা হয়। সেই আদর্শই **একক**।

## সাতটি মৌলিক রাশি

কিছু রাশি অন্য কোনো রাশির ওপর নির্ভর করে না। আন্তর্জাতিক পদ্ধতিতে এমন মৌলিক রাশি সাতটি।

| মৌলিক রাশি | একক | প্রতীক |
| --- | --- | --- |
| দৈর্ঘ্য | মিটার | m |
| ভর | কিলোগ্রাম | kg |
| সময় | সেকেন্ড | s |
| তাপমাত্রা | কেলভিন | K |
| তড়িৎ প্রবাহ | অ্যাম্পিয়ার | A |
| দীপন তীব্রতা | ক্যান্ডেলা | cd |
| পদার্থের পরিমাণ | মোল | mol |

বাকি সব রাশি এগুলো গুণ বা ভাগ করে পাওয়া যায়। এরা **লব্ধ রাশি**। বেগ = দৈর্ঘ্য ÷ সময়, তাই একক $\\text{m s}^{-1}$। বল = ভর × ত্বরণ, একক $\\text{kg m s}^{-2}$, যার সংক্ষিপ্ত নাম নিউটন।

## মাত্রা কী কাজে লাগে

রাশিতে মৌলিক রাশিগুলো কোন ঘাতে আছে, সেটিই তার **মাত্রা**। দৈর্ঘ্যকে L, ভরকে M, সময়কে T লিখি। তাহলে

- বেগ: $LT^{-1}$
- ত্বরণ: $LT^{-2}$
- বল: $MLT^{-2}$
- কাজ (বল × সরণ): $ML^2T^{-2}$

মাত্রার বড় গুণ হলো, এটি সূত্রের ভুল ধরিয়ে দেয়। সমীকরণের প্রতিটি পদের মাত্রা সমান হতেই হবে, কারণ মিটারের সঙ্গে সেকেন্ড যোগ করা যায় না।

**উদাহরণ।** কেউ লিখল $s = ut + \\frac{1}{2}at$। ঠিক আছে কি? বাঁ পাশে $s$-এর মাত্রা $L$। ডান পাশে $ut$-এর মাত্রা $LT^{-1} \\times T = L$, ঠিক। কিন্তু $at$-এর মাত্রা $LT^{-2} \\times T = LT^{-1}$, যা $L$ নয়। তাই সূত্রটি ভুল। সঠিক রূপ $s = ut + \\frac{1}{2}at^2$।

মাত্রা অবশ্য $\\frac{1}{2}$-এর মতো শুধু-সংখ্যার ভুল ধরতে পারে না। মাত্রা মিলছে মানেই সূত্র ঠিক, তা নয়; মাত্রা না মিললে সূত্র নিশ্চিতভাবে ভুল।

## নিজে করো

১. চাপ = বল ÷ ক্ষেত্রফল। চাপের মাত্রা বের করো।

২. $v^2 = u^2 + 2as$ সূত্রে মাত্রা মেলে কি?

৩. ঘণ্টায় ৭২ কিলোমিটার বেগ সেকেন্ডে কত মিটার?

**উত্তর:** ১. $ML^{-1}T^{-2}$। ২. মেলে, প্রতিটি পদের মাত্রা $L^2T^{-2}$। ৩. ৭২০০০ ÷ ৩৬০০ = ২০ মিটার।`,
          },
          {
            kind: 'text',
            title: 'স্লাইড ক্যালিপার্স ও স্ক্রুগজের পাঠ',
            body: `সাধারণ স্কেলে সবচেয়ে ছোট দাগ ১ মিলিমিটার। একটি তারের ব্যাস বা মার্বেলের ব্যাস আরও সূক্ষ্মভাবে মাপতে লাগে বিশেষ যন্ত্র।

## স্লাইড ক্যালিপার্স

এতে একটি প্রধান স্কেলের গায়ে ছোট একটি **ভার্নিয়ার স্কেল** সরানো যায়। সাধারণত ভার্নিয়ারের ১০ ভাগ প্রধান স্কেলের ৯ ভাগের সমান। অর্থাৎ ভার্নিয়ারের এক ভাগ ০.৯ মিলিমিটার। দুই স্কেলের এক ভাগের এই পার্থক্যকে বলে **ভার্নিয়ার ধ্রুবক**: ১ − ০.৯ = ০.১ মিলিমিটার।

পাঠ নেওয়ার নিয়ম:

১. ভার্নিয়ারের শূন্য দাগ প্রধান স্কেলের কোন দাগ পেরিয়েছে দেখো। সেটি প্রধান স্কেলের পাঠ, M।

২. ভার্নিয়ারের কত নম্বর দাগ প্রধান স্কেলের কোনো দাগের সঙ্গে হুবহু মিলেছে দেখো। সেটি ভার্নিয়ার সমপাতন, V।

৩. দৈর্ঘ্য = M + V × ভার্নিয়ার ধ্রুবক।

**উদাহরণ।** M = ২৩ মিলিমিটার, V = ৬ হলে দৈর্ঘ্য ২৩ + ৬ × ০.১ = ২৩.৬ মিলিমিটার।

## স্ক্রুগজ

স্ক্রুগজে একটি বৃত্তাকার স্কেল ঘোরে। একবার পুরো ঘুরলে স্ক্রু যতটুকু এগোয়, তা **পিচ**। পিচকে বৃত্তাকার স্কেলের ভাগসংখ্যা দিয়ে ভাগ করলে **লঘিষ্ঠ গণন** পাওয়া যায়।

| পিচ | ভাগসংখ্যা | লঘিষ্ঠ গণন |
| --- | --- | --- |
| ১ মিমি | ১০০ | ০.০১ মিমি |
| ০.৫ মিমি | ৫০ | ০.০১ মিমি |

ব্যাস = রৈখিক স্কেলের পাঠ + বৃত্তাকার স্কেলের পাঠ × লঘিষ্ঠ গণন।

**উদাহরণ।** রৈখিক পাঠ ২ মিমি, বৃত্তাকার পাঠ ৩৭, লঘিষ্ঠ গণন ০.০১ মিমি। ব্যাস ২.৩৭ মিমি।

## ত্রুটি

যন্ত্রের চোয়াল দুটি লাগালে শূন্যের সঙ্গে শূন্য না মিললে **শূন্য ত্রুটি** আছে; প্রতিটি পাঠ থেকে তা বাদ দিতে হয়। এ ছাড়া একই জিনিস কয়েক জায়গায় মেপে গড় নিলে এলোমেলো ত্রুটি কমে।

$$\\text{আপেক্ষিক ত্রুটি} = \\frac{\\text{চূড়ান্ত ত্রুটি}}{\\text{পরিমাপ করা মান}}$$

৫০ মিমি মাপতে ০.১ মিমি ত্রুটি মানে $\\frac{0.1}{50} \\times 100 = 0.2$ শতাংশ।

## নিজে করো

১. ভার্নিয়ারের ২০ ভাগ প্রধান স্কেলের ১৯ মিমির সমান হলে ভার্নিয়ার ধ্রুবক কত?

২. শূন্য ত্রুটি +০.২ মিমি, পাওয়া পাঠ ১৫.৮ মিমি। প্রকৃত দৈর্ঘ্য কত?

**উত্তর:** ১. ১ − ০.৯৫ = ০.০৫ মিমি। ২. ১৫.৬ মিমি।`,
          },
        ],
      },
      {
        title: 'গতি ও বলের গাণিতিক সমস্যা',
        lessons: [
          {
            kind: 'text',
            title: 'লেখচিত্র থেকে গতির সমীকরণ',
            body: `একটি বাস স্থির অবস্থা থেকে সমানভাবে বেগ বাড়িয়ে ১০ সেকেন্ডে সেকেন্ডে ২০ মিটার বেগ পেল। সমীকরণে যাওয়ার আগে বেগ-সময় লেখচিত্রটি আঁকি: আনুভূমিক অক্ষে সময়, খাড়া অক্ষে বেগ। রেখাটি মূলবিন্দু থেকে সোজা ওপরে উঠেছে।

ত্বরণ সমান না হলে রেখাটি বাঁকা হতো, আর বেগ না বদলালে হতো আনুভূমিক। এই একটি ছবি থেকে দুটি জিনিস পাওয়া যায়।

- **ঢাল** হলো ত্বরণ: $a = \\frac{20 - 0}{10} = 2 \\text{ m s}^{-2}$
- **রেখার নিচের ক্ষেত্রফল** হলো অতিক্রান্ত দূরত্ব: ত্রিভুজের ক্ষেত্রফল $\\frac{1}{2} \\times 10 \\times 20 = 100 \\text{ m}$

ক্ষেত্রফল কেন দূরত্ব? বেগ সমান থাকলে দূরত্ব = বেগ × সময়, যা আয়তের ক্ষেত্রফল। বেগ বদলালে সময়কে খুব ছোট ছোট ভাগ করে সরু সরু আয়ত যোগ করি।

## সাধারণ রূপ

আদিবেগ $u$, সময় $t$, সমত্বরণ $a$ হলে ঢাল থেকে $v = u + at$। রেখার নিচের অংশ একটি আয়ত ($ut$) আর একটি ত্রিভুজ ($\\frac{1}{2} \\times t \\times at$)। তাই

$$s = ut + \\frac{1}{2}at^2$$

দুটি সমীকরণ থেকে $t$ বাদ দিলে $v^2 = u^2 + 2as$।

| যা নেই | যে সূত্র নেবে |
| --- | --- |
| $s$ জানা নেই, চায়ওনি | $v = u + at$ |
| $v$ জানা নেই, চায়ওনি | $s = ut + \\frac{1}{2}at^2$ |
| $t$ জানা নেই, চায়ওনি | $v^2 = u^2 + 2as$ |

প্রথমে লিখে নাও কোন কোন রাশি জানা আর কোনটি চাওয়া হয়েছে; তখন সারণি দেখে সূত্র বাছতে আর ভুল হয় না। গাড়ি থামছে এমন অঙ্কে ত্বরণ ঋণাত্মক, একে বলে মন্দন।

## পড়ন্ত বস্তু

বাতাসের বাধা না থাকলে সব বস্তু একই ত্বরণে পড়ে, $g = 9.8 \\text{ m s}^{-2}$।

**উদাহরণ।** একটি দালানের ছাদ থেকে পাথর ছেড়ে দিলে ২ সেকেন্ডে মাটিতে পড়ে। ছাদের উচ্চতা কত?

ছবি: ওপর থেকে নিচে তীর। জানা: $u = 0$, $t = 2 \\text{ s}$, $g = 9.8 \\text{ m s}^{-2}$। অজানা: $h$। সূত্র:

$$h = ut + \\frac{1}{2}gt^2 = 0 + \\frac{1}{2} \\times 9.8 \\times 2^2 = 19.6 \\text{ m}$$

## নিজে করো

১. ঘণ্টায় ৫৪ কিলোমিটার বেগের গাড়ি ব্রেক কষে ৫ সেকেন্ডে থামল। মন্দন ও থামার দূরত্ব কত?

২. সেকেন্ডে ১৯.৬ মিটার বেগে খাড়া ওপরে ছোড়া বল কত উঁচুতে উঠবে?

**উত্তর:** ১. আদিবেগ সেকেন্ডে ১৫ মিটার; মন্দন $3 \\text{ m s}^{-2}$, দূরত্ব ৩৭.৫ মিটার। ২. $\\frac{19.6^2}{2 \\times 9.8} = 19.6$ মিটার।`,
          },
          {
            kind: 'text',
            title: 'ভরবেগ, বল ও ঘর্ষণ',
            body: `একটি ক্রিকেট বল আর একটি টেনিস বল একই বেগে আসছে। কোনটি থামানো কঠিন? ক্রিকেট বল, কারণ তার ভর বেশি। আবার একই বল জোরে এলে থামানো আরও কঠিন। ভর ও বেগের গুণফলকে বলে **ভরবেগ**:

$$p = mv$$

## নিউটনের দ্বিতীয় সূত্র

বস্তুর ভরবেগ যে হারে বদলায়, তা প্রযুক্ত বলের সমানুপাতিক, আর বদলটা হয় বলের দিকে। ভর স্থির থাকলে

$$F = \\frac{mv - mu}{t} = ma$$

এই সূত্র বুঝিয়ে দেয়, ফিল্ডার ক্যাচ ধরার সময় হাত পেছনে টানেন কেন। বলের ভরবেগ শূন্য করতেই হবে, কিন্তু সময় $t$ বাড়ালে বল $F$ কমে, হাতে ব্যথাও কম লাগে।

**উদাহরণ।** ০.১৬ কিলোগ্রামের বল সেকেন্ডে ২৫ মিটার বেগে এসে হাতে থামল। সময় ০.০৫ সেকেন্ড হলে বল $\\frac{0.16 \\times 25}{0.05} = 80$ নিউটন। সময় ০.২ সেকেন্ড হলে মাত্র ২০ নিউটন।

## ভরবেগের সংরক্ষণ

বাইরের বল না থাকলে সংঘর্ষের আগে ও পরে মোট ভরবেগ সমান থাকে। নৌকা থেকে তীরে লাফ দিলে নৌকা পেছনে সরে যায়। শুরুতে মোট ভরবেগ ছিল শূন্য; তুমি সামনে ভরবেগ পেলে নৌকা পায় ঠিক ততটাই পেছনে।

**উদাহরণ।** ৫০ কিলোগ্রামের বালক সেকেন্ডে ৩ মিটার বেগে লাফ দিল। নৌকার ভর ১০০ কিলোগ্রাম হলে $0 = 50 \\times 3 + 100 \\times V$, তাই $V = -1.5$। ঋণাত্মক চিহ্ন মানে উল্টো দিকে।

## ঘর্ষণ: বাধা, আবার বন্ধু

দুই তল স্পর্শে থেকে একটির ওপর দিয়ে অন্যটি চলতে চাইলে যে বাধা জন্মায়, তা **ঘর্ষণ**।

| ঘর্ষণ যেখানে দরকার | ঘর্ষণ যেখানে কমাতে হয় |
| --- | --- |
| হাঁটা, কলমে লেখা | যন্ত্রের চাকা ও বিয়ারিং |
| গাড়ির ব্রেক, টায়ারের খাঁজ | সেলাই মেশিনে তেল দেওয়া |

ঘর্ষণ না থাকলে হাঁটা যেত না, কিন্তু একবার চলতে শুরু করলে থামাও যেত না।

## নিজে করো

১. ২ কিলোগ্রাম ভরের বস্তুতে ১০ নিউটন বল ৩ সেকেন্ড ক্রিয়া করলে স্থির অবস্থা থেকে কত বেগ হবে?

২. ভেজা মেঝেতে মানুষ পিছলে যায় কেন?

**উত্তর:** ১. ত্বরণ $5 \\text{ m s}^{-2}$, বেগ সেকেন্ডে ১৫ মিটার। ২. পানির স্তর তল দুটির স্পর্শ কমায়, তাই ঘর্ষণ কমে যায়।`,
          },
          { kind: 'video', title: 'দেখো: ছবি আঁকো, চেষ্টা করো, মেলাও, আবার করো', clip: 'practice-loop' },
        ],
      },
      {
        title: 'শক্তি ও পদার্থের অবস্থা',
        lessons: [
          {
            kind: 'text',
            title: 'কাজ, শক্তি ও ক্ষমতা',
            body: `মাথায় বোঝা নিয়ে কেউ এক ঘণ্টা দাঁড়িয়ে থাকলে ক্লান্ত হন, কিন্তু পদার্থবিজ্ঞানের হিসাবে বোঝার ওপর কোনো কাজ হয়নি। কারণ কাজের জন্য বলের দিকে সরণ থাকা চাই।

$$W = Fs$$

বল নিউটনে, সরণ মিটারে হলে কাজের একক **জুল**। ৫ নিউটন বলে ৩ মিটার সরালে কাজ ১৫ জুল। বলের উল্টো দিকে সরণ হলে কাজ ঋণাত্মক, যেমন ব্রেকের বল।

## শক্তির দুই রূপ

কাজ করার সামর্থ্যই **শক্তি**। যান্ত্রিক শক্তি দুই রকম।

- **গতিশক্তি:** গতির কারণে, $E_k = \\frac{1}{2}mv^2$
- **বিভবশক্তি:** অবস্থানের কারণে, $E_p = mgh$

বেগ দ্বিগুণ হলে গতিশক্তি চার গুণ হয়, কারণ বেগের বর্গ আছে। এ জন্য গাড়ির বেগ সামান্য বাড়লেও দুর্ঘটনার ক্ষতি অনেক বাড়ে।

## শক্তির সংরক্ষণ

২ কিলোগ্রামের একটি নারকেল ২০ মিটার উঁচু থেকে পড়ছে ($g = 9.8 \\text{ m s}^{-2}$)।

| উচ্চতা | বিভবশক্তি | গতিশক্তি | মোট |
| --- | --- | --- | --- |
| ২০ মিটার | ৩৯২ জুল | ০ | ৩৯২ জুল |
| ১০ মিটার | ১৯৬ জুল | ১৯৬ জুল | ৩৯২ জুল |
| মাটির ঠিক ওপরে | ০ | ৩৯২ জুল | ৩৯২ জুল |

মোট সব সময় সমান। শক্তি সৃষ্টি বা ধ্বংস হয় না, কেবল রূপ বদলায়। মাটিতে পড়ার পর সেই শক্তি শব্দ, তাপ ও মাটির বিকৃতিতে চলে যায়।

মাটি ছোঁয়ার আগে বেগ কত? $\\frac{1}{2} \\times 2 \\times v^2 = 392$, তাই $v^2 = 392$ এবং $v \\approx 19.8 \\text{ m s}^{-1}$।

## ক্ষমতা

একই কাজ কে কত দ্রুত করে, তার মাপ **ক্ষমতা**:

$$P = \\frac{W}{t}$$

একক **ওয়াট**। একটি পাম্প ১ মিনিটে ৬০০ কিলোগ্রাম পানি ১০ মিটার ওপরে তোলে। কাজ $600 \\times 9.8 \\times 10 = 58800$ জুল, ক্ষমতা $\\frac{58800}{60} = 980$ ওয়াট। পাম্পটি যদি ১৪০০ ওয়াট তড়িৎ ক্ষমতা নেয়, তবে কর্মদক্ষতা $\\frac{980}{1400} \\times 100 = 70$ শতাংশ। বাকিটা তাপ ও শব্দে নষ্ট হয়। কোনো যন্ত্রেরই কর্মদক্ষতা ১০০ শতাংশ হয় না।

## নিজে করো

১. ৬০ কিলোগ্রামের মানুষ ৫ মিটার উঁচু সিঁড়ি ১৪ সেকেন্ডে উঠলে ক্ষমতা কত?

২. বেগ তিন গুণ হলে গতিশক্তি কত গুণ?

**উত্তর:** ১. $\\frac{60 \\times 9.8 \\times 5}{14} = 210$ ওয়াট। ২. নয় গুণ।`,
          },
          {
            kind: 'text',
            title: 'তরলের চাপ, প্লবতা ও স্থিতিস্থাপকতা',
            body: `নরম কাদায় খালি পায়ে হাঁটলে পা ডুবে যায়, কিন্তু তক্তা বিছিয়ে হাঁটলে ডোবে না। ওজন একই, তফাত শুধু ক্ষেত্রফলে। একক ক্ষেত্রফলে লম্বভাবে প্রযুক্ত বলকে বলে **চাপ**:

$$P = \\frac{F}{A}$$

একক প্যাসকেল (প্রতি বর্গমিটারে এক নিউটন)।

## তরলের ভেতরে চাপ

গভীরতা $h$ আর তরলের ঘনত্ব $\\rho$ হলে চাপ

$$P = h\\rho g$$

চাপ নির্ভর করে গভীরতা ও ঘনত্বের ওপর, পাত্রের আকারের ওপর নয়। এ জন্য বাঁধের নিচের দিক চওড়া করে বানানো হয়, আর গভীর পানিতে ডুব দিলে কানে চাপ লাগে।

**উদাহরণ।** পুকুরের ৫ মিটার গভীরে শুধু পানির চাপ কত? পানির ঘনত্ব প্রতি ঘনমিটারে ১০০০ কিলোগ্রাম। $P = 5 \\times 1000 \\times 9.8 = 49000$ প্যাসকেল।

## প্লবতা

পানিতে ডোবানো বস্তুর নিচের তলে চাপ বেশি, ওপরের তলে কম। এই পার্থক্য থেকেই ওপরের দিকে একটি বল জন্মায়, তার নাম **প্লবতা**। আর্কিমিডিসের সূত্র: বস্তুর হারানো ওজন অপসারিত তরলের ওজনের সমান।

| বস্তুর গড় ঘনত্ব | ফল |
| --- | --- |
| তরলের চেয়ে বেশি | ডুবে যায় |
| তরলের সমান | যেকোনো গভীরতায় স্থির থাকে |
| তরলের চেয়ে কম | ভাসে |

লোহার পেরেক ডোবে অথচ লোহার জাহাজ ভাসে, কারণ জাহাজের ভেতরে অনেকটা বাতাস, তাই তার *গড়* ঘনত্ব পানির চেয়ে কম।

## স্থিতিস্থাপকতা

রাবার টেনে ছেড়ে দিলে আগের আকারে ফেরে। এই ধর্মই **স্থিতিস্থাপকতা**। হুকের সূত্র অনুযায়ী, স্থিতিস্থাপক সীমার মধ্যে পীড়ন বিকৃতির সমানুপাতিক। স্প্রিংয়ের বেলায় ১০ নিউটনে ২ সেন্টিমিটার বাড়লে ২০ নিউটনে বাড়ে ৪ সেন্টিমিটার। সীমা পেরিয়ে গেলে স্প্রিং আর আগের আকারে ফেরে না।

## নিজে করো

১. ৬০০ নিউটন ওজনের মানুষের দুই পায়ের তলার মোট ক্ষেত্রফল ০.০৩ বর্গমিটার। মেঝেতে চাপ কত?

২. বাতাসে ৫০ নিউটন ওজনের পাথর পানিতে ৩০ নিউটন মনে হয়। প্লবতা কত?

৩. সাগরে সাঁতার কাটা পুকুরের চেয়ে সহজ কেন?

**উত্তর:** ১. ২০,০০০ প্যাসকেল। ২. ২০ নিউটন। ৩. লোনা পানির ঘনত্ব বেশি, তাই প্লবতাও বেশি।`,
          },
          { kind: 'audio', title: 'শোনো: পদার্থবিজ্ঞানের অঙ্ক প্রতিদিন একটু একটু করে', clip: 'study-plan' },
        ],
      },
    ],
  },
  {
    course: 'Chemistry Nine: From Particles to Chemical Bonds',
    sections: [
      {
        title: 'States of Matter and Structure',
        lessons: [
          { kind: 'video', title: 'Watch: particles in a solid, a liquid and a gas', clip: 'particles', free: true },
          {
            kind: 'text',
            title: 'Reading a heating curve',
            body: `Heat crushed ice slowly, read the thermometer every minute and draw temperature against time. You might expect one rising line. Instead you get stairs.

| Part of the curve | What happens | Particles |
| --- | --- | --- |
| rising, below 0 °C | ice warms | vibrate faster in their places |
| flat at 0 °C | ice melts | leave their fixed places |
| rising, 0 to 100 °C | water warms | slide past each other faster |
| flat at 100 °C | water boils | break away completely |
| rising, above 100 °C | steam warms | fly faster |

Why the flat parts? The heater is still giving energy, but this energy is used to overcome the attraction *between* particles, not to make them faster. It is called **latent heat**, and the temperature stays the same until the change is complete.

A pure substance has sharp flat parts. If the curve slopes where it should be flat, the sample is a mixture. That is why chemists use the melting point to test purity. Salt water, for example, freezes below 0 °C.

## Diffusion

Open a bottle of perfume, and soon the whole room knows. Particles spread from where they are crowded to where they are few. Light gases spread faster than heavy ones at the same temperature.

**Question:** does ammonia ($M = 17$) or hydrogen chloride ($M = 36.5$) diffuse faster? **Answer:** ammonia, because its molecules are lighter.`,
          },
          {
            kind: 'text',
            title: 'Why chlorine weighs 35.5',
            body: `No chlorine atom has 35.5 particles in its nucleus; half a neutron does not exist. The number is an average.

Natural chlorine is a mixture of two **isotopes**. About 75 percent of the atoms have mass number 35 and about 25 percent have mass number 37. Take a hundred atoms:

$$\\frac{75 \\times 35 + 25 \\times 37}{100} = \\frac{2625 + 925}{100} = 35.5$$

This is the **relative atomic mass**: the average mass of the atoms of an element, compared with one twelfth of a carbon-12 atom. It has no unit.

Isotopes have the same electrons, so they behave alike chemically. They differ in the nucleus, and some nuclei are unstable. They break down and send out radiation; this is **radioactivity**. Doctors use cobalt-60 against tumours, and iodine-131 for the thyroid. Handling such material needs trained people and thick shields.

## Where do the electrons go?

Shell number $n$ can hold at most $2n^2$ electrons: 2, 8, 18, 32. Yet potassium, with 19, is 2, 8, 8, 1 and not 2, 8, 9, because the 4s level fills before 3d.

**Task:** copper has about 69 percent atoms of mass 63 and 31 percent of mass 65. Find the relative atomic mass.

**Answer:** $\\frac{69 \\times 63 + 31 \\times 65}{100} = 63.62$, close to the value in the tables.`,
          },
        ],
      },
      {
        title: 'Periodic Table and Bonding',
        lessons: [
          {
            kind: 'text',
            title: 'Salt is brittle, copper bends',
            body: `Hit a crystal of salt and it shatters. Hit a piece of copper and it becomes flat. Both are made of charged particles; the difference lies in the bond.

**Ionic bond.** Sodium (2, 8, 1) gives its outer electron to chlorine (2, 8, 7). Now both have eight electrons outside, and they have become $\\text{Na}^+$ and $\\text{Cl}^-$. Opposite charges attract, and a regular lattice grows. A blow pushes one layer along, like charges come face to face, they repel, and the crystal splits.

**Covalent bond.** Two chlorine atoms both want one more electron, so they *share* a pair. In a dot and cross diagram the shared pair stands where the circles overlap. Water has two such pairs, carbon dioxide four.

**Metallic bond.** Copper atoms let their outer electrons wander freely through the whole piece. The positive ions can slide over each other, and the electron sea still holds them. So metals bend, and the free electrons carry current.

| | Ionic | Covalent molecules | Metallic |
| --- | --- | --- | --- |
| melting point | high | mostly low | mostly high |
| conducts as solid | no | no | yes |
| conducts when melted | yes | no | yes |

**Draw:** the diagrams of MgO and CH₄. **Check:** magnesium gives two electrons to oxygen; carbon shares four pairs, one with each hydrogen.`,
          },
        ],
      },
    ],
  },
  {
    course: 'General Mathematics Nine: Sets, Algebra and Logarithms',
    sections: [
      {
        title: 'Real Numbers and Sets',
        lessons: [
          { kind: 'video', title: 'Watch: real numbers as steps on a line', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'Recurring decimals, and a proof about the root of 2',
            body: `Is $0.999\\ldots$ less than 1? Let us learn the trick for recurring decimals and then decide.

Write $x = 0.272727\\ldots$ Two digits repeat, so multiply by 100: $100x = 27.272727\\ldots$ Subtract the first line from the second. The endless tails cancel:

$$99x = 27, \\qquad x = \\frac{27}{99} = \\frac{3}{11}$$

Now take $y = 0.999\\ldots$ Then $10y = 9.999\\ldots$, so $9y = 9$ and $y = 1$. They are the same number in two dresses.

Every recurring decimal is therefore a fraction. Is every number a fraction? No.

## The root of 2 is irrational

Suppose $\\sqrt{2} = \\frac{p}{q}$ in lowest terms. Squaring gives $p^2 = 2q^2$. So $p^2$ is even, and then $p$ is even too, because the square of an odd number is odd. Write $p = 2k$. Then $4k^2 = 2q^2$, so $q^2 = 2k^2$, and $q$ is even as well. But then $\\frac{p}{q}$ could be reduced by 2, although we said it was in lowest terms. This contradiction shows that our supposition was wrong. Such a method is called **proof by contradiction**.

**Tasks:** write as fractions (a) $0.444\\ldots$ (b) $0.1666\\ldots$

**Answers:** (a) $\\frac{4}{9}$ (b) $\\frac{1}{6}$; here subtract $10x$ from $100x$.`,
          },
          {
            kind: 'text',
            title: 'A function is a machine with rules',
            body: `Put a number into a machine, and a number comes out. If the same input always gives the same output, and exactly one, the machine is a **function**. A machine that answers 3 on Monday and 5 on Tuesday to the same input is not.

Show one function in three ways, for $f(x) = x^2 - 1$.

| $x$ | −2 | −1 | 0 | 1 | 2 |
| --- | --- | --- | --- | --- | --- |
| $f(x)$ | 3 | 0 | −1 | 0 | 3 |

The table gives points; joined smoothly they form a curve like a cup, with its lowest point at −1. So the **domain** (all allowed inputs) is every real number, and the **range** (all outputs) is every real number from −1 upwards.

## When inputs are forbidden

Two dangers limit a domain: dividing by zero, and the square root of a negative number.

- $g(x) = \\frac{1}{x - 3}$: all real numbers except 3.
- $h(x) = \\sqrt{x - 2}$: only $x \\ge 2$.

## The factor theorem

If $f(a) = 0$, then $x - a$ is a factor. For $f(x) = x^3 - 7x + 6$ try small numbers: $f(1) = 1 - 7 + 6 = 0$. So $x - 1$ divides it, and division gives

$$x^3 - 7x + 6 = (x - 1)(x^2 + x - 6) = (x - 1)(x + 3)(x - 2)$$

**Task:** find the domain of $\\frac{x}{x^2 - 4}$. **Answer:** all real numbers except 2 and −2.`,
          },
        ],
      },
      {
        title: 'Exponents and Logarithms',
        lessons: [
          {
            kind: 'text',
            title: 'What question does a logarithm answer?',
            body: `Two questions, one fact:

- What is 2 to the power 5? The answer is 32. ($2^5 = 32$)
- To which power must 2 be raised to give 32? The answer is 5. ($\\log_2 32 = 5$)

A **logarithm is an exponent**. If *log* looks strange, turn it into a power: $\\log_a N = x$ means exactly $a^x = N$, where $a > 0$, $a \\ne 1$ and $N > 0$.

The laws of indices therefore become laws of logarithms.

| Indices | Logarithms |
| --- | --- |
| $a^m \\times a^n = a^{m+n}$ | $\\log (MN) = \\log M + \\log N$ |
| $a^m \\div a^n = a^{m-n}$ | $\\log \\frac{M}{N} = \\log M - \\log N$ |
| $(a^m)^n = a^{mn}$ | $\\log M^n = n \\log M$ |

There is no law for $\\log (M + N)$. Inventing one is the most popular mistake of the chapter.

## Example

$$\\log_{10} 25 + \\log_{10} 4 = \\log_{10} 100 = 2$$

## Scientific form

$53000 = 5.3 \\times 10^4$, so $\\log_{10} 53000$ is 4 and a bit more. The whole number part, 4, is the **characteristic**; the rest, 0.7243, is the **mantissa**. For $0.0053 = 5.3 \\times 10^{-3}$ the characteristic is −3, and the mantissa is the same, because the digits are the same.

**Tasks:** find (a) $\\log_3 81$ (b) $\\log_2 \\frac{1}{8}$ (c) the characteristic of $\\log_{10} 720$.

**Answers:** (a) 4 (b) −3 (c) 2`,
          },
        ],
      },
    ],
  },
  {
    course: 'জীববিজ্ঞান: কোষ, টিস্যু ও জীবনীশক্তি',
    sections: [
      {
        title: 'জীবন পাঠ ও কোষ',
        lessons: [
          {
            kind: 'text',
            title: 'নামের ভেতরে পরিচয়: দ্বিপদ নামকরণ',
            free: true,
            body: `আমাদের জাতীয় ফল কাঁঠাল, ইংরেজিতে জ্যাকফ্রুট, অন্য ভাষায় অন্য নাম। বিজ্ঞানীরা যাতে এক নামেই চেনেন, তাই প্রতিটি জীবের একটি **বৈজ্ঞানিক নাম** থাকে। সুইডেনের বিজ্ঞানী ক্যারোলাস লিনিয়াস দুই অংশের নাম দেওয়ার রীতি চালু করেন, তাই একে বলে **দ্বিপদ নামকরণ**।

| জীব | বৈজ্ঞানিক নাম |
| --- | --- |
| মানুষ | *Homo sapiens* |
| ধান | *Oryza sativa* |
| কাঁঠাল | *Artocarpus heterophyllus* |
| দোয়েল | *Copsychus saularis* |
| ইলিশ | *Tenualosa ilisha* |
| রয়েল বেঙ্গল টাইগার | *Panthera tigris* |

## লেখার নিয়ম

- প্রথম অংশ **গণ**, বড় হাতের অক্ষরে শুরু; দ্বিতীয় অংশ **প্রজাতি**, ছোট হাতের অক্ষরে।
- ছাপায় ইটালিক, হাতে লিখলে দুই অংশের নিচে আলাদা আলাদা দাগ।
- নামটি ল্যাটিন বা ল্যাটিনের মতো করে লেখা।

একই গণের জীবেরা কাছের আত্মীয়। সিংহের নাম *Panthera leo*; গণ দেখেই বোঝা যায় বাঘ ও সিংহ আত্মীয়।

শ্রেণিবিন্যাসের ধাপগুলো বড় থেকে ছোট: রাজ্য, পর্ব, শ্রেণি, বর্গ, গোত্র, গণ, প্রজাতি। নিচে নামতে নামতে সদস্য কমে, মিল বাড়ে। ঠিকানার মতো: দেশ, বিভাগ, জেলা, উপজেলা, গ্রাম, বাড়ি।

**নিজে করো:** ভুল ধরো: *oryza Sativa*। **উত্তর:** গণের আদ্যক্ষর বড়, প্রজাতির ছোট হবে: *Oryza sativa*।`,
          },
          { kind: 'video', title: 'দেখো: উদ্ভিদকোষের অঙ্গাণু ও তাদের কাজ', clip: 'living-cell' },
        ],
      },
      {
        title: 'কোষ বিভাজন ও জীবনীশক্তি',
        lessons: [
          {
            kind: 'text',
            title: 'বোতাম আর সুতায় মাইটোসিস',
            body: `এক টুকরা বড় কাগজে কোষ আঁকো। দুই রঙের সুতা কেটে চারটি ক্রোমোজোম বানাও। প্রতিটির জন্য সমান দুই টুকরা সুতা নিয়ে একটি বোতামে গেঁথে দাও। সুতা দুটি **ক্রোমাটিড**, বোতামটি **সেন্ট্রোমিয়ার**।

এবার বোতাম-সুতা সরিয়ে ধাপগুলো দেখাও।

| দশা | ক্রোমোজোম কী করে |
| --- | --- |
| প্রোফেজ | খাটো ও মোটা হয়, দেখা যায় |
| প্রো-মেটাফেজ | নিউক্লিয়ার আবরণী মিলিয়ে যায়, স্পিন্ডল তন্তু জোড়ে |
| মেটাফেজ | কোষের মাঝ বরাবর সারি বাঁধে |
| অ্যানাফেজ | সেন্ট্রোমিয়ার ভাগ হয়, দুই অংশ দুই মেরুতে সরে |
| টেলোফেজ | মেরুতে পৌঁছে আবার লম্বা ও সরু হয়, দুটি নিউক্লিয়াস হয় |

শেষে সাইটোপ্লাজম ভাগ হয়ে দুটি কোষ। কাগজে গুনে দেখো: শুরুতে ক্রোমোজোম ৪টি, প্রতিটি নতুন কোষেও ৪টি। এ জন্য ত্বকের ক্ষত সারলে নতুন কোষ পুরোনো কোষের মতোই হয়।

**মিয়োসিস** আলাদা। এতে নিউক্লিয়াস দুবার ভাগ হয়, ক্রোমোজোম একবার। তাই চারটি কোষ হয়, প্রতিটিতে ক্রোমোজোম অর্ধেক। জননকোষ এভাবে তৈরি হয় বলেই বাবা ও মায়ের অর্ধেক মিলে সন্তানে আবার পুরো সংখ্যা ফিরে আসে।

**প্রশ্ন:** মানুষের দেহকোষে ৪৬টি ক্রোমোজোম। জননকোষে কয়টি, নিষেকের পর কয়টি? **উত্তর:** ২৩টি; ২৩ + ২৩ = ৪৬টি।`,
          },
          {
            kind: 'text',
            title: 'সালোকসংশ্লেষণ ও শ্বসন: একই পথের দুই দিক',
            body: `টাকা দিয়ে যেমন যেকোনো জিনিস কেনা যায়, কোষে তেমনি প্রায় সব কাজে খরচ হয় **এটিপি**। তাই একে বলে শক্তির মুদ্রা। এই মুদ্রার উৎস শেষ পর্যন্ত সূর্য।

**সালোকসংশ্লেষণ** ক্লোরোপ্লাস্টে ঘটে:

$$6\\text{CO}_2 + 12\\text{H}_2\\text{O} \\rightarrow \\text{C}_6\\text{H}_{12}\\text{O}_6 + 6\\text{H}_2\\text{O} + 6\\text{O}_2$$

আলোকনির্ভর পর্যায়ে আলোর শক্তি ধরে এটিপি তৈরি হয়, পানি ভেঙে অক্সিজেন বেরোয়। আলোকনিরপেক্ষ পর্যায়ে সেই শক্তি দিয়ে কার্বন ডাই-অক্সাইড থেকে শর্করা গড়া হয়।

**সবাত শ্বসনে** সেই শর্করা অক্সিজেনে ভেঙে শক্তি ফেরত আসে।

| বিষয় | সালোকসংশ্লেষণ | সবাত শ্বসন |
| --- | --- | --- |
| কোথায় | ক্লোরোপ্লাস্ট | সাইটোপ্লাজম ও মাইটোকন্ড্রিয়া |
| কখন | আলোতে | দিন-রাত |
| শক্তি | খাদ্যে জমা হয় | এটিপি হিসেবে মুক্ত হয় |
| গ্যাস | অক্সিজেন বেরোয় | কার্বন ডাই-অক্সাইড বেরোয় |

অক্সিজেন না থাকলে হয় **অবাত শ্বসন**, শক্তি মেলে অনেক কম। ইস্ট এভাবে অ্যালকোহল ও কার্বন ডাই-অক্সাইড বানায়; সেই গ্যাসেই পাউরুটি ফোলে।

**স্টার্চ পরীক্ষা:** বড়দের তত্ত্বাবধানে, গরম পানির পাত্রে বসানো অ্যালকোহলে পাতা বর্ণহীন করে (সরাসরি আগুনে কখনো নয়) আয়োডিন দিলে স্টার্চের জায়গা নীলচে-কালো হয়।

**প্রশ্ন:** গাছ কি শুধু রাতে শ্বসন করে? **উত্তর:** না, সব সময়; দিনে সালোকসংশ্লেষণ বেশি বলে তা চোখে পড়ে না।`,
          },
        ],
      },
    ],
  },
  {
    course: 'হিসাববিজ্ঞানের ভিত: লেনদেন থেকে রেওয়ামিল',
    sections: [
      {
        title: 'লেনদেন ও হিসাব সমীকরণ',
        lessons: [
          {
            kind: 'text',
            title: 'কোন ঘটনা লেনদেন, আর কোনটি নয়',
            free: true,
            body: `আমাদের কাল্পনিক বইয়ের দোকানের নাম ‘পাতাবাহার’। মাসের শুরুতে কয়েকটি ঘটনা ঘটল।

| ঘটনা | লেনদেন? | কারণ |
| --- | --- | --- |
| মালিক ৫০,০০০ টাকা মূলধন আনলেন | হ্যাঁ | টাকায় মাপা যায়, আর্থিক অবস্থা বদলেছে |
| একজন কর্মচারী নিয়োগ, বেতন ৮,০০০ টাকা | না | এখনো টাকা দেওয়া বা পাওনা হয়নি |
| ধারে ২০,০০০ টাকার বই কেনা | হ্যাঁ | নগদ না গেলেও দায় তৈরি হয়েছে |
| ১০,০০০ টাকার বইয়ের ফরমায়েশ | না | বই আসেনি, দায়ও হয়নি |
| পাশের দোকানে আসবাবের অবচয় ৫০০ টাকা | সেই দোকানের জন্য হ্যাঁ | চোখে না দেখলেও সম্পদের মূল্য কমেছে |

লেনদেনের দুটি শর্ত: **অর্থের অঙ্কে পরিমাপযোগ্য** হতে হবে এবং **আর্থিক অবস্থার পরিবর্তন** ঘটাতে হবে।

## হিসাব সমীকরণ

$$A = L + E$$

অর্থাৎ সম্পদ = দায় + মালিকানা স্বত্ব। দোকানের যা কিছু আছে, তা হয় পাওনাদারের টাকায়, নয় মালিকের টাকায় কেনা। তাই দুই পাশ সব সময় সমান।

মূলধন আনার পর: সম্পদ ৫০,০০০ = দায় ০ + স্বত্ব ৫০,০০০।

ধারে বই কেনার পর: সম্পদ ৭০,০০০ = দায় ২০,০০০ + স্বত্ব ৫০,০০০।

**নিজে করো:** এরপর পাওনাদারকে ৫,০০০ টাকা নগদ শোধ করা হলো। সমীকরণটি লেখো। **উত্তর:** সম্পদ ৬৫,০০০ = দায় ১৫,০০০ + স্বত্ব ৫০,০০০।`,
          },
          { kind: 'video', title: 'দেখো: লেখো, মেলাও, ভুল ঠিক করো', clip: 'practice-loop' },
        ],
      },
      {
        title: 'জাবেদা, খতিয়ান ও রেওয়ামিল',
        lessons: [
          {
            kind: 'text',
            title: 'ডেবিট-ক্রেডিটের যুক্তি ও জাবেদা',
            body: `ডেবিট মানে খারাপ বা ক্রেডিট মানে ভালো, এমন নয়। হিসাবের ছকের **বাঁ দিক ডেবিট, ডান দিক ক্রেডিট**। কোন হিসাব বাড়লে কোন দিকে বসবে, তা সমীকরণ থেকেই আসে।

| হিসাবের শ্রেণি | বাড়লে | কমলে |
| --- | --- | --- |
| সম্পদ | ডেবিট | ক্রেডিট |
| ব্যয় | ডেবিট | ক্রেডিট |
| দায় | ক্রেডিট | ডেবিট |
| মালিকানা স্বত্ব | ক্রেডিট | ডেবিট |
| আয় | ক্রেডিট | ডেবিট |

প্রতিটি লেনদেনে অন্তত একটি ডেবিট ও একটি ক্রেডিট থাকে, আর টাকার অঙ্ক সমান হয়। এটিই **দুতরফা দাখিলা**।

## তিনটি প্রশ্ন

১. কোন কোন হিসাব জড়িত? ২. কোন শ্রেণির? ৩. বেড়েছে, না কমেছে?

**উদাহরণ।** নগদে ৬,০০০ টাকার বই বিক্রি। জড়িত: নগদান (সম্পদ, বেড়েছে) ও বিক্রয় (আয়, বেড়েছে)। তাই:

| হিসাবের নাম ও ব্যাখ্যা | ডেবিট | ক্রেডিট |
| --- | --- | --- |
| নগদান হিসাব | ৬,০০০ | |
| বিক্রয় হিসাব | | ৬,০০০ |
| (নগদে বই বিক্রি করা হলো) | | |

জাবেদা হলো ঘটনার দিনলিপি; এখান থেকে প্রতিটি হিসাব আলাদা পাতায়, অর্থাৎ **খতিয়ানে** যায়। তখন এক নজরে জানা যায়, হাতে মোট কত নগদ আছে।

**নিজে করো:** দোকানভাড়া ৩,০০০ টাকা নগদে দেওয়া হলো। কোনটি ডেবিট, কোনটি ক্রেডিট? **উত্তর:** ভাড়া হিসাব ডেবিট (ব্যয় বেড়েছে), নগদান হিসাব ক্রেডিট (সম্পদ কমেছে)।`,
          },
          {
            kind: 'text',
            title: 'রেওয়ামিল মেলে না? যেভাবে ভুল খুঁজবে',
            body: `মাস শেষে সব খতিয়ানের জের এক পাতায় তুলে ডেবিট ও ক্রেডিটের যোগফল মেলানোর নাম **রেওয়ামিল**।

| হিসাব | ডেবিট | ক্রেডিট |
| --- | --- | --- |
| নগদান | ৪৮,০০০ | |
| ক্রয় | ২০,০০০ | |
| ভাড়া | ৩,০০০ | |
| পাওনাদার | | ১৫,০০০ |
| মূলধন | | ৫০,০০০ |
| বিক্রয় | | ৬,০০০ |
| মোট | ৭১,০০০ | ৭১,০০০ |

## না মিললে এই ক্রমে খোঁজো

১. আগে দুই ঘরের যোগ আবার করো।

২. পার্থক্যটি কোনো হিসাবের জেরের সমান হলে সেটি হয়তো বাদ পড়েছে।

৩. পার্থক্যকে ২ দিয়ে ভাগ করো। সেই অঙ্কের কোনো জের ভুল ঘরে বসে থাকতে পারে। ৩,০০০ টাকার ভাড়া ক্রেডিটে বসালে পার্থক্য হয় ৬,০০০ টাকা।

৪. পার্থক্য ৯ দিয়ে বিভাজ্য হলে অঙ্ক উল্টে গিয়ে থাকতে পারে, যেমন ৫৪০-এর জায়গায় ৪৫০; পার্থক্য ৯০।

## মিললেও নিশ্চিন্ত নয়

কিছু ভুল রেওয়ামিলে ধরা পড়ে না: লেনদেন একেবারে **বাদ পড়া**, দুই দিকেই **সমান ভুল অঙ্ক** লেখা, এক হিসাবের বদলে একই দিকে **অন্য হিসাবে** লেখা, কিংবা একটি ভুল আরেকটিকে কাটাকাটি করে দেওয়া। তাই রেওয়ামিল গাণিতিক শুদ্ধতার পরীক্ষা, পূর্ণ শুদ্ধতার নয়।

**প্রশ্ন:** আসবাব কেনা ভুলে ‘ক্রয়’ হিসাবে লেখা হলো। রেওয়ামিল কি মিলবে? **উত্তর:** মিলবে, দুটিই ডেবিট বলে।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Writing for a Reader: English Nine',
    sections: [
      {
        title: 'Paragraphs with a Plan',
        lessons: [
          {
            kind: 'text',
            title: 'One topic, three plans',
            free: true,
            body: `Take the topic *mobile phones in school*. Before writing a word, ask who will read it. The headteacher wants reasons; a younger cousin wants stories. Then choose one of three plans.

**Listing.** A topic sentence promises several points, and linking words count them.

> A phone can help a student in three ways. First, it holds a dictionary. Second, … Finally, …

**Comparison and contrast.** Two things are placed side by side. Go point by point: cost of a phone and a book, then ease of use, then danger of distraction. Useful words: *both, similarly, whereas, on the other hand, unlike*.

**Cause and effect.** You explain why something happens.

> Because messages arrive all the time, attention is broken. As a result, a task of twenty minutes takes an hour.

Useful words: *because, since, therefore, as a result, leads to*.

## The shape of any paragraph

| Part | Job |
| --- | --- |
| topic sentence | says the one idea |
| support | two to four points with examples |
| closing | returns to the idea, adds nothing new |

If a sentence does not support the first one, cut it, even if it is a beautiful sentence.

**Task:** write the topic sentence and three notes for *living in a village and living in a town*, first as a comparison for a visitor, then as a list for a cousin of eight.`,
          },
          { kind: 'video', title: 'Watch: the parts of a sentence your reader needs', clip: 'sentence' },
        ],
      },
      {
        title: 'The Writing Desk and the Craft of Editing',
        lessons: [
          {
            kind: 'text',
            title: 'Describing a bar chart',
            body: `Suppose a chart shows how pupils of a school came to class in 2010 and in 2020.

| Way | 2010 | 2020 |
| --- | --- | --- |
| on foot | 60 percent | 40 percent |
| by bicycle | 15 percent | 30 percent |
| by bus | 20 percent | 25 percent |
| by car | 5 percent | 5 percent |

Do not read the chart aloud from left to right. Your reader wants the *story*.

1. **Introduce:** The chart shows how pupils travelled to school in 2010 and 2020.
2. **Give the main trend:** Overall, fewer pupils walked and more came by bicycle.
3. **Support with figures:** Walking fell from 60 to 40 percent, while cycling doubled from 15 to 30 percent.
4. **Mention the rest:** Bus travel rose slightly, by five points. The share of cars stayed the same.

## The language of change

| Up | Down | No change |
| --- | --- | --- |
| rose, increased, grew | fell, dropped, declined | remained steady |
| doubled | was halved | stayed the same |

Add *slightly, steadily, sharply* to say how much or how fast. From 20 to 25 *percent* is a rise of five *percentage points*. Use the past tense for past years, and give no reasons the chart does not show: we cannot see *why* they cycled.

**Task:** write the four steps for your own class, after asking thirty pupils.`,
          },
          {
            kind: 'text',
            title: 'Three passes over one draft',
            body: `Nobody can look for everything at once. Good editors read the same draft three times, each time with one question.

> *Draft:* I am writing to you to tell you that I want leave. I was ill and I had fever and I was in bed so I could not attend the class so I was absent. Please give me leave. I will be greatful.

**First pass: ideas.** Does the headteacher learn what she needs? Dates are missing. The illness is told three times.

**Second pass: sentences.** Join, cut, vary. Use a modal for politeness: *Could you kindly …*, *I would be grateful if …*

**Third pass: spelling and signs.** *greatful* is *grateful*.

> *Final:* I was absent from 3 to 5 March because of a fever. I would be grateful if you could kindly grant me leave for these three days.

43 words have become 27, and the reader knows more.

## Linking words that fit

*However* turns the thought, *moreover* adds, *therefore* concludes, *for example* illustrates. If you can remove the word without any loss, it was decoration.

**A good habit:** leave one night between the draft and the first pass, and read aloud. Where you run out of breath, the sentence needs a full stop.

**Task:** edit an old paragraph of your own in three passes with three different colours.`,
          },
        ],
      },
    ],
  },
]
