import type { DemoCurriculum } from './types.ts'

export const classEight: DemoCurriculum[] = [
  {
    course: 'অষ্টম শ্রেণির গণিত: প্যাটার্ন, মুনাফা ও বীজগণিত',
    sections: [
      {
        title: 'প্যাটার্ন',
        lessons: [
          { kind: 'video', title: 'দেখো: সংখ্যারেখায় সমান ধাপে এগোনো', clip: 'number-line', free: true },
          {
            kind: 'text',
            title: 'সংখ্যার ভেতরে নিয়ম খোঁজা',
            free: true,
            body: `৩, ৭, ১১, ১৫, … এরপর কোন সংখ্যা? প্রায় সবাই বলবে ১৯। কারণ প্রতিবার ৪ করে বাড়ছে। কিন্তু প্রশ্ন যদি হয়, ১০০তম সংখ্যাটি কত? তখন একটি একটি করে লেখা চলে না, একটি **রাশি** দরকার।

## পার্থক্য থেকে রাশি

প্রতি ধাপে ৪ বাড়ে, তাই ৪-এর গুণিতকের সঙ্গে তুলনা করি।

| অবস্থান (n) | ১ | ২ | ৩ | ৪ |
| --- | --- | --- | --- | --- |
| ৪n | ৪ | ৮ | ১২ | ১৬ |
| প্যাটার্নের সংখ্যা | ৩ | ৭ | ১১ | ১৫ |

প্রতিটি সংখ্যা ৪n-এর চেয়ে ১ কম। তাই n-তম সংখ্যা **৪n − ১**। এখন ১০০তম সংখ্যা ৪ × ১০০ − ১ = ৩৯৯।

উল্টো প্রশ্নও করা যায়: ২৪৩ কি এই প্যাটার্নে আছে? ৪n − ১ = ২৪৩ হলে n = ৬১। পূর্ণসংখ্যা পাওয়া গেছে, তাই ২৪৩ হলো ৬১তম সংখ্যা। ১০০ কি আছে? ৪n = ১০১ থেকে n পূর্ণসংখ্যা হয় না, তাই নেই।

## পার্থক্য সমান না হলে

২, ৫, ১০, ১৭, ২৬, … পার্থক্যগুলো ৩, ৫, ৭, ৯। পার্থক্য নিজেই ২ করে বাড়ছে। এমন হলে বর্গসংখ্যার সঙ্গে মিলিয়ে দেখো: ১, ৪, ৯, ১৬, ২৫। প্রতিটি সংখ্যা বর্গের চেয়ে ১ বেশি। তাই n-তম সংখ্যা $n^{\\text{২}} + \\text{১}$।

## বিজোড় সংখ্যার যোগফল

১ = ১

১ + ৩ = ৪

১ + ৩ + ৫ = ৯

১ + ৩ + ৫ + ৭ = ১৬

যোগফল প্রতিবার পূর্ণবর্গ! কারণ, এক ঘরের বর্গের ডানে ও নিচে ৩টি ঘর জুড়লে ২ × ২ বর্গ হয়, তার পাশে ৫টি জুড়লে ৩ × ৩। অর্থাৎ প্রথম n-টি বিজোড় সংখ্যার যোগফল $n^{\\text{২}}$।

একটি সতর্কতা: প্রথম কয়েকটি সংখ্যা মিললেই নিয়ম প্রমাণিত হয় না। রাশি পাওয়ার পর অন্তত দুটি অবস্থানে বসিয়ে যাচাই করো, আর ভাবো *কেন* এমন হচ্ছে।

## নিজে করো

১. ৫, ৮, ১১, ১৪, … প্যাটার্নের n-তম ও ৫০তম সংখ্যা বের করো।

২. প্রথম ২০টি বিজোড় সংখ্যার যোগফল কত?

৩. ০, ৩, ৮, ১৫, ২৪, … এর রাশিটি কী?

**উত্তর:** ১. ৩n + ২; ১৫২। ২. ৪০০। ৩. $n^{\\text{২}} - \\text{১}$।`,
          },
          {
            kind: 'text',
            title: 'ম্যাজিক বর্গ ও টাইলসের নকশা',
            body: `তিন সারি ও তিন কলামের ঘরে ১ থেকে ৯ পর্যন্ত সংখ্যা এমনভাবে বসাতে হবে, যেন প্রতি সারি, প্রতি কলাম ও দুই কর্ণের যোগফল সমান হয়। এটিই **ম্যাজিক বর্গ**। অনুমানে ঘর ভরলে অনেক সময় লাগে; যুক্তি দিয়ে এগোলে কয়েক মিনিট।

## আগে যোগফল, পরে মাঝের ঘর

১ থেকে ৯-এর যোগফল ৪৫। তিন সারিতে সমান ভাগ হলে প্রতি সারিতে ১৫। এই ১৫ হলো **ম্যাজিক সংখ্যা**।

মাঝের ঘর দিয়ে চারটি রেখা যায়: মাঝের সারি, মাঝের কলাম আর দুই কর্ণ। চার রেখার মোট ৪ × ১৫ = ৬০। এতে সব ঘর একবার করে আছে, শুধু মাঝের ঘরটি আছে চারবার, অর্থাৎ বাড়তি তিনবার। তাই ৪৫ + ৩ × মাঝের সংখ্যা = ৬০, মাঝের সংখ্যা ৫।

এখন ৫-এর দুই পাশে সব সময় এমন জোড়া বসবে, যার যোগফল ১০: ১ ও ৯, ২ ও ৮, ৩ ও ৭, ৪ ও ৬। জোড় সংখ্যাগুলো কোণে বসালে পাই:

| | | |
| --- | --- | --- |
| ২ | ৭ | ৬ |
| ৯ | ৫ | ১ |
| ৪ | ৩ | ৮ |

যাচাই: ২ + ৭ + ৬ = ১৫, ২ + ৯ + ৪ = ১৫, ২ + ৫ + ৮ = ১৫। প্রতিটি সংখ্যায় ১০ যোগ করলেও ম্যাজিক বর্গই থাকে, তখন ম্যাজিক সংখ্যা ৪৫।

## জ্যামিতিক প্যাটার্ন

একটি উঠানের মাঝে এক সারিতে n-টি লাল টাইল, চারদিক ঘিরে সাদা টাইল। ১টি লালের চারপাশে সাদা লাগে ৮টি, ২টি লালের পাশে ১০টি, ৩টির পাশে ১২টি।

- ওপরে ও নিচে লাল টাইলগুলোর সমান সারি: n + n = ২n
- দুই প্রান্তে তিনটি করে: ৩ + ৩ = ৬

তাই সাদা টাইল **২n + ৬**। n = ৩ বসালে ১২, মিলে গেছে। এখানে রাশিটি মুখস্থ করতে হয়নি, ছবির অংশগুলো গুনেই পাওয়া গেছে।

## নিজে করো

১. ওপরের ম্যাজিক বর্গের প্রতিটি সংখ্যাকে ২ দিয়ে গুণ করলে ম্যাজিক সংখ্যা কত হবে?

২. ২৫টি লাল টাইলের এক সারি ঘিরতে কয়টি সাদা টাইল লাগবে?

৩. ৪৬টি সাদা টাইল দিয়ে কয়টি লাল টাইলের সারি ঘেরা যায়?

**উত্তর:** ১. ৩০। ২. ৫৬টি। ৩. ২০টি।`,
          },
        ],
      },
      {
        title: 'মুনাফা ও পরিমাপ',
        lessons: [
          {
            kind: 'text',
            title: 'সরল মুনাফা: চারটি রাশির সম্পর্ক',
            body: `কেউ ব্যাংকে টাকা রাখলে ব্যাংক সেই টাকা কাজে লাগায়, আর বিনিময়ে কিছু বাড়তি টাকা দেয়। এই বাড়তি টাকা **মুনাফা**। যে টাকা রাখা হয় তা **আসল**। আসল ও মুনাফা মিলে **সবৃদ্ধিমূল** বা মুনাফা-আসল।

‘বার্ষিক শতকরা ৮ টাকা মুনাফা’ মানে ১০০ টাকায় ১ বছরে মুনাফা ৮ টাকা। ঐকিক নিয়মে ভাবি:

- ১০০ টাকার ১ বছরের মুনাফা ৮ টাকা
- ১ টাকার ১ বছরের মুনাফা $\\frac{\\text{৮}}{\\text{১০০}}$ টাকা
- P টাকার n বছরের মুনাফা P × n × $\\frac{\\text{৮}}{\\text{১০০}}$ টাকা

$\\frac{\\text{৮}}{\\text{১০০}}$-কে মুনাফার হার r বললে সূত্রটি হয়

$$I = Pnr$$

এখানে I মুনাফা, P আসল, n সময় (বছরে), r মুনাফার হার।

## চারটির তিনটি জানা থাকলেই হলো

**উদাহরণ ১।** ৫,০০০ টাকার বার্ষিক ৮% হারে ৩ বছরের সরল মুনাফা কত?

I = ৫০০০ × ৩ × $\\frac{\\text{৮}}{\\text{১০০}}$ = ১২০০ টাকা। সবৃদ্ধিমূল ৬,২০০ টাকা।

**উদাহরণ ২।** কত বছরে ৪,০০০ টাকা বার্ষিক ৫% হারে মুনাফা-আসলে ৫,০০০ টাকা হবে?

মুনাফা ৫০০০ − ৪০০০ = ১০০০ টাকা। এক বছরে মুনাফা ৪০০০ × $\\frac{\\text{৫}}{\\text{১০০}}$ = ২০০ টাকা। তাই সময় ১০০০ ÷ ২০০ = ৫ বছর।

**উদাহরণ ৩।** বার্ষিক কত হারে ২,৫০০ টাকার ৪ বছরের মুনাফা ৬০০ টাকা?

$$r = \\frac{I}{Pn} = \\frac{\\text{৬০০}}{\\text{২৫০০} \\times \\text{৪}} = \\frac{\\text{৬}}{\\text{১০০}}$$

অর্থাৎ হার ৬%।

## যেখানে ভুল হয়

- সময় মাসে দেওয়া থাকলে বছরে বদলাও। ৯ মাস মানে $\\frac{\\text{৯}}{\\text{১২}} = \\frac{\\text{৩}}{\\text{৪}}$ বছর।
- মুনাফা চেয়েছে, না মুনাফা-আসল, প্রশ্নে দাগ দিয়ে নাও।
- উত্তর বাস্তবসম্মত কি না ভাবো। ৫% হারে এক বছরে মুনাফা আসলের চেয়ে বেশি এলে বুঝবে কোথাও একটি শূন্য বেশি বসেছে।
- r-এর জায়গায় ৮ নয়, $\\frac{\\text{৮}}{\\text{১০০}}$ বসবে।

## নিজে করো

১. ১২,০০০ টাকার বার্ষিক ৭% হারে ২ বছরের মুনাফা কত?

২. বার্ষিক ১০% হারে কত বছরে সরল মুনাফা আসলের সমান হবে?

৩. ৮,০০০ টাকার ৬% হারে ৯ মাসের মুনাফা কত?

**উত্তর:** ১. ১,৬৮০ টাকা। ২. ১০ বছরে। ৩. ৩৬০ টাকা।`,
          },
          {
            kind: 'text',
            title: 'চক্রবৃদ্ধি মুনাফা: মুনাফারও মুনাফা',
            body: `সরল মুনাফায় প্রতিবছর মুনাফা আসে শুধু আসলের ওপর। কিন্তু প্রথম বছরের মুনাফা না তুলে যদি রেখে দাও, তবে দ্বিতীয় বছরে সেই মুনাফার ওপরও মুনাফা আসে। একে বলে **চক্রবৃদ্ধি মুনাফা**।

## সারণি করে দেখি

১০,০০০ টাকা, বার্ষিক হার ১০%।

| বছর | শুরুতে | ওই বছরের মুনাফা | শেষে |
| --- | --- | --- | --- |
| ১ | ১০,০০০ | ১,০০০ | ১১,০০০ |
| ২ | ১১,০০০ | ১,১০০ | ১২,১০০ |
| ৩ | ১২,১০০ | ১,২১০ | ১৩,৩১০ |

সরল মুনাফায় তিন বছর শেষে হতো ১৩,০০০ টাকা। বাড়তি ৩১০ টাকা এসেছে মুনাফার মুনাফা থেকে।

## সূত্রটি কোথা থেকে এলো

এক বছর শেষে P টাকা হয় P + Pr = P(১ + r)। অর্থাৎ প্রতিবছর টাকার পরিমাণ একবার করে (১ + r) দিয়ে গুণ হয়। দুই বছরে দুবার, তিন বছরে তিনবার। তাই n বছর পর চক্রবৃদ্ধি মূল

$$C = P(\\text{১} + r)^n$$

আর চক্রবৃদ্ধি মুনাফা = C − P।

ওপরের উদাহরণে C = ১০০০০ × ১.১ × ১.১ × ১.১ = ১৩৩১০ টাকা, সারণির সঙ্গে মিলে গেছে।

## আরেকটি উদাহরণ

একটি গ্রামের জনসংখ্যা ৮,০০০। প্রতিবছর ৫% বাড়লে ২ বছর পর কত হবে? এটিও চক্রবৃদ্ধির অঙ্ক, কারণ নতুন মানুষ যোগ হওয়ার পর বৃদ্ধি হয় নতুন সংখ্যার ওপর।

৮০০০ × ১.০৫ × ১.০৫ = ৮০০০ × ১.১০২৫ = ৮৮২০ জন।

## ঋণের ক্ষেত্রেও একই কথা

চক্রবৃদ্ধি সঞ্চয়কারীর বন্ধু, কিন্তু ঋণগ্রহীতার জন্য সাবধানবাণী। ঋণ শোধ না করে ফেলে রাখলে সুদেরও সুদ জমতে থাকে। তাই ঋণ নেওয়ার আগে হিসাবটি সরল না চক্রবৃদ্ধি, তা জেনে নেওয়া দরকার।

## নিজে করো

১. ৫,০০০ টাকার ৪% হারে ২ বছরের চক্রবৃদ্ধি মুনাফা কত?

২. একই টাকার একই হারে ২ বছরের সরল মুনাফা কত? পার্থক্য কত?

৩. প্রথম বছরে সরল ও চক্রবৃদ্ধি মুনাফার পার্থক্য কত এবং কেন?

**উত্তর:** ১. ৪০৮ টাকা। ২. ৪০০ টাকা; পার্থক্য ৮ টাকা। ৩. শূন্য, কারণ প্রথম বছরে দুটিই শুধু আসলের ওপর হিসাব হয়।`,
          },
          { kind: 'audio', title: 'শোনো: অঙ্কের অনুশীলন সপ্তাহজুড়ে ভাগ করে নেওয়া', clip: 'study-plan' },
        ],
      },
      {
        title: 'সূত্রাবলি, সেট ও চতুর্ভুজ',
        lessons: [
          {
            kind: 'text',
            title: 'ঘনের সূত্র: একটি ঘনককে আট টুকরা করা',
            body: `a + b বাহুর একটি ঘনক কল্পনা করো (আলু বা সাবান দিয়ে বানালে বড় কাউকে কাটতে বলো)। দৈর্ঘ্য, প্রস্থ ও উচ্চতা, তিন দিকেই a ও b-এর সংযোগস্থলে একবার করে কাটলে আটটি টুকরা হয়।

| টুকরা | কয়টি | প্রতিটির আয়তন |
| --- | --- | --- |
| বড় ঘনক | ১ | $a^{\\text{৩}}$ |
| চ্যাপ্টা টুকরা | ৩ | $a^{\\text{২}}b$ |
| লম্বা টুকরা | ৩ | $ab^{\\text{২}}$ |
| ছোট ঘনক | ১ | $b^{\\text{৩}}$ |

সব টুকরার আয়তন যোগ করলেই পুরো ঘনকের আয়তন:

$$(a+b)^{\\text{৩}} = a^{\\text{৩}} + \\text{৩}a^{\\text{২}}b + \\text{৩}ab^{\\text{২}} + b^{\\text{৩}}$$

মাঝের দুই পদের সহগ কেন ৩, এবার স্পষ্ট: ওই টুকরা তিনটি করে আছে। চ্যাপ্টা টুকরার দুই দিক a আর এক দিক b, লম্বা টুকরার এক দিক a আর দুই দিক b। b-এর জায়গায় −b বসালে পাই

$$(a-b)^{\\text{৩}} = a^{\\text{৩}} - \\text{৩}a^{\\text{২}}b + \\text{৩}ab^{\\text{২}} - b^{\\text{৩}}$$

## দুই ঘনের যোগফল ও বিয়োগফলের উৎপাদক

$$a^{\\text{৩}} + b^{\\text{৩}} = (a+b)(a^{\\text{২}} - ab + b^{\\text{২}})$$

$$a^{\\text{৩}} - b^{\\text{৩}} = (a-b)(a^{\\text{২}} + ab + b^{\\text{২}})$$

চিহ্ন মনে রাখার উপায়: প্রথম বন্ধনীর চিহ্ন বাঁ পাশের চিহ্নের মতো, দ্বিতীয় বন্ধনীর মাঝের চিহ্ন তার উল্টো, শেষ চিহ্ন সব সময় যোগ। ডান পাশ গুণ করে একবার নিজে মিলিয়ে দেখো, মাঝের পদগুলো কাটাকাটি হয়ে যাবে।

## সমাধান করা উদাহরণ

**উদাহরণ ১।** x + y = ৫ এবং xy = ৬ হলে $x^{\\text{৩}} + y^{\\text{৩}}$ কত?

সূত্রটি অন্যভাবে লিখি: $x^{\\text{৩}} + y^{\\text{৩}} = (x+y)^{\\text{৩}} - \\text{৩}xy(x+y)$। তাই মান ১২৫ − ৩ × ৬ × ৫ = ১২৫ − ৯০ = ৩৫। এখানে x ও y আসলে ২ ও ৩; ৮ + ২৭ = ৩৫, মিলেছে।

**উদাহরণ ২।** $\\text{৮}a^{\\text{৩}} + \\text{২৭}$-এর উৎপাদক বের করি। এটি $(\\text{২}a)^{\\text{৩}} + \\text{৩}^{\\text{৩}}$, তাই উৎপাদক $(\\text{২}a + \\text{৩})(\\text{৪}a^{\\text{২}} - \\text{৬}a + \\text{৯})$।

সাবধান: $(a+b)^{\\text{৩}}$ আর $a^{\\text{৩}} + b^{\\text{৩}}$ এক জিনিস নয়। a = ১, b = ১ বসাও: প্রথমটি ৮, দ্বিতীয়টি ২। মাঝের ছয়টি টুকরা ভুলে গেলে এই পার্থক্য হয়।

## নিজে করো

১. সূত্র দিয়ে ১১-এর ঘন বের করো।

২. a − b = ২ এবং ab = ৩ হলে $a^{\\text{৩}} - b^{\\text{৩}}$ কত?

৩. $x^{\\text{৩}} - \\text{৬৪}$-কে উৎপাদকে বিশ্লেষণ করো।

**উত্তর:** ১. ১৩৩১। ২. ৮ + ৩ × ৩ × ২ = ২৬। ৩. $(x - \\text{৪})(x^{\\text{২}} + \\text{৪}x + \\text{১৬})$।`,
          },
          {
            kind: 'text',
            title: 'ভেনচিত্রে সেট, যুক্তিতে চতুর্ভুজ',
            body: `এই পাঠে দুটি ভিন্ন বিষয়, কিন্তু দুটিতেই কাজ একটাই: জিনিসকে দলে ভাগ করে পরিষ্কারভাবে ভাবা।

## সেট ও ভেনচিত্র

কোনো নির্দিষ্ট জিনিসের সুসংজ্ঞায়িত দলকে বলে **সেট**। ‘সুন্দর ফুলের দল’ সেট নয়, কারণ কোনটি সুন্দর তা নিয়ে মতভেদ হয়। ‘২০-এর ছোট মৌলিক সংখ্যার দল’ সেট।

একটি শ্রেণির ৫০ জনের মধ্যে ৩০ জন ক্রিকেট, ২৫ জন ফুটবল এবং ১২ জন দুটিই খেলে। কতজন কোনোটিই খেলে না?

দুটি বৃত্ত আঁকো, যেন একটি আরেকটির ওপর কিছুটা উঠে থাকে। **মাঝের অংশ থেকে শুরু করো।**

| অংশ | হিসাব | জন |
| --- | --- | --- |
| দুটিই | দেওয়া আছে | ১২ |
| শুধু ক্রিকেট | ৩০ − ১২ | ১৮ |
| শুধু ফুটবল | ২৫ − ১২ | ১৩ |
| অন্তত একটি | ১২ + ১৮ + ১৩ | ৪৩ |
| কোনোটিই নয় | ৫০ − ৪৩ | ৭ |

৩০ + ২৫ = ৫৫ ধরলে ভুল হতো, কারণ তাতে দুটি খেলা খেলে এমন ১২ জনকে দুবার গোনা হয়।

## চতুর্ভুজের পরিবার

- **সামান্তরিক:** বিপরীত বাহুগুলো সমান্তরাল।
- **আয়ত:** এমন সামান্তরিক, যার একটি কোণ সমকোণ।
- **রম্বস:** এমন সামান্তরিক, যার চার বাহু সমান।
- **বর্গ:** যে একসঙ্গে আয়তও, রম্বসও।

ভেনচিত্রে আয়তের সেট ও রম্বসের সেট সামান্তরিকের ভেতরে থাকে, আর দুটির ছেদ অংশই বর্গ!

## কারণসহ একটি প্রমাণ

**দাবি:** সামান্তরিক ABCD-এর বিপরীত বাহু সমান।

১. কর্ণ AC আঁকি। (*অঙ্কন*)

২. ∠BAC = ∠DCA, কারণ AB ও DC সমান্তরাল। (*একান্তর কোণ*)

৩. ∠BCA = ∠DAC, কারণ BC ও AD সমান্তরাল। (*একান্তর কোণ*)

৪. AC দুই ত্রিভুজেরই বাহু। (*সাধারণ বাহু*)

৫. তাই ত্রিভুজ ABC ও CDA সর্বসম। (*কোণ-বাহু-কোণ*)

৬. অতএব AB = CD এবং BC = DA।

## নিজে করো

১. ৪০ জনের মধ্যে ২২ জন চা, ১৮ জন দুধ, ৮ জন দুটিই খায়। কতজন কোনোটিই খায় না?

২. ‘সব বর্গই রম্বস’ আর ‘সব রম্বসই বর্গ’, কোনটি সত্য?

**উত্তর:** ১. ৮ জন। ২. প্রথমটি সত্য।`,
          },
          { kind: 'video', title: 'দেখো: চেষ্টা করো, মিলিয়ে দেখো, আবার করো', clip: 'practice-loop' },
        ],
      },
    ],
  },
  {
    course: 'Science Eight: Atoms, Reactions and Acids',
    sections: [
      {
        title: 'Atoms and Symbols',
        lessons: [
          { kind: 'video', title: 'Watch: the moving particles behind every reaction', clip: 'particles', free: true },
          {
            kind: 'text',
            title: 'Building atoms from counters',
            body: `Collect seeds of three kinds to be protons, neutrons and electrons. Now you can build any small atom on a plate.

- **Protons** have a positive charge and sit in the nucleus.
- **Neutrons** have no charge and sit there too.
- **Electrons** have a negative charge and move around the nucleus in shells. They are nearly two thousand times lighter than protons.

The **atomic number** is the number of protons, and it decides which element you have. The **mass number** is protons plus neutrons. Sodium has atomic number 11 and mass number 23, so it has 11 protons, 11 electrons and $23 - 11 = 12$ neutrons.

## Filling the shells

For the first twenty elements the shells hold 2, 8, 8 and then 2 more.

| Element | Electrons | Arrangement |
| --- | --- | --- |
| carbon | 6 | 2, 4 |
| oxygen | 8 | 2, 6 |
| sodium | 11 | 2, 8, 1 |
| calcium | 20 | 2, 8, 8, 2 |

**Isotopes** are atoms of one element with different numbers of neutrons. Carbon-12 and carbon-14 both have 6 protons, but 6 and 8 neutrons. Carbon-14 helps to date very old wood; other isotopes help doctors to treat cancer.

**Task:** chlorine has atomic number 17 and one of its atoms has mass number 35. Find the neutrons and the arrangement.

**Answer:** 18 neutrons; 2, 8, 7.`,
          },
          {
            kind: 'text',
            title: 'From valency to a balanced equation',
            body: `Valency tells how many bonds an atom makes. Hydrogen has 1, oxygen 2, nitrogen 3, carbon 4, sodium 1, magnesium 2, aluminium 3, chlorine 1.

To write a formula, exchange the valencies. Aluminium has 3 and oxygen has 2, so aluminium oxide is $\\text{Al}_2\\text{O}_3$. Magnesium and oxygen both have 2; the numbers cancel and we write MgO.

## Balancing is counting

Atoms are neither made nor lost in a reaction, so both sides must have the same number of each kind. Hydrogen burns in oxygen:

$$\\text{H}_2 + \\text{O}_2 \\rightarrow \\text{H}_2\\text{O}$$

On the left there are 2 oxygen atoms, on the right only 1. Put 2 before the water. Now the right side has 4 hydrogen atoms, so put 2 before the hydrogen:

$$2\\text{H}_2 + \\text{O}_2 \\rightarrow 2\\text{H}_2\\text{O}$$

Never change the small numbers inside a formula. $\\text{H}_2\\text{O}_2$ would be a different substance, hydrogen peroxide. Only the big numbers in front may change.

## Kinds of reaction

- **Combination:** two substances become one, as in the burning above.
- **Decomposition:** one becomes several, as when limestone is heated strongly in a kiln.
- **Displacement:** a more active metal pushes out another.

**Balance:** (a) Mg + O₂ → MgO (b) N₂ + H₂ → NH₃

**Answers:** (a) 2Mg + O₂ → 2MgO (b) N₂ + 3H₂ → 2NH₃`,
          },
        ],
      },
      {
        title: 'Acids, Bases and Salts',
        lessons: [
          {
            kind: 'text',
            title: 'Red cabbage, lemon and soda',
            body: `Ask an adult to pour hot water over chopped red cabbage and leave it until it is cold. The violet liquid is an **indicator**: its colour changes with the kind of substance you add. (Without cabbage, try petals of red hibiscus.)

| Substance | Colour of cabbage water | Kind |
| --- | --- | --- |
| lemon juice, vinegar | pink or red | acid |
| clean water | violet | neutral |
| baking soda in water | blue to green | base |

**Acids** such as lemon juice taste sour, turn blue litmus red and give hydrogen ions in water. **Bases** feel slippery, turn red litmus blue and react with acids; a base that dissolves in water is an **alkali**. Soap and lime water are everyday examples. Never taste or touch chemicals to find out: strong acids and alkalis burn the skin and eyes.

## Neutralisation

When an acid meets a base, each takes away the strength of the other. A salt and water are formed:

$$\\text{HCl} + \\text{NaOH} \\rightarrow \\text{NaCl} + \\text{H}_2\\text{O}$$

Farmers spread lime on soil that is too acidic. A tablet against acid in the stomach contains a mild base.

Describe each reaction three times: what you *see* (the pink fades), what the *particles* do (hydrogen and hydroxide ions join to make water) and the *equation*.

**Question:** why is toothpaste slightly basic? **Answer:** it neutralises the acid made by bacteria in the mouth.`,
          },
        ],
      },
    ],
  },
  {
    course: 'English Eight: Stories, Summaries and Emails',
    sections: [
      {
        title: 'Predict and Complete',
        lessons: [
          {
            kind: 'text',
            title: 'Cloze tests: let the sentence help you',
            free: true,
            body: `A cloze test is a passage with holes. Many learners begin at gap (a) and write at once. Do this instead.

**First, read the whole passage without a pencil.** You need to know what it is about before any word can be right.

**Second, ask what kind of word is missing.** Look at the neighbours.

| Before or after the gap | The gap is probably |
| --- | --- |
| the ___ of | a noun |
| he ___ the door | a verb |
| a very ___ girl | an adjective |
| depends ___ | a preposition |
| It rained, ___ we stayed in. | a joining word |

**Third, check tense and number.** If the story is in the past, your verb is too.

## Try it

> Honesty is a great (a) ___. An honest person is (b) ___ by everyone, even by those (c) ___ do not like him. He may remain poor, (d) ___ he sleeps in peace. We should learn to be honest (e) ___ our childhood.

Thinking aloud for (b): *is … by* shows the passive, so a past participle is needed, with a good meaning.

**Answers:** (a) virtue or quality (b) respected or trusted (c) who (d) but (e) from

More than one word can be correct. Read your finished passage aloud once more; the ear often finds what the eye missed.`,
          },
          {
            kind: 'text',
            title: 'From a page to five lines',
            body: `A summary is what you would tell a friend who has only a minute. Work in three colours.

1. **Underline** the sentence in each paragraph that carries the main point.
2. **Cross out** examples, repeated ideas, names and numbers that are not needed.
3. **Join** what is left, in your own words.

Here is a short passage.

> Trees are useful to us in many ways. They give us fruit such as mangoes, jackfruits and guavas. They give us timber, from which we make beds, chairs and tables. Trees also take in carbon dioxide and give out oxygen. In our country, where storms come every year, a row of trees can break the force of the wind. Yet every day trees are cut down, and few people plant new ones.

After crossing out the lists we keep: useful; food and wood; clean air; protection from storms; cut down too fast.

> Trees give us food, wood and clean air, and they protect us from storms. However, they are being cut down faster than they are replaced.

72 words have become 25, and nothing important is missing. Notice *However*: it shows the turn of thought.

**Rules:** write about one third of the length, add no opinion, use no direct speech, and give a title only if it is asked for.

**Task:** summarise today's science lesson in four sentences.`,
          },
        ],
      },
      {
        title: 'Stories and Emails',
        lessons: [
          { kind: 'video', title: 'Watch: who does what, the backbone of a sentence', clip: 'sentence' },
          {
            kind: 'text',
            title: 'A formal email that gets an answer',
            body: `Read the two messages to a librarian.

> hi i need the book of physics u said. when can i get??

> **Subject:** Request to reserve a physics book
>
> Dear Madam,
>
> I am a student of Class Eight, Section B. Last Tuesday I asked for *Physics for Beginners*, but it had been lent out. Could you please let me know when it is returned, or keep it for me?
>
> Thank you for your help.
>
> Yours sincerely,
>
> Nusrat Jahan, Roll 14

The second is not longer for show. It answers every question the librarian will have: who, what, since when, and what should I do?

## The parts

| Part | Purpose |
| --- | --- |
| subject line | says the matter in about six words |
| greeting | Dear Sir, Dear Madam, Dear Ms Rahman |
| first sentence | who you are or why you write |
| middle | the facts, in order |
| request | one clear, polite question |
| close | thanks, name, class |

Polite English often uses a question: *Could you …? Would it be possible to …?* In a **complaint**, stay calm and give facts: date, place, problem and the result you hope for. Anger makes a letter weaker.

**Task:** write to the editor of a newspaper about a broken street light. Use no more than 100 words.`,
          },
        ],
      },
    ],
  },
  {
    course: 'ঔপনিবেশিক যুগ থেকে স্বাধীনতা',
    sections: [
      {
        title: 'ঔপনিবেশিক যুগ ও নবজাগরণ',
        lessons: [
          { kind: 'video', title: 'দেখো: ঘটনাকে সময়রেখায় সাজানো', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'বণিক থেকে শাসক: পলাশি ও তার পর',
            body: `বাংলার মসলিন, রেশম ও চাল একসময় সারা পৃথিবীতে পরিচিত ছিল। সেই বাণিজ্যের টানে প্রথমে পর্তুগিজ, পরে ওলন্দাজ, ইংরেজ, ফরাসিসহ নানা ইউরোপীয় বণিক এ দেশে আসে। ইংরেজ বণিকদের সংগঠনের নাম ছিল **ইস্ট ইন্ডিয়া কোম্পানি**।

১৭৫৬ সালে সিরাজউদ্দৌলা বাংলার নবাব হন। কোম্পানি তাঁর অনুমতি ছাড়া দুর্গ সংস্কার করছিল, বাণিজ্যের সুবিধারও অপব্যবহার করছিল। বিরোধ গড়ায় যুদ্ধে। ১৭৫৭ সালের ২৩ জুন **পলাশির** প্রান্তরে প্রধান সেনাপতি মিরজাফরের বিশ্বাসঘাতকতায় নবাব পরাজিত হন।

| সাল | ঘটনা | ফল |
| --- | --- | --- |
| ১৭৫৭ | পলাশির যুদ্ধ | কোম্পানির প্রভাব শুরু |
| ১৭৬৪ | বক্সারের যুদ্ধ | মিরকাশিমের পরাজয় |
| ১৭৬৫ | দেওয়ানি লাভ | রাজস্ব আদায় কোম্পানির হাতে |
| ১৭৭০ | ছিয়াত্তরের মন্বন্তর | দুর্ভিক্ষে বহু মানুষের মৃত্যু |
| ১৭৯৩ | চিরস্থায়ী বন্দোবস্ত | জমিদারি প্রথা দৃঢ় |
| ১৮৫৮ | কোম্পানির শাসনের অবসান | সরাসরি ব্রিটিশ রাজের শাসন |

দেওয়ানি পেয়ে কোম্পানি রাজস্ব নিত, কিন্তু দেশ শাসনের দায় থাকত নবাবের। একে বলে **দ্বৈত শাসন**। ক্ষমতা একজনের, দায়িত্ব আরেকজনের; ভোগান্তি হলো সাধারণ মানুষের।

উনিশ শতকে শিক্ষা, সংবাদপত্র ও সমাজসংস্কারের মধ্য দিয়ে বাংলায় **নবজাগরণ** আসে। মানুষ প্রশ্ন করতে শেখে, আর সেই প্রশ্ন থেকেই পরে জন্ম নেয় স্বাধীনতার আকাঙ্ক্ষা।

**ভাবো:** শুধু একজনের বিশ্বাসঘাতকতাই কি পরাজয়ের কারণ, নাকি অর্থনীতি ও দরবারের দ্বন্দ্বও কাজ করেছে? পক্ষে যুক্তি লেখো।`,
          },
        ],
      },
      {
        title: 'ভাষা আন্দোলন থেকে মুক্তিযুদ্ধ',
        lessons: [
          {
            kind: 'text',
            title: '১৯৪৭ থেকে ১৯৭১: একটি পথের ধাপগুলো',
            body: `১৯৪৭ সালে ভারত ভাগ হয়ে পাকিস্তান রাষ্ট্রের জন্ম হয়। তার দুটি অংশের মাঝে দেড় হাজার কিলোমিটারের বেশি দূরত্ব। পূর্ব অংশে মানুষ বেশি, কিন্তু ক্ষমতা ও সম্পদের বড় অংশ রইল পশ্চিমে। এই বৈষম্যের বিরুদ্ধে প্রতিবাদ ধাপে ধাপে স্বাধীনতার দাবিতে পৌঁছায়।

| সাল | ঘটনা | কেন গুরুত্বপূর্ণ |
| --- | --- | --- |
| ১৯৫২ | ভাষা আন্দোলন | ২১ ফেব্রুয়ারি মাতৃভাষার জন্য প্রাণদান |
| ১৯৫৪ | যুক্তফ্রন্টের জয় | ভোটে স্বায়ত্তশাসনের দাবির প্রকাশ |
| ১৯৬৬ | ছয় দফা | বৈষম্য দূর করার স্পষ্ট কর্মসূচি |
| ১৯৬৯ | গণ-অভ্যুত্থান | আইয়ুব খানের পতন |
| ১৯৭০ | সাধারণ নির্বাচন | আওয়ামী লীগের সংখ্যাগরিষ্ঠতা |
| ১৯৭১ | মুক্তিযুদ্ধ | নয় মাসের যুদ্ধে স্বাধীনতা |

নির্বাচনে জয়ের পরও ক্ষমতা হস্তান্তর করা হয়নি। ১৯৭১ সালের মার্চে শুরু হয় **অসহযোগ আন্দোলন**। ২৫ মার্চ রাতে পাকিস্তানি বাহিনী নিরস্ত্র মানুষের ওপর গণহত্যা চালায়। ২৬ মার্চ আমাদের স্বাধীনতা দিবস, আর ১৬ ডিসেম্বর বিজয় দিবস।

## তালিকা থেকে যুক্তি

সাল মুখস্থ করাই ইতিহাস নয়। প্রতিটি ঘটনার পাশে লেখো, আগের ঘটনাটি তাকে কীভাবে সম্ভব করেছে। যেমন, ভাষা আন্দোলন মানুষকে একতার শক্তি চিনিয়েছিল, আর সেই আত্মবিশ্বাসই ১৯৫৪ সালের ভোটে দেখা যায়।

**কাজ:** ১৯৬৬ ও ১৯৬৯ সালের ঘটনার মধ্যে এমন একটি সম্পর্ক দুই বাক্যে লেখো।`,
          },
          {
            kind: 'text',
            title: 'পোস্টার, মানচিত্র আর মানুষের কথা: উৎস বিশ্লেষণ',
            body: `মুক্তিযুদ্ধে শুধু অস্ত্রধারী যোদ্ধারাই লড়েননি। কৃষক ও গ্রামের গৃহিণীরা মুক্তিযোদ্ধাদের খাবার ও আশ্রয় দিয়েছেন, চিকিৎসক ও সেবিকারা আহতদের বাঁচিয়েছেন, শিল্পীরা গান ও পোস্টারে সাহস জুগিয়েছেন, কিশোরেরা খবর পৌঁছে দিয়েছে। প্রায় এক কোটি মানুষ ভারতে আশ্রয় নিয়েছিলেন। এসব কথা আমরা জানি নানা **উৎস** থেকে।

| উৎস | যা জানা যায় | সাবধানতা |
| --- | --- | --- |
| সে সময়ের পোস্টার | মানুষের আবেগ ও আহ্বান | উদ্দেশ্য প্রচার, পুরো ছবি নয় |
| সংবাদপত্র | তারিখ ও ঘটনা | কোন দেশের, কার পক্ষে লেখা |
| মানচিত্র | সেক্টর, পথ, সীমান্ত | কবে আঁকা |
| স্মৃতিকথা | ভেতরের অনুভূতি | অনেক পরে লেখা হলে ভুল থাকতে পারে |

মুক্তিযুদ্ধের সময় পুরো দেশকে এগারোটি **সেক্টরে** ভাগ করা হয়েছিল। একটি মানচিত্রে তোমার জেলা কোন সেক্টরে ছিল, খুঁজে বের করো।

## উৎসকে চারটি প্রশ্ন

১. কে বানিয়েছে? ২. কবে? ৩. কার জন্য? ৪. কী বলা হয়নি?

স্বাধীনতার পর ১৯৭২ সালের ৪ নভেম্বর গণপরিষদে সংবিধান গৃহীত হয়, আর ১৬ ডিসেম্বর থেকে তা কার্যকর হয়। সংবিধানও একটি উৎস: এতে লেখা আছে, নতুন রাষ্ট্র কেমন হতে চেয়েছিল।

**কাজ:** পরিবারের বা পাড়ার একজন প্রবীণের কাছে ১৯৭১-এর একটি স্মৃতি শুনে লেখো, তারপর চারটি প্রশ্নের উত্তর দাও।`,
          },
        ],
      },
    ],
  },
  {
    course: 'ICT Eight: Networks, Spreadsheets and Digital Safety',
    sections: [
      {
        title: 'Networks and Spreadsheets',
        lessons: [
          {
            kind: 'text',
            title: 'Bus, ring, star and mesh',
            free: true,
            body: `Put six computers in a laboratory. How should the cables run? The pattern is called a **topology**, and each has a price.

| Topology | Idea | Strong point | Weak point |
| --- | --- | --- | --- |
| bus | all share one main cable | little cable | a break stops the network |
| ring | each joined to two neighbours | orderly traffic | one fault can stop the ring |
| star | all joined to one central device | one broken cable harms one computer only | the centre must not fail |
| mesh | each joined to each | very safe | a great deal of cable |

How much cable is "a great deal"? In a full mesh of $n$ computers every one needs a link to every other, which makes

$$\\frac{n(n-1)}{2}$$

links. For six computers that is 15, while a star needs only 6.

## The box in the middle

A **hub** repeats every message to all. A **switch** learns which computer sits at which socket and sends the message only there, so it is faster and more private. A **router** joins one network to another, for example your school to the internet. A **server** offers something, such as files or pages; a **client** asks for it.

**Decide:** your school has 20 computers, and pupils often pull out cables by accident. Which topology would you choose? Give two reasons. Most people take a star with a switch.`,
          },
          {
            kind: 'text',
            title: 'A family budget that calculates itself',
            body: `A spreadsheet is squared paper that can think. Each box is a **cell** with an address: column letter, row number. Type this in.

| | A | B | C |
| --- | --- | --- | --- |
| 1 | Item | Planned | Spent |
| 2 | Food | 9000 | 9600 |
| 3 | Rent | 7000 | 7000 |
| 4 | School | 2500 | 2200 |
| 5 | Transport | 1500 | 1700 |

In D2 write \`=B2-C2\`. The equals sign tells the program to calculate. The answer is −600: the family spent 600 taka more on food than planned. Now drag the corner of D2 down to D5. The formula changes by itself to \`=B3-C3\` and so on, because the addresses are **relative**.

For the total write \`=SUM(C2:C5)\` in C6. It gives 20500. The colon means "from … to". Do not type the sum yourself: if you change the price of food, a typed number stays old, while a formula follows.

## Asking questions

- Sort by column C to see the largest expense at the top.
- Make a **bar chart** to compare items, a **pie chart** to show shares of one total, a **line chart** to show change over months.

**Task:** add a row for savings. Find with \`=C2/C6*100\` what percent of the spending went to food. **Answer before adding savings:** about 46.8 percent.`,
          },
        ],
      },
      {
        title: 'Safe and Fair',
        lessons: [
          { kind: 'video', title: 'Watch: plan a spreadsheet, try it, look, improve', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'Spotting a trick, respecting a work',
            body: `> *Dear customer, your account will be CLOSED today! Click here and confirm your PIN to win back your money.*

This is **phishing**: somebody fishes for your secrets. Four signs give it away: it hurries you, it frightens or tempts you, it does not use your name, and it asks for something no bank ever asks for, your PIN. Do not click. Delete it, or show it to an adult, and call the bank on the number printed on the card.

## Malware in short

| Kind | What it does |
| --- | --- |
| virus | hides in a file and spreads when the file is opened |
| worm | spreads by itself through a network |
| trojan | pretends to be something useful |
| ransomware | locks your files and demands money |

Protect yourself with updates, a copy of important files kept elsewhere (a **backup**), and care with unknown pen drives.

## Copyright

A song, a photograph or a program belongs to the person who made it. You may quote a few lines in homework if you name the author. You may not upload the whole book. Some makers allow free use under certain conditions, so read the licence first. Handing in another person's words as your own is **plagiarism**, even if the work is old and free.

**Judge:** Rafi copies a picture into his report and writes the photographer's name below. What else should he check?`,
          },
        ],
      },
    ],
  },
  {
    course: 'ব্যাকরণ ও নির্মিতি: অষ্টম শ্রেণি',
    sections: [
      {
        title: 'শব্দগঠন ও শুদ্ধ লেখা',
        lessons: [
          {
            kind: 'text',
            title: 'একটি মূল, অনেক শব্দ: উপসর্গ ও প্রত্যয়',
            free: true,
            body: `‘হার’ শব্দটি নাও। সামনে একটু একটু জুড়ে দেখো কী হয়।

| উপসর্গ | শব্দ | অর্থ |
| --- | --- | --- |
| আ | আহার | খাওয়া |
| বি | বিহার | ভ্রমণ |
| প্র | প্রহার | মারা |
| উপ | উপহার | উপঢৌকন |
| সম্ | সংহার | বিনাশ |
| পরি | পরিহার | ত্যাগ |

মূল একটাই, অর্থ ছয়টি! শব্দের **আগে** বসে যে অংশ নতুন অর্থ তৈরি করে, তাকে বলে **উপসর্গ**। উপসর্গের নিজের স্বাধীন অর্থ নেই, কিন্তু অর্থ বদলানোর ক্ষমতা আছে। বাংলায় তিন রকম উপসর্গ দেখা যায়: খাঁটি বাংলা (*অ*চেনা, *নি*খুঁত), সংস্কৃত (*প্র*ভাব, *পরা*জয়) ও বিদেশি (*বে*হিসাবি, *গর*মিল)।

## প্রত্যয় বসে পরে

- ধাতুর পরে বসলে **কৃৎ প্রত্যয়**: চল্ + অন্ত = চলন্ত, খেল্ + না = খেলনা।
- নাম শব্দের পরে বসলে **তদ্ধিত প্রত্যয়**: ঢাকা + আই = ঢাকাই, দোকান + দার = দোকানদার।

চেনার প্রশ্ন: প্রত্যয় সরালে যা থাকে, তা কি কোনো কাজ বোঝায়? ‘চল্’ কাজ বোঝায়, তাই কৃৎ। ‘ঢাকা’ নাম, তাই তদ্ধিত।

**নিজে করো:** (ক) ‘জয়’ শব্দের আগে দুটি উপসর্গ বসাও। (খ) *পড়ুয়া* ও *মিষ্টিওয়ালা* কোন প্রত্যয়ে গঠিত?

**উত্তর:** (ক) বিজয়, পরাজয়। (খ) পড়্ + উয়া, কৃৎ; মিষ্টি + ওয়ালা, তদ্ধিত।`,
          },
          {
            kind: 'text',
            title: 'কোথায় ণ, কোথায় ষ',
            body: `*কারন* না *কারণ*? *পোস্টার* না *পোষ্টার*? ণত্ব ও ষত্ব বিধান জানলে অভিধান ছাড়াই এমন অনেক প্রশ্নের উত্তর মেলে। প্রথম কথা: এই নিয়ম শুধু **তৎসম** শব্দের জন্য।

## ণত্ব বিধান

- ঋ, র, ষ-এর পরে ণ হয়: ঋণ, কারণ, বর্ণ, ভীষণ।
- ট-বর্গের সঙ্গে যুক্ত হলে ণ: ঘণ্টা, কণ্ঠ, ভাণ্ড।
- ত-বর্গের সঙ্গে যুক্ত হলে ন: অন্ত, গ্রন্থ, বন্ধন।

## ষত্ব বিধান

- ঋ-এর পরে ষ: ঋষি, কৃষক, বৃষ্টি।
- ট ও ঠ-এর সঙ্গে যুক্ত হলে ষ: কষ্ট, স্পষ্ট, কাষ্ঠ।
- ‘পুরস্কার’ বানানে স, কিন্তু ‘পরিষ্কার’ ও ‘আবিষ্কার’ বানানে ষ। কারণ অ-এর পরে স থাকে, ই বা উ-এর পরে ষ হয়।

## যেখানে নিয়ম খাটে না

বিদেশি ও খাঁটি বাংলা শব্দে ণ ও ষ হয় না। তাই স্টেশন, পোস্টার, মাস্টার, ইরান, কোরআন, সোনা, কান। ‘স্বর্ণ’ তৎসম বলে ণ, তা থেকে আসা ‘সোনা’ তদ্ভব বলে ন।

| অশুদ্ধ | শুদ্ধ | কারণ |
| --- | --- | --- |
| কারন | কারণ | র-এর পরে ণ |
| ঘন্টা | ঘণ্টা | ট-এর সঙ্গে ণ |
| ষ্টেশন | স্টেশন | বিদেশি শব্দ |

**নিজে করো:** শুদ্ধ করো: বর্ননা, ধরণ, মাষ্টার। **উত্তর:** বর্ণনা, ধরন (আধুনিক বাংলা বানানে), মাস্টার।`,
          },
        ],
      },
      {
        title: 'সমাস, কারক ও রচনা',
        lessons: [
          { kind: 'video', title: 'দেখো: কে কী করে, কারক চেনার প্রথম ধাপ', clip: 'sentence' },
          {
            kind: 'text',
            title: 'প্রশ্ন করে কারক ও সমাস চেনা',
            body: `কারক মানে ক্রিয়ার সঙ্গে নামপদের সম্পর্ক। ক্রিয়াকে প্রশ্ন করলেই উত্তর বেরিয়ে আসে। বাক্যটি দেখো:

> মা সকালে রান্নাঘরে ছুরি দিয়ে আম কাটলেন।

| ক্রিয়াকে প্রশ্ন | উত্তর | কারক |
| --- | --- | --- |
| কে কাটলেন? | মা | কর্তৃকারক |
| কী কাটলেন? | আম | কর্মকারক |
| কী দিয়ে কাটলেন? | ছুরি দিয়ে | করণ কারক |
| কোথায়, কখন কাটলেন? | রান্নাঘরে, সকালে | অধিকরণ কারক |

‘কোথা থেকে’ প্রশ্নের উত্তরে **অপাদান**: *গাছ থেকে* পাতা পড়ে। বিভক্তি দেখে কারক ঠিক করলে ভুল হয়; *ছাগলে* কী না খায়, এখানে ‘এ’ বিভক্তি থাকলেও ছাগল কর্তা।

## সমাস

দুই বা তার বেশি পদ মিলে এক পদ হওয়ার নাম **সমাস**। কোন পদের অর্থ প্রধান, সেটিই আসল প্রশ্ন।

- দুটিই প্রধান: মা-বাবা (মা ও বাবা), **দ্বন্দ্ব**।
- পরেরটি প্রধান, মাঝে বিভক্তি লুপ্ত: রাজপুত্র (রাজার পুত্র), **তৎপুরুষ**।
- পরেরটি প্রধান, আগেরটি বিশেষণ: নীলপদ্ম (নীল যে পদ্ম), **কর্মধারয়**।
- কোনোটিই নয়, তৃতীয় কিছু: দশানন (দশ আনন যার, অর্থাৎ রাবণ), **বহুব্রীহি**।

**নিজে করো:** (ক) *তিলে* তেল আছে, কোন কারক? (খ) ভাই-বোন ও বীণাপাণি কোন সমাস?

**উত্তর:** (ক) অধিকরণ। (খ) দ্বন্দ্ব; বীণা পাণিতে যার, বহুব্রীহি।`,
          },
        ],
      },
    ],
  },
]
