// What the demo teacher has sold this month and in the three months before, and to whom.
import { toCents } from '#server/modules/money.ts'

/** The teacher's courses with a price, and how many were sold in each month, oldest first. */
export const TAUGHT = [
  { title: 'Phone Photography: Light, Frame and Story', price: 11, sold: [4, 6, 5, 4] },
  { title: 'নবম শ্রেণির পদার্থবিজ্ঞান: গতি, বল ও শক্তি', price: 26, sold: [3, 4, 6, 5] },
]

export const LEARNERS = [
  'Sadia Islam',
  'তাহমিদ হাসান',
  'Nafisa Tabassum',
  'Arif Hossain',
  'মেহজাবিন রহমান',
  'Rakibul Alam',
  'Priya Das',
  'সাকিব আহমেদ',
  'Jannatul Ferdous',
  'Tanjim Chowdhury',
  'রাইসা করিম',
  'Imran Kabir',
  'Sumaiya Akter',
  'Dipto Barua',
  'নুসরাত জাহান',
  'Farhan Labib',
  'Maliha Noor',
  'শুভ্র সরকার',
  'Zarin Tasnim',
  'Omar Faruk',
]

/** `part` is how much of the month had passed. Sales with `isRefunded` were refunded in the following month. */
export const SALES = TAUGHT.flatMap(({ title, price, sold }, course) => {
  let learner = 0
  return sold.flatMap((count, month) =>
    Array.from({ length: count }, (_, index) => ({
      title,
      cents: toCents(price),
      transactionId: `pi_demo_sale_${course}_${month}_${index}`,
      monthsAgo: sold.length - 1 - month,
      part: (index + 1) / (count + 1),
      learner: learner++,
      isRefunded: month === 2 && index === 1,
    })),
  )
})
