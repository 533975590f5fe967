import type { BookText } from './types.ts'

export const sixMysteries: BookText = {
  book: 'Six Mysteries from a Small Town',
  chapters: [
    {
      title: 'The Clock That Stopped on Thursdays',
      blocks: [
        'Every Thursday the clock in the post office stopped at ten and went on at noon, two hours late. Shuvo and Mim came to look. The clock had no battery, only a cord that ran to the wall. Below it a man was pushing a machine over the floor.',
        '“Do you clean every day?” asked Mim. “Only on Thursdays,” he said, “from ten to twelve.”',
        'Mim counted the sockets in the room. There was one. While the floor was washed, the clock had to wait.',
      ],
    },
    {
      title: 'The Vanished Pumpkin',
      blocks: [
        'The prize pumpkin was gone from the school veranda. There were no cart tracks in the mud, but the grass was pressed flat in one broad line, down to the pond.',
        '“Thieves with a boat,” said the guard.',
        '“Did you see them?” asked Shuvo. The guard had seen nobody. But on the step lay the stone that had kept the pumpkin in its place, and beside it sat the cat that liked to play with stones.',
        'They found the pumpkin behind the reeds. It had rolled, and it was floating.',
      ],
    },
    {
      title: 'Books That Nobody Borrowed',
      blocks: [
        'Each Monday there were old books in the return box of the library, books that were on no list. Mim turned the pages. They smelled of smoked fish, and the stamps in them were thirty years old.',
        '“What happened thirty years ago?” asked Shuvo. “The great flood,” said the librarian. “A whole boat of our books was lost.”',
        'Near the bridge lived an old man who smoked fish. His father had saved the boxes from the river, he said. He had been too shy to explain.',
      ],
    },
    {
      title: 'The Singing Well',
      blocks: [
        'At night the well behind the market sang one low note, and people took another road. Shuvo asked the neighbours. Some had heard it on Tuesday, some on Friday.',
        '“Both nights were windy,” said Mim. “And what is new here?” Only a hollow bamboo, cut last week, that stood beside the well to hold the bucket.',
        'Mim picked up an empty bottle and blew across its mouth. It sang one low note. The wind had been doing the same with the bamboo.',
      ],
    },
    {
      title: 'The Footprints That Ended',
      blocks: [
        'After the rain, one line of footprints crossed the football field and stopped in the middle. No prints led back. “A ghost,” said the small boys, and ran.',
        'Mim knelt down. Every print had a double edge, as if it had been pressed twice.',
        '“How can a foot step twice into the same place?” she asked. Shuvo walked five steps and then, very carefully, five steps backward. He looked at his own marks and laughed. At the gate a boy with muddy shoes was laughing too.',
      ],
    },
    {
      title: 'The Letter Without a Name',
      blocks: [
        'On the last day of school Shuvo and Mim found a letter. “Well done, detectives,” it said. “Can you find me?” There was no name.',
        'The ink was green, like the stamps in the library books. And the writer knew about the bamboo. They had told only one person about that, while she looked for a book on sound.',
        'They ran through the town, past the clock, the pond and the well. The librarian put down her green pen. “What took you so long?” she asked.',
      ],
    },
  ],
}
