import type { BookText } from './types.ts'

export const everydayChemistry: BookText = {
  book: 'The Chemistry of Everyday Things',
  chapters: [
    {
      title: 'Why does soap remove oil?',
      blocks: [
        'Rub a little cooking oil between your fingers and hold them under the tap. The water runs off, and the oil stays. Water molecules pull strongly at one another, because one end of each is slightly positive and the other slightly negative. Oil molecules have no such ends, so water has no grip on them.',
        'A soap particle is a go-between. It is long, like a tadpole. Its head carries a charge and loves water. Its tail is a chain of carbon and hydrogen atoms and loves oil.',
        {
          steps: [
            'The tails push into a drop of oil. The heads stay outside, in the water.',
            'When you rub, the oil breaks into tiny drops, each wrapped in soap, heads outward.',
            'To the water such a drop now looks like something it can hold. It carries the drop away.',
          ],
        },
        {
          box: 'Try it: the pepper that runs away',
          lines: [
            'Sprinkle ground pepper on a plate of water. Touch the middle with a soapy finger.',
            'The pepper shoots to the edge. Soap weakens the pull between water molecules, and the stronger pull at the edge wins.',
          ],
        },
        'In some places soap makes grey scum instead of foam. The water there is hard: it holds much calcium, which joins with soap into a solid that does not dissolve.',
      ],
    },
    {
      title: 'Why does iron rust, and faster near the sea?',
      blocks: [
        'Rust needs three things: iron, oxygen and water. In dry air a nail stays bright. In boiled water under a layer of oil, where there is no oxygen, it stays bright too. Take away one of the three, and rusting stops. Paint and grease do just that.',
        'Near the sea there is salt in the air. Rusting is a slow flow of electric charge from iron to oxygen through a film of water. Salty water conducts far better than clean water, so the flow is quicker.',
        'Here is a simple form of the reaction. Let us balance it, atom by atom.',
        {
          box: 'Balancing: iron + oxygen → iron oxide',
          lines: [
            'Fe + O₂ → Fe₂O₃',
            'Oxygen: 2 on the left, 3 on the right. Both go into 6, so take 3 of O₂ and 2 of Fe₂O₃.',
            'Fe + 3O₂ → 2Fe₂O₃',
            'Iron: now 4 on the right, so take 4 on the left.',
            '4Fe + 3O₂ → 2Fe₂O₃',
            'Check: iron 4 and 4, oxygen 6 and 6.',
          ],
        },
        'You may change the number in front of a formula, but never the small number inside it. H₂O is water; H₂O₂ is a bleach. Real rust also holds some water, which is why it is flaky and lets the next layer rust.',
        {
          box: 'Try it',
          lines: ['1. Balance: H₂ + O₂ → H₂O', '2. Why does a scratch in the paint of a bicycle matter?'],
        },
      ],
    },
    {
      title: 'What makes a cake rise?',
      blocks: [
        'Pour a spoon of vinegar on a little baking soda. It foams. Vinegar is an acid, baking soda a base, and together they set a gas free.',
        'CH₃COOH + NaHCO₃ → CH₃COONa + H₂O + CO₂',
        'Count: carbon 3 and 3, hydrogen 5 and 5, oxygen 5 and 5, sodium 1 and 1. It is balanced already. In a cake, yoghurt or lemon juice may play the acid. The bubbles of carbon dioxide are caught in the batter, they swell in the heat, and the batter sets round them.',
        { heading: 'Acid or base? Ask a plant' },
        'Some plants hold colours that change with acids and bases. We call them indicators.',
        {
          table: [
            ['Indicator', 'Acid', 'Neutral', 'Base'],
            ['Red cabbage juice', 'red or pink', 'purple', 'blue to green'],
            ['Turmeric', 'yellow', 'yellow', 'reddish brown'],
          ],
        },
        {
          box: 'Try it: a kitchen laboratory',
          lines: [
            'Soak chopped red cabbage in hot water for ten minutes (let an adult pour it) and use the purple juice.',
            'Put a little into five cups. Add lemon juice, vinegar, plain water, baking soda and water from a bar of soap, one to each cup.',
            '3. Sort the five into acids, bases and neutral.',
          ],
        },
        {
          box: 'Warning',
          lines: [
            'Never mix bleach with anything but water. With an acid, such as vinegar or toilet cleaner, it gives off chlorine; with ammonia it gives off chloramines. Both gases are poisonous.',
            'Never taste what you test.',
          ],
        },
        {
          box: 'Answers',
          lines: [
            '1. 2H₂ + O₂ → 2H₂O',
            '2. Air and water reach the iron there, and rust creeps on under the paint.',
            '3. Acids: lemon juice, vinegar. Neutral: water. Bases: baking soda, soap.',
          ],
        },
      ],
    },
  ],
}
