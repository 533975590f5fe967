import type { DemoBlog } from '../types.ts'

export const notesYouUseAgain: DemoBlog = {
  lang: 'en',
  title: 'Making notes that you will open a second time',
  writer: 'Tanzim Hasan Orko',
  date: '2026-09-06',
  description: `Look at a notebook from last year. If you are like most of us, it holds pages of neat sentences copied from the board, and you have not opened it since. Notes like that were useful for keeping the hand busy. Notes that help you must be made for a reader, and that reader is you, tired, six weeks from now, with an exam coming.

Divide the page before you write. Draw a line from top to bottom, leaving a third of the page on the left. Draw another line across, four fingers above the bottom. During the lesson, write only in the large part on the right. Leave the other two spaces empty for now.

While listening, do not try to catch every word. Write the steps of a method, the reason for each step, the examples, and whatever the teacher says twice. Use short forms that you can still read later. When you miss something, leave a gap and put a question mark there, then ask a friend after class. A gap you can see is better than a smooth page with a hole in its meaning.

The real work happens on the same evening, and it takes ten minutes. Read what you wrote and put questions in the left column: "Why do we reverse the sign here?" or "What are the three causes?" Each question should be answered by the notes beside it. Then close the book and write two or three sentences in the space at the bottom saying what the lesson was about. If you cannot, you have found out in time that you did not understand it.

Now the page has become a test. Cover the right side with a sheet of paper, read a question on the left, and answer it aloud. Uncover and compare. Mark the questions you missed with a dot. The next time you open the notebook, go to the dots first. This is quicker than reading everything again, and it shows you what you do not know rather than comforting you with what you do.

A few habits make the notebook easier to return to. Write the date and topic at the top of every page. Keep the first two pages free for a list of contents and fill it in as you go. Use one colour for questions and one for corrections, and no more, because a page in seven colours tells the eye nothing. Draw rather than describe whenever the thing has a shape: a cell, a circuit, a river system, the parts of a sentence.

At the end of a chapter, try to put the whole of it on one side of one sheet, without looking. Then open the notes and add what you forgot in another colour. Keep these sheets together. In the last week before the exam, they may be the only notes you need.`,
}
