import { steps, bars, columns, layers, grid, words, page, type Drawing } from '../draw-figure.ts'

/** By the numbers of course and lesson. */
export const freeCourse: Record<string, Drawing> = {
  '1-02': grid(['*A', '*S', '*D', '*F', 'G', 'H', '*J', '*K', '*L']),
  '1-03': layers('Screen at eye level', 'Wrists straight', 'Elbows at 90°', 'Feet flat'),
  '1-04': grid(
    ['Q', 'W', 'E', 'R', 'T', 'Y', 'U'],
    ['*A', '*S', '*D', '*F', 'G', 'H', '*J'],
    ['Z', 'X', 'C', 'V', 'B', 'N', 'M'],
  ),
  '1-05': words(['left Shift', 'with right hand'], ['right Shift', 'with left hand']),
  '1-07': words(['840', 'keystrokes'], ['÷ 5', 'one word'], ['÷ 6 min', '= 28']),
  '1-09': steps('Listen', 'Hold the group', 'Type', 'Listen again'),
  '2-02': steps('Hello, I am …', 'I live in …', 'I study …', 'Nice to meet you'),
  '2-03': columns(['দোকানে', 'How much is it?'], ['রাস্তায়', 'How do I get to …?']),
  '2-04': columns(['f', 'ঠোঁট + দাঁত', 'fan'], ['v', 'গলা কাঁপে', 'van'], ['z', 'গলা কাঁপে', 'zoo']),
  '3-01': grid(['A', 'B', 'C'], ['Asha', '72', '80'], ['Jamal', '65', '58'], ['*Sum', '*=SUM(B2:B3)', '*138']),
  '3-03': bars(['food', 42, '42 %'], ['rent', 33, '33 %'], ['school', 15, '15 %'], ['other', 10, '10 %']),
  '3-04': steps('stock < 5?', 'yes: order', 'no: fine'),
  '4-01': bars(['৬ অক্ষর', 12, 'দুর্বল'], ['১০ অক্ষর', 45, 'ভালো'], ['একটি বাক্য', 95, 'শক্ত']),
  '4-03': columns(['তাড়া', 'এখনই করুন!'], ['গোপন', 'কাউকে বলবেন না'], ['উল্টো টাকা', 'ভুলে গেছে']),
  '4-04': steps('কে বলছে?', 'আর কে বলছে?', 'কবেকার?', 'তারপর শেয়ার'),
  '5-01': words(['ক', 'প্রথম'], ['্', 'হসন্ত'], ['ষ', 'দ্বিতীয়'], ['ক্ষ', 'একসঙ্গে']),
  '5-03': page('তারিখ', 'বরাবর', 'বিষয়', 'মূল কথা', 'নিবেদক'),
  '5-04': columns(['কি', 'হ্যাঁ-না প্রশ্ন', 'তুমি কি যাবে?'], ['কী', 'কোন জিনিস', 'তুমি কী খাবে?']),
  '6-02': bars(['reread', 40, '40 %'], ['closed book', 70, '70 %']),
  '6-03': columns(['Questions', 'What is …?', 'Why …?'], ['Notes', 'short answers', 'in your words']),
  '6-04': steps('Five minutes', 'Phone away', 'One task', 'Rest'),
}
