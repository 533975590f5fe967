import { steps, cycle, bars, graph, columns, layers, grid, words, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const specialCourse: Record<string, Drawing> = {
  '1-02': bars(['K know', 2, '2'], ['M method', 3, '3'], ['S slip', 5, '5'], ['T time', 1, '1']),
  '1-04': graph({
    x: 'x',
    y: 'y',
    curves: [
      {
        points: [
          [1, 0],
          [1.5, 3.6],
          [2.5, 5.6],
          [4, 6.8],
          [5, 7],
          [6, 6.8],
          [7.5, 5.6],
          [8.5, 3.6],
          [9, 0],
        ],
      },
    ],
    notes: [
      [1, -0.4, '−2'],
      [9, -0.4, '2'],
    ],
  }),
  '1-05': columns(['Circle', 'e = 0'], ['Ellipse', 'e < 1'], ['Parabola', 'e = 1'], ['Hyperbola', 'e > 1']),
  '1-06': columns(['Limit', 'look first'], ['Derivative', 'outermost first'], ['Integral', 'derivative beside it?']),
  '1-08': steps('Take an option', 'Put it in', 'Does it fit?'),
  '1-09': bars(['blind guess', 5, '+0.05'], ['two left', 38, '+0.38'], ['sure', 100, '+1']),
  '2-02': steps('ছবি', 'জানা রাশি', 'সূত্র'),
  '2-03': words(['ওয়াট', 'ক্ষমতা'], ['× ঘণ্টা', 'সময়'], ['÷ ১০০০', '= ইউনিট']),
  '2-04': columns(['গ', 'সূত্র', 'মান বসাও', 'এককসহ উত্তর'], ['ঘ', 'দুই দিক', 'তুলনা', 'সিদ্ধান্ত']),
  '3-01': steps('input', 'int()', '× fare', 'print'),
  '3-03': grid(['word', 'count'], ['rain', '3'], ['river', '2'], ['*the', '*5']),
  '3-04': cycle('ask', 'check', 'score', 'save'),
  '4-02': columns(['মাইটোসিস', '২টি কোষ', 'একই রকম'], ['মিয়োসিস', '৪টি কোষ', 'অর্ধেক']),
  '4-03': steps('ছাঁকন', 'পুনঃশোষণ', 'ক্ষরণ', 'মূত্র'),
  '4-04': columns(['আলোক পর্যায়', 'গ্রানা', 'ATP, O₂'], ['অন্ধকার পর্যায়', 'স্ট্রোমা', 'শর্করা']),
  '5-01': words(['মিথাইল', 'শাখা'], ['পেন্ট', 'মূল শিকল'], ['২-ইন', 'বন্ধন']),
  '5-03': columns(['সংযোজন', 'যোগ হয়'], ['প্রতিস্থাপন', 'বদলায়'], ['অপসারণ', 'বেরিয়ে যায়']),
  '5-04': layers('৩° সবচেয়ে স্থায়ী', '২°', '১° সবচেয়ে অস্থায়ী'),
  '6-02': steps('When?', 'Who?', 'Choose the form'),
  '6-03': columns(['a / an', 'first time', 'one of many'], ['the', 'known to both'], ['nothing', 'in general']),
  '6-04': words(
    ['“Where do', 'question'],
    ['you live?”', 'direct'],
    ['He asked where', 'reported'],
    ['I lived.', 'no question'],
  ),
}
