import type { BookText } from './types.ts'

export const motionMadeClear: BookText = {
  book: 'Motion Made Clear: Physics for Class 9',
  chapters: [
    {
      title: 'Where are you now?',
      blocks: [
        'Sit in a parked bus and watch the bus beside you roll forward. For a moment you may feel that you are going backward. Your eyes have chosen the wrong thing to compare with. This is the first lesson about motion: we can only say that something moves when we say what it moves past.',
        'The thing we compare with is called the reference point. In a problem it is usually the place where the journey starts. Choose it at the beginning and do not change it until the end.',
        { heading: 'Distance and displacement' },
        'Suppose you walk 300 m east from your house to the market, and then 100 m back west to a tea stall. Your feet have covered 400 m. That is the distance: the whole length of the path. But you are now only 200 m east of your house. That is the displacement: the straight line from the start to the end, with its direction.',
        'Distance needs only a number and a unit. Such a quantity is called a scalar. Displacement needs a direction as well, and is called a vector. On a straight road we show the direction with a sign. If east is plus, then west is minus, and the walk becomes (+300 m) + (−100 m) = +200 m.',
        {
          box: 'Worked example: once round the field',
          lines: [
            'A field is 60 m long and 40 m wide. Rima runs once round its edge and stops where she began.',
            'Distance = 60 + 40 + 60 + 40 = 200 m.',
            'Displacement = 0 m, because the end is the same place as the start.',
          ],
        },
        {
          box: 'Try it',
          lines: [
            '1. A lift goes up 12 m and then down 9 m. Find the distance and the displacement.',
            '2. Can the displacement ever be greater than the distance? Give a reason.',
          ],
        },
      ],
    },
    {
      title: 'Speed and velocity',
      blocks: [
        'Two rickshaws leave the same corner. The faster one covers more distance in the same time. Speed is the distance covered in each unit of time.',
        'average speed = total distance ÷ total time',
        'Velocity asks a different question. It uses displacement, so it has a direction.',
        'average velocity = displacement ÷ total time',
        'In physics we measure distance in metres and time in seconds, so both speed and velocity come out in metres per second, written m/s. Road signs use kilometres per hour. One kilometre is 1000 m and one hour is 3600 s, so to change km/h into m/s you multiply by 1000 and divide by 3600. That is the same as dividing by 3.6. A bus at 54 km/h is moving at 54 ÷ 3.6 = 15 m/s.',
        {
          box: 'Worked example: the walk to the tea stall',
          lines: [
            'The walk of chapter 1 (300 m east, then 100 m west) takes 320 s.',
            'Average speed = 400 m ÷ 320 s = 1.25 m/s.',
            'Average velocity = +200 m ÷ 320 s = +0.625 m/s, that is, 0.625 m/s towards the east.',
          ],
        },
        { heading: 'The ferry that points one way and goes another' },
        'A ferry heads straight across a river at 4 m/s. The current carries everything downstream at 3 m/s. It has both velocities at once, so it moves along a slanting line. The two arrows stand at right angles, so the real speed is the long side of a right-angled triangle: √(4² + 3²) = √25 = 5 m/s.',
        {
          box: 'Worked example: how far downstream?',
          lines: [
            'The river is 240 m wide. Only the 4 m/s carries the ferry across.',
            'Time to cross = 240 m ÷ 4 m/s = 60 s.',
            'In that time the current carries it 3 m/s × 60 s = 180 m downstream.',
            'Displacement = √(240² + 180²) = √90000 = 300 m.',
            'Check: 5 m/s × 60 s = 300 m. The two answers agree.',
          ],
        },
      ],
    },
    {
      title: 'A journey drawn on paper',
      blocks: [
        'A graph of position against time is a diary of a journey. Time runs along the bottom, position runs up the side, and every point says where the body was at that moment. It is not a picture of the road. A line that climbs is no hill; it means that the body is getting further from the start.',
        'Here is the diary of a cyclist on a straight road, read off every ten seconds.',
        {
          table: [
            ['Time (s)', '0', '10', '20', '30', '40', '50'],
            ['Position (m)', '0', '40', '80', '80', '80', '0'],
          ],
        },
        'Draw it on squared paper before you read on. You should get three straight pieces.',
        {
          list: [
            'From 0 s to 20 s the line climbs. The cyclist moves away at a steady 80 m ÷ 20 s = 4 m/s.',
            'From 20 s to 40 s the line is flat. Time passes, the position stays the same, so the cyclist is resting.',
            'From 40 s to 50 s the line falls. The cyclist comes home at (0 − 80) m ÷ 10 s = −8 m/s. The minus sign means that she rides back towards the start.',
          ],
        },
        'What you have just worked out is the slope of each piece: the rise divided by the run. The slope of a position graph is the velocity. A steep line means fast, a flat line means at rest, a falling line means backward. If the line is curved, the velocity is changing, and the slope at a point tells you the velocity at that instant.',
        {
          box: 'Try it',
          lines: [
            '3. For the cyclist above, find the total distance, the average speed and the average velocity over the 50 s.',
          ],
        },
      ],
    },
    {
      title: 'Acceleration',
      blocks: [
        'Stand in a bus as it starts and you feel pushed back. Stand in it as it brakes and you fall forward. While it runs at a steady 15 m/s on a smooth, straight road you feel almost nothing. Your body does not notice velocity. It notices a change of velocity.',
        'Acceleration tells how quickly the velocity changes. If a body has velocity u at first and velocity v after a time t, then',
        'a = (v − u) ÷ t',
        'The top is in m/s and the bottom in s, so acceleration is measured in metres per second, per second, written m/s². An acceleration of 2 m/s² means that in every second the velocity grows by 2 m/s.',
        {
          box: 'Worked example: the rickshaw brakes',
          lines: [
            'A rickshaw moving at 6 m/s brakes steadily and stops in 3 s.',
            'u = +6 m/s, v = 0 m/s, t = 3 s.',
            'a = (0 − 6) m/s ÷ 3 s = −2 m/s².',
            'The minus sign says that the acceleration points against the motion.',
          ],
        },
        'Be careful with the word negative. A minus sign does not always mean slowing down. It means that the acceleration points in the direction we have called minus. A stone that has been dropped, with up taken as plus, has a negative velocity and a negative acceleration, and it goes faster and faster. The safe rule is this: when velocity and acceleration have the same sign, the body speeds up; when the signs differ, it slows down.',
        'There is one more case. A boy on a merry-go-round moves at a steady speed, but his direction turns all the time. Velocity includes direction, so his velocity is changing, and he is accelerating.',
      ],
    },
    {
      title: 'The graph with two secrets',
      blocks: [
        'Now put velocity on the side of the graph instead of position. Always read the label on the axis first. A flat line no longer means rest. It means a steady velocity.',
        'A velocity graph holds two secrets. Its slope is the acceleration, because the slope is the change of velocity divided by the time. And the area between the line and the time axis is the displacement. You can see why in the simplest case: a body moving at a steady 5 m/s for 4 s makes a rectangle 5 tall and 4 wide. The area is 5 × 4 = 20, and the body has indeed gone 20 m.',
        {
          box: 'Worked example: from stop to stop',
          lines: [
            'A bus starts from rest and reaches 12 m/s in 6 s. It keeps this velocity for 20 s, then brakes to rest in 4 s.',
            'Slopes: first 12 ÷ 6 = 2 m/s²; then 0; then −12 ÷ 4 = −3 m/s².',
            'First area, a triangle: ½ × 6 × 12 = 36 m.',
            'Second area, a rectangle: 20 × 12 = 240 m.',
            'Third area, a triangle: ½ × 4 × 12 = 24 m.',
            'Displacement = 36 + 240 + 24 = 300 m, in 6 + 20 + 4 = 30 s.',
            'Average velocity = 300 m ÷ 30 s = 10 m/s.',
          ],
        },
        'The average is not the middle of 0 and 12. The bus spent most of its time at full speed, so the average lies nearer to 12. You may take the middle value, (u + v) ÷ 2, only when the acceleration is steady for the whole time.',
        {
          box: 'Try it',
          lines: [
            '4. Draw the velocity graph of the braking rickshaw and find from its area how far it goes before it stops.',
          ],
        },
      ],
    },
    {
      title: 'Four equations from one graph',
      blocks: [
        'When the acceleration is steady, the velocity graph is one straight line from u to v. Its slope gives the first equation, its area the second, and the two together give the rest.',
        {
          table: [
            ['Equation', 'Leaves out'],
            ['v = u + at', 's'],
            ['s = ½(u + v)t', 'a'],
            ['s = ut + ½at²', 'v'],
            ['v² = u² + 2as', 't'],
          ],
        },
        'Each equation leaves out one of the five letters u, v, a, s and t, so you never have to guess which to use.',
        {
          steps: [
            'Choose the plus direction and write it down.',
            'List the five letters. Fill in what you are told, with sign and unit. Put a question mark beside the one you want.',
            'Find the letter that is neither told nor wanted. Use the equation that leaves it out.',
            'Put the numbers in, keep the units, and ask whether the answer makes sense.',
          ],
        },
        {
          box: 'Worked example: the goat on the road',
          lines: [
            'A motorcycle is moving at 20 m/s when the rider sees a goat 45 m ahead. The brakes give a steady −5 m/s². Does it stop in time?',
            'Forward is plus. u = 20 m/s, v = 0, a = −5 m/s², s = ?. The time is neither told nor wanted.',
            'v² = u² + 2as → 0 = 400 − 10s → s = 40 m.',
            'It stops 5 m before the goat, if the rider brakes at once.',
            'If the rider needs 0.5 s to react, the motorcycle first goes 20 × 0.5 = 10 m, and the total is 50 m. The goat had better jump.',
          ],
        },
        'These equations hold only while the acceleration is steady. If a journey has several parts, like that of the bus in chapter 5, use them on one part at a time.',
      ],
    },
    {
      title: 'A ball thrown off a roof',
      blocks: [
        'Drop a stone and a crumpled ball of paper together. They land at nearly the same moment. Without air they would land at exactly the same moment, because near the ground gravity gives every body the same downward acceleration. We call it g. Its value is about 9.8 m/s². In this chapter we take 10 m/s² to keep the arithmetic short; in an examination use 9.8 unless the paper tells you otherwise.',
        'The four equations work for falling bodies too. Take up as plus, and the acceleration is a = −10 m/s² on the way up, at the top and on the way down. It never changes its sign, because gravity always pulls down.',
        {
          box: 'Worked example: up first, then down',
          lines: [
            'From the edge of a roof 10 m high a ball is thrown straight up at 5 m/s. It misses the roof on its way back.',
            'How high does it rise? At the top v = 0. So 0 = 5² + 2 × (−10) × s → s = 25 ÷ 20 = 1.25 m above the roof.',
            'When does it hit the ground? The ground is 10 m below the start, so s = −10 m.',
            '−10 = 5t + ½ × (−10) × t² → t² − t − 2 = 0 → (t − 2)(t + 1) = 0.',
            't = 2 s. The other answer, −1 s, lies before the throw and is thrown away.',
            'How fast does it land? v = 5 + (−10) × 2 = −15 m/s, that is, 15 m/s downward.',
          ],
        },
        'Follow the ball in your mind. It leaves at +5 m/s, stops for an instant after half a second, passes the edge of the roof again after one second at −5 m/s, and reaches the ground after two. At the top its velocity is zero, but its acceleration is not. Otherwise the ball would stay up there for ever.',
        {
          box: 'Try it',
          lines: [
            '5. A mango falls from rest and lands after 0.8 s. Take g = 10 m/s². How high was it, and how fast did it land?',
          ],
        },
      ],
    },
    {
      title: 'Mistakes that cost marks',
      blocks: [
        'Most lost marks in this topic come from a few small habits. Here is how each one happens.',
        {
          list: [
            'Mixed units. A question gives km/h and seconds together. Change every number to metres and seconds before you start.',
            'Distance written for displacement. The question says how far from the start, but the answer adds up the whole path. Underline the words of the question.',
            'Braking with a plus sign. The number in the question has no sign, so it is copied without one. If the body slows down, velocity and acceleration must have opposite signs.',
            'Changing the plus direction halfway. A ball goes up and then down, and the signs are turned round at the top. Choose once, and keep it.',
            'Reading the wrong graph. A flat line means rest on a position graph, but steady motion on a velocity graph.',
            'A forgotten square. In v² = u² + 2as, the answer is v² until you take the root.',
            'A number without a unit. Write 40 m, never 40.',
          ],
        },
        {
          box: 'Last problem',
          lines: [
            '6. A train moving at 72 km/h slows steadily to 36 km/h over 300 m. Find its acceleration and the time taken.',
          ],
        },
        {
          box: 'Answers',
          lines: [
            '1. 21 m; 3 m upward.',
            '2. No. The straight line is the shortest way between two points.',
            '3. 160 m; 160 ÷ 50 = 3.2 m/s; 0 m/s, because she is back at the start.',
            '4. A triangle: ½ × 3 × 6 = 9 m.',
            '5. s = ½ × 10 × 0.8² = 3.2 m; v = 10 × 0.8 = 8 m/s downward.',
            '6. u = 20 m/s, v = 10 m/s. From 100 = 400 + 600a, a = −0.5 m/s². Then t = (10 − 20) ÷ (−0.5) = 20 s.',
          ],
        },
      ],
    },
  ],
}
