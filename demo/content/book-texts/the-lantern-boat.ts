import type { BookText } from './types.ts'

export const theLanternBoat: BookText = {
  book: 'The Lantern Boat and Other Stories',
  chapters: [
    {
      title: 'The Lantern Boat',
      blocks: [
        'The rain had fallen for nine days, and the rice field behind the house had become a lake. In the evening all the lights went out.',
        'Mitu looked across the dark water. On the far side lived old Grandmother Sufia, alone, without a lamp. So Mitu hung a lantern in her little boat and pushed off.',
        'Frogs sang on both sides. Something splashed, and Mitu was afraid, but the lantern made a small golden road, and she followed it.',
        'Grandmother Sufia was sitting at her window. “I saw a star come down to the water,” she said, “and now it is knocking at my door.”',
        'They drank warm milk together. When Mitu turned to go home, she saw lanterns on the lake, one after another. The whole village was coming to visit.',
        'What would you carry across dark water?',
      ],
    },
    {
      title: 'The Crow Who Learned to Count',
      blocks: [
        'A crow named Kalu lived above a biscuit shop. Every day the shopkeeper threw him some crumbs, and every day Kalu felt that there had been more the day before.',
        '“I must learn to count,” he said. So he watched the children who came to the shop. “One biscuit, two biscuits, three,” they said, and Kalu nodded along.',
        'Next morning he counted his crumbs. There were five. On the second day there were five. On the third day there were five again. Nobody had cheated him.',
        'Kalu was a little ashamed. Then he counted something else. One shopkeeper, who never forgot him. Seven children, who laughed when he hopped. A hundred leaves, to keep off the sun.',
        '“I am a rich crow,” he said, and he gave his fifth crumb to a sparrow.',
        'What good things can you count today?',
      ],
    },
    {
      title: 'A Coat for the Winter Fog',
      blocks: [
        'One winter the fog came to town and would not leave. It sat in the streets, grey and damp, and shivered.',
        'Old Harun the tailor heard it sigh at his door. “Are you cold?” he asked. Nobody had ever asked the fog that question. “Very cold,” it whispered.',
        'So Harun sewed. He used scraps of every colour, red from a wedding, blue from a school shirt, yellow from a holiday scarf. He sewed for seven nights, and the coat became as wide as the town.',
        'On the eighth morning the fog put it on. It grew warm, and as it grew warm it rose, over the roofs and over the palm trees. Then the sun came out.',
        'Look up tomorrow at sunrise. Those red and yellow clouds are the coat that Harun made.',
        'Which colour would you have given him?',
      ],
    },
  ],
}
