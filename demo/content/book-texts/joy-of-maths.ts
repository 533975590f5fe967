import type { BookText } from './types.ts'

export const joyOfMaths: BookText = {
  book: 'The Joy of Maths',
  chapters: [
    {
      title: 'The secret of nine',
      blocks: [
        'Ask a friend to write down any long number, say 5382. Add its digits: 5 + 3 + 8 + 2 = 18. Since 18 can be divided by 9, you announce that 5382 can be divided by 9 too. And so it is: 5382 ÷ 9 = 598. The trick never fails. Why?',
        'Look at what a digit is worth. The 5 stands for 5 × 1000, and 1000 is 999 + 1. So 5000 is 5 × 999, with 5 left over. In the same way 300 is 3 × 99 with 3 left over, and 80 is 8 × 9 with 8 left over. The 2 is left over as it stands.',
        {
          box: 'The whole proof in one line',
          lines: [
            '5382 = (5 × 999 + 3 × 99 + 8 × 9) + (5 + 3 + 8 + 2)',
            'The first bracket is made of nines. So only the second one decides.',
          ],
        },
        'Nothing here depends on the number we chose. With any digits in place of ours the first bracket would still be made of nines. That is the difference between a proof and a lucky example.',
        {
          box: 'Puzzle 1',
          lines: [
            'The number 47_6 has lost a digit, but it can be divided by 9. Which digit is it?',
            'Hint: what do the other three add up to?',
          ],
        },
        {
          box: 'Puzzle 2',
          lines: ['Does the same trick work for 3? For 7?', 'Hint: is 99 made of threes? Is it made of sevens?'],
        },
      ],
    },
    {
      title: 'Fold a proof',
      blocks: [
        'Cut any triangle out of paper. Colour its three corners. Tear them off, and lay them side by side with the tips together. They make a straight line, every time. So the three angles add up to 180°.',
        'Tearing shows it, but a careful reader asks: was it exactly a straight line, or only nearly? Folding will answer.',
        {
          steps: [
            'Take a fresh triangle and lay the longest side at the bottom.',
            'Fold the top corner straight down, so that its tip lands on the bottom side. The crease is level.',
            'Fold the left corner in, until its tip meets the first one.',
            'Fold the right corner in. The three tips now share one point, and the paper has become a rectangle.',
          ],
        },
        'Why do they meet so well? The level crease runs halfway up the triangle, so it cuts both slanting sides in the middle. The lower half of each side is therefore as long as the part that was folded down, and a small triangle with two equal sides appears on the left and on the right. When you fold it along its middle, its two corners fall on each other. There are no gaps, and together the three corners fill the straight edge.',
        {
          box: 'Puzzle 3',
          lines: [
            'What do the four angles of a quadrilateral add up to?',
            'Hint: draw one line from corner to corner and count the triangles.',
          ],
        },
      ],
    },
    {
      title: 'Few pencils, many handshakes',
      blocks: [
        'You are colouring a map. Neighbours that share a border must have different colours; those that only touch at a point may have the same. How many pencils do you need? Draw a map of your own and try. Three are often too few. Take a country in the middle and three round it, so that each of the four touches all the others. That map needs four.',
        'Would some wild map need five? People asked in 1852, and the answer came only in 1976, with the help of a computer: four colours are enough for every flat map. A question that a child can ask kept mathematicians busy for 124 years.',
        { heading: 'When it is too big, make it smaller' },
        'Twenty people meet, and everyone shakes hands once with everyone else. How many handshakes? Do not count twenty. Count two, three, four.',
        {
          table: [
            ['People', '2', '3', '4', '5'],
            ['Handshakes', '1', '3', '6', '10'],
          ],
        },
        'The numbers grow by 2, 3, 4. Of course: the fifth person shakes hands with the four who are already there. There is also a shorter way. Each of 5 people shakes 4 hands, and 5 × 4 counts every handshake twice, so there are 5 × 4 ÷ 2 = 10.',
        {
          box: 'Puzzle 4',
          lines: ['Now find the answer for twenty people.', 'Hint: how many hands does each one shake?'],
        },
        {
          box: 'Answers',
          lines: [
            '1. The others add up to 17, so the digit is 1: 4716 = 9 × 524.',
            '2. For 3 yes, since 9, 99 and 999 are made of threes. For 7 no: 7 divides 14, but not 1 + 4.',
            '3. Two triangles: 2 × 180° = 360°.',
            '4. 20 × 19 ÷ 2 = 190.',
          ],
        },
      ],
    },
  ],
}
