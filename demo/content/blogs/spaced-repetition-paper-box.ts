import type { DemoBlog } from '../types.ts'

export const spacedRepetitionPaperBox: DemoBlog = {
  lang: 'en',
  title: 'A shoebox that helps you remember',
  writer: 'Nafisa Tarannum Bithi',
  date: '2026-04-28',
  description: `You read a chapter on Sunday, know it well on Monday, and find most of it gone three weeks later. This is not a weakness of yours. Memory lets go of what is not used. The remedy is to bring each fact back to mind several times, with longer and longer gaps, and to do it by recalling rather than by reading again. You can manage this with an old shoebox and some paper.

Cut stiff paper into small cards, about the size of a playing card. The backs of old calendars work well. Put one question on the front and its answer on the back. Keep each card to a single fact. "Everything about the heart" is a bad card. "Which side of the heart pumps blood to the lungs?" is a good one, with "the right side" behind it.

Divide the box into five parts with pieces of cardboard and number them. New cards go into part 1. Look at part 1 every day, part 2 every second day, part 3 every fourth day, part 4 once a week and part 5 once in two weeks. Write these days inside the lid, so that you need not remember them.

When you take a card, read the question and say the answer aloud, or write it, before turning the card over. This moment of effort is the whole point. If you were right, move the card to the next part. If you were wrong, or only nearly right, it goes back to part 1, whatever part it came from. A card that is answered correctly in part 5 can leave the box and rest in an envelope until the week before the exam.

You will see something pleasant after a while. The facts you know well move away and stop taking your time, while the stubborn ones keep returning. Ten or fifteen minutes a day is usually enough, and it can be done without electricity or a phone.

Two mistakes are common. The first is making too many cards at once. Add five to ten new ones a day; more than that, and part 1 becomes a mountain you will avoid. The second is making cards for things you have not understood. A card can keep a formula alive in your memory, but it cannot explain it. Understand first, then make the card, and add a card that asks why the formula works.

Use the box for word meanings, dates, formulas, definitions, parts of a diagram and the spelling of difficult words. For diagrams, draw the outline on the front with one arrow and write the name on the back. For mathematics, put a short problem on the front and only the first step on the back, since choosing the first step is what you most need to remember.`,
}
