import type { DemoCourse } from '../types.ts'

export const classTen: DemoCourse[] = [
  {
    category: 'classTen',
    lang: 'en',
    title: 'Physics Ten: Waves, Light and Electricity',
    summary:
      'Sound, reflection, refraction, circuits and electromagnetism, with ray diagrams and numerical problems solved in full.',
    about:
      'The second half of secondary physics deals with things we hear, see and switch on. Waves are introduced on a stretched spring, then applied to echoes and to the pitch of an instrument. Ray diagrams for mirrors and lenses are drawn with a ruler in real time, so that the rules become automatic. Circuits are built from a battery, bulbs and a meter before the equations are used, and household wiring and safety receive a chapter of their own.',
    instructor: 'Physics 3',
    price: 30,
    objective: [
      'Locate images in mirrors and lenses by accurate ray diagrams',
      'Calculate current, voltage and resistance in mixed circuits',
      'Explain how a motor, a generator and a transformer work',
    ],
    syllabus: {
      free: {
        title: 'Waves and Sound',
        points: ['Transverse and longitudinal waves', 'Speed, frequency and wavelength', 'Echo and its uses'],
      },
      email: {
        title: 'Light and Lens Problems',
        points: ['Reflection in curved mirrors', 'Refraction and total internal reflection', 'Lens power and the eye'],
      },
      monologues: {
        title: 'Electricity and Magnetism',
        points: [
          'Static electricity and electric field',
          'Series and parallel circuits',
          'Magnetic effects of current',
        ],
      },
    },
    enrolled: 184,
  },
  {
    category: 'classTen',
    lang: 'bn',
    title: 'দশম শ্রেণির রসায়ন: মোল, বিক্রিয়া ও শক্তি',
    summary: 'মোলের হিসাব, রাসায়নিক বিক্রিয়া, তাপ ও তড়িৎ রসায়ন এবং এসিড-ক্ষারকের সমতা নিয়ে এসএসসি প্রস্তুতি।',
    about:
      'মোলের ধারণা পরিষ্কার না হলে রসায়নের বাকি হিসাব অস্পষ্ট থেকে যায়, তাই ডজন ও রিমের সঙ্গে তুলনা দিয়ে শুরুটা করা হয়েছে। সংকেত থেকে শতকরা সংযুতি এবং সেখান থেকে স্থূল সংকেত বের করার পথ ধাপে ধাপে দেখানো হয়। জারণ-বিজারণে ইলেকট্রনের আদান-প্রদান আলাদা রঙে চিহ্নিত থাকে। কোষ, তড়িৎ বিশ্লেষণ ও বন্ধন শক্তির অধ্যায়ে বোর্ড পরীক্ষার ধাঁচের প্রশ্ন সমাধান করা হয়।',
    instructor: 'Chemistry 3',
    price: 31,
    objective: [
      'মোল ও ঘনমাত্রার হিসাব নির্ভুলভাবে করা',
      'জারণ সংখ্যা নির্ণয় করে বিক্রিয়ার ধরন চেনা',
      'বিক্রিয়ার তাপ ও তড়িৎ কোষের কার্যপ্রণালি ব্যাখ্যা করা',
    ],
    syllabus: {
      free: {
        title: 'মোলের ধারণা ও রাসায়নিক গণনা',
        points: ['মোল ও মোলার আয়তন', 'শতকরা সংযুতি', 'স্থূল ও আণবিক সংকেত'],
      },
      email: {
        title: 'বিক্রিয়া ও সমীকরণের অনুশীলনী',
        points: ['জারণ-বিজারণ', 'লিমিটিং বিক্রিয়কের হিসাব', 'বিক্রিয়ার হার ও সাম্যাবস্থা'],
      },
      monologues: {
        title: 'রসায়ন ও শক্তি',
        points: ['বন্ধন শক্তি থেকে বিক্রিয়ার তাপ', 'তড়িৎ বিশ্লেষণ ও গ্যালভানিক কোষ', 'এসিড-ক্ষারক ও পিএইচ'],
      },
    },
    enrolled: 166,
  },
  {
    category: 'classTen',
    lang: 'en',
    title: 'Human Biology and Heredity for Class Ten',
    summary:
      'Transport, gas exchange, excretion, coordination, reproduction and inheritance with labelled diagrams throughout.',
    about:
      'The human body is studied system by system, always with the question of what happens when a part fails. Blood pressure, kidney stones and asthma are therefore discussed beside the normal structure. Plant transport and reproduction run in parallel, so that differences and similarities are visible. The heredity chapters use coin tosses and family trees to show dominant and recessive traits. Diagrams are built up label by label and can be redrawn from memory at the end.',
    instructor: 'Biology 3',
    price: 29.5,
    objective: [
      'Label the heart, kidney, lung and neuron and explain their work',
      'Compare transport in plants and in humans',
      'Use a cross diagram to predict inherited traits',
    ],
    syllabus: {
      free: {
        title: 'Transport in Living Organisms',
        points: ['Osmosis and the ascent of sap', 'Blood and blood groups', 'Structure and beat of the heart'],
      },
      email: {
        title: 'Diagram Practice',
        points: ['Respiratory system', 'Nephron and urine formation', 'Synovial joints and muscles'],
      },
      monologues: {
        title: 'Coordination and Heredity',
        points: [
          'Hormones and the nervous system',
          'Reproduction in flowering plants',
          'Chromosomes, DNA and inheritance',
        ],
      },
    },
    enrolled: 121,
  },
  {
    category: 'classTen',
    lang: 'bn',
    title: 'উচ্চতর গণিত: বহুপদী, ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি',
    summary: 'সেট ও ফাংশন থেকে বহুপদী, অসমতা, ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি পর্যন্ত উচ্চতর গণিতের কোর্স।',
    about:
      'বিজ্ঞান শাখায় এগোতে চাইলে এই বিষয়ের যুক্তি ভালোভাবে রপ্ত করা দরকার। ফাংশনের লেখচিত্র এঁকে এক-এক ও সার্বিক ফাংশনের ধারণা পরিষ্কার করা হয়। রেডিয়ান পরিমাপ বোঝাতে বৃত্তের ওপর সুতা বসিয়ে দেখানো হয়, তারপর সব চতুর্ভাগে ত্রিকোণমিতিক অনুপাতের চিহ্ন নির্ণয় করা হয়। স্থানাঙ্ক জ্যামিতির পাঠে দূরত্ব, ঢাল ও ক্ষেত্রফল একই চিত্র থেকে বের করা হয়। কঠিন প্রশ্নগুলোর একাধিক সমাধান তুলনা করা এই কোর্সের বিশেষ দিক।',
    instructor: 'Mathematics 1',
    price: 32,
    objective: [
      'ভাগশেষ উপপাদ্য ও উৎপাদক উপপাদ্য প্রয়োগ করা',
      'ত্রিকোণমিতিক সমীকরণ নির্দিষ্ট ব্যবধিতে সমাধান করা',
      'সরলরেখার ঢাল, সমীকরণ ও বহুভুজের ক্ষেত্রফল নির্ণয় করা',
    ],
    syllabus: {
      free: {
        title: 'সেট ও ফাংশন',
        points: ['সেটের প্রক্রিয়া ও প্রমাণ', 'ডোমেন ও রেঞ্জ', 'এক-এক ও বিপরীত ফাংশন'],
      },
      email: {
        title: 'বীজগণিতের অনুশীলনী',
        points: ['বহুপদীর উৎপাদক', 'অসমতা ও লেখচিত্র', 'অসীম ধারা ও দ্বিপদী বিস্তৃতি'],
      },
      monologues: {
        title: 'ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি',
        points: ['রেডিয়ান ও যেকোনো কোণের অনুপাত', 'ত্রিকোণমিতিক সমীকরণ', 'ঢাল ও সরলরেখার সমীকরণ'],
      },
    },
    enrolled: 145,
  },
  {
    category: 'classTen',
    lang: 'bn',
    title: 'বাংলা দ্বিতীয় পত্র: এসএসসির পূর্ণ প্রস্তুতি',
    summary: 'ব্যাকরণের বহুনির্বাচনি অংশ আর অনুবাদ, সারমর্ম, ভাবসম্প্রসারণ, প্রতিবেদন ও প্রবন্ধের লিখিত অনুশীলন।',
    about:
      'দ্বিতীয় পত্রে ভালো করার জন্য নিয়ম জানা আর নিয়মিত লেখা দুটোই লাগে, কোর্সটি দুই ভাগে সেই কাজ করে। ব্যাকরণ অংশে ধ্বনিতত্ত্ব, রূপতত্ত্ব ও বাক্যতত্ত্ব থেকে আসা প্রশ্নের ধরন সাজিয়ে দেখানো হয়েছে। ভুল উত্তর কেন আকর্ষণীয় মনে হয়, তা বিশ্লেষণ করে সঠিকটি বাছার অভ্যাস তৈরি হয়। লিখিত অংশে সময় ভাগ করে খসড়া ছাড়া পরিচ্ছন্ন উত্তর লেখার চর্চা থাকে।',
    instructor: 'Bengali 3',
    price: 27,
    objective: [
      'বাক্য, পদ ও শব্দগঠনের বহুনির্বাচনি প্রশ্ন যুক্তিসহ সমাধান করা',
      'সারমর্ম ও ভাবসম্প্রসারণ নির্দিষ্ট পরিসরে লেখা',
      'প্রতিবেদন ও প্রবন্ধ তথ্য দিয়ে গুছিয়ে উপস্থাপন করা',
    ],
    syllabus: {
      free: {
        title: 'ধ্বনি ও শব্দের পাঠ',
        points: ['ধ্বনি পরিবর্তন', 'শব্দের শ্রেণিবিভাগ', 'সংখ্যাবাচক ও দ্বিরুক্ত শব্দ'],
      },
      email: {
        title: 'সাপ্তাহিক লেখার পাতা',
        points: ['সারাংশ ও সারমর্ম', 'ভাবসম্প্রসারণ', 'সংবাদপত্রে প্রকাশের জন্য পত্র'],
      },
      monologues: {
        title: 'বাক্যতত্ত্ব ও প্রবন্ধ',
        points: ['সরল, জটিল ও যৌগিক বাক্য', 'উক্তি ও বাচ্য পরিবর্তন', 'প্রবন্ধের ভাবনা ও বিন্যাস'],
      },
    },
    enrolled: 93,
  },
  {
    category: 'classTen',
    lang: 'en',
    title: 'Finance and Banking: Money, Risk and Time',
    summary: 'Sources of finance, the time value of money, risk, cost of capital and how banks serve their customers.',
    about:
      'A taka today is worth more than a taka next year, and the course explains why with a savings plan drawn on a timeline. Learners compare the ways a small tailoring shop could raise funds and what each would cost. Risk is measured with simple tables before any formula is introduced. The banking half covers types of account, cheques, loans and electronic banking, using sample forms that are filled in during the lesson.',
    instructor: 'Finance 2',
    price: 28,
    objective: [
      'Calculate present and future value of a sum',
      'Compare sources of finance for a small business',
      'Describe the main services and instruments of a bank',
    ],
    syllabus: {
      free: {
        title: 'Finance and Business Finance',
        points: ['What financial decisions are', 'Profit or wealth as a goal', 'Principles of business finance'],
      },
      email: {
        title: 'Time Value Worksheets',
        points: ['Future value and compounding', 'Present value and discounting', 'Loan instalment tables'],
      },
      monologues: {
        title: 'Risk, Capital and Banks',
        points: ['Risk and uncertainty', 'Cost of capital', 'Accounts, cheques and electronic banking'],
      },
    },
    enrolled: 61,
  },
]
