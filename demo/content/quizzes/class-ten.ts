import type { DemoQuiz } from './types.ts'

export const classTen: DemoQuiz[] = [
  {
    course: 'Physics Ten: Waves, Light and Electricity',
    title: 'Quiz: waves, light and electricity',
    questions: [
      {
        kind: 'one',
        text: 'You shake the end of a rope twice as fast as before. The rope and its tension stay the same. What happens to the wave?',
        choices: [
          'It runs twice as fast, with the same wavelength',
          'It runs at the same speed, with half the wavelength',
          'It runs at the same speed, with twice the wavelength',
          'It runs at half the speed, with the same wavelength',
        ],
        answer: 1,
        explanation:
          'The speed depends only on the rope. Since $v = f\\lambda$ stays the same, twice the frequency means half the wavelength.',
        lesson: 'What travels in a wave?',
      },
      {
        kind: 'number',
        text: 'A girl claps in front of a tall building and hears the echo after 0.6 s. Sound travels at 340 m/s. How many metres away is the building?',
        answer: 102,
        unit: 'm',
        explanation:
          'The sound goes to the building and back, so $d = \\frac{vt}{2} = \\frac{340 \\times 0.6}{2} = 102$ m. Without dividing by two you would get the whole path.',
        lesson: 'Echo: a ruler made of sound',
      },
      {
        kind: 'match',
        text: 'An object stands in front of a concave mirror. Match its place with the image.',
        pairs: [
          ['beyond C', 'real, upside down, smaller'],
          ['at C', 'real, upside down, same size'],
          ['between C and F', 'real, upside down, larger'],
          ['between F and P', 'virtual, upright, larger'],
        ],
        explanation:
          'As the object comes nearer to F, the real image moves away and grows. Inside F the reflected rays only seem to come from behind the mirror, so the image is virtual and upright, as in a shaving mirror.',
        lesson: 'Three rays that find every image',
      },
      {
        kind: 'many',
        text: 'Which statements about total internal reflection are true?',
        choices: [
          'It can happen when light goes from glass into air',
          'It can happen when light goes from air into water',
          'The angle inside must be greater than the critical angle',
          'Optical fibres make use of it',
          'The critical angle is the same for every material',
        ],
        answers: [0, 2, 3],
        explanation:
          'It needs a path from the denser to the rarer medium and an angle beyond the critical angle. That angle follows from $\\sin c = \\frac{1}{n}$, so glass and diamond have different ones.',
        lesson: 'Bending light: from a coin in a cup to the eye',
      },
      {
        kind: 'order',
        text: 'Two resistors are in parallel, and a third is in series with the pair. You know the resistances and the voltage of the battery. Put the steps for finding the branch currents in order.',
        items: [
          'Find the resistance of the parallel pair',
          'Add the third resistance to get the total',
          'Divide the battery voltage by the total to get the main current',
          'Find the voltage across the pair and divide it by each branch resistance',
        ],
        explanation:
          'Work from the inside to the whole circuit, and then back again. The two branch currents must add up to the main current, which is a good check.',
        lesson: 'Series, parallel and the wiring of a house',
      },
      {
        kind: 'number',
        text: 'Resistors of 12 Ω and 6 Ω are in parallel, and a 5 Ω resistor is in series with the pair. The battery gives 18 V. How large is the current through the 5 Ω resistor, in amperes?',
        answer: 2,
        unit: 'A',
        explanation:
          'The pair has $\\frac{1}{R} = \\frac{1}{12} + \\frac{1}{6} = \\frac{1}{4}$, so 4 Ω, and the total is $4 + 5 = 9$ Ω. The current is $\\frac{18}{9} = 2$ A, and all of it flows through the 5 Ω resistor.',
        lesson: 'Series, parallel and the wiring of a house',
      },
      {
        kind: 'text',
        text: 'After half a turn the coil of a motor would be pushed back. Which part swaps the current, so that the coil keeps turning?',
        answers: [
          'commutator',
          'the commutator',
          'a commutator',
          'split ring',
          'split-ring commutator',
          'split ring commutator',
        ],
        explanation:
          'The commutator swaps the direction of the current in the coil after every half turn. So the force always pushes the coil the same way round.',
        lesson: 'Motor, generator and transformer',
      },
      {
        kind: 'one',
        text: 'The primary coil of a transformer has 100 turns, the secondary 1000. The primary is connected to a 12 V battery, and the current is steady. What is the voltage across the secondary?',
        choices: ['120 V', '12 V', '1.2 V', '0 V'],
        answer: 3,
        explanation:
          'Only a changing magnetic field induces a voltage. The steady current of a battery makes a steady field, so nothing appears in the secondary; with 12 V alternating it would have been 120 V.',
        lesson: 'Motor, generator and transformer',
      },
    ],
  },
  {
    course: 'দশম শ্রেণির রসায়ন: মোল, বিক্রিয়া ও শক্তি',
    title: 'কুইজ: মোল, সংকেত ও জারণ-বিজারণ',
    questions: [
      {
        kind: 'number',
        text: 'প্রমাণ অবস্থায় ২২ গ্রাম কার্বন ডাই-অক্সাইডের আয়তন কত লিটার? (CO₂-এর আণবিক ভর ৪৪)',
        answer: 11.2,
        unit: 'লিটার',
        explanation:
          'আগে মোলে নিতে হয়: $n = \\frac{22}{44} = 0.5$ মোল। প্রমাণ অবস্থায় এক মোল গ্যাসের আয়তন ২২.৪ লিটার, তাই $0.5 \\times 22.4 = 11.2$ লিটার।',
        lesson: 'মোল: রসায়নের ডজন',
      },
      {
        kind: 'one',
        text: 'একটি যৌগের স্থূল সংকেত CH₂ এবং আণবিক ভর ৫৬। যৌগটির আণবিক সংকেত কোনটি? (C = ১২, H = ১)',
        choices: ['C₄H₈', 'C₂H₄', 'C₄H₂', 'C₅H₁₀'],
        answer: 0,
        explanation:
          'CH₂-এর ভর $12 + 2 = 14$, তাই $n = \\frac{56}{14} = 4$। স্থূল সংকেতের প্রতিটি পরমাণুর সংখ্যা ৪ গুণ হয়: C₄H₈।',
        lesson: 'শতকরা সংযুতি থেকে সংকেত',
      },
      {
        kind: 'match',
        text: 'মৌলের সঙ্গে তার জারণ সংখ্যা মেলাও।',
        pairs: [
          ['H₂SO₄ যৌগে S', '+৬'],
          ['CO₂ যৌগে C', '+৪'],
          ['NH₃ যৌগে N', '−৩'],
          ['O₂ অণুতে O', '০'],
        ],
        explanation:
          'যৌগে H সাধারণত +১, O সাধারণত −২, আর সব মিলে শূন্য; যেমন NH₃-এ $x + 3 = 0$, তাই $x = -3$। মৌলের নিজের অণুতে জারণ সংখ্যা শূন্য।',
        lesson: 'ইলেকট্রন দেওয়া-নেওয়া: জারণ, বিজারণ ও কোষ',
      },
      {
        kind: 'many',
        text: 'কোন কথাগুলো ঠিক?',
        choices: [
          'দুই রকম কোষেই অ্যানোডে জারণ ঘটে',
          'ইলেকট্রন ত্যাগ করাকে বিজারণ বলে',
          'গ্যালভানিক কোষে রাসায়নিক শক্তি তড়িৎ শক্তিতে বদলায়',
          'তড়িৎ বিশ্লেষণের বিক্রিয়া ব্যাটারি ছাড়াই চলে',
          'জারণ ও বিজারণ সব সময় একসঙ্গে ঘটে',
        ],
        answers: [0, 2, 4],
        explanation:
          'একজন ইলেকট্রন না দিলে আরেকজন নিতে পারে না, তাই জারণ ও বিজারণ একসঙ্গেই ঘটে। ইলেকট্রন ত্যাগ জারণ, আর তড়িৎ বিশ্লেষণে বাইরের ব্যাটারি লাগে।',
        lesson: 'ইলেকট্রন দেওয়া-নেওয়া: জারণ, বিজারণ ও কোষ',
      },
    ],
  },
  {
    course: 'Human Biology and Heredity for Class Ten',
    title: 'Quiz: heart, kidney and heredity',
    questions: [
      {
        kind: 'order',
        text: 'A drop of blood comes back from the body to the heart. Put the four chambers in the order in which it passes through them.',
        items: ['right atrium', 'right ventricle', 'left atrium', 'left ventricle'],
        explanation:
          'The right side sends blood to the lungs, and it comes back with oxygen to the left side. On each side blood enters an atrium and leaves from a ventricle.',
        lesson: 'The heart: two pumps in one',
      },
      {
        kind: 'many',
        text: 'Which of these pass from the blood into the filtrate of a healthy nephron?',
        choices: ['glucose', 'red blood cells', 'urea', 'large proteins', 'salts'],
        answers: [0, 2, 4],
        explanation:
          'Only small particles are squeezed into the capsule of the nephron; cells and large proteins are too big. Glucose is taken back later, so it is in the filtrate but not in the urine.',
        lesson: 'The nephron: a million tiny filters',
      },
      {
        kind: 'number',
        text: 'Two pea plants Tt are crossed and give 200 young plants. T (tall) is dominant. About how many short plants do you expect?',
        answer: 50,
        explanation:
          'Of the four boxes TT, Tt, Tt and tt only the last one is short, so a quarter: $200 \\div 4 = 50$. Chance will bring a number near 50, rarely exactly 50.',
        lesson: 'Coins, crosses and family likeness',
      },
      {
        kind: 'one',
        text: 'Two tall pea plants have some short young plants. Which genes must the parents have?',
        choices: ['TT and TT', 'TT and Tt', 'Tt and Tt', 'TT and tt'],
        answer: 2,
        explanation:
          'A short plant is tt, so it got one t from each parent. Both parents are tall, therefore each of them has a T and a hidden t.',
        lesson: 'Coins, crosses and family likeness',
      },
    ],
  },
  {
    course: 'উচ্চতর গণিত: বহুপদী, ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি',
    title: 'কুইজ: ফাংশন থেকে স্থানাঙ্ক',
    questions: [
      {
        kind: 'one',
        text: '$f(x) = 4x - 7$ ফাংশনের বিপরীত ফাংশন কোনটি?',
        choices: [
          '$f^{-1}(x) = \\frac{x - 7}{4}$',
          '$f^{-1}(x) = \\frac{1}{4x - 7}$',
          '$f^{-1}(x) = \\frac{x}{4} + 7$',
          '$f^{-1}(x) = \\frac{x + 7}{4}$',
        ],
        answer: 3,
        explanation:
          '$y = 4x - 7$ থেকে $x = \\frac{y + 7}{4}$। যাচাই: $f(2) = 1$ এবং $f^{-1}(1) = \\frac{8}{4} = 2$; বিপরীত ফাংশন মানে ভগ্নাংশ উল্টে দেওয়া নয়।',
        lesson: 'এক-এক ফাংশন ও তার বিপরীত',
      },
      {
        kind: 'number',
        text: '$P(x) = x^3 - 5x + 3$-কে $x + 3$ দিয়ে ভাগ করলে ভাগশেষ কত?',
        answer: -9,
        explanation: '$x + 3 = x - (-3)$, তাই $x = -3$ বসাতে হয়। $P(-3) = -27 + 15 + 3 = -9$।',
        lesson: 'ভাগশেষ উপপাদ্য: ভাগ না করেই ভাগশেষ',
      },
      {
        kind: 'match',
        text: 'ডিগ্রির সঙ্গে রেডিয়ান মেলাও।',
        pairs: [
          ['$30^\\circ$', '$\\frac{\\pi}{6}$'],
          ['$90^\\circ$', '$\\frac{\\pi}{2}$'],
          ['$120^\\circ$', '$\\frac{2\\pi}{3}$'],
          ['$270^\\circ$', '$\\frac{3\\pi}{2}$'],
        ],
        explanation:
          '$180^\\circ = \\pi$ রেডিয়ান, তাই ডিগ্রিকে ১৮০ দিয়ে ভাগ করে $\\pi$ দিয়ে গুণ করলেই হয়। যেমন $\\frac{120}{180}\\pi = \\frac{2\\pi}{3}$।',
        lesson: 'সুতা দিয়ে রেডিয়ান, ছবি দিয়ে ঢাল',
      },
      {
        kind: 'many',
        text: 'A(−১, ২) ও B(২, ৬) দুটি বিন্দু। কোন কথাগুলো ঠিক?',
        choices: [
          'AB-এর দৈর্ঘ্য ৫ একক',
          'AB-এর দৈর্ঘ্য ২৫ একক',
          'AB-এর ঢাল $\\frac{4}{3}$',
          'AB-এর ঢাল $\\frac{3}{4}$',
          'AB রেখার সমীকরণ $4x - 3y + 10 = 0$',
        ],
        answers: [0, 2, 4],
        explanation:
          '$AB = \\sqrt{3^2 + 4^2} = 5$ এবং ঢাল $\\frac{6 - 2}{2 - (-1)} = \\frac{4}{3}$। তাই $y - 2 = \\frac{4}{3}(x + 1)$, সাজালে $4x - 3y + 10 = 0$; B বসিয়ে দেখো, $8 - 18 + 10 = 0$।',
        lesson: 'সুতা দিয়ে রেডিয়ান, ছবি দিয়ে ঢাল',
      },
    ],
  },
  {
    course: 'বাংলা দ্বিতীয় পত্র: এসএসসির পূর্ণ প্রস্তুতি',
    title: 'কুইজ: ধ্বনি, বাক্য ও রচনা',
    questions: [
      {
        kind: 'match',
        text: 'ধ্বনি পরিবর্তনের উদাহরণের সঙ্গে নাম মেলাও।',
        pairs: [
          ['স্টেশন → ইস্টিশন', 'আদি স্বরাগম'],
          ['ধর্ম → ধরম', 'মধ্য স্বরাগম'],
          ['চারি → চাইর', 'অপিনিহিতি'],
          ['বাক্স → বাস্ক', 'ধ্বনি বিপর্যয়'],
        ],
        explanation:
          'কী ঘটল, সেটি দেখো: প্রথমটিতে শুরুতে ই এসেছে, দ্বিতীয়টিতে র্ম ভেঙে মাঝে স্বর এসেছে। তৃতীয়টিতে ই আগেভাগে উচ্চারিত হয়েছে, আর শেষেরটিতে ক ও স জায়গা বদলেছে।',
        lesson: 'ধ্বনি পরিবর্তন: কেন ‘স্কুল’ হয় ‘ইস্কুল’',
      },
      {
        kind: 'one',
        text: 'কোন বাক্যটি যৌগিক?',
        choices: [
          'সে ভাত খেয়ে স্কুলে গেল।',
          'আকাশে মেঘ জমল, কিন্তু বৃষ্টি হলো না।',
          'যখন বৃষ্টি নামল, তখন আমরা মাঠে ছিলাম।',
          'যে পরিশ্রম করে, সে সফল হয়।',
        ],
        answer: 1,
        explanation:
          'দুটি স্বাধীন বাক্য ‘কিন্তু’ দিয়ে যুক্ত হয়েছে, তাই এটি যৌগিক। ‘খেয়ে’ অসমাপিকা বলে প্রথমটি সরল, আর যখন-তখন ও যে-সে জোড়ার বাক্য দুটি জটিল।',
        lesson: 'সরল, জটিল ও যৌগিক: অর্থ এক, গঠন তিন',
      },
      {
        kind: 'text',
        text: '‘রোদ উঠলে ধান শুকাবে।’ জটিল বাক্যে রূপান্তর: ‘যদি রোদ ওঠে, ____ ধান শুকাবে।’ খালি জায়গায় কোন শব্দ বসবে?',
        answers: ['তবে', 'তাহলে', 'তা হলে', 'তবেই', 'তাহলেই'],
        explanation: '‘যদি’র জোড়া শব্দ ‘তবে’ বা ‘তাহলে’। এই জোড়াই আশ্রিত খণ্ডবাক্যকে প্রধান খণ্ডবাক্যের সঙ্গে যুক্ত করে, অর্থ একই থাকে।',
        lesson: 'সরল, জটিল ও যৌগিক: অর্থ এক, গঠন তিন',
      },
      {
        kind: 'order',
        text: '‘পরিশ্রম সৌভাগ্যের প্রসূতি’ কথাটির ভাবসম্প্রসারণে বাক্যগুলো কোন ক্রমে বসবে?',
        items: [
          'সৌভাগ্য নিজে আসে না, পরিশ্রমই তাকে জন্ম দেয়।',
          'যেমন, কৃষক বীজ বুনে, আগাছা তুলে, পানি দিয়ে তবেই ফসল পান।',
          'অন্যদিকে, যে শুধু ভাগ্যের আশায় বসে থাকে, তার খেত খালি থাকে।',
          'তাই সৌভাগ্য চাইলে সবার আগে পরিশ্রম করতে হবে।',
        ],
        explanation:
          'আগে মূলভাব, তারপর সম্প্রসারিত ভাবে উদাহরণ ও বিপরীত অবস্থা, শেষে মন্তব্য। মন্তব্যে নতুন প্রসঙ্গ আসে না, কথাটি গুটিয়ে আনা হয়।',
        lesson: 'ভাবসম্প্রসারণ ও সারমর্ম: বাড়ানো আর গুটানো',
      },
    ],
  },
  {
    course: 'Finance and Banking: Money, Risk and Time',
    title: 'Quiz: money, risk and banks',
    questions: [
      {
        kind: 'number',
        text: 'You put 2000 taka into a deposit at 10 percent a year, and the interest is added every year. How many taka are there after two years?',
        answer: 2420,
        unit: 'taka',
        explanation:
          'In the second year interest is earned on the interest too: $2000 \\times 1.1 \\times 1.1 = 2420$. Simple interest would have given only 2400.',
        lesson: 'A taka today and a taka next year',
      },
      {
        kind: 'number',
        text: 'A shop uses 50 000 taka of own money at a cost of 8 percent and a loan of 150 000 taka at 12 percent. What is the average cost of the money, in percent?',
        answer: 11,
        unit: 'percent',
        explanation:
          'The shares are 25 and 75 percent, so the average is $0.25 \\times 8 + 0.75 \\times 12 = 2 + 9 = 11$ percent. It lies nearer to 12, because most of the money is borrowed.',
        lesson: 'How should the tailoring shop raise money?',
      },
      {
        kind: 'match',
        text: 'Match each word of banking with its description.',
        pairs: [
          ['Current account', 'withdraw as often as you like, usually no interest'],
          ['Savings account', 'some interest and some limits'],
          ['Fixed deposit', 'higher interest, the money is tied for a set time'],
          ['Crossed cheque', 'is paid only into an account'],
        ],
        explanation:
          'The longer the bank may count on your money, the more interest it can pay. The two lines on a crossed cheque protect it, because nobody can simply cash it.',
        lesson: 'Risk, and what a bank does with your money',
      },
      {
        kind: 'one',
        text: 'In four years shop A returned 9, 11, 10 and 10 percent; shop B returned 30, −10, 28 and −8 percent. Which statement is right?',
        choices: [
          'Shop B carries more risk, although the averages are equal',
          'Both carry the same risk, because the averages are equal',
          'Shop A carries more risk, because its best year is weaker',
          'Shop B made a loss over the four years',
        ],
        answer: 0,
        explanation:
          'Both average 10 percent, but the results of shop B swing far away from what one expects. This uncertainty is what we call risk.',
        lesson: 'Risk, and what a bank does with your money',
      },
    ],
  },
]
