import type { BookText } from './types.ts'

export const pythonFirstSteps: BookText = {
  book: 'Python: First Steps',
  chapters: [
    {
      title: 'One line, and then a few more',
      blocks: [
        'A program is a list of orders for a computer. Here is a whole program. Type it, run it, and look at what appears.',
        { box: 'hello.py', lines: ['print("Hello, Bangladesh!")'] },
        'The word print is a function: a ready-made order. The brackets hold what it works on. The quotation marks say that this is text, which programmers call a string.',
        'A variable is a name for a value, so that you can use it again.',
        {
          box: 'mangoes.py',
          lines: ['price = 80', 'kilos = 3', 'total = price * kilos', 'print("You pay", total, "taka")'],
        },
        'It prints: You pay 240 taka. The sign = does not ask whether two things are equal. It says: give this name to that value. Change kilos to 5 and run it again.',
        { heading: 'Break it on purpose' },
        'Write pirnt in place of print. Python stops and reports an error that ends like this:',
        { box: 'Error', lines: ["NameError: name 'pirnt' is not defined"] },
        'Read the last line first. It says what is wrong: Python knows no pirnt. Newer versions even ask whether you meant print. A little higher it says in which line. An error message is not a scolding. It is a note with an address.',
        {
          box: 'Exercise 1',
          lines: ['Let the program also take off a discount of 20 taka before it prints the total.'],
        },
      ],
    },
    {
      title: 'Choosing and repeating',
      blocks: [
        'A program becomes clever when it can choose. The word if asks a question. The lines below it, moved in by four spaces, are done only if the answer is yes.',
        {
          box: 'ticket.py',
          lines: [
            'age = int(input("Your age: "))',
            'if age < 12:',
            '    print("Half ticket")',
            'else:',
            '    print("Full ticket")',
          ],
        },
        'input waits for you to type something and always gives back text. int turns that text into a whole number. Leave int out, and Python complains with a TypeError, because it cannot compare text with a number. Type ten in letters, and int itself gives up with a ValueError.',
        { heading: 'Again and again' },
        'A list holds many values in one variable. A for loop takes them out one by one.',
        {
          box: 'shopping.py',
          lines: ['prices = [40, 25, 60]', 'total = 0', 'for p in prices:', '    total = total + p', 'print(total)'],
        },
        'Follow it with a pencil: total is 0, then 40, then 65, then 125. The program prints 125. If you move the last line in by four spaces, it belongs to the loop, and you see every step. In Python the spaces at the front of a line carry meaning.',
        {
          box: 'Exercise 2',
          lines: ['Write a loop that counts how many of the prices are above 30. Hint: put an if inside the loop.'],
        },
      ],
    },
    {
      title: 'A small shop account',
      blocks: [
        'Now you will build something useful. Two more ideas are needed. A dictionary keeps pairs, such as a thing and its price. A function, made with def, gives a name to orders of your own.',
        {
          box: 'shop.py',
          lines: [
            'prices = {"pen": 15, "book": 120, "eraser": 10}',
            '',
            'def cost(item, count):',
            '    return prices[item] * count',
            '',
            'sales = [["pen", 4], ["book", 1]]',
            'total = 0',
            'with open("sales.txt", "w") as file:',
            '    for item, count in sales:',
            '        money = cost(item, count)',
            '        total = total + money',
            '        file.write(item + " " + str(money) + "\\n")',
            'print("Today:", total, "taka")',
          ],
        },
        'It prints: Today: 180 taka. The line with open makes a file. The "w" means write, and it replaces an older file of that name; with "a" the new lines would be added at the end. str turns a number into text, and \\n begins a new line. Open sales.txt, and you find pen 60 and book 120. The program is over, but its work is still there.',
        'Break it once more: sell a "ruler". You get KeyError: \'ruler\', because the dictionary has no such key. Now you know what to add.',
        {
          box: 'Exercise 3',
          lines: ['From an empty page: ask for a name and three marks, and save the name and the average in a file.'],
        },
        {
          box: 'Answers',
          lines: [
            '1. total = price * kilos - 20',
            '2. count = 0',
            '   for p in prices:',
            '       if p > 30:',
            '           count = count + 1',
            '   print(count)',
            'It prints 2.',
            '3. name = input("Name: ")',
            '   total = 0',
            '   for n in range(3):',
            '       total = total + int(input("Mark: "))',
            '   with open("marks.txt", "w") as file:',
            '       file.write(name + " " + str(total / 3))',
          ],
        },
      ],
    },
  ],
}
