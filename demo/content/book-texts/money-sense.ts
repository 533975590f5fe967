import type { BookText } from './types.ts'

export const moneySense: BookText = {
  book: 'Money Sense for Teens',
  chapters: [
    {
      title: 'The notebook',
      blocks: [
        'Two cousins, Tuli and Arman, each get 300 taka of pocket money a week. Both want a bicycle for 6,000 taka. Arman says that he will save whatever is left on Friday. Four weeks later he has 90 taka and no idea where the rest went. Tuli writes down every taka that comes in and goes out. Here is her first week.',
        {
          table: [
            ['Day', 'What', 'In', 'Out'],
            ['Saturday', 'pocket money', '300', ''],
            ['Sunday', 'snacks', '', '60'],
            ['Tuesday', 'pen and paper', '', '45'],
            ['Wednesday', 'phone credit', '', '50'],
            ['Thursday', 'snacks', '', '70'],
            ['', 'Total', '300', '225'],
          ],
        },
        'Left over: 300 − 225 = 75 taka. The notebook does not scold her, but it shows something: snacks took 130 taka, more than half of all she spent. She decides to bring a snack from home twice a week, which saves 50 taka. And she changes the order: on Saturday she puts 125 taka into a tin first, and lives on the other 175.',
        'At that rate the bicycle takes 6,000 ÷ 125 = 48 weeks. That is long, but now it has a date.',
        {
          box: 'Your page',
          lines: [
            'For one week, write down everything that comes in and goes out.',
            'Mark each line N for need or W for want. Add up both.',
            'What could you put aside first, before spending? Divide the price of your goal by it.',
          ],
        },
      ],
    },
    {
      title: 'Money that earns money',
      blocks: [
        'If you keep money in a bank, the bank uses it and pays you for that. The payment is called interest. If you borrow, you are the one who pays. The sum at the start is the principal, and the rate says how much is paid for each 100 taka in a year.',
        'With simple interest, only the principal earns: interest = principal × rate × years ÷ 100. With compound interest, the interest is added to the sum each year, and it earns too.',
        {
          box: 'Worked example: 5,000 taka at 8% for 3 years',
          lines: [
            'Simple: 5,000 × 8 × 3 ÷ 100 = 1,200 taka. Sum: 6,200 taka.',
            'Compound, year 1: 5,000 + 400 = 5,400',
            'Compound, year 2: 5,400 + 432 = 5,832',
            'Compound, year 3: 5,832 + 466.56 = 6,298.56 taka',
          ],
        },
        'The difference is about 99 taka after three years. After thirty years it would be huge: compound growth is slow at first and fast in the end. It works against you when you owe.',
        { heading: 'Comparing two offers' },
        'A phone costs 12,000 taka in cash, or 1,150 taka a month for 12 months. The second looks small. Work it out: 12 × 1,150 = 13,800 taka. You pay 1,800 taka for waiting. Compare the whole price, never the monthly one.',
        {
          box: 'Your page',
          lines: [
            '1. Find the simple interest on 2,000 taka at 6% for 2 years, and then the compound interest.',
            '2. One shop gives 15% off a bag of 800 taka. Another takes off 100 taka. Which is cheaper?',
          ],
        },
      ],
    },
    {
      title: 'Twice your money in a month?',
      blocks: [
        'In spring Arman comes running. A boy at the tuition centre knows a man who doubles your money in thirty days. A friend has already been paid! You need only bring two others. Tuli takes out her notebook.',
        'First, she works it out. A good bank needs years to do what this man promises in a month. Where would the money come from? Second, she asks about the friend. He was paid, but from the money of those who came after him. Suppose everyone must bring two more.',
        {
          table: [
            ['Round', '1', '2', '3', '10', '20'],
            ['New people', '2', '4', '8', '1,024', '1,048,576'],
          ],
        },
        'After twenty rounds more than a million new people must join. They do not, the man disappears, and the last to come, who are always the most, lose everything. Such a scheme has a name: a pyramid. In Bangladesh, as in many countries, it is against the law.',
        {
          list: [
            'A very high gain is promised, and it is called certain.',
            'You must hurry, or keep it secret.',
            'You are paid for bringing others.',
            'Nobody can say how the money is earned.',
            'Somebody asks for your PIN or a code from your phone. No honest person needs it.',
          ],
        },
        'One warning sign is enough to stop and ask an adult. Arman kept his money and began a notebook of his own. In winter two bicycles stood in the yard.',
        {
          box: 'Your page',
          lines: ['3. Write down an offer you have heard of. How many of the five signs does it show?'],
        },
        {
          box: 'Answers',
          lines: [
            '1. Simple: 2,000 × 6 × 2 ÷ 100 = 240 taka. Compound: 2,120, then 2,247.20, so 247.20 taka.',
            '2. 15% of 800 is 120 taka, so the first shop: 680 against 700 taka.',
          ],
        },
      ],
    },
  ],
}
