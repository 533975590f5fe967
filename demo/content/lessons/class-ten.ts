import type { DemoCurriculum } from './types.ts'

export const classTen: DemoCurriculum[] = [
  {
    course: 'Physics Ten: Waves, Light and Electricity',
    sections: [
      {
        title: 'Waves and Sound',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: the moving particles that pass a sound along',
            clip: 'particles',
            free: true,
          },
          {
            kind: 'text',
            title: 'What travels in a wave?',
            free: true,
            body: `Tie a ribbon to the middle of a long rope, fix one end to a tree and shake the other end. A hump runs along the rope to the tree. But look at the ribbon: it only goes up and down. It does not travel to the tree. In a wave **energy travels, matter does not**.

## Two kinds

In a **transverse wave** the particles move at right angles to the direction of the wave: a rope, the surface of water, light. In a **longitudinal wave** they move to and fro along the same line: sound, or a pushed spring. In a longitudinal wave there are crowded places, the *compressions*, and thin places, the *rarefactions*.

| Word | Meaning | Unit |
| --- | --- | --- |
| amplitude | greatest distance from the resting place | m |
| wavelength, $\\lambda$ | from crest to next crest | m |
| frequency, $f$ | waves per second | Hz |
| period, $T$ | time for one wave | s |
| speed, $v$ | distance the wave travels per second | m/s |

Frequency and period are partners: $f = \\frac{1}{T}$.

## The wave equation

In one period the wave moves forward by exactly one wavelength. Speed is distance divided by time, so

$$v = \\frac{\\lambda}{T} = f\\lambda$$

**Example.** A float on a pond bobs up and down 30 times in a minute, and the crests are 1.2 m apart. How fast are the waves?

Known: $f = \\frac{30}{60} = 0.5$ Hz and $\\lambda = 1.2$ m. Then $v = 0.5 \\times 1.2 = 0.6$ m/s. A leaf 3 m away begins to move after $\\frac{3}{0.6} = 5$ seconds.

## A common trap

If you shake the rope faster, does the wave run faster? No. The speed depends on the rope: how tight and how heavy it is. A higher frequency gives a *shorter wavelength* at the same speed. In the same way a flute and a drum played together reach the back row at the same moment. If high notes travelled faster, music would fall apart at a distance.

## Tasks

1. A sound of 680 Hz travels at 340 m/s. Find its wavelength and period.
2. A wave moves from deep to shallow water and slows down. Its frequency stays the same. What happens to its wavelength?
3. Say for each whether it is transverse or longitudinal: light, sound, a wave of people standing up in a stadium.

**Answers:** 1. 0.5 m; about 0.0015 s. 2. It becomes shorter. 3. Transverse, longitudinal, transverse.`,
          },
          {
            kind: 'text',
            title: 'Echo: a ruler made of sound',
            body: `Clap your hands in front of a large wall, some distance away. A moment later the wall claps back. An **echo** is sound reflected to the listener, late enough to be heard separately.

## How far must the wall be?

Our ear keeps the impression of a short sound for about 0.1 s. The echo must come later than that. On an ordinary day sound travels about 340 m in one second, so in 0.1 s it covers 34 m. But it has to go to the wall *and* back. The wall must be at least half of 34 m away:

$$d = \\frac{vt}{2} = \\frac{340 \\times 0.1}{2} = 17 \\text{ m}$$

Forgetting to divide by two is the classic mistake. Draw the path with two arrows every time.

**Example 1.** A boy shouts towards a cliff and hears the echo after 1.5 s. The cliff is $\\frac{340 \\times 1.5}{2} = 255$ m away.

**Example 2.** A ship sends a pulse to the sea bed and receives it after 0.8 s. Sound in sea water travels about 1500 m/s. The depth is $\\frac{1500 \\times 0.8}{2} = 600$ m.

## Speed depends on the medium

| Medium | Speed, about |
| --- | --- |
| air at 0 °C | 332 m/s |
| air at 20 °C | 343 m/s |
| water | 1480 m/s |
| steel | over 5000 m/s |

In air the speed grows by about 0.6 m/s for every degree. There is no sound in empty space, because there are no particles to pass it on.

## What we hear, and what we do not

Humans hear roughly 20 Hz to 20 000 Hz. Sound above that range is **ultrasound**. Bats find moths with its echo, doctors look at an unborn child with it, and engineers find cracks in metal. Sound below 20 Hz is **infrasound**; elephants use it to call over several kilometres.

**Pitch** depends on frequency, **loudness** on amplitude. A mosquito hums at a high pitch but softly; a bull bellows at a low pitch but loudly.

## Tasks

1. You see lightning and hear the thunder 6 s later. About how far away was it? (Here the sound travels only one way.)
2. Someone stands 85 m from a wall. After how long is the echo heard?
3. Why is there hardly any echo in a room full of curtains?

**Answers:** 1. $340 \\times 6 = 2040$ m, about 2 km. 2. 0.5 s. 3. Soft cloth absorbs sound instead of reflecting it.`,
          },
          { kind: 'audio', title: 'Listen: a study plan for the months before the examination', clip: 'study-plan' },
        ],
      },
      {
        title: 'Light and Lens Problems',
        lessons: [
          {
            kind: 'text',
            title: 'Three rays that find every image',
            body: `Light leaves each point of an object in all directions. To find the image of that point we need only *two* rays whose path we know. For a **concave mirror** with pole P, focus F and centre of curvature C, three rays are easy.

1. A ray parallel to the axis is reflected through F.
2. A ray through F is reflected parallel to the axis.
3. A ray through C comes back along its own path.

Draw any two with a sharp pencil and a ruler. Where they cross, the image lies.

| Object | Image in a concave mirror |
| --- | --- |
| beyond C | between F and C, upside down, smaller, real |
| at C | at C, upside down, same size, real |
| between C and F | beyond C, upside down, larger, real |
| between F and P | behind the mirror, upright, larger, virtual |

The last line is the shaving mirror. A **convex mirror** always gives an upright, smaller, virtual image. It shows a wide field, so drivers use it to see the road behind.

A **real** image can be caught on paper; a **virtual** one cannot, because the rays only seem to come from there.

## The formula

With distance of object $u$, image $v$ and focal length $f$ (real distances positive, virtual ones negative):

$$\\frac{1}{u} + \\frac{1}{v} = \\frac{1}{f}$$

**Example.** An object stands 30 cm in front of a concave mirror with focal length 20 cm.

$$\\frac{1}{v} = \\frac{1}{20} - \\frac{1}{30} = \\frac{3 - 2}{60} = \\frac{1}{60}$$

So $v = 60$ cm: the image is real. Its size compared with the object is $\\frac{v}{u} = \\frac{60}{30} = 2$, twice as large. The table agrees: 30 cm lies between F (20 cm) and C (40 cm).

Always do both, drawing and calculation. If they disagree, one of them is wrong, and you have found your mistake before the examiner does.

## Tasks

1. Where must an object stand so that a concave mirror with $f = 15$ cm gives an image of the same size?
2. An object stands 10 cm in front of a mirror with $f = 20$ cm (concave). Find $v$ and describe the image.
3. Why does a dentist choose a concave mirror?

**Answers:** 1. At C, 30 cm from the mirror. 2. $v = -20$ cm: virtual, upright, twice as large. 3. Held closer than F it shows the tooth enlarged and upright.`,
          },
          {
            kind: 'text',
            title: 'Bending light: from a coin in a cup to the eye',
            body: `Put a coin in an empty cup and step back until the edge just hides it. Let a friend pour in water slowly. The coin appears! Light bends as it leaves the water; this is **refraction**. It happens because light is slower in water than in air.

## Snell's law

$$\\frac{\\sin i}{\\sin r} = n$$

Here $i$ is the angle in air and $r$ the angle in the material, both measured from the *normal*, the line at right angles to the surface. The number $n$ is the **refractive index**: about 1.33 for water and 1.5 for glass. Going into a denser medium, light bends towards the normal; coming out, away from it.

## Total internal reflection

When light goes from glass to air and the angle inside grows, the ray outside bends more and more, until it runs along the surface. The angle inside is then the **critical angle** $c$:

$$\\sin c = \\frac{1}{n}$$

For glass with $n = 1.5$, $\\sin c = 0.667$ and $c$ is about 42 degrees. Beyond that angle no light gets out: all of it is reflected. Optical fibres carry internet data in this way, and a diamond sparkles because its critical angle is only about 24 degrees.

## Lenses and their power

A convex lens brings parallel rays together at its focus; a concave lens spreads them. The **power** in dioptres is $P = \\frac{1}{f}$, with $f$ in *metres*. A convex lens of 25 cm has $\\frac{1}{0.25} = +4$ D. For a concave lens the power is negative.

| Defect | What happens | Lens |
| --- | --- | --- |
| short sight | image of far things falls in front of the retina | concave (minus) |
| long sight | image of near things would fall behind the retina | convex (plus) |

The healthy eye changes the thickness of its lens to focus. This is **accommodation**. The nearest clear point of a young adult is about 25 cm.

## Tasks

1. A spectacle lens has a power of −2 D. Which kind is it, and what is its focal length?
2. Find the speed of light in glass with $n = 1.5$. (In air: $3 \\times 10^8$ m/s.)
3. Can total internal reflection happen when light goes from air into water?

**Answers:** 1. Concave, 50 cm. 2. $2 \\times 10^8$ m/s. 3. No, only from the denser to the rarer medium.`,
          },
          { kind: 'video', title: 'Watch: draw a ray diagram, check it, draw it better', clip: 'practice-loop' },
        ],
      },
      {
        title: 'Electricity and Magnetism',
        lessons: [
          {
            kind: 'text',
            title: 'Series, parallel and the wiring of a house',
            body: `Take a battery and two equal bulbs. Connect them one after the other: both glow weakly, and if one is unscrewed, the other goes out. This is **series**. Now give each bulb its own path to the battery: both glow brightly, and each works alone. This is **parallel**.

## Ohm's law

At constant temperature the current through a conductor is proportional to the voltage across it:

$$V = IR$$

| | Series | Parallel |
| --- | --- | --- |
| current | same everywhere | divides among the branches |
| voltage | divides | same across each branch |
| total resistance | $R = R_1 + R_2$ | $\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}$ |

In parallel the total is *smaller* than the smallest branch. More doors let more people through.

## A mixed circuit

Resistors of 6 Ω and 3 Ω are in parallel, and a 4 Ω resistor is in series with the pair. The battery gives 12 V. Find the current in each.

1. The pair: $\\frac{1}{R} = \\frac{1}{6} + \\frac{1}{3} = \\frac{1}{2}$, so 2 Ω.
2. The whole circuit: $2 + 4 = 6$ Ω.
3. Total current: $I = \\frac{12}{6} = 2$ A. This flows through the 4 Ω resistor.
4. Voltage across the pair: $2 \\times 2 = 4$ V.
5. Branches: $\\frac{4}{6} = 0.67$ A and $\\frac{4}{3} = 1.33$ A. Together 2 A, as they should be.

## Power and the bill

$P = VI$. A fan of 66 W on 220 V takes 0.3 A. Energy is counted in kilowatt hours: a fan of 66 W running 10 hours a day for 30 days uses $0.066 \\times 300 = 19.8$ units.

## Safety at home

All sockets are in parallel, so each gets 220 V. The **fuse** or circuit breaker sits in the live wire and cuts off too large a current. The **earth wire** leads the current away if a metal case becomes live. Never repair a socket yourself, never touch a switch with wet hands, and do all experiments with small batteries only.

## Tasks

1. Three resistors of 6 Ω each: what are the largest and the smallest total you can make?
2. An iron of 1100 W is used on 220 V. Which fuse fits: 3 A, 6 A or 13 A?

**Answers:** 1. 18 Ω in series, 2 Ω in parallel. 2. The current is 5 A, so 6 A.`,
          },
          {
            kind: 'text',
            title: 'Motor, generator and transformer',
            body: `In 1820 Hans Christian Ørsted noticed that a compass needle turned when a current was switched on nearby. Electricity makes magnetism. Eleven years later Michael Faraday showed the opposite: a changing magnetic field makes electricity. Nearly every machine in your home rests on these two discoveries.

## Current makes a field

Round a straight wire the field forms circles. Grip the wire with your right hand, thumb along the current: the fingers show the field. Wind the wire into a coil, a **solenoid**, and it behaves like a bar magnet. With an iron core it becomes a strong **electromagnet**, which can be switched off, unlike a steel magnet.

## The motor

A wire carrying current in a magnetic field feels a force. In a coil the two sides are pushed in opposite directions, so the coil turns. After half a turn the force would push it back, but the **commutator** swaps the current, and the coil keeps turning.

## The generator

Turn the same coil by hand, wind or steam, and a voltage appears in it. Nothing must be connected to a battery: motion goes in, electricity comes out.

| Machine | In | Out |
| --- | --- | --- |
| motor | electrical energy | motion |
| generator | motion | electrical energy |
| transformer | alternating voltage | higher or lower alternating voltage |

## The transformer

Two coils share one iron core. The alternating current in the first makes a changing field, and this induces a voltage in the second:

$$\\frac{V_s}{V_p} = \\frac{n_s}{n_p}$$

**Example.** A charger must bring 220 V down to 11 V. The primary coil has 1000 turns. The secondary needs $1000 \\times \\frac{11}{220} = 50$ turns.

With a steady current the field does not change, so a transformer does not work with a battery.

Power stations send electricity at a very high voltage. For the same power the current is then small, and the loss in the wires, $I^2R$, is much smaller: a tenth of the current means only a hundredth of the loss.

## Tasks

1. How can an electromagnet be made stronger? Give three ways.
2. A transformer has 200 primary and 800 secondary turns. The input is 60 V. Find the output, and say whether it steps up or down.
3. What goes in and what comes out of a bicycle dynamo?

**Answers:** 1. More turns, more current, an iron core. 2. 240 V, up. 3. Motion in, electricity out.`,
          },
        ],
      },
    ],
  },
  {
    course: 'দশম শ্রেণির রসায়ন: মোল, বিক্রিয়া ও শক্তি',
    sections: [
      {
        title: 'মোলের ধারণা ও রাসায়নিক গণনা',
        lessons: [
          {
            kind: 'text',
            title: 'মোল: রসায়নের ডজন',
            free: true,
            body: `১২টি কলায় এক ডজন, ৫০০ তা কাগজে এক রিম। পরমাণু এত ছোট যে ডজনে গুনে লাভ নেই; রসায়নবিদ গোনেন **মোলে**। এক মোল মানে $6.02 \\times 10^{23}$টি কণা। এই সংখ্যার নাম অ্যাভোগাড্রো সংখ্যা।

সংখ্যাটি কত বড়? এক মোল চালের দানা সারা পৃথিবীর সব মানুষ মিলেও গুনে শেষ করতে পারবে না। অথচ এক মোল পানি মাত্র কয়েক চামচ।

মজার ব্যাপার, এক মোল পদার্থের ভর গ্রামে ঠিক ততটাই, যতটা তার আপেক্ষিক আণবিক ভর।

| পদার্থ | আণবিক ভর | এক মোলের ভর |
| --- | --- | --- |
| কার্বন (C) | ১২ | ১২ গ্রাম |
| পানি (H₂O) | ১৮ | ১৮ গ্রাম |
| কার্বন ডাই-অক্সাইড (CO₂) | ৪৪ | ৪৪ গ্রাম |

প্রমাণ অবস্থায় (০ °C, ১ বায়ুচাপ) যেকোনো গ্যাসের এক মোলের আয়তন ২২.৪ লিটার।

## তিনটি সেতু

$$n = \\frac{m}{M}, \\qquad N = n \\times 6.02 \\times 10^{23}, \\qquad V = n \\times 22.4$$

যা-ই দেওয়া থাক, আগে মোলে নাও, তারপর যেখানে যেতে হয় সেখানে যাও। এই অভ্যাসে অর্ধেক ভুল কমে যায়।

**উদাহরণ।** ১১ গ্রাম কার্বন ডাই-অক্সাইডে কত মোল, কয়টি অণু, প্রমাণ অবস্থায় কত লিটার? মোল $\\frac{11}{44} = 0.25$। অণু $0.25 \\times 6.02 \\times 10^{23} = 1.505 \\times 10^{23}$টি। আয়তন $0.25 \\times 22.4 = 5.6$ লিটার।

**নিজে করো:** ৯ গ্রাম পানিতে কয়টি অণু আছে? **উত্তর:** ০.৫ মোল, অর্থাৎ $3.01 \\times 10^{23}$টি।`,
          },
          {
            kind: 'text',
            title: 'শতকরা সংযুতি থেকে সংকেত',
            body: `একটি অজানা যৌগ বিশ্লেষণ করে পাওয়া গেল কার্বন ৪০%, হাইড্রোজেন ৬.৬৭%, অক্সিজেন ৫৩.৩৩%। যৌগটির সংকেত কী? গোয়েন্দার মতো ধাপে ধাপে এগোই।

ধরি, যৌগ আছে ১০০ গ্রাম। তাহলে শতকরা সংখ্যাগুলোই গ্রাম হয়ে যায়।

| মৌল | ভর (গ্রাম) | পারমাণবিক ভর | মোল | ক্ষুদ্রতম দিয়ে ভাগ |
| --- | --- | --- | --- | --- |
| C | ৪০ | ১২ | ৩.৩৩ | ১ |
| H | ৬.৬৭ | ১ | ৬.৬৭ | ২ |
| O | ৫৩.৩৩ | ১৬ | ৩.৩৩ | ১ |

তাই **স্থূল সংকেত** CH₂O। এটি বলে পরমাণুর অনুপাত কত, আসল সংখ্যা নয়।

## আণবিক সংকেত

আসল সংখ্যা জানতে আণবিক ভর লাগে। ধরো, তা ১৮০। CH₂O-এর ভর $12 + 2 + 16 = 30$। তাহলে

$$n = \\frac{180}{30} = 6$$

আণবিক সংকেত $(\\text{CH}_2\\text{O})_6$, অর্থাৎ C₆H₁₂O₆, আমাদের চেনা গ্লুকোজ। আণবিক ভর ৬০ হলে n হতো ২, সংকেত C₂H₄O₂, যা ভিনেগারের এসিড। স্থূল সংকেত এক হলেও পদার্থ দুটি একেবারে আলাদা।

**সাবধানতা:** ভাগফল ১.৫ এলে তাকে ২ ধরে নেবে না; সব কটিকে ২ দিয়ে গুণ করবে। যেমন ১ : ১.৫ মানে ২ : ৩।

সংকেত জানা থাকলে উল্টো পথেও যাওয়া যায়: মৌলের মোট ভরকে আণবিক ভর দিয়ে ভাগ করে ১০০ দিয়ে গুণ করলেই শতকরা সংযুতি।

**নিজে করো:** পানিতে হাইড্রোজেনের শতকরা সংযুতি কত? **উত্তর:** $\\frac{2}{18} \\times 100 = 11.11$ শতাংশ।`,
          },
        ],
      },
      {
        title: 'বিক্রিয়া ও শক্তি',
        lessons: [
          { kind: 'video', title: 'দেখো: বিক্রিয়ার পেছনে কণার চলাচল', clip: 'particles' },
          {
            kind: 'text',
            title: 'ইলেকট্রন দেওয়া-নেওয়া: জারণ, বিজারণ ও কোষ',
            body: `লোহায় মরিচা ধরা, মোবাইলের ব্যাটারি চলা, গাছে খাদ্য তৈরি হওয়া, সবখানেই ইলেকট্রন হাত বদলায়।

- **জারণ:** ইলেকট্রন ত্যাগ, জারণ সংখ্যা বাড়ে।
- **বিজারণ:** ইলেকট্রন গ্রহণ, জারণ সংখ্যা কমে।

একজন না দিলে আরেকজন নিতে পারে না, তাই দুটি সব সময় একসঙ্গে ঘটে।

## জারণ সংখ্যার নিয়ম

মৌলের জারণ সংখ্যা ০, যৌগে H সাধারণত +১, O সাধারণত −২, আর যৌগের মোট শূন্য। $\\text{KMnO}_4$-এ Mn কত? $1 + x + 4 \\times (-2) = 0$, তাই $x = +7$।

## গ্যালভানিক কোষ

জিংক ও কপার দণ্ড তাদের লবণের দ্রবণে ডুবিয়ে লবণ সেতু ও তারে জুড়লে বিদ্যুৎ পাওয়া যায়।

$$\\text{Zn} + \\text{Cu}^{2+} \\rightarrow \\text{Zn}^{2+} + \\text{Cu}$$

| বিষয় | গ্যালভানিক কোষ | তড়িৎ বিশ্লেষণ কোষ |
| --- | --- | --- |
| শক্তির রূপান্তর | রাসায়নিক থেকে তড়িৎ | তড়িৎ থেকে রাসায়নিক |
| বিক্রিয়া | স্বতঃস্ফূর্ত | বাইরের ব্যাটারি লাগে |
| অ্যানোড | ঋণাত্মক | ধনাত্মক |
| অ্যানোডে যা ঘটে | জারণ | জারণ |

শেষ সারিটি খেয়াল করো: চিহ্ন বদলালেও অ্যানোডে সব সময় জারণ, ক্যাথোডে সব সময় বিজারণ।

ব্যবহারের পর ব্যাটারি যেখানে-সেখানে ফেললে ভারী ধাতু মাটি ও পানিতে মেশে, তাই আলাদা করে জমা দেওয়া উচিত।

**নিজে করো:** $\\text{H}_2\\text{SO}_4$-এ S-এর জারণ সংখ্যা কত? **উত্তর:** $2 + x - 8 = 0$, তাই +৬।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Human Biology and Heredity for Class Ten',
    sections: [
      {
        title: 'Transport and Exchange',
        lessons: [
          { kind: 'video', title: 'Watch: inside a plant cell, where osmosis begins', clip: 'living-cell', free: true },
          {
            kind: 'text',
            title: 'The heart: two pumps in one',
            body: `Make a fist. Your heart is about that size, and it beats some hundred thousand times a day. It is really two pumps side by side.

Follow one drop of blood:

1. Blood with little oxygen arrives from the body in the **right atrium**.
2. It passes through the tricuspid valve to the **right ventricle**.
3. The pulmonary artery takes it to the lungs, where it picks up oxygen.
4. The pulmonary veins bring it to the **left atrium**.
5. Through the bicuspid valve it enters the **left ventricle**.
6. The aorta carries it to the whole body.

The wall of the left ventricle is the thickest, because it pushes blood to the toes and the brain. The valves are doors that open one way only; their closing makes the *lub-dub* the doctor hears.

| Vessel | Direction | Wall |
| --- | --- | --- |
| artery | away from the heart | thick, elastic |
| vein | to the heart | thin, with valves |
| capillary | between them | one cell thick |

When the vessels become narrow and stiff, the heart must press harder: **high blood pressure**. Little salt, no tobacco, exercise and regular checks protect it.

**Question:** arteries usually carry blood rich in oxygen. Which one does not? **Answer:** the pulmonary artery, which takes blood to the lungs.`,
          },
          {
            kind: 'text',
            title: 'The nephron: a million tiny filters',
            body: `Each kidney holds about a million **nephrons**. All your blood passes through them many times a day, yet you produce only one or two litres of urine. How?

**Step 1: filtering.** Blood enters a knot of capillaries, the *glomerulus*, under high pressure. Water, glucose, salts and urea are squeezed into a cup, *Bowman's capsule*. Blood cells and large proteins are too big and stay behind.

**Step 2: taking back.** The filtrate runs along a winding tube. All the glucose and most of the water and salts return to the blood. A hormone decides how much water: on a hot day more is kept, and urine becomes dark and little.

**Step 3: adding.** The tube wall pushes some further wastes into the fluid.

What is left is **urine**: mostly water, with urea and salts.

| Substance | In the blood | In the filtrate | In the urine |
| --- | --- | --- | --- |
| protein | yes | no | no |
| glucose | yes | yes | no |
| urea | yes | yes | yes, much |

This table helps doctors. Protein in the urine points to damaged filters; glucose may point to diabetes. Drinking enough water lowers the danger of **kidney stones**. If both kidneys fail, a machine can clean the blood: this is *dialysis*.

**Draw** a nephron from memory and label five parts.`,
          },
        ],
      },
      {
        title: 'Coordination and Heredity',
        lessons: [
          {
            kind: 'text',
            title: 'Coins, crosses and family likeness',
            body: `Why do two parents with free earlobes sometimes have a child whose lobes are attached? To see how such things can happen, let us use a simple pea plant instead; many human traits depend on several genes at once.

In peas, one gene decides the height. The form T gives tall plants, t gives short ones. Each plant has two copies. T is **dominant**: one T is enough to be tall. The form t is **recessive**: it shows only as tt.

Cross two plants Tt. Each parent passes on one copy by chance.

| | T | t |
| --- | --- | --- |
| **T** | TT | Tt |
| **t** | Tt | tt |

Three boxes are tall, one is short: the famous 3 : 1 of Gregor Mendel. Two tall parents can have a short child because both carried a hidden t.

## Try it with coins

Take two coins, heads for T and tails for t. Toss both forty times and count. You will get about ten tt, but rarely exactly ten. Chance gives proportions in large numbers, not promises for four children.

A child's sex is decided in a similar way: the mother always gives an X, the father an X or a Y. So it is the father's cell, by pure chance, and nobody's fault or merit.

**Task:** cross Tt with tt. **Answer:** half tall (Tt), half short (tt).`,
          },
        ],
      },
    ],
  },
  {
    course: 'উচ্চতর গণিত: বহুপদী, ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি',
    sections: [
      {
        title: 'ফাংশন ও বহুপদী',
        lessons: [
          {
            kind: 'text',
            title: 'এক-এক ফাংশন ও তার বিপরীত',
            free: true,
            body: `শ্রেণিকক্ষে প্রত্যেক শিক্ষার্থীর একটি রোল নম্বর আছে, আর কোনো দুজনের রোল এক নয়। এমন সম্পর্ক, যেখানে আলাদা ইনপুটের আউটপুটও আলাদা, তাকে বলে **এক-এক ফাংশন**। জন্মমাসের কথা ভাবো: প্রত্যেকের একটিই জন্মমাস, তাই এটি ফাংশন; কিন্তু অনেকের মাস এক, তাই এক-এক নয়।

## লেখচিত্রে পরীক্ষা

যেকোনো আনুভূমিক রেখা লেখচিত্রকে একবারের বেশি না কাটলে ফাংশনটি এক-এক। $f(x) = 2x + 3$ একটি সরলরেখা, প্রতিটি আনুভূমিক রেখা একবারই কাটে। কিন্তু $g(x) = x^2$-কে $y = 4$ রেখা দুবার কাটে, কারণ $g(2) = g(-2) = 4$।

$g$-এর ডোমেন শুধু $x \\ge 0$ নিলে সেটি এক-এক হয়ে যায়। অর্থাৎ ডোমেন বদলালে ফাংশনের স্বভাবও বদলায়।

## বিপরীত ফাংশন

এক-এক ও সার্বিক ফাংশনের কাজ উল্টে দেওয়া যায়। তিন ধাপে $f(x) = \\frac{x + 1}{x - 2}$-এর বিপরীত বের করি।

১. লিখি $y = \\frac{x + 1}{x - 2}$।

২. $x$-এর জন্য সমাধান করি: $xy - 2y = x + 1$, তাই $x(y - 1) = 2y + 1$।

৩. অতএব $f^{-1}(x) = \\frac{2x + 1}{x - 1}$, যেখানে $x \\ne 1$।

**যাচাই:** $f(3) = 4$ এবং $f^{-1}(4) = \\frac{9}{3} = 3$। কাজটি সত্যিই উল্টে গেছে। লক্ষ করো, $f$-এর ডোমেনে ২ নেই, রেঞ্জে ১ নেই; বিপরীতে দুটি জায়গা বদল করেছে।

**নিজে করো:** $f(x) = 3x - 5$-এর বিপরীত ফাংশন কী? **উত্তর:** $f^{-1}(x) = \\frac{x + 5}{3}$।`,
          },
          {
            kind: 'text',
            title: 'ভাগশেষ উপপাদ্য: ভাগ না করেই ভাগশেষ',
            body: `১৭-কে ৫ দিয়ে ভাগ করলে $17=5 \\times 3+2$। বহুপদীতেও একই কথা: $P(x)$-কে $x - a$ দিয়ে ভাগ করলে

$$P(x)=(x - a)Q(x)+R$$

এখানে ভাজক এক ঘাতের, তাই ভাগশেষ $R$ একটি ধ্রুবক। দুই পাশে $x = a$ বসাও। প্রথম অংশ শূন্য হয়ে যায়, থাকে $P(a) = R$। এটিই **ভাগশেষ উপপাদ্য**। আর $P(a) = 0$ হলে ভাগশেষ নেই, অর্থাৎ $x - a$ একটি উৎপাদক; এটি **উৎপাদক উপপাদ্য**।

## প্রয়োগ

**উদাহরণ ১।** $P(x) = x^3 - 4x + 1$-কে $x - 2$ দিয়ে ভাগ করলে ভাগশেষ কত? $P(2) = 8 - 8 + 1 = 1$।

**উদাহরণ ২।** $P(x) = x^3 - 6x^2 + 11x - 6$-এর উৎপাদক বের করি। ধ্রুবপদ −৬, তাই সম্ভাব্য মূল ৬-এর গুণনীয়ক: ±১, ±২, ±৩, ±৬। এলোমেলো সংখ্যা নয়, শুধু এগুলো পরখ করলেই চলে, কারণ সর্বোচ্চ ঘাতের সহগ ১।

প্রথমে ১ বসাই: $1 - 6 + 11 - 6 = 0$। তারপর ২ ও ৩ বসিয়েও শূন্য পাই, নিজে মিলিয়ে দেখো। তিনটি মূল পেয়ে গেছি, ঘাতও তিন। তিন ঘাতের বহুপদীর তিনটির বেশি মূল থাকতে পারে না, তাই খোঁজা শেষ: $P(x) = (x - 1)(x - 2)(x - 3)$।

**উদাহরণ ৩।** $x^3 + kx + 2$ বহুপদীর একটি উৎপাদক $x + 1$ হলে $k$ কত? $x = -1$ বসাই: $-1 - k + 2 = 0$, তাই $k = 1$। চিহ্ন খেয়াল রেখো।

**নিজে করো:** $2x^3 - 3x + 4$-কে $x + 2$ দিয়ে ভাগ করলে ভাগশেষ কত? **উত্তর:** $-16 + 6 + 4 = -6$।`,
          },
        ],
      },
      {
        title: 'ত্রিকোণমিতি ও স্থানাঙ্ক জ্যামিতি',
        lessons: [
          {
            kind: 'text',
            title: 'সুতা দিয়ে রেডিয়ান, ছবি দিয়ে ঢাল',
            body: `একটি বাটির মুখের ব্যাসার্ধের সমান এক টুকরা সুতা কাটো। সুতাটি বাটির কিনার বরাবর বসাও। সুতার দুই প্রান্ত কেন্দ্রে যে কোণ তৈরি করে, তা **এক রেডিয়ান**, প্রায় ৫৭.৩ ডিগ্রি। বাটি ছোট-বড় যা-ই হোক, কোণ একই থাকে, কারণ ব্যাসার্ধ বাড়লে সুতাও সমান অনুপাতে বাড়ে।

পুরো পরিধি $2\\pi r$, অর্থাৎ এমন সুতা বসে $2\\pi$টি। তাই

$$2\\pi \\text{ rad} = 360^\\circ, \\qquad \\pi \\text{ rad} = 180^\\circ$$

চাপের দৈর্ঘ্য তখন সহজেই $s = r\\theta$। ৭ মিটার ব্যাসার্ধের মাঠে $\\frac{\\pi}{3}$ কোণের চাপ $\\frac{7\\pi}{3}$, প্রায় ৭.৩৩ মিটার।

## একটি ছবি থেকে তিনটি উত্তর

A(১, ২), B(৫, ৫) ও C(৫, ২) বিন্দু তিনটি ছক কাগজে বসাও।

- **দূরত্ব:** $AB = \\sqrt{(5-1)^2 + (5-2)^2} = \\sqrt{16 + 9} = 5$
- **ঢাল:** AB-এর ঢাল $m = \\frac{5 - 2}{5 - 1} = \\frac{3}{4}$
- **ক্ষেত্রফল:** AC ও BC পরস্পর লম্ব, তাই $\\frac{1}{2} \\times 4 \\times 3 = 6$ বর্গ একক

ঢাল ও একটি বিন্দু জানলেই রেখার সমীকরণ: $y - 2 = \\frac{3}{4}(x - 1)$, সাজালে $3x - 4y + 5 = 0$। B বসিয়ে যাচাই: $15 - 20 + 5 = 0$।

ঢাল আসলে কোণের ট্যানজেন্ট, $m = \\tan\\theta$। এখানেই ত্রিকোণমিতি আর স্থানাঙ্ক জ্যামিতি হাত মেলায়।

**নিজে করো:** (ক) ১৫০ ডিগ্রি কত রেডিয়ান? (খ) (০, ১) ও (২, ৭) বিন্দুগামী রেখার ঢাল কত? **উত্তর:** (ক) $\\frac{5\\pi}{6}$ (খ) ৩`,
          },
          { kind: 'video', title: 'দেখো: সংখ্যারেখা, স্থানাঙ্ক তলের প্রথম ধাপ', clip: 'number-line' },
        ],
      },
    ],
  },
  {
    course: 'বাংলা দ্বিতীয় পত্র: এসএসসির পূর্ণ প্রস্তুতি',
    sections: [
      {
        title: 'ধ্বনি, শব্দ ও বাক্য',
        lessons: [
          {
            kind: 'text',
            title: 'ধ্বনি পরিবর্তন: কেন ‘স্কুল’ হয় ‘ইস্কুল’',
            free: true,
            body: `মুখের কথা সব সময় সহজ পথ খোঁজে। কঠিন উচ্চারণকে সহজ করতে গিয়ে ধ্বনি আসে, যায়, জায়গা বদলায়। পরীক্ষায় এই পরিবর্তনের নাম চাওয়া হয়; নাম মুখস্থ না করে *কী ঘটল* দেখলেই নাম মনে পড়ে।

| যা ঘটল | উদাহরণ | নাম |
| --- | --- | --- |
| শব্দের শুরুতে স্বর এলো | স্কুল → ইস্কুল | আদি স্বরাগম |
| মাঝে স্বর এলো | রত্ন → রতন | মধ্য স্বরাগম বা বিপ্রকর্ষ |
| শেষে স্বর এলো | বেঞ্চ → বেঞ্চি | অন্ত্য স্বরাগম |
| ই বা উ আগেভাগে উচ্চারিত | আজি → আইজ | অপিনিহিতি |
| দুই ব্যঞ্জন জায়গা বদলাল | রিকশা → রিশকা | ধ্বনি বিপর্যয় |
| দুই ভিন্ন ধ্বনি এক রকম হলো | জন্ম → জম্ম | সমীভবন |
| এক স্বরের প্রভাবে অন্য স্বর বদলাল | দেশি → দিশি | স্বরসঙ্গতি |

## ভুল উত্তর কেন টানে

প্রশ্ন: *‘পিশাচ → পিচাশ’ কিসের উদাহরণ?* বিকল্পে সমীভবন থাকলে অনেকে সেটি বেছে নেয়, কারণ ধ্বনিগুলো কাছাকাছি শোনায়। কিন্তু মিলিয়ে দেখো: শ ও চ কেউ বদলে যায়নি, শুধু জায়গা বদলেছে। তাই ধ্বনি বিপর্যয়।

কৌশল: পুরোনো ও নতুন রূপ ওপর-নিচে লিখে বর্ণ ধরে ধরে মেলাও।

**নিজে করো:** নাম বলো: (ক) গ্রাম → গেরাম (খ) কাঁদনা → কান্না (গ) সাধু → সাউধ। **উত্তর:** (ক) মধ্য স্বরাগম (খ) সমীভবন (গ) অপিনিহিতি।`,
          },
          { kind: 'video', title: 'দেখো: বাক্যের গঠন, কে কী করে', clip: 'sentence' },
        ],
      },
      {
        title: 'লেখার পাতা',
        lessons: [
          {
            kind: 'text',
            title: 'সরল, জটিল ও যৌগিক: অর্থ এক, গঠন তিন',
            body: `একই কথা তিনভাবে বলা যায়।

> সরল: সত্য কথা বলায় মানুষটিকে সবাই বিশ্বাস করে।
>
> জটিল: যেহেতু মানুষটি সত্য কথা বলে, সেহেতু সবাই তাকে বিশ্বাস করে।
>
> যৌগিক: মানুষটি সত্য কথা বলে, তাই সবাই তাকে বিশ্বাস করে।

চেনার জন্য **সমাপিকা ক্রিয়া** গোনো আর জোড়া লাগানোর শব্দ খোঁজো।

| বাক্য | লক্ষণ |
| --- | --- |
| সরল | একটি সমাপিকা ক্রিয়া |
| জটিল | প্রধান ও আশ্রিত খণ্ডবাক্য; *যে-সে, যদি-তবে, যখন-তখন* জোড়া |
| যৌগিক | স্বাধীন বাক্য; *এবং, কিন্তু, অথবা, তাই* দিয়ে যুক্ত |

অসমাপিকা ক্রিয়া গুনতে নেই। *সে ভাত খেয়ে স্কুলে গেল* বাক্যে ‘খেয়ে’ অসমাপিকা, তাই বাক্যটি সরল।

## রূপান্তরের কৌশল

সরল থেকে জটিল করতে একটি পদকে ছোট বাক্য বানাও: *পরিশ্রমীরা সফল হয়* → *যারা পরিশ্রম করে, তারা সফল হয়*।

সরল থেকে যৌগিক করতে অসমাপিকাকে সমাপিকা বানিয়ে যোজক দাও: *সে এসে বসল* → *সে এল এবং বসল*।

রূপান্তরে **অর্থ বদলানো চলবে না**; কাল ও বক্তব্য একই থাকবে। লেখা শেষে মূল বাক্যের পাশে রেখে একবার মিলিয়ে পড়ো।

**নিজে করো:** জটিল করো: (ক) বৃষ্টি হলে খেলা হবে না। (খ) তার লেখা বইটি হারিয়ে গেছে। **উত্তর:** (ক) যদি বৃষ্টি হয়, তবে খেলা হবে না। (খ) সে যে বইটি লিখেছিল, সেটি হারিয়ে গেছে।`,
          },
          {
            kind: 'text',
            title: 'ভাবসম্প্রসারণ ও সারমর্ম: বাড়ানো আর গুটানো',
            body: `দুটি কাজ উল্টো দিকের। ভাবসম্প্রসারণে একটি বীজ থেকে গাছ বানাও, সারমর্মে গাছ থেকে বীজ খুঁজে নাও।

## ভাবসম্প্রসারণের তিন ধাপ

ধরো, কথাটি: *পরিশ্রম সৌভাগ্যের প্রসূতি।*

১. **মূলভাব (২-৩ বাক্য):** কথাটির সোজা অর্থ। সৌভাগ্য নিজে আসে না, পরিশ্রমই তাকে জন্ম দেয়।

২. **সম্প্রসারিত ভাব (১০-১২ বাক্য):** কেন সত্য, একটি বাস্তব উদাহরণ, বিপরীত অবস্থা। কৃষক বীজ বুনে, আগাছা তুলে, পানি দিয়ে তবেই ফসল পান; যে শুধু ভাগ্যের আশায় বসে থাকে, তার খেত খালি থাকে।

৩. **মন্তব্য (১-২ বাক্য):** উপসংহার, নতুন প্রসঙ্গ নয়।

একই কথা ঘুরিয়ে-ফিরিয়ে লিখলে আকার বাড়ে, ভাব বাড়ে না। পরীক্ষক সেটা বোঝেন।

## সারমর্মের নিয়ম

- কবিতাটি দুবার পড়ে এক বাক্যে নিজেকে বলো, কবি কী বলতে চান।
- উপমা, উদাহরণ, সম্বোধন বাদ দাও।
- ‘কবি বলেছেন’ দিয়ে শুরু কোরো না; সরাসরি ভাবটি লেখো।
- তিন-চার বাক্যের বেশি নয়, নিজের ভাষায়।

## সময়ের ভাগ

| কাজ | মিনিট |
| --- | --- |
| পড়া ও ভাবা | ৩ |
| লেখা | ১২ |
| বানান দেখা | ২ |

**কাজ:** *‘দশে মিলে করি কাজ, হারি জিতি নাহি লাজ’* কথাটির মূলভাব দুই বাক্যে লেখো, তারপর নিজের পাড়ার একটি উদাহরণ যোগ করো।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Finance and Banking: Money, Risk and Time',
    sections: [
      {
        title: 'Money and Time',
        lessons: [
          { kind: 'video', title: 'Watch: a savings plan as steps on a timeline', clip: 'timeline', free: true },
          {
            kind: 'text',
            title: 'A taka today and a taka next year',
            body: `Would you rather have 1000 taka today or 1000 taka after a year? Today, of course. You could put it to work, prices may rise, and a promise may be broken. Money has a **time value**.

## Forward: future value

At 10 percent a year, 1000 taka become 1100 after one year. In the second year the interest is earned on 1100, so 1210. In general

$$FV = PV(1 + i)^n$$

| Year | Value of 1000 taka at 10 percent |
| --- | --- |
| 0 | 1000 |
| 1 | 1100 |
| 2 | 1210 |
| 3 | 1331 |

## Backward: present value

Someone promises 1331 taka after three years. What is it worth today?

$$PV = \\frac{FV}{(1 + i)^n} = \\frac{1331}{1.1^3} = 1000$$

Going back in time is called **discounting**. A higher rate or a longer wait makes the present value smaller.

## A quick rule

Divide 72 by the rate, and you have roughly the years in which money doubles. At 8 percent: $72 \\div 8 = 9$ years.

**Choose:** Mina can sell her old sewing machine for 5000 taka now or 5600 taka after two years. Money earns 8 percent. Which is better? **Answer:** the present value of 5600 is $\\frac{5600}{1.1664} \\approx 4801$ taka, so she should sell now.`,
          },
        ],
      },
      {
        title: 'Risk, Capital and Banks',
        lessons: [
          {
            kind: 'text',
            title: 'How should the tailoring shop raise money?',
            body: `A small tailoring shop needs 200 000 taka for two machines. Where can the money come from?

| Source | What it costs | Watch out for |
| --- | --- | --- |
| owner's savings | the return given up elsewhere | nothing left for emergencies |
| profit kept in the shop | no interest to pay | takes years |
| loan from a bank | interest, fixed instalments | must be paid even in a bad month |
| a partner | a share of all profits | decisions are shared too |
| supplier's credit | often nothing for 30 days | discount for early payment is lost |

Own money is not free. If the owner could earn 7 percent on a savings certificate, that is the price of using it in the shop. This is the **opportunity cost**.

## The average cost

Suppose she uses 120 000 taka of her own (cost 7 percent) and borrows 80 000 taka at 12 percent. The shares are 60 and 40 percent:

$$0.6 \\times 7 + 0.4 \\times 12 = 4.2 + 4.8 = 9 \\text{ percent}$$

So the machines must earn more than 9 percent a year, or the plan is not worth it.

A golden rule: pay for long-lived things with long-term money. If a machine for ten years is bought on credit for one month, trouble is certain.

**Task:** repeat the calculation with half own money and half loan. **Answer:** 9.5 percent.`,
          },
          {
            kind: 'text',
            title: 'Risk, and what a bank does with your money',
            body: `**Risk** is not the same as loss. It means that results may differ from what we expect. Compare two stalls over four years.

| Year | Tea stall, return | Umbrella stall, return |
| --- | --- | --- |
| 1 | 9 percent | 25 percent |
| 2 | 11 percent | −5 percent |
| 3 | 10 percent | 22 percent |
| 4 | 10 percent | −2 percent |

Both average 10 percent, but the umbrella stall swings with the rain. Most people would ask for a higher return before accepting such swings. Owning a little of both calms the total; this is **diversification**: not all eggs in one basket.

## The bank between two people

A bank takes deposits from many savers and lends to others at a higher rate. The difference pays its costs and profit. It keeps a part in reserve, so that savers can withdraw.

- **Current account:** withdraw as often as you like; usually no interest.
- **Savings account:** some interest, some limits.
- **Fixed deposit:** higher interest, money tied for a set time.

A **cheque** is a written order to your bank. Two lines drawn across its corner make it a *crossed* cheque, which is paid only into an account, so a thief cannot easily cash it.

With cards and mobile banking the same care is needed: your PIN belongs to you alone.

**Question:** which account suits a busy shopkeeper, and why?`,
          },
        ],
      },
    ],
  },
]
