import type { DemoBlog } from '../types.ts'

export const readingAMathsProblem: DemoBlog = {
  lang: 'en',
  title: 'How to read a maths problem before you solve it',
  writer: 'Ahnaf Joardar',
  date: '2026-03-12',
  description: `Many wrong answers in maths begin before the first line of working. The student sees some numbers, remembers a formula that uses numbers of that kind, and starts calculating. The calculation may be perfect and still answer a question nobody asked. Reading is part of the solution, and it can be practised like any other skill.

Read the problem twice before you touch the pen. The first time, read it as a story: who is doing what, and what changes. The second time, read only for the question. It is often in the last sentence, so find that sentence and say it in your own words. If you cannot say what you are looking for, no formula will find it for you.

Take this one. A boat travels 24 kilometres down a river in 2 hours and takes 3 hours to come back. How fast does the boat move in still water? The story is about a boat that is helped one way and held back the other way. The question is not about the speed going down or the speed coming up. It is about the speed with no current at all, which never happens in the story.

Now write what is known in a short list, with units. Distance each way, 24 km. Time down, 2 hours. Time back, 3 hours. Then give each unknown a letter and write what the letter means: b is the speed of the boat in still water, c is the speed of the current, both in kilometres per hour. That line takes ten seconds, and it saves you from finding c and handing it in as the answer.

Next, draw something. One long arrow for the river and two short arrows for the boat are enough. The drawing shows that the speeds add on the way down and subtract on the way back. Down, the boat covers 24 km in 2 hours, so b + c = 12. Back, it takes 3 hours, so b - c = 8. Only now is there any algebra, and it is short. Adding the two lines gives 2b = 20, so b is 10 kilometres per hour.

Finally, put the answer back into the story. If b is 10, then c is 2. Two hours at 12 makes 24, and three hours at 8 makes 24. Ask also whether the size is sensible. A river boat moving at 10 kilometres per hour is believable. If you had found 100, you would know that something went wrong.

To practise, take five word problems from your book and do everything except the calculation. Write the question in your own words, list what is known, name the unknowns and draw the picture. Solve them the next day. You will notice that the solving has become the easy part.`,
}
