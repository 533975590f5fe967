import type { DemoCourse } from '../types.ts'

export const classOne: DemoCourse[] = [
  {
    category: 'classOne',
    lang: 'bn',
    title: 'বর্ণ চিনি, শব্দ গড়ি',
    summary: 'স্বরবর্ণ, ব্যঞ্জনবর্ণ আর কারচিহ্ন চিনে ছোট ছোট শব্দ পড়া ও লেখার প্রথম বাংলা কোর্স।',
    about:
      'প্রথম শ্রেণির শিশুরা এই কোর্সে ছবি দেখে বর্ণ চেনে এবং বর্ণের ধ্বনি শুনে উচ্চারণ করতে শেখে। প্রতিটি পাঠে একটি বর্ণ কোথা থেকে লেখা শুরু হয় আর কোন দিকে হাত ঘোরে, তা ধীরে ধীরে দেখানো হয়। বর্ণ শেখার পর কারচিহ্ন যোগ করে মা, পাখি, নদী, ফুলের মতো চেনা শব্দ তৈরি করা হয়। শেষ দিকে শিশু নিজের নাম ও দুই-তিন শব্দের বাক্য লিখতে পারে।',
    instructor: 'Bengali 1',
    price: 5,
    objective: [
      'সব স্বরবর্ণ ও ব্যঞ্জনবর্ণ দেখে চেনা ও ঠিক উচ্চারণে বলা',
      'কারচিহ্ন যোগ করে দুই ও তিন বর্ণের শব্দ পড়া',
      'নিজের নাম ও ছোট বাক্য পরিষ্কার হাতের লেখায় লেখা',
    ],
    syllabus: {
      free: {
        title: 'স্বরবর্ণের সঙ্গে পরিচয়',
        points: ['ছবি দেখে অ থেকে ঔ চেনা', 'ধ্বনি শুনে বর্ণ মেলানো', 'বর্ণের ওপর আঙুল ঘুরিয়ে লেখা'],
      },
      email: {
        title: 'ব্যঞ্জনবর্ণের সাপ্তাহিক লেখা',
        points: ['ক থেকে ম পর্যন্ত হাতের লেখা', 'য থেকে চন্দ্রবিন্দু পর্যন্ত হাতের লেখা', 'ছবির নিচে প্রথম বর্ণটি বসানো'],
      },
      monologues: {
        title: 'কারচিহ্ন দিয়ে শব্দ গড়া',
        points: ['আ-কার, ই-কার ও ঈ-কার', 'উ-কার, এ-কার ও ও-কার', 'শব্দ জুড়ে ছোট বাক্য পড়া'],
      },
    },
    enrolled: 186,
  },
  {
    category: 'classOne',
    lang: 'en',
    title: 'First English: Letters, Sounds and Greetings',
    summary:
      'A gentle start to English for six-year-olds: the alphabet, the sound of each letter and everyday greetings.',
    about:
      'Children meet capital and small letters in pairs and hear the sound each one makes. They trace, copy and then write the letters between four lines, one small group at a time. Short dialogues teach them to say hello, give their name and answer a simple question. Songs about colours, numbers and body parts bring in about a hundred useful words.',
    instructor: 'English 1',
    price: 5.5,
    objective: [
      'Name, sound out and write all twenty-six letters',
      'Greet people and introduce oneself in full phrases',
      'Understand simple classroom instructions such as sit, open and listen',
    ],
    syllabus: {
      free: {
        title: 'Hello and Goodbye',
        points: ['Good morning and good night', 'My name is', 'How are you today'],
      },
      email: {
        title: 'Letters of the Week',
        points: ['Tracing Aa to Ii', 'Matching pictures to Jj to Rr', 'Writing Ss to Zz between four lines'],
      },
      monologues: {
        title: 'Words I Hear and Say',
        points: ['Colours around me', 'Parts of my body', 'Counting one to ten'],
      },
    },
    enrolled: 142,
  },
  {
    category: 'classOne',
    lang: 'bn',
    title: 'গণিতের প্রথম পাঠ: গুনি ১ থেকে ১০০',
    summary: 'হাতের কাছের জিনিস গুনে সংখ্যা চেনা, তুলনা করা এবং সহজ যোগ-বিয়োগ শেখার প্রথম গণিত কোর্স।',
    about:
      'মার্বেল, কাঠি আর ফল গুনতে গুনতে শিশুরা সংখ্যার অর্থ বুঝতে শেখে। দশটি কাঠির আঁটি বেঁধে দেখানো হয় একক আর দশক কীভাবে তৈরি হয়। এরপর ছবির গল্পে জিনিস একসঙ্গে করা ও সরিয়ে নেওয়ার মাধ্যমে যোগ ও বিয়োগের ধারণা আসে। বাড়িতে খেলার ছলে করা যায় এমন কাজও পাঠের সঙ্গে দেওয়া আছে।',
    instructor: 'Mathematics 1',
    price: 6,
    objective: [
      '১ থেকে ১০০ পর্যন্ত সংখ্যা গোনা, পড়া ও লেখা',
      'দুটি সংখ্যার মধ্যে কোনটি বড় আর কোনটি ছোট তা বলা',
      '২০-এর মধ্যে যোগ ও বিয়োগ ছবির সাহায্যে করা',
    ],
    syllabus: {
      free: {
        title: 'তুলনা করি',
        points: ['কম ও বেশি', 'লম্বা ও খাটো', 'ভারী ও হালকা'],
      },
      email: {
        title: 'সংখ্যার অনুশীলন',
        points: ['১ থেকে ১০ লেখা ও মেলানো', '১১ থেকে ৫০: একক ও দশক', '৫১ থেকে ১০০: ফাঁকা ঘর পূরণ'],
      },
      monologues: {
        title: 'যোগ ও বিয়োগের ধারণা',
        points: ['একসঙ্গে করলে কত হয়', 'সরিয়ে নিলে কত থাকে', 'শূন্য বলতে কী বোঝায়'],
      },
    },
    enrolled: 205,
  },
  {
    category: 'classOne',
    lang: 'en',
    title: 'Shapes, Patterns and Measuring at Home',
    summary: 'Hands-on mathematics with plates, boxes, beads and footsteps for children in their first school year.',
    about:
      'This course takes mathematics off the page and into the kitchen, the yard and the toy box. Children look for circles, squares and triangles, then sort objects by shape, size and colour. They continue bead and leaf patterns and make up their own. Measuring begins with hand spans, steps and cups, long before centimetres are needed.',
    instructor: 'Mathematics 2',
    price: 6,
    objective: [
      'Recognise and draw four basic shapes',
      'Continue a repeating pattern and explain its rule',
      'Compare lengths and amounts with simple everyday units',
    ],
    syllabus: {
      free: {
        title: 'Shapes Around Us',
        points: ['Round things and flat things', 'Squares and rectangles at home', 'Triangles in roofs and kites'],
      },
      email: {
        title: 'Pattern Practice',
        points: ['Red, blue, red, blue', 'Patterns made with leaves and seeds', 'What comes next'],
      },
      monologues: {
        title: 'Measuring Without a Ruler',
        points: ['Hand spans and footsteps', 'Full, half full and empty', 'Before, after, today and tomorrow'],
      },
    },
    enrolled: 73,
  },
  {
    category: 'classOne',
    lang: 'bn',
    title: 'ছড়ায় ছড়ায় বাংলা বলা',
    summary: 'ছড়া শুনে, তাল দিয়ে আর ছবি দেখে গল্প বলতে শিখে শিশুর শোনা ও বলার দক্ষতা বাড়ানোর কোর্স।',
    about:
      'পড়তে শেখার আগে শিশুকে মন দিয়ে শুনতে ও স্পষ্ট করে বলতে হয়, এই কোর্সের শুরু সেখান থেকেই। বৃষ্টি, পাখি, হাট আর চাঁদ নিয়ে লোকছড়াগুলো তালে তালে আবৃত্তি করা হয়। ছড়ার শেষে মিলের শব্দ খুঁজে বের করা এক মজার খেলা। ধারাবাহিক ছবি দেখে শিশু নিজের ভাষায় গল্প সাজিয়ে বলে।',
    instructor: 'Bengali 3',
    price: 5,
    objective: ['কয়েকটি ছড়া শুদ্ধ উচ্চারণে মুখস্থ বলা', 'ছড়ার মিলের শব্দ শুনে আলাদা করা', 'চারটি ছবি পরপর সাজিয়ে একটি গল্প বলা'],
    syllabus: {
      free: {
        title: 'আতা গাছে তোতা পাখি',
        points: ['ছড়াটি শুনি ও বলি', 'মিলের শব্দ খুঁজি', 'ছড়ার ছবি আঁকি'],
      },
      email: {
        title: 'সপ্তাহের ছড়া',
        points: ['হাতে তাল দিয়ে আবৃত্তি', 'বাদ পড়া শব্দটি বলা', 'পরিবারের কাউকে ছড়া শোনানো'],
      },
      monologues: {
        title: 'ছবি দেখে গল্প বলি',
        points: ['সকালে আমি কী করি', 'গ্রামের হাট', 'বাঘ ও বকের গল্প'],
      },
    },
    enrolled: 58,
  },
  {
    category: 'classOne',
    lang: 'en',
    title: 'My World: Family, Home and School',
    summary: 'A picture-led first look at the people, places and habits that make up the day of a young learner.',
    about:
      'Young learners talk about who lives in their home, who helps in their neighbourhood and what happens at school. Each lesson begins with a picture and a question that parents can discuss with the child. Health and safety come through small routines such as washing hands, crossing a road and telling an adult when something is wrong. The final lessons introduce the national flag, the national flower and the idea of belonging to a country.',
    instructor: 'English 3',
    isOffSubject: true,
    price: 7,
    objective: [
      'Describe family members and what each of them does',
      'Follow daily habits of cleanliness and safety',
      'Recognise the main national symbols of Bangladesh',
    ],
    syllabus: {
      free: {
        title: 'Me and My Family',
        points: ['People in my home', 'How we help one another', 'Drawing a family tree'],
      },
      email: {
        title: 'Good Habits Chart',
        points: ['Clean hands and clean teeth', 'Keeping my things in order', 'Walking safely on the road'],
      },
      monologues: {
        title: 'My School and My Country',
        points: ['Rules we share in class', 'People who work for us', 'Flag, flower, bird and fruit'],
      },
    },
    enrolled: 41,
  },
]
