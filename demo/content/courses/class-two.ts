import type { DemoCourse } from '../types.ts'

export const classTwo: DemoCourse[] = [
  {
    category: 'classTwo',
    lang: 'bn',
    title: 'যুক্তবর্ণ থেকে বাক্য: দ্বিতীয় শ্রেণির বাংলা',
    summary: 'যুক্তবর্ণ ভেঙে চেনা, ফলাচিহ্ন পড়া আর সহজ বাক্য সাজিয়ে লেখার ধাপে ধাপে অনুশীলন।',
    about:
      'দ্বিতীয় শ্রেণিতে এসে অনেক শিশু যুক্তবর্ণে আটকে যায়, তাই প্রতিটি যুক্তবর্ণ এখানে ভেঙে দেখানো হয়। শব্দের ভেতরে কোন দুটি বর্ণ জুড়ে আছে তা খুঁজে বের করে শিশুরা নতুন শব্দ বানায়। পড়ার অংশে আছে ছোট গল্প ও কবিতা, যার শেষে মুখে উত্তর দেওয়ার প্রশ্ন থাকে। লেখার অংশে দাঁড়ি ও প্রশ্নচিহ্ন ঠিক জায়গায় বসিয়ে পাঁচ বাক্যের অনুচ্ছেদ পর্যন্ত যাওয়া হয়।',
    instructor: 'Bengali 2',
    price: 6,
    objective: [
      'প্রচলিত যুক্তবর্ণ ভেঙে পড়া ও লেখা',
      'এলোমেলো শব্দ সাজিয়ে অর্থপূর্ণ বাক্য তৈরি করা',
      'গল্প পড়ে কে, কী, কোথায় প্রশ্নের উত্তর দেওয়া',
    ],
    syllabus: {
      free: {
        title: 'যুক্তবর্ণ চিনি',
        points: ['ক্ক, চ্চ, ত্ত: একই বর্ণের জোড়া', 'ন্দ, ম্ব, ষ্ট: ভিন্ন বর্ণের জোড়া', 'যুক্তবর্ণ ভেঙে দেখাই'],
      },
      email: {
        title: 'ফলাচিহ্নের অনুশীলন',
        points: ['য-ফলা দিয়ে শব্দ', 'র-ফলা ও রেফ', 'ব-ফলা, ম-ফলা ও ল-ফলা'],
      },
      monologues: {
        title: 'বাক্য সাজাই, গল্প পড়ি',
        points: ['দাঁড়ি ও প্রশ্নচিহ্ন', 'জলপরি ও কাঠুরের গল্প', 'আমার পছন্দের খেলা নিয়ে পাঁচ বাক্য'],
      },
    },
    enrolled: 131,
  },
  {
    category: 'classTwo',
    lang: 'en',
    title: 'English Words Around Me',
    summary:
      'Useful words for home, market and playground, with short sentences children can say and write the same day.',
    about:
      'Every unit is set in a place the child already knows: the kitchen, the bazaar, the classroom, the pond. New words are heard first, spoken next and written last. Children learn to use this and that, a and an, and one and many without being taught long rules. A small picture dictionary grows page by page as they add their own drawings.',
    instructor: 'English 2',
    price: 6.5,
    objective: [
      'Use around two hundred and fifty everyday words with confidence',
      'Make sentences with this, that, these and those',
      'Read short labels, signs and captions aloud',
    ],
    syllabus: {
      free: {
        title: 'In My Classroom',
        points: ['This is a book', 'That is an umbrella', 'Where is the pencil'],
      },
      email: {
        title: 'My Picture Dictionary',
        points: ['Fruits and vegetables', 'Animals on land and in water', 'Clothes for summer and winter'],
      },
      monologues: {
        title: 'One and Many',
        points: ['Adding s to naming words', 'These are and those are', 'Counting things at the market'],
      },
    },
    enrolled: 97,
  },
  {
    category: 'classTwo',
    lang: 'en',
    title: 'Adding, Taking Away and First Times Tables',
    summary:
      'Two-digit addition and subtraction with regrouping, then the multiplication tables from 2 to 10 through arrays.',
    about:
      'Bundles of ten sticks make carrying and borrowing visible before they are written in columns. Children check each answer by working backwards, so subtraction and addition are learnt as partners. Multiplication is introduced as rows of seeds and pairs of shoes rather than as a list to memorise. Word problems use bus tickets, mangoes and marbles, and ask the child to draw before calculating.',
    instructor: 'Mathematics 3',
    price: 7,
    objective: [
      'Add and subtract two-digit numbers with regrouping',
      'Recall the tables of 2 to 10 and explain them with arrays',
      'Choose the right operation for a one-step word problem',
    ],
    syllabus: {
      free: {
        title: 'Place Value: Tens and Ones',
        points: ['Bundling sticks into tens', 'Reading numbers on an abacus', 'Odd and even numbers'],
      },
      email: {
        title: 'Sums for Every Week',
        points: ['Addition with carrying', 'Subtraction with borrowing', 'Checking the answer backwards'],
      },
      monologues: {
        title: 'Understanding Multiplication and Division',
        points: ['Equal groups and repeated addition', 'Tables as rows and columns', 'Sharing equally among friends'],
      },
    },
    enrolled: 168,
  },
  {
    category: 'classTwo',
    lang: 'bn',
    title: 'টাকা, ঘড়ি ও মাপজোখ',
    summary: 'বাংলাদেশের মুদ্রা ও নোট চেনা, ঘড়ি দেখে সময় বলা আর দৈর্ঘ্য-ওজন মাপার ব্যবহারিক গণিত।',
    about:
      'দোকানে কেনাকাটা, স্কুলে যাওয়ার সময় আর মায়ের রান্নার মাপ, এসব চেনা ঘটনা দিয়েই পাঠগুলো সাজানো। শিশুরা কাগজের টাকা বানিয়ে দোকান-দোকান খেলতে খেলতে হিসাব করতে শেখে। কাঁটাওয়ালা ঘড়িতে ঘণ্টা ও আধা ঘণ্টা পড়া হয়, পরে আসে সপ্তাহ ও মাসের নাম। স্কেল আর দাঁড়িপাল্লা দিয়ে সত্যিকারের জিনিস মেপে ফল খাতায় লেখা হয়।',
    instructor: 'Mathematics 1',
    price: 6,
    objective: [
      'নোট ও মুদ্রা মিলিয়ে ১০০ টাকা পর্যন্ত হিসাব করা',
      'ঘড়ি দেখে ঘণ্টা ও আধা ঘণ্টা বলা',
      'সেন্টিমিটার ও কিলোগ্রামে সহজ মাপ নেওয়া',
    ],
    syllabus: {
      free: {
        title: 'বাংলাদেশি মুদ্রা ও নোট',
        points: ['মুদ্রা ও নোট চেনা', 'টাকা যোগ করে দাম মেলানো', 'ফেরত কত টাকা পাব'],
      },
      email: {
        title: 'সময়ের অনুশীলন',
        points: ['ঘণ্টা ও মিনিটের কাঁটা', 'আমার সারা দিনের সময়সূচি', 'সপ্তাহের দিন ও মাসের নাম'],
      },
      monologues: {
        title: 'পরিমাপ বুঝি',
        points: ['স্কেল দিয়ে দৈর্ঘ্য মাপা', 'দাঁড়িপাল্লায় ওজন', 'লিটার দিয়ে তরল মাপা'],
      },
    },
    enrolled: 64,
  },
  {
    category: 'classTwo',
    lang: 'bn',
    title: 'আমার চারপাশের গাছপালা ও পশুপাখি',
    summary: 'বাড়ির আঙিনা থেকে শুরু করে জীব ও জড়, গাছের অংশ আর প্রাণীর বাসা চেনার পরিবেশ পরিচিতি।',
    about:
      'চোখ মেলে দেখা, প্রশ্ন করা আর ছবি এঁকে রাখা, এই তিন কাজ দিয়ে শিশুর বিজ্ঞান শেখা শুরু হয়। একটি বীজ ভেজা তুলায় রেখে সাত দিন ধরে তার বদলে যাওয়া দেখা হয়। কোন পাখি কোথায় বাসা বাঁধে, কোন প্রাণী কী খায়, তা গল্পের ছলে জানা যায়। পানি নষ্ট না করা ও গাছের যত্ন নেওয়ার অভ্যাসও পাঠের অংশ।',
    instructor: 'Biology 1',
    price: 7,
    objective: [
      'জীব ও জড়ের তিনটি পার্থক্য উদাহরণসহ বলা',
      'একটি গাছের মূল, কাণ্ড, পাতা, ফুল ও ফল চিহ্নিত করা',
      'পরিবেশ পরিষ্কার রাখতে নিজের করণীয় ঠিক করা',
    ],
    syllabus: {
      free: {
        title: 'জীব ও জড়',
        points: ['কারা বড় হয়, কারা হয় না', 'খাবার কার লাগে', 'আঙিনায় খুঁজে তালিকা করি'],
      },
      email: {
        title: 'বীজের ডায়েরি',
        points: ['তুলায় ছোলা ভেজানো', 'প্রতিদিনের ছবি আঁকা', 'আলো ও পানি ছাড়া কী হয়'],
      },
      monologues: {
        title: 'প্রাণীর ঘর ও খাবার',
        points: ['পাখির বাসা', 'জলের প্রাণী ও ডাঙার প্রাণী', 'পোষা প্রাণীর যত্ন'],
      },
    },
    enrolled: 112,
  },
  {
    category: 'classTwo',
    lang: 'en',
    title: 'Read and Retell: Short Stories for Young Readers',
    summary:
      'Eight illustrated stories read slowly, sentence by sentence, with retelling games that build real fluency.',
    about:
      'The stories are short enough to finish in one sitting and rich enough to read again. Each is read aloud once for pleasure, once for meaning and once together with the child. Puppets, picture cards and simple questions help children tell the story back in their own words. By the last story they can point out the beginning, the middle and the ending.',
    instructor: 'English 4',
    price: 7,
    objective: [
      'Read a page of simple sentences without stopping at every word',
      'Retell a story in the right order',
      'Say what a character felt and why',
    ],
    syllabus: {
      free: {
        title: 'The Thirsty Crow',
        points: ['Listening to the story', 'Words about water and stones', 'What would you do'],
      },
      email: {
        title: 'Reading Aloud Each Week',
        points: ['The Hare and the Tortoise', 'The Lion and the Mouse', 'The Clever Goat of the Village'],
      },
      monologues: {
        title: 'Inside a Story',
        points: ['Who, where and when', 'The problem and how it is solved', 'A new ending of my own'],
      },
    },
    enrolled: 35,
  },
]
