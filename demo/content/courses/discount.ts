import type { DemoCourse } from '../types.ts'

export const discountCourse: DemoCourse[] = [
  {
    category: 'discountCourse',
    lang: 'en',
    title: 'Graphic Design Basics: Posters, Logos and Colour',
    summary:
      'Design a poster, a shop logo and a set of social posts while learning layout, type and colour with free tools.',
    about:
      'Good design starts with deciding what the eye should see first. You will redraw weak posters, compare them with the originals and name what changed. From there the course moves to type pairs, colour limits and simple logo shapes, in both Bengali and English lettering. Each project ends with a checklist that a client might use to accept or refuse the work. All files are made with free software, so there is nothing else to buy.',
    instructor: 'Programming 4',
    isOffSubject: true,
    price: 9,
    formerPrice: 14.5,
    objective: [
      'Lay out a poster with a clear order of reading',
      'Choose type and colours that work in print and on a phone',
      'Prepare a logo in the file formats a client needs',
    ],
    syllabus: {
      free: {
        title: 'Seeing like a designer',
        points: ['Size, contrast and space', 'Grids in everyday signs', 'Redrawing a crowded poster'],
      },
      email: {
        title: 'One brief a week',
        points: ['Poster for a book fair', 'Logo for a tea stall', 'Three posts in one style'],
      },
      monologues: {
        title: 'Type, colour and print',
        points: ['Pairing Bengali and English type', 'Colour on screen and on paper', 'Exporting files for the press'],
      },
    },
    enrolled: 138,
  },
  {
    category: 'discountCourse',
    lang: 'bn',
    title: 'ফ্রিল্যান্স লেখালেখি: প্রথম কাজ পর্যন্ত',
    summary: 'ব্লগ, পণ্যের বিবরণ ও ওয়েবসাইটের লেখা তৈরি করা শিখুন, তারপর নমুনা সাজিয়ে প্রথম কাজের প্রস্তাব পাঠান।',
    about:
      'লেখা থেকে আয় কীভাবে শুরু হয়, এই প্রশ্নে এসে অনেক ভালো লেখকও থেমে যান। শুরুতে তিন ধরনের লেখা হাতে-কলমে শিখবেন: তথ্যমূলক ব্লগ, পণ্যের বিবরণ ও পরিচিতি পাতা। প্রতিটি লেখার খসড়া, সম্পাদনা আর চূড়ান্ত রূপ পাশাপাশি দেখানো হয়েছে। শেষ ভাগে আছে কাজের দর ঠিক করা, প্রস্তাব লেখা এবং ক্রেতার সঙ্গে ভদ্র ও স্পষ্ট যোগাযোগ। কাজ পাওয়ার নিশ্চয়তা কেউ দিতে পারে না, তবে একটি গোছানো নমুনার ফাইল হাতে থাকবে।',
    instructor: 'Bengali 3',
    price: 7.5,
    formerPrice: 12,
    objective: [
      'তিন ধরনের ওয়েব লেখার কাঠামো বুঝে নিজে লেখা',
      'নিজের লেখা কেটে ছোট ও স্পষ্ট করা',
      'নমুনা, দর ও সময়সীমাসহ কাজের প্রস্তাব তৈরি করা',
    ],
    syllabus: {
      free: {
        title: 'পাঠক কী খোঁজেন',
        points: ['শিরোনাম ও প্রথম বাক্য', 'তথ্যের উৎস যাচাই', 'অন্যের লেখা নকল না করা'],
      },
      email: {
        title: 'সপ্তাহে একটি লেখা',
        points: ['সাতশো শব্দের ব্লগ', 'হস্তশিল্পের পণ্যের বিবরণ', 'ছোট প্রতিষ্ঠানের পরিচিতি পাতা'],
      },
      monologues: {
        title: 'লেখা থেকে পেশা',
        points: ['নমুনার ফাইল সাজানো', 'শব্দপ্রতি দর ও সময়ের হিসাব', 'সংশোধনের অনুরোধ সামলানো'],
      },
    },
    enrolled: 94,
  },
  {
    category: 'discountCourse',
    lang: 'en',
    title: 'Build Your First Web Pages with HTML and CSS',
    summary:
      'Write three web pages by hand, style them for phone and desktop, and learn to read the code of pages you like.',
    about:
      'You need a text editor, a browser and some patience for missing brackets. The first page is a recipe, the second a school notice board and the third a small shop with photos and prices. Each one brings new tags and new style rules, and each is checked on a narrow phone screen before a wide one. You will learn to use the browser inspector to find out why a box is not where you expected it. Headings, labels and image texts are taught from the start, so that the pages also work with a screen reader.',
    instructor: 'Programming 1',
    price: 10,
    formerPrice: 16,
    objective: [
      'Mark up text, images, tables and forms with sensible HTML',
      'Place boxes with flexbox and grid on small and large screens',
      'Find and repair layout faults with the browser inspector',
    ],
    syllabus: {
      free: {
        title: 'A recipe page',
        points: ['Headings, lists and links', 'Images with useful alt text', 'Saving and opening your file'],
      },
      email: {
        title: 'The school notice board',
        points: ['Colours and fonts in CSS', 'Cards with flexbox', 'A table of class routines'],
      },
      monologues: {
        title: 'A shop for phone and desktop',
        points: ['Grid for product photos', 'Media queries step by step', 'An order form with labels'],
      },
    },
    enrolled: 176,
  },
  {
    category: 'discountCourse',
    lang: 'bn',
    title: 'অফিস সফটওয়্যার: চিঠি, হিসাব আর স্লাইড',
    summary: 'অফিসের তিনটি দরকারি কাজ এক কোর্সে: গোছানো দলিল লেখা, হিসাবের শিট বানানো ও পরিষ্কার স্লাইড তৈরি।',
    about:
      'চাকরির বিজ্ঞপ্তিতে প্রায়ই লেখা থাকে, কম্পিউটারে অফিসের কাজ জানতে হবে। এই কোর্সে একটি কাল্পনিক সমবায় সমিতির কাগজপত্র তৈরি করতে করতে সেই কাজগুলো শিখবেন। প্রথমে সভার নোটিশ ও কার্যবিবরণী, তারপর চাঁদার হিসাব, শেষে বার্ষিক সভার স্লাইড। প্রতিটি ফাইলের শুরুর ও শেষের রূপ দেওয়া আছে, তাই নিজের কাজ মিলিয়ে দেখা সহজ।',
    instructor: 'Finance 1',
    isOffSubject: true,
    price: 6,
    formerPrice: 9.5,
    objective: [
      'শিরোনাম, ছক ও পৃষ্ঠা নম্বরসহ দলিল তৈরি করা',
      'যোগ, গড় ও শর্তের সূত্র দিয়ে হিসাব রাখা',
      'কম লেখা ও স্পষ্ট ছবি দিয়ে স্লাইড সাজানো',
    ],
    syllabus: {
      free: {
        title: 'সভার নোটিশ',
        points: ['পৃষ্ঠার মাপ ও মার্জিন', 'শিরোনামের ধরন ঠিক করা', 'ছাপানো ও পিডিএফ করা'],
      },
      email: {
        title: 'চাঁদার খাতা থেকে শিট',
        points: ['মাসভিত্তিক ঘর সাজানো', 'বকেয়া বের করার সূত্র', 'আয়-ব্যয়ের চার্ট'],
      },
      monologues: {
        title: 'বার্ষিক সভার উপস্থাপনা',
        points: ['এক স্লাইডে এক কথা', 'চার্ট বসানো ও ব্যাখ্যা করা', 'দর্শকের সামনে মহড়া'],
      },
    },
    enrolled: 159,
  },
  {
    category: 'discountCourse',
    lang: 'bn',
    title: 'মোবাইলে ভিডিও সম্পাদনা',
    summary: 'ফোনে তোলা ভিডিও কেটে, জোড়া দিয়ে, শব্দ ও লেখা বসিয়ে তিন মিনিটের গোছানো ভিডিও বানানো শিখুন।',
    about:
      'দামি ক্যামেরা বা কম্পিউটার ছাড়াই পরিষ্কার ভিডিও বানানো যায়, যদি কাটার জায়গাটি ঠিক হয়। কোর্সে আপনি তিনটি ভিডিও শেষ করবেন: একটি রান্নার, একটি সাক্ষাৎকারের আর একটি নিজের এলাকার। কোথায় কাটলে গল্প এগোয়, কোথায় থামলে দর্শক বোঝেন, তা একই ফুটেজ দুভাবে সাজিয়ে দেখানো হয়েছে। কথার শব্দ পরিষ্কার করা আর বাংলা সাবটাইটেল বসানোর জন্য আলাদা পাঠ আছে।',
    instructor: 'Programming 3',
    isOffSubject: true,
    price: 8,
    formerPrice: 13,
    objective: ['শট বাছাই করে গল্পের ক্রমে সাজানো', 'কথা, সুর ও আশপাশের শব্দের মাত্রা ঠিক করা', 'বাংলা সাবটাইটেলসহ ভিডিও রপ্তানি করা'],
    syllabus: {
      free: {
        title: 'কাটাকুটির প্রথম পাঠ',
        points: ['ভালো শট চেনা', 'শুরু ও শেষ ছাঁটা', 'তিনটি শটে একটি ছোট গল্প'],
      },
      email: {
        title: 'সপ্তাহের ভিডিও',
        points: ['দুই মিনিটের রান্না', 'এক প্রতিবেশীর সাক্ষাৎকার', 'আমার এলাকার এক সকাল'],
      },
      monologues: {
        title: 'শব্দ, রং ও লেখা',
        points: ['বাতাস ও গাড়ির শব্দ কমানো', 'দুই শটের রং মেলানো', 'পড়া যায় এমন সাবটাইটেল'],
      },
    },
    enrolled: 117,
  },
  {
    category: 'discountCourse',
    lang: 'en',
    title: 'Bookkeeping for a Small Shop',
    summary:
      'Keep a cash book, follow customer credit and work out real profit for a shop, using one notebook or one sheet.',
    about:
      'Many shops sell well and still run short of cash at the end of the month. Following one invented grocery shop through three months, you record every sale, purchase and payment in a cash book. Then you build the credit list, count the stock and find out which goods earn their place on the shelf. The final lessons put the figures into a one-page statement that a lender or partner can read. Knowing school arithmetic is enough to begin.',
    instructor: 'Finance 2',
    price: 5,
    formerPrice: 8,
    objective: [
      'Record daily cash and mobile payments without gaps',
      'Track what customers owe and what suppliers are owed',
      'Calculate gross profit, net profit and cash in hand',
    ],
    syllabus: {
      free: {
        title: 'The cash book',
        points: ['Money in, money out', 'Closing the day', 'Keeping family money apart'],
      },
      email: {
        title: 'Three months in one shop',
        points: ['Entering supplier bills', 'The customer credit list', 'Counting stock at month end'],
      },
      monologues: {
        title: 'What the numbers say',
        points: ['Profit is not cash', 'Pricing with costs in mind', 'A one-page statement'],
      },
    },
    enrolled: 73,
  },
]
