import type { DemoQuiz } from './types.ts'

export const kidsCourse: DemoQuiz[] = [
  {
    course: 'Draw with Circles, Squares and Triangles',
    title: 'Quiz: shapes, scenes and colours',
    questions: [
      {
        kind: 'order',
        text: 'How do we draw the sitting cat? Put the steps in order.',
        items: [
          'A big circle for the body',
          'A smaller circle on top for the head',
          'Two triangles on the head for the ears',
          'A long letter S at the side for the tail',
        ],
        explanation:
          'First the big plain shapes, then the smaller parts. The ears need a head to sit on, and the tail comes last.',
        lesson: 'A cat from two circles',
      },
      {
        kind: 'one',
        text: 'You want to draw a kingfisher that catches fish. Which beak do you choose?',
        choices: ['A short, thick triangle', 'A half circle', 'A small square', 'A long, thin triangle'],
        answer: 3,
        explanation:
          'A long, thin beak is good for catching fish. A short, thick triangle makes a sparrow that eats seeds.',
        lesson: 'Fish and birds from triangles',
      },
      {
        kind: 'one',
        text: 'What can you draw beside the elephant to make it look enormous?',
        choices: ['A mountain', 'A tiny bird', 'A tall tree', 'A second elephant of the same size'],
        answer: 1,
        explanation:
          'Next to a tiny bird the elephant seems to grow, though you did not change a line. Next to a mountain it would look small.',
        lesson: 'An elephant that fills the page',
      },
      {
        kind: 'match',
        text: 'Which shape is hidden in which part of the rickshaw?',
        pairs: [
          ['wheels', 'circles'],
          ['seat', 'square with a soft top'],
          ['hood', 'half circle'],
          ['frame in front', 'triangle'],
        ],
        explanation: 'Take the rickshaw apart like a toy. Every part is a plain shape that you already know.',
        lesson: 'Rickshaw on a rainy day',
      },
      {
        kind: 'number',
        text: 'From the side we see two wheels of the rickshaw. How many wheels does it have in all?',
        answer: 3,
        explanation:
          'There is one wheel in front and there are two at the back. One of the back wheels hides behind the other.',
        lesson: 'Rickshaw on a rainy day',
      },
      {
        kind: 'one',
        text: 'Your rain looks like grass. What should you change?',
        choices: [
          'Let all the lines slant the same way',
          'Let the lines point everywhere',
          'Fill all the white gaps',
          'Press harder with the crayon',
        ],
        answer: 0,
        explanation:
          'The wind blows all the drops in one direction. When the short lines slant the same way, they look like rain.',
        lesson: 'Rickshaw on a rainy day',
      },
      {
        kind: 'many',
        text: 'You draw a hut that is far away. What is right for it? Choose all.',
        choices: [
          'small',
          'low on the page',
          'pale, with few details',
          'covering the boat that is near',
          'higher on the page',
        ],
        answers: [0, 2, 4],
        explanation:
          'Far things are small, pale and higher on the page. Near things are big, low and strong in colour, and they cover the far things.',
        lesson: 'Near things big, far things small',
      },
      {
        kind: 'text',
        text: 'You colour with yellow first and then softly with blue over it. Which colour do you get?',
        answers: ['green'],
        explanation:
          'Yellow and blue together make green. Begin with the lighter colour, because yellow over blue hardly shows.',
        lesson: 'Mixing colours with crayons',
      },
    ],
  },
  {
    course: 'গল্প বলার আসর',
    title: 'কুইজ: গল্প শোনা ও গল্প বলা',
    questions: [
      {
        kind: 'order',
        text: 'শেয়াল ও সারসের গল্পটি পরপর সাজাও।',
        items: [
          'শেয়াল সারসকে দাওয়াত দিল',
          'সারস চ্যাপ্টা থালা থেকে খেতে পারল না',
          'সারস শেয়ালকে দাওয়াত দিল',
          'শেয়াল সরু গলার কলসি থেকে খেতে পারল না',
        ],
        explanation: 'প্রথম দাওয়াতে শেয়াল সারসকে ঠকায়। পরের দাওয়াতে শেয়াল নিজেই ঠকে।',
        lesson: 'শেয়াল ও সারসের দাওয়াত',
      },
      {
        kind: 'one',
        text: 'মিতু আর তার লাল ছাতার গল্পে ঝামেলাটি কী?',
        choices: ['মিতুর ছাতাটি লাল', 'বিকেলে বৃষ্টি হচ্ছিল', 'ট্রেন থেকে নেমে দেখে ছাতা নেই', 'এক আপা ছাতা জমা দিয়ে গেলেন'],
        answer: 2,
        explanation: 'ছাতা হারানোটাই ঝামেলা, সেখান থেকেই গল্প জমে। ঝামেলা ছাড়া গল্পে শোনার কিছু থাকে না।',
        lesson: 'তিনটি ছবি থেকে হারানো ছাতার গল্প',
      },
      {
        kind: 'one',
        text: 'গল্প বলার সময় কোথায় থামলে সবাই দম আটকে শোনে?',
        choices: ['প্রতিটি শব্দের পরে', 'চমকের ঠিক আগে', 'চমক বলে ফেলার পরে', 'কোথাও থামা ঠিক নয়'],
        answer: 1,
        explanation: 'চমকের ঠিক আগে একটু থামলে সবাই ভাবে, এবার কী হবে! বারবার থামলে অবশ্য মজা কমে যায়।',
        lesson: 'থামা, গলা আর মোজার পুতুল',
      },
      {
        kind: 'match',
        text: 'কার গলা কেমন হবে? মিলিয়ে দাও।',
        pairs: [
          ['বাঘ', 'মোটা, ধীর'],
          ['ইঁদুর', 'সরু, দ্রুত'],
          ['কাছিম', 'খুব ধীর'],
          ['চাঁদের বুড়ি', 'নরম, কাঁপা'],
        ],
        explanation: 'গলা শুনেই যেন বোঝা যায়, কে কথা বলছে। বাঘ বড়, তাই মোটা গলা; ইঁদুর ছোট, তাই সরু গলা।',
        lesson: 'থামা, গলা আর মোজার পুতুল',
      },
    ],
  },
  {
    course: 'First Coding with Blocks',
    title: 'Quiz: steps, loops and a game',
    questions: [
      {
        kind: 'one',
        text: 'The tiger must go to the sheet on its left. Which two cards does it need?',
        choices: ['forward, left', 'left, forward', 'left, left', 'right, forward'],
        answer: 1,
        explanation: 'Left only turns the tiger on the spot. After the turn it needs forward to move one sheet.',
        lesson: 'A paper arrow maze on the floor',
      },
      {
        kind: 'number',
        text: 'You draw a shape with eight equal sides and eight equal corners in a repeat block. How many degrees must you turn each time?',
        answer: 45,
        unit: '°',
        explanation: 'A full turn is 360 degrees. Shared by 8 corners that makes 45 degrees, because 8 × 45 = 360.',
        lesson: 'Repeat blocks: do more with less',
      },
      {
        kind: 'order',
        text: 'The mango game starts and the player catches the first mango. Put the events in order.',
        items: [
          'The score is set to 0',
          'The mango moves down little by little',
          'The mango touches the basket',
          'The score goes up by 1 and the mango goes back to the top',
        ],
        explanation:
          'Setting the score comes once, at the start. The point is given only after the mango touches the basket.',
        lesson: 'Falling mangoes, a score and a bug',
      },
      {
        kind: 'match',
        text: 'Match the words of coders with their meaning.',
        pairs: [
          ['variable', 'a box with a name that holds a number'],
          ['if-block', 'asks a question and acts only when the answer is yes'],
          ['forever loop', 'does its blocks again and again without stopping'],
          ['bug', 'a mistake in the program'],
        ],
        explanation:
          'In the mango game the score is a variable, and an if-block checks the basket. The forever loop keeps the mango falling, and a bug gave Rafi 17 points for one mango.',
        lesson: 'Falling mangoes, a score and a bug',
      },
    ],
  },
  {
    course: 'মনে মনে অঙ্ক',
    title: 'কুইজ: মনে মনে অঙ্ক',
    questions: [
      {
        kind: 'order',
        text: 'দশ বানিয়ে ৮ + ৬ করো। ধাপগুলো পরপর সাজাও।',
        items: ['৮-এর বন্ধু খুঁজি: ২', '৬ থেকে ২ নিয়ে ৮-কে দিই', '৮ হলো ১০, আর ৬ হলো ৪', '১০ + ৪ = ১৪'],
        explanation: '৮ আর ২ মিলে ১০ হয়। ৬ থেকে ২ দিলে থাকে ৪, তাই উত্তর ১৪।',
        lesson: 'কোন দুটি মিলে দশ?',
      },
      {
        kind: 'number',
        text: 'মনে মনে করো: ৫৭ + ২৯ = কত?',
        answer: 86,
        explanation: '২৯-এর বদলে ৩০ যোগ করি: ৫৭ + ৩০ = ৮৭। ১ বেশি দিয়েছি, তাই ১ কমাই: ৮৬।',
        lesson: '৯ যোগ মানে ১০ যোগ, ১ বিয়োগ',
      },
      {
        kind: 'one',
        text: '৭২ − ৯ করতে গিয়ে মিনা আগে ১০ বাদ দিয়ে পেল ৬২। এবার তাকে কী করতে হবে?',
        choices: [
          '১ বাদ দিতে হবে, উত্তর ৬১',
          '৯ বাদ দিতে হবে, উত্তর ৫৩',
          'আর কিছু না, উত্তর ৬২',
          '১ ফিরিয়ে দিতে হবে, উত্তর ৬৩',
        ],
        answer: 3,
        explanation: 'বাদ দেওয়ার কথা ৯, মিনা বাদ দিয়েছে ১০। ১ বেশি নিয়েছে, তাই ১ ফিরিয়ে দিলে হয় ৬৩।',
        lesson: '৯ যোগ মানে ১০ যোগ, ১ বিয়োগ',
      },
      {
        kind: 'one',
        text: 'মনে মনে করো: ৫৬ × ১১ = কত?',
        choices: ['৬১৬', '৫১৬', '৫১১৬', '৬৭'],
        answer: 0,
        explanation: '৫ + ৬ = ১১, তাই মাঝে বসে ১, আর হাতের ১ বাঁয়ের ৫-এর সঙ্গে মিলে হয় ৬। উত্তর ৬১৬, যা ৫৬০ + ৫৬-এর সমান।',
        lesson: '১১ ও ৫ দিয়ে গুণের নকশা',
      },
    ],
  },
  {
    course: 'Phonics Steps: From Sounds to Sentences',
    title: 'Quiz: sounds and words',
    questions: [
      {
        kind: 'one',
        text: 'Slide the sounds together: p … a … t. Which word is it?',
        choices: ['tap', 'pit', 'pat', 'pan'],
        answer: 2,
        explanation: 'The first sound is p, then a, then t: pat. Tap has the same sounds, but in another order.',
        lesson: 'Meet s, a, t, p, i, n',
      },
      {
        kind: 'number',
        text: 'How many sounds do you hear in the word fish? Clap them.',
        answer: 3,
        explanation: 'There are four letters but only three sounds: f, i, sh. The pair sh makes one sound.',
        lesson: 'Short vowels, letter pairs and silent e',
      },
      {
        kind: 'text',
        text: 'Add a silent e to the word cap. Write the new word.',
        answers: ['cape'],
        explanation: 'Cape. The e says nothing itself, but it makes the a say its own name, as in tap and tape.',
        lesson: 'Short vowels, letter pairs and silent e',
      },
      {
        kind: 'many',
        text: 'Which words are tricky words that we learn by sight?',
        choices: ['said', 'pin', 'was', 'hen'],
        answers: [0, 2],
        explanation: 'Said and was do not follow the sounds we know. Pin and hen can be sounded out, letter by letter.',
        lesson: 'Reading with a child: fingers, tricky words, a tiny story',
      },
    ],
  },
  {
    course: 'আমার প্রকৃতি খাতা: গাছ, পোকা ও পাখি',
    title: 'কুইজ: গাছ, পোকা ও পাখি',
    questions: [
      {
        kind: 'many',
        text: 'প্রকৃতি দেখার সময় কোন কাজগুলো ঠিক?',
        choices: [
          'পাখির বাসা ও ডিম না ছুঁয়ে দেখি',
          'অচেনা পোকা হাতে তুলে নিই',
          'তোলা পাথর আস্তে আগের জায়গায় রাখি',
          'মৌচাক দেখলে দূরে সরে বড়দের ডাকি',
        ],
        answers: [0, 2, 3],
        explanation: 'আমরা দেখি, কিন্তু ধরি না। তাতে প্রাণীও কষ্ট পায় না, আমরাও নিরাপদ থাকি।',
        lesson: 'পাঁচ মিনিট চুপ করে দেখা',
      },
      {
        kind: 'one',
        text: 'পিঁপড়ারা সারি বেঁধে চলে কেন?',
        choices: [
          'তারা মাটিতে রাখা গন্ধের দাগ ধরে চলে',
          'তারা অনেক দূর পর্যন্ত দেখতে পায়',
          'তারা রোদ থেকে বাঁচতে চায়',
          'তারা একা চলতে পারে না',
        ],
        answer: 0,
        explanation: 'যে পিঁপড়া খাবার পায়, সে ফেরার পথে গন্ধের দাগ রেখে যায়। অন্যরা সেই গন্ধ শুঁকে একই পথে চলে।',
        lesson: 'পিঁপড়ার পথ, দোয়েল আর চড়ুই',
      },
      {
        kind: 'order',
        text: 'প্রজাপতির জীবনের চারটি ধাপ সাজাও।',
        items: ['ডিম', 'শুঁয়াপোকা', 'মূককীট', 'প্রজাপতি'],
        explanation: 'ডিম থেকে শুঁয়াপোকা বের হয়ে খায় ও বড় হয়। তারপর মূককীট হয়ে খোলসের ভেতর শরীর বদলায়, শেষে হয় প্রজাপতি।',
        lesson: 'পাতা সবুজ কেন, প্রজাপতি বদলায় কীভাবে',
      },
      {
        kind: 'text',
        text: 'পাতার ভেতরে সবুজ কী থাকে, যা সূর্যের আলো ধরে? এক শব্দে লেখো।',
        answers: ['ক্লোরোফিল', 'ক্লোরফিল', 'chlorophyll'],
        explanation: 'ক্লোরোফিলের জন্যই পাতা সবুজ। সে সূর্যের আলো ধরে, আর সেই শক্তি দিয়ে গাছ খাবার বানায়।',
        lesson: 'পাতা সবুজ কেন, প্রজাপতি বদলায় কীভাবে',
      },
    ],
  },
]
