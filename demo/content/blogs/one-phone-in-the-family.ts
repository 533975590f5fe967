import type { DemoBlog } from '../types.ts'

export const onePhoneInTheFamily: DemoBlog = {
  lang: 'en',
  title: 'Studying well with one phone in the family',
  writer: 'Shirin Akter Lovely',
  date: '2026-04-05',
  description: `In many homes there is one smartphone. It goes to work with a parent in the morning, comes back in the evening, and then two or three children need it along with everyone who wants to call an aunt. Learning online in such a home is possible, but it needs a plan that everybody has agreed to.

Start by listing what truly needs the phone. Watching a lesson needs it. Sending an assignment needs it. Reading a chapter, solving exercises, learning words and writing an essay do not. Most students who make this list find that the phone is needed for a much smaller part of the work than they thought, and that the rest can be moved to the hours when the phone is away.

Next, make a timetable on paper and put it on the wall. Give each person a fixed slot, for example 7:00 to 7:40 for the one with exams this year and 7:40 to 8:10 for the younger one. Leave a free half hour for calls, because calls will come anyway. If a slot is lost to something urgent, write it down and give it back on another day. People keep to a rule more easily when they see that it is fair.

Go into your slot prepared. Before it begins, write on a sheet what you will open, in what order, and which two questions you want answered. Have your notebook and pen ready. During the slot, do not solve problems and do not decorate your notes. Watch, pause, copy down the steps you could not have made yourself, and do not photograph what you could write in one line. The solving comes afterwards, without the screen.

If your home has Wi-Fi at certain hours, or you pass a place where you can use it, save lessons then and watch them later. Audio lessons are useful too, because two people can listen together while cooking or folding clothes. Brothers and sisters in different classes can gain from this: the older one revises, the younger one hears the words before meeting them in school.

Agree on a few rules for the phone itself. Charge it before the first slot. Turn off notifications during lessons. Keep one folder for each student, so nobody deletes another person's files. Never share passwords or one-time codes, even with a caller who says he is from the school, since the same phone may hold the family's money account.

Last, talk to your teacher. Say plainly that you share a phone and at what time you have it. A teacher who knows this can accept an assignment in the evening or on paper. A teacher who does not know may only see that you were late.`,
}
