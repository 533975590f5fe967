import type { DemoBlog } from '../types.ts'

export const checkingAClaimOnline: DemoBlog = {
  lang: 'en',
  title: 'Is it true? Five minutes with a claim on the internet',
  writer: 'Maliha Binte Sadeq',
  date: '2026-07-09',
  description: `A message arrives in the family group. It says that all schools will close from Sunday, and it carries a picture of a notice with a round seal. Your cousin has already forwarded it to four other groups. Before you become the next sender, spend five minutes on it. The steps below need no special skill, and they work for health tips, exam news and job offers as well.

First, notice how the message makes you feel. Claims that spread fast usually frighten us, anger us or please us very much. Words such as "share before it is deleted" are there to stop you from thinking. A strong feeling is not proof that a message is false, but it is a good reason to slow down.

Second, ask who is speaking. A forwarded message has no author. Look for the name of a person or an office that could be asked about it. If a notice is said to come from an education office, open that office's own website by typing the address yourself, not by pressing a link in the message. A real closing of schools would be announced there.

Third, see what others report. Put the main words of the claim into a search engine and look at several results, not only the first. If something large has truly happened, different newsrooms will report it in their own words. If every page repeats the same sentences, they may all be copying one source, and one source copied ten times is still one source.

Fourth, look at the date and the picture. Old news often returns as if it were new. A true notice from a flood some years ago becomes false when it is sent today. With a picture, use an image search to find where it appeared earlier. Look also at the edges of the text: different letter shapes in one line, or a date that does not match its weekday, suggest that someone has edited it.

Fifth, ask what would have to be true. If a fruit cured a serious disease in three days, hospitals would be using it. If a company paid a month's wages for pressing a button, it would have no money left by evening. You need not be an expert to see that a claim does not fit with the rest of the world.

Sometimes, after all this, you will still not know. Then the honest answer is "I could not confirm it", and the right action is not to forward it. If you have already shared something that proves false, say so in the same group, in one calm sentence, without mocking anyone who believed it. People learn more readily from someone who corrects himself than from someone who laughs at them.`,
}
