import type { DemoBook } from './types.ts'

export const englishBooks: DemoBook[] = [
  {
    lang: 'en',
    name: 'Motion Made Clear: Physics for Class 9',
    hue: 'physics',
    about:
      'A rickshaw that brakes, a ball thrown off a roof and a ferry crossing a river carry this short course on motion. In eight chapters you go from things you can watch to graphs, and from graphs to the four equations. Worked examples show every line, with the units and the sign of each number. The last chapter explains how the mistakes that cost marks happen, and answers all six problems of the book.',
    writers: [
      { name: 'Farzin Talukder', education: 'MSc in Physics; teaches classes 9 and 10' },
      { name: 'Shaila Noor Mollick', education: 'BSc in Physics, Diploma in Education' },
    ],
    objective: [
      'Tell distance from displacement and speed from velocity in a described journey.',
      'Read position and velocity graphs, and find velocity, acceleration and displacement from them.',
      'Choose the right equation of motion and carry units through to the final answer.',
    ],
    price: 6.5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'English Grammar, One Sentence at a Time',
    hue: 'english',
    about:
      'This grammar is built on whole sentences, not on lists of rules. Seven units open with a few lines to read, ask what a certain word is doing there, and give the rule after you have seen it at work. Bengali, written in English letters, stands beside English wherever the two languages disagree, as with articles, prepositions and the present perfect. Twenty-two sentences to mend come with all their answers, and two units have a spoken note.',
    writers: [{ name: 'Rumana Sikder', education: 'MA in English Language Teaching' }],
    objective: [
      'Use articles, prepositions and tenses correctly in sentences of your own.',
      'Find and mend the errors that come from translating word for word.',
      'Ask questions, and join short sentences into longer ones that stay clear.',
    ],
    price: 7,
    interactive: 'YES',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'The Joy of Maths',
    hue: 'mathematics',
    about:
      'Three short chapters, each on surprising things that numbers and shapes do. You will fold paper into a proof, find out why a number is divisible by 9 when its digits add up to a multiple of 9, and meet the map that four pencils can always colour. Nothing beyond class 7 arithmetic is needed. Each of the four puzzles comes with a hint, and the answers wait at the very end, so you can ask for a little help without spoiling the rest.',
    writers: [
      { name: 'Ishtiaq Baidya', education: 'MSc in Pure Mathematics' },
      { name: 'Mounota Saha Roy', education: 'BEd; trains primary school maths teachers' },
      { name: 'Tawhid Mirdha', education: 'BSc in Statistics; sets puzzles for school clubs' },
    ],
    objective: [
      'Look for patterns in numbers and ask whether they always hold.',
      'Follow a short proof and explain it to a friend in plain words.',
      'Stay with a hard puzzle by trying smaller cases first.',
    ],
    price: 5.5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'Cells and Life',
    hue: 'biology',
    about:
      'An onion skin under a microscope is the first page of this book, and a whole mango tree is the last. In between, eight short chapters show you the parts of the cell, how water crosses a membrane, why a leaf needs light while a root does not, and how one cell becomes two. Three activities need little more than a glass, a potato, a pond plant and a white flower. There are questions with answers, and two chapters have a spoken note that adds something to the page.',
    writers: [
      { name: 'Nilufa Howlader', education: 'MSc in Botany' },
      { name: 'Prodip Kumar Bala', education: 'MSc in Zoology, BEd' },
    ],
    objective: [
      'Name the main parts of plant and animal cells and say what each part does.',
      'Describe osmosis, photosynthesis, respiration and cell division in clear steps.',
      'Draw and label a cell neatly enough for an examination.',
    ],
    price: 6,
    interactive: 'YES',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'Python: First Steps',
    hue: 'programming',
    about:
      'You need no earlier programming, only a computer or a phone that can run Python. The first program is one line long, and the last one keeps a small shop account and saves it to a file. In three chapters you meet variables, choices, loops, lists, dictionaries and functions, always in complete programs. Then we break them on purpose, so that you learn to read error messages calmly. Three exercises grow from changing a line to starting from an empty page, with answers.',
    writers: [
      { name: 'Zubaer Panna', education: 'BSc in Computer Science; software developer' },
      { name: 'Oishee Bhowmik', education: 'Diploma in Computer Technology' },
    ],
    objective: [
      'Write short programs that use variables, conditions, loops and functions.',
      'Read an error message and find the line that needs changing.',
      'Store information in lists and dictionaries and save it in a file.',
    ],
    price: 9.5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'The Chemistry of Everyday Things',
    hue: 'chemistry',
    about:
      'Why does soap remove oil, why does iron rust faster near the sea, and what makes a cake rise? Three chapters take these questions from the house and the street and follow them down to molecules and atoms. An equation is balanced step by step, and the safe experiments use pepper, vinegar, baking soda and red cabbage. A clear warning says what must never be mixed with bleach, and the answers are at the end.',
    writers: [{ name: 'Kamrun Chakladar', education: 'MSc in Chemistry; runs a school laboratory' }],
    objective: [
      'Explain common changes at home in terms of particles and reactions.',
      'Balance simple chemical equations and check them atom by atom.',
      'Test liquids with a natural indicator and sort them into acids and bases.',
    ],
    price: 6.5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'Money Sense for Teens',
    hue: 'finance',
    about:
      'Pocket money is small, but many ideas of personal finance are already inside it. The book follows two cousins who save for a bicycle, from a first notebook to the day when one of them nearly hands his savings to a man who doubles money in a month. In between you compare offers and see what interest does. Each of the three chapters has a task for your own notebook. Interest is worked out by hand, line by line, and five warning signs are worth knowing by heart.',
    writers: [
      { name: 'Sadat Munshi', education: 'MBA in Finance; former bank officer' },
      { name: 'Trina Dewan', education: 'BCom, teaches business studies' },
    ],
    objective: [
      'Keep a simple weekly record of income, spending and saving.',
      'Work out simple and compound interest and compare two offers fairly.',
      'Recognise the warning signs of a dishonest money scheme.',
    ],
    price: 5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'Functions, Limits and Slopes: A Workbook for Classes 11 and 12',
    hue: 'class12',
    about:
      'Calculus becomes hard when the ideas before it are shaky, so the first of the three chapters is about functions and how their graphs move. Limits are met in a table of numbers, then on a graph, then in symbols, and three examples show when there is none. The derivative arrives as the slope of a curve seen from very close. Each chapter has an easy, a medium and a hard exercise, and all nine are answered at the end.',
    writers: [
      { name: 'Golam Rashid Patwary', education: 'MSc in Applied Mathematics' },
      { name: 'Anindita Kundu Das', education: 'MSc in Mathematics, BEd' },
    ],
    objective: [
      'Sketch a quadratic and predict how a change in the formula moves a graph.',
      'Find limits by table, by graph and by algebra, and say when none exists.',
      'Differentiate polynomials and use the result to find slopes and turning points.',
    ],
    price: 12.5,
    interactive: 'NO',
    format: 'PDF',
  },
  {
    lang: 'en',
    name: 'Say It Clearly: English Sounds for Bengali Speakers',
    hue: 'english',
    about:
      'Some English sounds have no exact partner in Bengali, and the ear must learn them before the tongue can. Three short lessons take the vowels of ship and sheep, the first sounds of van and ban, and the sounds of think and this. You are told what lips, teeth and tongue should do, you hear the words in pairs, and you repeat them: stop the track whenever you like. The last lesson ends with the strong beat that makes a long word easy to understand.',
    writers: [
      { name: 'Lamia Chowdhury Rintu', education: 'MA in Applied Linguistics' },
      { name: 'Nasif Kabiraj', education: 'BA in English; voice artist' },
    ],
    objective: [
      'Hear the difference between English sounds that are often confused.',
      'Say short and long vowels, and the sounds of f, v, z and th, so that others understand.',
      'Place the stress on the right syllable in a few common words.',
    ],
    price: 8,
    interactive: 'NO',
    format: 'MP3',
  },
  {
    lang: 'en',
    name: 'The Lantern Boat and Other Stories',
    hue: 'kids',
    about:
      'Three very short stories for listening at bedtime, told in simple English. A girl carries a lantern across a flooded field, a crow learns to count and finds out how rich he is, and an old tailor sews a coat for the winter fog. Each story takes only about a minute and closes with a question to talk over with whoever is listening beside you. They can be heard again and again, until a child is able to tell them alone.',
    writers: [{ name: 'Sohana Majhi', education: "BA in English; children's librarian" }],
    objective: [
      'Follow a complete short story in spoken English without seeing the text.',
      'Learn new words from the place they hold in a story.',
      'Retell what happened in the right order in a few sentences.',
    ],
    price: 4.5,
    interactive: 'NO',
    format: 'MP3',
  },
  {
    lang: 'en',
    name: 'Listen and Answer: English for Class 6',
    hue: 'class6',
    about:
      'Three short recordings give class 6 learners the listening practice that a textbook cannot. You hear an announcement at a bus station, a phone call to a bookshop, and a family that plans a trip to the village around the weather and a match. The questions come first, so you know what to listen for. Then you stop the track, write your answers and listen on to check them. One small trap in each recording rewards a careful ear.',
    writers: [
      { name: 'Mahfuza Sarder', education: 'MEd; English teacher, classes 6 to 8' },
      { name: 'Dipankar Tripura Roy', education: 'BA in English, Diploma in Education' },
      { name: 'Jarin Mostari', education: 'BA in Drama; recording artist' },
    ],
    objective: [
      'Pick out names, times, prices and places from speech.',
      'Understand the main point of a conversation before its details.',
      'Write a short, correct answer to a question you have heard.',
    ],
    price: 5.5,
    interactive: 'NO',
    format: 'MP3',
  },
  {
    lang: 'en',
    name: 'Six Mysteries from a Small Town',
    hue: 'entertaining',
    about:
      'A clock stops every Thursday, a prize pumpkin vanishes, and someone has been returning library books that nobody borrowed. Two friends in a quiet river town solve six gentle mysteries, each shorter than a minute, by noticing what others pass over. Every clue is spoken before the answer, so a careful listener can get there first. The stories suit listeners from class 7 upwards and anyone who enjoys English for its own sake.',
    writers: [
      { name: 'Rafid Gazi Tonmoy', education: 'MA in Comparative Literature' },
      { name: 'Elora Purkayastha', education: 'BFA; writes for radio' },
    ],
    objective: [
      'Listen for detail and hold several clues in mind at once.',
      'Separate what a speaker saw from what the speaker only guessed.',
      'Enjoy short English stories without seeing the text.',
    ],
    price: 7.5,
    interactive: 'NO',
    format: 'MP3',
  },
]
