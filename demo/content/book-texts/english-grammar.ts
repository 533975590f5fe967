import type { BookText } from './types.ts'

export const englishGrammar: BookText = {
  book: 'English Grammar, One Sentence at a Time',
  chapters: [
    {
      title: 'The bones of a sentence',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'My uncle is a boatman. He owns a blue boat. Every morning he carries schoolchildren across the river. The children love his songs.',
          ],
        },
        'Take the last sentence and cover the word love. What is left? The children his songs. We know who, and we know what, but nothing happens. The word that makes it happen is the verb. An English sentence needs a verb, and the verb needs a subject: the person or thing that does it.',
        'Now turn the sentence round: His songs love the children. Every word is the same, yet the meaning has become nonsense. In English the place of a word tells us its work. The subject comes first, then the verb, then the object.',
        {
          table: [
            ['Subject', 'Verb', 'Object'],
            ['He', 'owns', 'a blue boat'],
            ['The children', 'love', 'his songs'],
          ],
        },
        'Bengali puts the verb last and marks the object with an ending: Rina Minake dekhlo. Because of the ending -ke, we know who was seen even if the words change places. English has no such ending, so it must keep the order: Rina saw Mina.',
        { heading: 'The verb that Bengali hides' },
        'Look at the first sentence of the passage. In Bengali you can say Amar mama majhi, which is word for word My uncle boatman. There is no verb to be seen. English does not allow this. It needs am, is or are.',
        {
          list: ['I am a student. She is tired. They are at home.', 'Not: I student. She tired. They at home.'],
        },
        {
          box: 'Mend these sentences',
          lines: ['1. My sister very kind.', '2. The cow grass eats.', '3. Is a good player.'],
        },
      ],
    },
    {
      title: 'A, an and the',
      spoken:
        'Say these with me. A boat. An egg. An hour. Do you hear how the n builds a small bridge to the next sound? Now listen to the little word before a vowel. The boat, but thee egg. The teacher, but thee answer. Your mouth chooses the easier way, and grammar follows the mouth.',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'Last night a cat came into our kitchen. It looked at an egg on the table, and then at the sun, which was coming up. The cat left. The egg was gone.',
          ],
        },
        'The same animal is called a cat in the first line and the cat later. What has changed? At first the reader did not know it. We introduce a new thing with a or an. When both of us know which one is meant, we say the. Think of a as the word for hello, and of the as the word for you know the one.',
        'We say the sun at once, because there is only one that we can mean. In the same way we say the Padma, the headmaster of our school, the best mango in the basket.',
        { heading: 'A or an?' },
        'The choice depends on the sound that follows, not on the letter. We write an egg and an umbrella, but a university, because university begins with the sound of you. We write a house, but an hour, because the h of hour is silent.',
        { heading: 'No article at all' },
        'When we speak of things in general, plural nouns and nouns that we cannot count take no article: Mangoes are sweet. Water is precious. But: The mangoes in this basket are sour, because now we mean certain ones.',
        'Bengali does part of this work with endings: ekta biral is a cat, biralta is the cat. So your ear already knows the difference. You only have to move the sign from the end of the noun to the front.',
        {
          box: 'Mend these sentences',
          lines: [
            '4. My father is teacher.',
            '5. I waited for a hour.',
            '6. The honesty is a good quality.',
            '7. She bought a book. Book was cheap.',
          ],
        },
      ],
    },
    {
      title: 'Every day, or just now?',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'Tania teaches in a village school. She rides a bicycle to work. Today it is raining, so she is walking under a big umbrella. She knows every child by name.',
          ],
        },
        'Why does Tania ride in one sentence, but is walking in another? Riding is her habit. Walking is what is happening now, and it will soon be over. The first is the present simple, the second the present continuous.',
        {
          table: [
            ['Present simple', 'Present continuous'],
            ['habits and facts', 'happening now'],
            ['She rides a bicycle.', 'She is walking.'],
            ['Water boils at 100 °C.', 'The water is boiling.'],
            ['every day, often, never', 'now, today, at the moment'],
          ],
        },
        { heading: 'The small s' },
        'In the present simple the verb changes in one place only: with he, she, it, or one person or thing. I ride, you ride, they ride, but she rides. The s is easy to understand and easy to forget. When you check your writing, look once through the whole page for nothing but this s.',
        { heading: 'Verbs that do not like -ing' },
        'The passage says She knows every child, not She is knowing. Verbs of the mind and the heart, such as know, understand, believe, like, want and need, normally stay simple, even when we speak of this very moment. Bengali says Ami bujhte parchhi for this moment, and that tempts us to say I am understanding. Say: I understand.',
        {
          box: 'Mend these sentences',
          lines: [
            '8. He go to the market on Fridays.',
            '9. Listen! Somebody sings in the next room.',
            '10. I am wanting a new pen.',
          ],
        },
      ],
    },
    {
      title: 'Yesterday, or up to now?',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'I lost my key on Monday. I looked everywhere, but I did not find it. Today is Friday, and I am sitting on the doorstep. I have lost my key!',
          ],
        },
        'The key was lost once, but the writer says it in two ways. I lost my key on Monday is a piece of history. It has a date, and it is finished. I have lost my key is news about today: the writer still cannot get in. The first is the past simple. The second is the present perfect, and the word present is in its name for a good reason.',
        {
          list: [
            'With a finished time, use the past simple: yesterday, last week, in 2019, two days ago, when I was small.',
            'With time that reaches up to now, use the present perfect: already, yet, ever, never, so far, since Monday, for three years.',
          ],
        },
        'Bengali often uses one form for both. Ami boita porechhi can be I have read the book, but Ami gotokal boita porechhi has a finished time, yesterday. In English that time decides: I read the book yesterday. Never write I have read it yesterday.',
        { heading: 'Since and for' },
        'Since points to the moment when something began. For measures its length. I have lived here since 2020. I have lived here for many years. Notice the verb. The living goes on today, so I live here since 2020 is wrong.',
        { heading: 'Did takes the past away' },
        'In questions and negatives did already shows the past, so the main verb goes back to its plain form: I found it. I did not find it. Did you find it?',
        {
          box: 'Mend these sentences',
          lines: ['11. I have seen him yesterday.', '12. She is ill since Sunday.', '13. We did not went to the fair.'],
        },
      ],
    },
    {
      title: 'Small words, exact places',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'The fair opens at nine on Friday morning. It is held in April, in a field on the road to Bogura. Meet me at the gate. I will come by bus, with my cousin.',
          ],
        },
        'One sentence here has at for an hour, on for a day; the next has in for a month. They are like three boxes of different sizes.',
        {
          table: [
            ['', 'Time', 'Place'],
            ['at: a point', 'at nine, at noon, at night', 'at the gate, at the bus stop'],
            ['on: a day, a surface', 'on Friday, on 16 December', 'on the table, on the wall'],
            ['in: a space', 'in April, in 1971, in winter', 'in a field, in Dhaka, in a box'],
          ],
        },
        'Bengali often shows all of these with one ending: tebile, Dhakay, shukrobare. So the English preposition cannot be found by translating. Ask yourself instead: is it a point, a surface or a space?',
        { heading: 'Words that bring their own partner' },
        'Many verbs and adjectives choose a preposition and keep it. Learn them in pairs, as you learn a first name with a family name.',
        {
          list: [
            'good at drawing, afraid of dogs, interested in maps, different from mine',
            'listen to music, wait for a friend, depend on the weather, look at the sky',
            'married to a doctor, not married with',
          ],
        },
        'And some verbs want no partner at all. We discuss a plan, not about a plan. We enter a room, not into a room. We reach the station, but we arrive at it.',
        {
          box: 'Mend these sentences',
          lines: [
            '14. I was born on July.',
            '15. He is good in cricket.',
            '16. We discussed about the problem in Monday.',
          ],
        },
      ],
    },
    {
      title: 'Asking and saying no',
      spoken:
        'Read two questions aloud. Do you like tea? The voice goes up at the end, because the answer is yes or no. Where do you live? Here the voice usually comes down, because the question word has already told the listener that you are asking. Try both again, and let one hand follow your voice.',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'Do you sell stamps? No, we do not sell them here. Where can I buy some? Is the post office open? It does not open before ten. Who told you?',
          ],
        },
        'In Bengali we can put ki into a sentence, or simply raise the voice. English moves a helper verb to the front of the subject. If the sentence already has a helper, such as is, are, can, will or have, move that one.',
        {
          list: ['The office is open. → Is the office open?', 'I can buy stamps. → Where can I buy stamps?'],
        },
        'If there is no helper, borrow one: do, does or did. The borrowed verb takes the s or the past with it, and the main verb is left plain.',
        {
          list: [
            'You sell stamps. → Do you sell stamps?',
            'It opens at ten. → Does it open at ten? It does not open before ten.',
            'She called you. → Did she call you? She did not call me.',
          ],
        },
        { heading: 'When who needs no help' },
        'The passage asks Who told you?, not Who did tell you? Here who is itself the subject, so the order is already right. Compare: Who called Rafi? asks for the caller. Who did Rafi call? asks for the person at the other end.',
        { heading: 'A question inside a sentence' },
        'After I do not know, tell me or can you say, the order goes back to normal. Where is the bank? becomes Tell me where the bank is. The listener has heard Tell me and needs no other sign.',
        {
          box: 'Mend these sentences',
          lines: ['17. Where you live?', '18. Does he likes fish?', '19. I do not know what is his name.'],
        },
      ],
    },
    {
      title: 'Joining sentences',
      blocks: [
        {
          box: 'Read this first',
          lines: [
            'It rained. The match went on. Nobody left. Our captain scored. He had hurt his foot. The crowd cheered.',
            'Although it rained, the match went on and nobody left. When our captain, who had hurt his foot, scored, the crowd cheered.',
          ],
        },
        'Both versions tell the same story. In the first, every fact stands alone, like bricks on the ground. In the second, small words have put the bricks together: although, and, when, who.',
        { heading: 'Equal partners' },
        'And adds, but turns, or offers a choice, so gives a result. The two parts are equally strong: I was tired, but I finished my work.',
        { heading: 'One part leans on the other' },
        'Because, although, when, if and before begin a part that cannot stand by itself. Because it was dark. What happened? We wait for the rest: We went home because it was dark. One joining word is enough. Bengali likes a pair, jodio and tobuo, but in English you choose: Although he was ill, he came. Or: He was ill, but he came.',
        { heading: 'Who, which and that' },
        'I have a friend. She paints birds. Put the second sentence inside the first, next to the word it describes: I have a friend who paints birds. Use who for people, which for things, and that for either. Then drop the little word that it replaces: not a friend who she paints birds.',
        {
          box: 'Mend these sentences',
          lines: [
            '20. Although he is rich, but he is not happy.',
            '21. This is the boy which won the prize.',
            '22. The book that I bought it is torn.',
          ],
        },
        {
          box: 'Now write',
          lines: [
            'Join these into one or two sentences: The bus was late. We were waiting. An old man told us a story. The story was about a tiger. We forgot the time.',
          ],
        },
      ],
    },
    {
      title: 'Answers',
      blocks: [
        'Look here only after you have written your own sentence. If yours differs, say aloud why before you change it.',
        {
          box: 'Corrected sentences',
          lines: [
            '1. My sister is very kind. (A verb is needed.)',
            '2. The cow eats grass. (The verb comes before the object.)',
            '3. He is a good player, or She is. (A subject is needed.)',
            '4. My father is a teacher.',
            '5. I waited for an hour. (The h is silent.)',
            '6. Honesty is a good quality. (Honesty in general.)',
            '7. She bought a book. The book was cheap.',
            '8. He goes to the market on Fridays.',
            '9. Listen! Somebody is singing in the next room.',
            '10. I want a new pen.',
            '11. I saw him yesterday. (A finished time.)',
            '12. She has been ill since Sunday.',
            '13. We did not go to the fair.',
            '14. I was born in July.',
            '15. He is good at cricket.',
            '16. We discussed the problem on Monday.',
            '17. Where do you live?',
            '18. Does he like fish?',
            '19. I do not know what his name is.',
            '20. Although he is rich, he is not happy. Or: He is rich, but he is not happy.',
            '21. This is the boy who won the prize.',
            '22. The book that I bought is torn.',
          ],
        },
        'One way to join the last story: While we were waiting for the late bus, an old man told us a story about a tiger, and we forgot the time.',
      ],
    },
  ],
}
