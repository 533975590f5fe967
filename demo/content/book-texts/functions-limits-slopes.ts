import type { BookText } from './types.ts'

export const functionsLimitsSlopes: BookText = {
  book: 'Functions, Limits and Slopes: A Workbook for Classes 11 and 12',
  chapters: [
    {
      title: 'Functions and how they move',
      blocks: [
        'A function is a rule that gives exactly one output for each allowed input. The allowed inputs are its domain. For f(x) = √x the domain is x ≥ 0, because no real number has a negative square. For f(x) = 1/x every real number is allowed except 0.',
        'Know a few shapes and how they move, and you need not plot many points. Start from y = x², a bowl with its lowest point at (0, 0).',
        {
          table: [
            ['Formula', 'What happens to the graph of y = f(x)'],
            ['f(x) + c', 'moves up by c'],
            ['f(x − c)', 'moves right by c'],
            ['−f(x)', 'is reflected in the x-axis'],
            ['k f(x), k > 1', 'is stretched upward, k times as tall'],
          ],
        },
        'The second line surprises many. In f(x − 3) the input must be 3 larger to give the same output as before, so every point lies 3 further right.',
        {
          box: 'Worked example',
          lines: [
            'Sketch y = x² − 6x + 11.',
            'Complete the square: x² − 6x + 9 + 2 = (x − 3)² + 2.',
            'It is the bowl y = x², moved 3 right and 2 up. Lowest point: (3, 2).',
          ],
        },
        {
          box: 'Exercises',
          lines: [
            '1. Easy: give the domain of f(x) = √(x − 5).',
            '2. Medium: find the lowest point of y = x² + 4x + 1.',
            '3. Hard: describe how y = 3 − (x + 1)² comes from y = x².',
          ],
        },
      ],
    },
    {
      title: 'Limits: coming near without arriving',
      blocks: [
        'Take f(x) = (x² − 4)/(x − 2). At x = 2 it has no value, since we would divide by 0. But what happens near 2?',
        {
          table: [
            ['x', '1.9', '1.99', '1.999', '2.001', '2.01', '2.1'],
            ['f(x)', '3.9', '3.99', '3.999', '4.001', '4.01', '4.1'],
          ],
        },
        'From both sides the values approach 4. We write: lim f(x) = 4 as x → 2. On the graph you would see the straight line y = x + 2 with one missing point at (2, 4). Algebra says why: x² − 4 = (x − 2)(x + 2), and for every x except 2 the factor x − 2 cancels. A limit asks about the neighbourhood of a point, never about the point.',
        { heading: 'When there is no limit' },
        {
          list: [
            'The two sides disagree: |x|/x is −1 for negative x and +1 for positive x, so it has no limit as x → 0.',
            'The values grow without end: 1/x² as x → 0.',
            'The values never settle: sin(1/x) as x → 0 keeps swinging between −1 and 1.',
          ],
        },
        {
          box: 'Exercises',
          lines: [
            '4. Easy: find lim (3x + 1) as x → 2.',
            '5. Medium: find lim (x² − 9)/(x − 3) as x → 3.',
            '6. Hard: find lim (√(x + 1) − 1)/x as x → 0. Hint: multiply top and bottom by √(x + 1) + 1.',
          ],
        },
      ],
    },
    {
      title: 'Slopes: a curve seen from close by',
      blocks: [
        'Look at a small piece of a smooth curve through a strong lens, and it seems straight. The slope of that straight piece is the derivative. To find it at x, take a second point a little further on, at x + h, work out the slope of the line through both, and let h → 0.',
        "f'(x) = lim (f(x + h) − f(x))/h as h → 0",
        {
          box: 'Worked example: f(x) = x²',
          lines: [
            '((x + h)² − x²)/h = (2xh + h²)/h = 2x + h',
            "As h → 0 this becomes 2x. So f'(x) = 2x. At x = 3 the slope is 6.",
          ],
        },
        'The same work for xⁿ gives the power rule: the derivative of xⁿ is n times x to the power n − 1. A constant factor stays, a sum is done term by term, and a lone constant gives 0.',
        {
          box: 'Worked example: turning points of y = x³ − 3x + 1',
          lines: [
            "y' = 3x² − 3 = 3(x − 1)(x + 1), which is 0 at x = −1 and x = 1.",
            "Left of −1, y' is positive; between −1 and 1, negative; right of 1, positive.",
            'So the curve rises to a local maximum at (−1, 3), falls to a local minimum at (1, −1) and rises again.',
          ],
        },
        {
          box: 'Exercises',
          lines: [
            '7. Easy: differentiate y = 4x³ − 5x + 7.',
            '8. Medium: find the tangent to y = x² at the point (1, 1).',
            '9. Hard: a rectangle has a perimeter of 40 cm. Use a derivative to find its largest area.',
          ],
        },
        {
          box: 'Answers',
          lines: [
            '1. x ≥ 5.',
            '2. (x + 2)² − 3, so (−2, −3).',
            '3. Move 1 left, reflect in the x-axis, move 3 up.',
            '4. 7.',
            '5. x + 3 → 6.',
            '6. x/(x(√(x + 1) + 1)) → 1/2.',
            "7. y' = 12x² − 5.",
            '8. Slope 2, so y = 2x − 1.',
            "9. A = x(20 − x) = 20x − x². A' = 20 − 2x = 0 at x = 10, so 100 cm²: a square.",
          ],
        },
      ],
    },
  ],
}
