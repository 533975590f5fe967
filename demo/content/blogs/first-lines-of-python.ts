import type { DemoBlog } from '../types.ts'

export const firstLinesOfPython: DemoBlog = {
  lang: 'en',
  title: 'Your first lines of Python, and what they mean',
  writer: 'Rezwan Kabir Shuvro',
  date: '2026-05-19',
  description: `A program is a list of instructions that a computer carries out one after another, exactly as written. Python is a good language to begin with because its instructions are short and look a little like English. You can follow this page on a computer, or on a phone with any app or web page that runs Python.

Type this line and run it: print('Good morning'). The words appear on the screen. Here print is the name of a command, the brackets hold what you give to it, and the quotation marks say that this is text. Now take away the last quotation mark and run it again. Python complains, and tells you the line number. Nothing is damaged. Reading such messages is a large part of programming, so it is wise to meet one in the first five minutes.

Next, give something a name: price = 40. This does not say that price equals 40 for ever, as in algebra. It says: keep the number 40 and call it price. On the next line write print(price * 3), and you will see 120. Change the 40 to 55, run it again, and the result becomes 165 without your touching the second line. A named value like this is called a variable.

Now let the program ask a question: name = input('What is your name? '). When you run it, the program waits for you to type. On the next line write print('Welcome,', name). One thing surprises every beginner. Whatever you type is kept as text, even when it looks like a number. If you want to calculate with it, you must convert it: age = int(input('How old are you? ')). After that, print(age + 1) will show your age next year.

A program can also choose. Write if age >= 18: and press Enter. The next line must begin with four spaces, and there you write print('You are an adult'). Those spaces are not decoration. They tell Python which lines belong to the choice. On a new line without spaces, write else: and below it, again with four spaces, print('You are not an adult yet').

Finally, repetition. Write for n in range(1, 11): and under it, with four spaces, print(n, n * 7). You have the multiplication table of 7 from 1 to 10. Notice that range(1, 11) stops before 11. Everyone forgets this sometimes.

With these five things, which are showing, naming, asking, choosing and repeating, you can already write something useful. Try a program that asks the price of an item and how many you buy, and prints the total. Then let it take ten off the total when it is above 500. If it does not work at first, change one thing at a time, and run it after every change.`,
}
