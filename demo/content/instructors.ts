// All people in the demo are invented: no name, degree or career here belongs to a real person.
import type { DemoInstructor } from './types.ts'

// Four for each subject. A course refers to one by number, e.g. `Mathematics 2` is the second one for that subject.
export const instructors: DemoInstructor[] = [
  {
    subject: 'Bengali',
    name: 'রওশন আরা মজুমদার',
    education: 'MA in Bengali Literature, 14 years of teaching',
    portrait: 'veil',
  },
  {
    subject: 'Bengali',
    name: 'নির্মল কান্তি পোদ্দার',
    education: 'MA in Bengali, school drama coach for 11 years',
    portrait: 'short',
  },
  {
    subject: 'Bengali',
    name: 'Sanjida Parveen Mimi',
    education: 'MA in Bengali, former editor of a magazine for children',
    portrait: 'bun',
  },
  {
    subject: 'Bengali',
    name: 'Kyaching Marma',
    education: 'BA in Bengali and Music, 7 years of teaching',
    portrait: 'long',
  },

  {
    subject: 'Biology',
    name: 'Farzana Yeasmin Liza',
    education: 'MSc in Botany, 10 years of teaching',
    portrait: 'bun',
  },
  {
    subject: 'Biology',
    name: 'Shuvro Prokash Dhar',
    education: 'MSc in Food and Nutrition, 6 years of teaching',
    portrait: 'short',
  },
  {
    subject: 'Biology',
    name: 'Mahbuba Khanam Ratna',
    education: 'MSc in Zoology, admission tutor for 12 years',
    portrait: 'veil',
  },
  {
    subject: 'Biology',
    name: 'Tanvir Ahsan Mollah',
    education: 'MSc in Ecology, 5 years with young learners',
    portrait: 'beard',
  },

  {
    subject: 'Chemistry',
    name: 'Rezwanul Karim Bhuiyan',
    education: 'MSc in Organic Chemistry, 13 years of teaching',
    portrait: 'short',
  },
  {
    subject: 'Chemistry',
    name: 'Sharmistha Rani Paul',
    education: 'MSc in Chemistry, 8 years of college teaching',
    portrait: 'long',
  },
  {
    subject: 'Chemistry',
    name: 'Nusaiba Tarannum',
    education: 'BSc in Applied Chemistry, science club mentor',
    portrait: 'veil',
  },
  {
    subject: 'Chemistry',
    name: 'Ekramul Bari Talukder',
    education: 'MSc in Physical Chemistry, 19 years of teaching',
    portrait: 'beard',
  },

  {
    subject: 'English',
    name: 'Iffat Zerin Chowdhury',
    education: 'MA in English Language Teaching, 9 years of teaching',
    portrait: 'long',
  },
  {
    subject: 'English',
    name: 'Dominic Subir Gomes',
    education: 'BA in English, spoken English trainer for 15 years',
    portrait: 'short',
  },
  {
    subject: 'English',
    name: 'Rafsan Mahmud Patwary',
    education: 'MA in English Literature, 6 years of teaching',
    portrait: 'beard',
  },
  {
    subject: 'English',
    name: 'Labiba Noor Sikder',
    education: 'BEd in Early Reading, 8 years in primary schools',
    portrait: 'veil',
  },

  {
    subject: 'Finance',
    name: 'Khairul Anam Mridha',
    education: 'MBA in Accounting, office trainer for 10 years',
    portrait: 'beard',
  },
  {
    subject: 'Finance',
    name: 'Moumita Saha Roy',
    education: 'MCom in Finance, adviser to small shops',
    portrait: 'bun',
  },
  {
    subject: 'Finance',
    name: 'Sazzad Imtiaz Bepari',
    education: 'BBA in Finance, 5 years of teaching spreadsheets',
    portrait: 'short',
  },
  {
    subject: 'Finance',
    name: 'Tahmina Sultana Dewan',
    education: 'MCom in Banking, 12 years of college teaching',
    portrait: 'veil',
  },

  {
    subject: 'Mathematics',
    name: 'Zahirul Islam Howlader',
    education: 'MSc in Mathematics, admission tutor for 16 years',
    portrait: 'beard',
  },
  {
    subject: 'Mathematics',
    name: 'Snigdha Rani Debnath',
    education: 'BSc in Mathematics, 9 years in primary classes',
    portrait: 'long',
  },
  {
    subject: 'Mathematics',
    name: 'Touhid Ashik Gazi',
    education: 'MSc in Statistics, school chess coach',
    portrait: 'short',
  },
  {
    subject: 'Mathematics',
    name: 'Sumona Dewan Chakma',
    education: 'MSc in Applied Mathematics, 7 years of teaching',
    portrait: 'bun',
  },

  {
    subject: 'Physics',
    name: 'Nazmus Salehin Akanda',
    education: 'MSc in Physics, 9 years of teaching',
    portrait: 'short',
  },
  {
    subject: 'Physics',
    name: 'Rumana Afroz Khandaker',
    education: 'MSc in Optics, keen street photographer',
    portrait: 'bun',
  },
  {
    subject: 'Physics',
    name: 'Bidhan Chandra Barman',
    education: 'MSc in Electronics, 17 years of teaching',
    portrait: 'beard',
  },
  {
    subject: 'Physics',
    name: 'Sadia Munira Haque',
    education: 'BSc in Physics, laboratory teacher for 6 years',
    portrait: 'veil',
  },

  {
    subject: 'Programming',
    name: 'Fahim Shafayet Mondol',
    education: 'BSc in Computer Science, 8 years of web development',
    portrait: 'short',
  },
  {
    subject: 'Programming',
    name: 'Tasnia Binte Zaman',
    education: 'BSc in Software Engineering, coding club teacher',
    portrait: 'veil',
  },
  {
    subject: 'Programming',
    name: 'Joel Anik Costa',
    education: 'Diploma in Multimedia, film editor for 7 years',
    portrait: 'short',
  },
  {
    subject: 'Programming',
    name: 'Anindita Bhowmik',
    education: 'MSc in Information Technology, designer and trainer',
    portrait: 'long',
  },

  {
    subject: 'Religion',
    name: 'Hafez Zubair Ahmad Munshi',
    education: 'Hafez and Qari, 15 years of teaching tajweed',
    portrait: 'cap',
  },
  {
    subject: 'Religion',
    name: 'Ummul Khair Fatema',
    education: 'MA in Arabic, calligrapher for 10 years',
    portrait: 'veil',
  },
  {
    subject: 'Religion',
    name: 'Abdul Muhaimin Sarkar',
    education: 'Kamil in Fiqh, 12 years of teaching',
    portrait: 'beard',
  },
  {
    subject: 'Religion',
    name: 'Ruqaiya Siddiqua Lubna',
    education: 'MA in Islamic Studies, 6 years with young learners',
    portrait: 'veil',
  },
]
