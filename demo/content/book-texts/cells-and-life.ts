import type { BookText } from './types.ts'

export const cellsAndLife: BookText = {
  book: 'Cells and Life',
  chapters: [
    {
      title: 'A skin as thin as paper',
      blocks: [
        'Cut an onion into four and take one of its thick, curved layers. On the inner side there is a skin, so thin that you can see your finger through it. Lay a piece of it flat on a glass slide, add a drop of water, and look at it through a microscope. The skin turns into a wall of bricks. Each brick is a cell.',
        'In 1665 Robert Hooke looked at a thin slice of cork in England and saw rows of tiny boxes. They made him think of the small rooms in which monks lived, and so he called them cells. His boxes were empty, because cork is dead. The cells of your onion are full, and before it was peeled they were alive.',
        'Since then people have looked at leaves, blood, muscle, mould and pond water, and everywhere they have found cells. From this came three simple statements, which together are called the cell theory.',
        {
          list: [
            'Every living thing is made of one cell or of many.',
            'The cell is the smallest unit that can be called alive.',
            'Every cell comes from a cell that was there before.',
          ],
        },
        'How small is a cell? Many onion cells are about a quarter of a millimetre long, so four of them would stretch across one millimetre of your ruler. A cell from the inside of your cheek is about a fifth of that. Most bacteria are smaller still, around one or two thousandths of a millimetre.',
        {
          box: 'How to make the onion slide',
          lines: [
            '1. Peel off a piece of the thin skin, about as big as a fingernail.',
            '2. Spread it in a drop of water on the slide, without folds.',
            '3. Add a drop of iodine solution, which makes the nucleus easier to see.',
            '4. Lower the cover slip slowly from one side, so that no air is trapped.',
            '5. Begin with the lowest power of the microscope.',
          ],
        },
      ],
    },
    {
      title: 'Who does what in a cell',
      blocks: [
        'Think of a small workshop. It has a wall with a door, an office where the plans are kept, machines, a generator, a packing table and a store. A cell has all of these, and it is smaller than a grain of salt.',
        {
          table: [
            ['Part', 'What it does'],
            ['Cell membrane', 'surrounds the cell; decides what enters and what leaves'],
            ['Cytoplasm', 'the watery jelly inside, where most of the work is done'],
            ['Nucleus', 'holds the DNA, the instructions for building and running the cell'],
            ['Mitochondria', 'release energy from food'],
            ['Ribosomes', 'build proteins'],
            ['Golgi body', 'packs proteins and sends them where they are needed'],
            ['Vacuole', 'stores water, food or waste'],
          ],
        },
        'Two parts deserve a second look. The membrane is not a simple bag. Water and oxygen slip through it easily, while other things must wait for a special gate. We say that it is selectively permeable: it lets some things pass and stops others.',
        'The nucleus holds long threads called chromosomes. They are made of DNA and protein. A human body cell has 46 of them, a mango cell 40 and an onion cell 16. The number has nothing to do with how clever or how large a living thing is; some ferns have more than a thousand.',
        'Not every cell has a nucleus. Bacteria keep their DNA loose in the cytoplasm. Such cells are called prokaryotic. Cells with a true nucleus, like yours and those of an onion, are called eukaryotic. Your red blood cells are an odd case: they are born with a nucleus, but lose it as they ripen, and so make more room to carry oxygen.',
        {
          box: 'Try it',
          lines: [
            '1. Which part of the workshop would you compare with the mitochondria, and which with the nucleus?',
            '2. A cell makes a great deal of protein. Of which small part will it have very many?',
          ],
        },
      ],
    },
    {
      title: 'Plant cell, animal cell',
      blocks: [
        'Put a cell of your cheek beside a cell of a leaf. Both have a membrane, cytoplasm, a nucleus, mitochondria and ribosomes. But a glance tells them apart. The leaf cell has straight sides and green grains; the cheek cell is soft, rounded and colourless.',
        {
          table: [
            ['', 'Plant cell', 'Animal cell'],
            ['Cell wall', 'yes, of cellulose', 'no'],
            ['Chloroplasts', 'yes, in the green parts', 'no'],
            ['Vacuole', 'one, large and lasting', 'small, or none'],
            ['Shape', 'regular', 'varied'],
            ['Food stored as', 'starch', 'glycogen'],
          ],
        },
        'The cell wall lies outside the membrane. It is stiff, and it gives a plant its strength, as a plant has no bones. The wall has wide pores and lets almost everything through. It is the membrane behind it that chooses.',
        'Look again at the onion. Its cells are plant cells, yet they have no chloroplasts. An onion grows under the ground, where there is no light, and a cell does not keep machines that it cannot use. For the same reason a root is white and a leaf is green.',
        { heading: 'Drawing a cell for an examination' },
        {
          steps: [
            'Use a sharp, hard pencil, and make the drawing large: at least half the width of the page.',
            'Draw each outline once, in a single clear line. Do not sketch with many short strokes, and do not shade.',
            'Show the parts in their true proportions. The nucleus of a plant cell lies near the side, pushed there by the vacuole.',
            'Draw label lines with a ruler. They must touch the part they name, and must never cross each other.',
            'Write all the labels level, and give the drawing a title.',
          ],
        },
        'When you have finished, close the book and draw both cells again from memory. Compare them with the table. Whatever you forgot is what you should learn today.',
      ],
    },
    {
      title: 'Water on the move',
      spoken:
        'Have you ever wondered why your fingertips wrinkle after a long bath? Many people say it is osmosis. In fact your nerves do it, by narrowing the tiny blood vessels under the skin. Here is a truer example. Sprinkle salt on slices of cucumber, wait ten minutes, and see the water gather on the plate.',
      blocks: [
        'Open a bottle of rose water in one corner of a room. Soon everyone can smell it. Nobody has carried it; its particles move about by themselves, and they spread from where they are many to where they are few. This is called diffusion. Oxygen enters your blood in this way, and carbon dioxide leaves it.',
        'Osmosis is a special case. Water passes through a selectively permeable membrane from a weak solution to a stronger one. A weak solution has more free water, a strong one has less, so the water still goes from more to less. Only the water moves; the membrane holds the sugar or the salt back.',
        {
          box: 'Activity: the potato that bends',
          lines: [
            '1. Cut two equal sticks from a raw potato, each about 5 cm long. Measure them.',
            '2. Put one into a glass of plain water, the other into a glass with three spoons of salt stirred in.',
            '3. Wait two hours, then measure and bend them.',
            'The stick from plain water is stiff, and perhaps a little longer. The stick from salt water is limp and shorter.',
          ],
        },
        'In plain water the potato cells take water in. Their vacuoles swell and press against the walls, like a football pumped hard. We call such cells turgid. In salt water the cells lose water, the pressure falls and the stick goes soft.',
        'This explains many things around you. A plant that needs water hangs its leaves, because its cells are no longer turgid. Salt keeps fish and pickles from spoiling, since it draws water out of the bacteria that land there. And a field flooded by the sea harms the rice, even though it stands in water: the salt makes it hard for the roots to take any in.',
        {
          box: 'Try it',
          lines: [
            '3. An animal cell placed in pure water may burst, but a plant cell does not. Why?',
            '4. Why should you not put too much fertiliser round a small plant?',
          ],
        },
      ],
    },
    {
      title: 'The kitchen in the leaf',
      blocks: [
        'You eat rice; the rice plant made it. Out of what? Not out of soil, as people once believed. In the seventeenth century Jan Baptist van Helmont grew a willow in a tub for five years. The tree gained more than 70 kg, but the soil lost only some 60 g. He thought that the tree was made of water. He was half right. The other half came from the air.',
        'Inside the green chloroplasts there is a substance called chlorophyll, which catches light. With that energy the leaf joins carbon dioxide and water into sugar. This is photosynthesis: putting together by light.',
        'carbon dioxide + water → glucose + oxygen',
        '6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂',
        'Count the atoms on both sides: six of carbon, twelve of hydrogen and eighteen of oxygen. Nothing has been lost.',
        {
          steps: [
            'Roots take in water, and thin tubes lead it up to the leaf.',
            'Carbon dioxide enters through tiny openings, the stomata, which lie mostly on the lower side of the leaf.',
            'Chlorophyll takes in light, and its energy splits water. Oxygen is set free.',
            'The hydrogen of the water is joined with carbon dioxide to make sugar.',
            'Sugar is used at once, sent to other parts, or stored as starch.',
          ],
        },
        'Now you can say why a leaf needs light while a root does not. The leaf makes the food. The root lives on what the leaf sends down.',
        {
          box: 'Activity: bubbles in the sun',
          lines: [
            '1. Put a few stems of a pond plant, such as hydrilla, into a glass of pond water.',
            '2. Stand it in bright sunlight and count the bubbles that rise in one minute.',
            '3. Move it into the shade, wait five minutes and count again.',
            'Less light, fewer bubbles. The gas is rich in oxygen.',
          ],
        },
      ],
    },
    {
      title: 'Energy, by day and by night',
      blocks: [
        'Sugar is a full purse, but you cannot pay with it until you open it. Cells open it by respiration. In the cytoplasm a sugar molecule is first cut in two. In the mitochondria the pieces are broken down with oxygen, and energy is set free.',
        'glucose + oxygen → carbon dioxide + water + energy',
        'Read this line backward and it looks like photosynthesis. But it is not simply the same road in reverse. It takes place in other parts of the cell, and for another purpose.',
        {
          table: [
            ['', 'Photosynthesis', 'Respiration'],
            ['Where', 'chloroplasts', 'cytoplasm and mitochondria'],
            ['When', 'in light', 'day and night'],
            ['Takes in', 'carbon dioxide, water', 'glucose, oxygen'],
            ['Gives out', 'glucose, oxygen', 'carbon dioxide, water'],
            ['Energy', 'stored', 'released'],
          ],
        },
        'A common mistake is to say that animals respire and plants photosynthesise. Plants do both. They respire all the time, like you. By day, in good light, they make much more oxygen than they use; by night they only use it.',
        'Respiration is not breathing, either. Breathing moves air in and out of the lungs. Respiration happens in the cells, in your toes as well as in your chest.',
        'When you run very fast, your muscles cannot get enough oxygen. For a short time they release energy without it and make lactic acid. Yeast does something similar in dough: without oxygen it turns sugar into alcohol and carbon dioxide. The gas makes the bread rise, and the alcohol leaves in the heat of the oven.',
      ],
    },
    {
      title: 'One becomes two',
      spoken:
        'Listen for a minute to what is happening in you. While I say this sentence, your body makes several million new red blood cells. A scratch on your knee closes because cells at its edges divide. A lost cell is replaced by a copy, and the copy carries the same instructions as the one before.',
      blocks: [
        'You began as a single cell. Today you consist of tens of trillions. They all came from that one by division: one becomes two, two become four. After only ten rounds there are 1024.',
        'Before a cell divides, it must copy its DNA, so that each new cell gets a full set of instructions. Then the copies are shared out. The sharing is called mitosis, and it runs through four stages.',
        {
          steps: [
            'Prophase. The chromosomes grow short and thick, so that they can be seen. Each consists of two equal strands. The skin of the nucleus disappears.',
            'Metaphase. The chromosomes line up across the middle of the cell. Fine threads reach them from both ends.',
            'Anaphase. The two strands of every chromosome part, and the threads pull them to opposite ends.',
            'Telophase. A new nucleus forms at each end, and the chromosomes become long and thin again.',
          ],
        },
        'Last of all the cytoplasm is divided. An animal cell is pinched in the middle, like a balloon tied with a string. A plant cell cannot be pinched, because its wall is stiff. It builds a new wall across the middle instead.',
        'Mitosis gives two cells with the same number of chromosomes as the parent: 46 in you, 16 in the tip of an onion root. It serves for growth and for repair. Egg and sperm cells are made by another kind of division, meiosis, which halves the number. When the two meet, the full number is there again.',
        {
          box: 'Try it',
          lines: [
            '5. A cell with 40 chromosomes divides by mitosis. How many are in each new cell?',
            '6. Put in order: anaphase, prophase, telophase, metaphase.',
          ],
        },
      ],
    },
    {
      title: 'From a cell to a mango tree',
      blocks: [
        'A single cell of an amoeba does everything: it feeds, moves, respires and divides. In a mango tree the cells have shared out the work. Cells of the same kind form a tissue, several tissues form an organ, and organs work together in the whole plant.',
        {
          list: [
            'Cell: one green cell of the leaf, filled with chloroplasts.',
            'Tissue: a layer of such cells, standing side by side like posts under the upper skin.',
            'Organ: the leaf, with its skin, its green layers and its veins.',
            'Organism: the tree.',
          ],
        },
        'The veins hold two kinds of tubes. Xylem carries water and minerals up from the roots. Phloem carries sugar from the leaves to every part, down to the roots and up to the ripening fruit. The sweetness of a mango was made in leaves.',
        {
          box: 'Activity: colour in the veins',
          lines: [
            '1. Stir food colour into half a glass of water.',
            '2. Cut the stem of a white flower and stand it in the glass overnight.',
            'In the morning the petals have coloured lines: the path of the xylem.',
          ],
        },
        {
          box: 'Answers',
          lines: [
            '1. Mitochondria: the generator. Nucleus: the office with the plans.',
            '2. Ribosomes.',
            '3. The stiff cell wall holds the plant cell together. An animal cell has none.',
            '4. It makes the water in the soil a strong solution, and the roots may lose water instead of taking it in.',
            '5. 40.',
            '6. Prophase, metaphase, anaphase, telophase.',
          ],
        },
      ],
    },
  ],
}
