import type { BookText } from './types.ts'

export const listenAndAnswer: BookText = {
  book: 'Listen and Answer: English for Class 6',
  chapters: [
    {
      title: 'At the bus station',
      blocks: [
        'You are at a bus station. Listen to the announcement. First the questions. Where is the bus going? When will it leave now? Why is it late?',
        '“Good morning, passengers. The bus to Rangpur at nine will not leave on time. One of its tyres must be changed. The bus will now leave at half past nine, from platform four, not from platform two. Tea is free for all passengers with a Rangpur ticket. Please keep your tickets ready. Thank you.”',
        'Stop here and write your answers. Then listen on.',
        'Here they are. The bus is going to Rangpur. It will leave at half past nine. It is late because a tyre must be changed. And one more question, for sharp ears. Which platform should the passengers go to? Platform four.',
      ],
    },
    {
      title: 'A phone call to a shop',
      blocks: [
        'Nadia calls a bookshop. Listen for three things. What does she want? How much will she pay? When will she come?',
        'The shopkeeper says, “Green Bookshop, good morning.” Nadia says, “Hello, my name is Nadia. Do you have a school atlas?” “Yes, we have two. The large one is four hundred taka, and the small one is two hundred and fifty.” “The small one, please. Can you keep it until Thursday? I will come after school, at four.” “Very good, Nadia. We close at six.”',
        'Stop here and write your answers. Then listen on.',
        'Nadia wants a small school atlas. She will pay two hundred and fifty taka. She will come on Thursday at four. Did you write six? That is when the shop closes.',
      ],
    },
    {
      title: 'A trip to the village',
      blocks: [
        'A family is planning a trip. First find the main point. Will they travel on Friday or on Saturday? Then find the reason.',
        'Mother says, “Let us go to Grandfather on Friday.” Father says, “I heard the weather report. On Friday there will be heavy rain and strong wind, and the ferry may stop. Saturday will be dry and sunny.” Rafi says, “But my match is on Saturday!” Mother asks, “At what time?” Rafi says, “At eight in the morning, and it ends at ten.” “Then we can take the ferry at eleven,” says Father. Everybody is happy.',
        'Stop here and write your answers. Then listen on.',
        'They will travel on Saturday, because of the bad weather on Friday. They will take the ferry at eleven, after the match. Well done.',
      ],
    },
  ],
}
