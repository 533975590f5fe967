import type { DemoCurriculum } from './types.ts'

export const classXiXii: DemoCurriculum[] = [
  {
    course: 'HSC Physics First Paper: Vectors to Waves',
    sections: [
      {
        title: 'Vectors',
        lessons: [
          {
            kind: 'video',
            title: 'Watch: steps on a line, the simplest vectors of all',
            clip: 'number-line',
            free: true,
          },
          {
            kind: 'text',
            title: 'Components: one slanted arrow, two straight ones',
            free: true,
            body: `Walk 3 m east and then 4 m north. You have walked 7 m, but you are only 5 m from where you began. Distances are **scalars** and add like ordinary numbers. Displacements are **vectors**: they have a direction, and they add tip to tail.

## Resolving

Any vector in a plane can be replaced by two arrows at right angles, its **components**. If $\\vec{A}$ makes an angle $\\theta$ with the $x$ axis,

$$A_x = A\\cos\\theta, \\qquad A_y = A\\sin\\theta$$

With the unit vectors $\\hat{i}$ and $\\hat{j}$ along the axes we write $\\vec{A} = A_x\\hat{i} + A_y\\hat{j}$. From the components we get back

$$A = \\sqrt{A_x^2 + A_y^2}, \\qquad \\tan\\theta = \\frac{A_y}{A_x}$$

Why bother? Because components along the same axis add like numbers. To add ten slanted vectors, add ten $x$ parts, ten $y$ parts, and combine once.

## Worked example

Two boys pull a boat. One pulls with 60 N due east, the other with 80 N at 60 degrees north of east. Find the resultant.

| Force | $x$ part (N) | $y$ part (N) |
| --- | --- | --- |
| 60 N, east | 60 | 0 |
| 80 N at 60° | $80 \\cos 60^\\circ = 40$ | $80 \\sin 60^\\circ = 69.3$ |
| Sum | 100 | 69.3 |

$$R = \\sqrt{100^2 + 69.3^2} \\approx 121.7 \\text{ N}, \\qquad \\theta = \\tan^{-1} 0.693 \\approx 34.7^\\circ$$

Check with the parallelogram law: $R^2 = 60^2 + 80^2 + 2 \\times 60 \\times 80 \\times \\cos 60^\\circ = 14800$, so $R \\approx 121.7$ N. Two methods, one answer.

## How large can a sum be?

The resultant of two vectors $P$ and $Q$ lies anywhere between $P - Q$ (opposite directions, $P$ being the larger) and $P + Q$ (same direction). So forces of 5 N and 8 N can never give 2 N or 14 N. This quick test rejects many wrong answers in multiple choice questions.

## Tasks

1. Find the magnitude and direction of $\\vec{A} = 5\\hat{i} + 12\\hat{j}$.
2. Two equal forces $F$ have a resultant that is also $F$. What is the angle between them?
3. Can three vectors of 2, 3 and 6 units add up to zero?

**Answers:** 1. 13 units, about 67.4 degrees above the $x$ axis. 2. 120 degrees. 3. No: 2 and 3 together reach at most 5.`,
          },
          {
            kind: 'text',
            title: 'Dot, cross and the boat on the river',
            body: `Vectors can be multiplied in two ways, and each answers its own question.

## The dot product: how much along?

$$\\vec{A} \\cdot \\vec{B} = AB\\cos\\theta = A_xB_x + A_yB_y + A_zB_z$$

The result is a number. Work is a dot product, $W = \\vec{F} \\cdot \\vec{s}$, since only the part of the force *along* the path does work. If two non-zero vectors have a dot product of 0, they are perpendicular.

## The cross product: how much across?

$\\vec{A} \\times \\vec{B}$ is a vector of size $AB\\sin\\theta$, at right angles to both, in the direction given by the right-hand rule. Its size is the area of the parallelogram on $\\vec{A}$ and $\\vec{B}$. Torque is a cross product, $\\vec{\\tau} = \\vec{r} \\times \\vec{F}$. The order matters: $\\vec{B} \\times \\vec{A} = -\\vec{A} \\times \\vec{B}$.

**Example.** For $\\vec{A} = 2\\hat{i} + 3\\hat{j} - \\hat{k}$ and $\\vec{B} = \\hat{i} - 2\\hat{j} - 4\\hat{k}$ we find $2 - 6 + 4 = 0$. They are perpendicular.

## River and boat

A river is 600 m wide and flows at 3 km/h. A boat can do 5 km/h in still water. Two different questions are often mixed up.

| Aim | How to steer | Speed across | Time |
| --- | --- | --- | --- |
| shortest *time* | straight across | 5 km/h | $\\frac{0.6}{5}$ h = 7.2 min |
| shortest *path* | upstream, so that the drift is cancelled | $\\sqrt{5^2 - 3^2} = 4$ km/h | $\\frac{0.6}{4}$ h = 9 min |

In the first case the river carries the boat $3 \\times 0.12 = 0.36$ km downstream, but it does not make the crossing slower: the current has no component across. In the second case the boat must point upstream at an angle $\\alpha$ from the straight line across, with

$$\\sin\\alpha = \\frac{3}{5}, \\qquad \\alpha \\approx 36.9^\\circ$$

That is 126.9 degrees from the direction of the current. If the river were faster than the boat, no angle could bring it straight across.

## Tasks

1. For which $a$ are $a\\hat{i} + 2\\hat{j}$ and $3\\hat{i} - 6\\hat{j}$ perpendicular?
2. Rain falls straight down at 6 km/h. You walk at 6 km/h. At what angle to the vertical should you hold the umbrella?
3. Find the angle between two vectors with $\\vec{A} \\cdot \\vec{B} = |\\vec{A} \\times \\vec{B}|$.

**Answers:** 1. $3a - 12 = 0$, so $a = 4$. 2. 45 degrees, leaning forward. 3. 45 degrees.`,
          },
        ],
      },
      {
        title: 'Mechanics Problem Sets',
        lessons: [
          {
            kind: 'text',
            title: 'Projectiles: two motions that do not know each other',
            body: `Flick one coin off a table and drop another from the same height at the same moment. You hear a single click: they land together. The sideways motion does not change the fall. This independence is the whole theory of projectiles.

A ball leaves the ground with speed $u$ at angle $\\theta$. Without air resistance:

| | Horizontal | Vertical |
| --- | --- | --- |
| initial velocity | $u\\cos\\theta$ | $u\\sin\\theta$ |
| acceleration | 0 | $-g$ |
| position at time $t$ | $x = u\\cos\\theta \\, t$ | $y = u\\sin\\theta \\, t - \\frac{1}{2}gt^2$ |

## Three results

**Time of flight.** The ball lands when $y = 0$ again:

$$T = \\frac{2u\\sin\\theta}{g}$$

**Greatest height.** There the vertical velocity is 0, so

$$H = \\frac{u^2\\sin^2\\theta}{2g}$$

**Range.** $R = u\\cos\\theta \\times T$, and with $2\\sin\\theta\\cos\\theta = \\sin 2\\theta$

$$R = \\frac{u^2\\sin 2\\theta}{g}$$

The range is greatest when $\\sin 2\\theta = 1$, at 45 degrees. As $\\sin 2\\theta$ is the same for $\\theta$ and $90^\\circ - \\theta$, the angles 30 and 60 degrees give equal ranges, one low and quick, one high and slow.

Eliminating $t$ gives $y = x\\tan\\theta - \\frac{gx^2}{2u^2\\cos^2\\theta}$, a parabola.

## Worked example

A ball is kicked at 20 m/s at 30 degrees. Take $g = 9.8$ m/s².

- $T = \\frac{2 \\times 20 \\times 0.5}{9.8} = 2.04$ s
- $H = \\frac{400 \\times 0.25}{19.6} = 5.10$ m
- $R = \\frac{400 \\times 0.866}{9.8} = 35.3$ m

## Now change one condition

What if the ball is kicked from a roof 10 m high? The formulas for $T$ and $R$ are no longer valid, because the ball does not land at $y = 0$. Go back to the table and put $y = -10$: $-10 = 10t - 4.9t^2$. The positive root is $t \\approx 2.78$ s, and $x = 17.32 \\times 2.78 \\approx 48$ m. Remember the method rather than the formula.

## Tasks

1. At the highest point, what are the velocity and the acceleration?
2. For which angle is the range equal to four times the greatest height?
3. A stone is thrown horizontally at 15 m/s from a height of 19.6 m. How far from the foot does it land?

**Answers:** 1. $u\\cos\\theta$, horizontal; $g$ downwards. 2. 45 degrees. 3. It falls 2 s, so 30 m.`,
          },
          {
            kind: 'text',
            title: 'Rotation: the same story with new letters',
            body: `A skater spins with her arms stretched out. She pulls them in, and suddenly spins faster. Nobody pushed her. To understand why, translate linear motion into rotation.

| Linear | Rotational | Link |
| --- | --- | --- |
| displacement $s$ | angle $\\theta$ | $s = r\\theta$ |
| velocity $v$ | angular velocity $\\omega$ | $v = r\\omega$ |
| acceleration $a$ | angular acceleration $\\alpha$ | $a = r\\alpha$ |
| mass $m$ | moment of inertia $I$ | $I = \\sum mr^2$ |
| force $F$ | torque $\\tau$ | $\\tau = rF\\sin\\theta$ |
| $F = ma$ | $\\tau = I\\alpha$ | |
| momentum $mv$ | angular momentum $L = I\\omega$ | |
| $\\frac{1}{2}mv^2$ | $\\frac{1}{2}I\\omega^2$ | |

**Moment of inertia** says how hard it is to change a rotation. It depends not only on the mass but on how far the mass lies from the axis, and that distance is squared. A ring has $I = mr^2$, a solid disc $\\frac{1}{2}mr^2$, a thin rod about its middle $\\frac{1}{12}ml^2$, a solid sphere $\\frac{2}{5}mr^2$.

## Conservation

If no external torque acts, $I\\omega$ stays constant. The skater makes $I$ smaller, so $\\omega$ must grow. If $I$ falls to one third, $\\omega$ becomes three times as large. Her kinetic energy $\\frac{1}{2}I\\omega^2$ also triples: it comes from the work of her muscles pulling the arms inwards.

## Worked example

A flywheel with $I = 0.5$ kg m² turns at 300 revolutions per minute. A brake stops it in 10 s. Find the torque.

1. $\\omega = \\frac{300 \\times 2\\pi}{60} = 31.4$ rad/s
2. $\\alpha = \\frac{0 - 31.4}{10} = -3.14$ rad/s²
3. $\\tau = I\\alpha = -1.57$ N m; the sign means against the motion.

It makes $\\theta = \\frac{31.4}{2} \\times 10 = 157$ rad, or 25 turns, before it stops.

## A race downhill

A ring and a solid disc of equal mass and radius roll down a slope. The disc wins: for the ring more of the energy goes into rotation and less into moving forward.

## Tasks

1. A torque of 6 N m acts on a body with $I = 2$ kg m². Find $\\omega$ after 4 s from rest.
2. A solid sphere joins the race. Who is first?

**Answers:** 1. $\\alpha = 3$ rad/s², so 12 rad/s. 2. The sphere, since $\\frac{2}{5}$ is the smallest factor.`,
          },
          { kind: 'video', title: 'Watch: solve, check, change one condition, solve again', clip: 'practice-loop' },
        ],
      },
      {
        title: 'Gravitation, Matter and Waves',
        lessons: [
          {
            kind: 'text',
            title: 'Why satellites do not fall down',
            body: `They do fall. A satellite falls all the time, but it moves sideways so fast that the Earth curves away below it. Newton imagined a cannon on a mountain: fire slowly, and the ball drops nearby; fire fast enough, and it never lands.

## The law

$$F = \\frac{GMm}{r^2}, \\qquad G = 6.67 \\times 10^{-11} \\text{ N m}^2 \\text{ kg}^{-2}$$

On the surface this force is the weight $mg$, therefore

$$g = \\frac{GM}{R^2}$$

At height $h$ the denominator becomes $(R + h)^2$. At a height equal to the radius of the Earth, $g$ is one quarter of its value at the surface. At the height of a space station, about 400 km, it is still nearly 90 percent. Astronauts float not because gravity is missing but because they and their cabin fall together.

## Orbital speed

For a circular orbit gravity provides the centripetal force:

$$\\frac{GMm}{r^2} = \\frac{mv^2}{r} \\quad \\text{gives} \\quad v = \\sqrt{\\frac{GM}{r}}$$

The mass of the satellite has cancelled. The higher the orbit, the slower the satellite. Close to the Earth, with $r \\approx R = 6.4 \\times 10^6$ m and $GM = gR^2$:

$$v = \\sqrt{gR} = \\sqrt{9.8 \\times 6.4 \\times 10^6} \\approx 7.9 \\text{ km/s}$$

The period follows from $T = \\frac{2\\pi r}{v}$, which leads to Kepler's third law, $T^2 \\propto r^3$. A satellite about 36 000 km above the equator needs 24 hours and seems to stand still in the sky. The first communication satellite of Bangladesh, launched in 2018, uses this **geostationary orbit**.

## Escape

To leave for ever, the kinetic energy must pay for the whole climb: $\\frac{1}{2}mv^2 = \\frac{GMm}{R}$. So

$$v_e = \\sqrt{2gR} \\approx 11.2 \\text{ km/s}$$

which is $\\sqrt{2}$ times the orbital speed near the surface.

| Speed near the surface | Result (no air) |
| --- | --- |
| below 7.9 km/s | falls back |
| 7.9 km/s | circle |
| between 7.9 and 11.2 km/s | ellipse |
| 11.2 km/s or more | escapes |

## Tasks

1. A planet has twice the mass and twice the radius of the Earth. Compare $g$.
2. One satellite has four times the orbital radius of another. Compare the periods.
3. Does a heavier rocket need a greater escape velocity?

**Answers:** 1. Half. 2. Eight times as long. 3. No, the mass cancels; but it needs more energy.`,
          },
          {
            kind: 'text',
            title: 'Simple harmonic motion and waves by energy',
            body: `Pull a weight on a spring down a little and let go. The spring pulls back, the weight overshoots, the spring pushes back. Whenever the force is proportional to the displacement and directed towards the middle, $F = -kx$, the motion is **simple harmonic**.

## The equations

$$x = A\\sin(\\omega t + \\delta), \\qquad \\omega = \\sqrt{\\frac{k}{m}}, \\qquad T = 2\\pi\\sqrt{\\frac{m}{k}}$$

For a simple pendulum with a small swing,

$$T = 2\\pi\\sqrt{\\frac{L}{g}}$$

Neither formula contains the amplitude $A$. That is why a pendulum keeps time even as its swing dies away.

## Energy instead of forces

The total energy $\\frac{1}{2}kA^2$ moves to and fro between two forms.

| Place | Potential energy | Kinetic energy | Speed |
| --- | --- | --- | --- |
| ends, $x = \\pm A$ | all | 0 | 0 |
| middle, $x = 0$ | 0 | all | $\\omega A$ |
| any $x$ | $\\frac{1}{2}kx^2$ | the rest | $\\omega\\sqrt{A^2 - x^2}$ |

**Example.** A mass of 0.2 kg on a spring with $k = 20$ N/m swings with $A = 5$ cm. $\\omega = \\sqrt{\\frac{20}{0.2}} = 10$ rad/s, $T = 0.63$ s. Greatest speed: $10 \\times 0.05 = 0.5$ m/s. At $x = 3$ cm: $10 \\times \\sqrt{0.05^2 - 0.03^2} = 0.4$ m/s.

At which $x$ are the two energies equal? $\\frac{1}{2}kx^2 = \\frac{1}{4}kA^2$, so $x = \\frac{A}{\\sqrt{2}}$, not the half.

## From one oscillator to a wave

If each particle repeats the motion of its neighbour a little later, a wave travels:

$$y = A\\sin(\\omega t - kx), \\qquad k = \\frac{2\\pi}{\\lambda}, \\qquad v = f\\lambda$$

(Here $k$ is the wave number, not the spring constant.) The energy carried is proportional to the *square* of the amplitude: twice the amplitude, four times the energy.

## In the laboratory

Time 20 swings of a pendulum for several lengths and plot $T^2$ against $L$. The points lie on a line with slope $\\frac{4\\pi^2}{g}$. With a slope of 4.03 s²/m we get $g = 9.80$ m/s². Timing 20 swings makes the reaction error twenty times smaller per swing.

## Tasks

1. A pendulum clock is taken to a high mountain. Does it run fast or slow?
2. The length of a pendulum is made four times as large. What happens to $T$?

**Answers:** 1. Slow, since $g$ is smaller. 2. It doubles.`,
          },
          { kind: 'audio', title: 'Listen: how to spread HSC physics over the week', clip: 'study-plan' },
        ],
      },
    ],
  },
  {
    course: 'রসায়ন দ্বিতীয় পত্র: জৈব ও তড়িৎ রসায়ন',
    sections: [
      {
        title: 'গ্যাস ও পরিমাণগত রসায়ন',
        lessons: [
          { kind: 'video', title: 'দেখো: গ্যাসের কণা কেন ছুটে বেড়ায়', clip: 'particles', free: true },
          {
            kind: 'text',
            title: 'আদর্শ গ্যাসের সমীকরণ ও এককের ফাঁদ',
            body: `বয়েল, চার্লস ও অ্যাভোগাড্রোর সূত্র এক করলে পাওয়া যায়

$$PV = nRT$$

সমীকরণটি ছোট, কিন্তু ভুল হয় এককে। $R$-এর মান নির্ভর করে চাপ ও আয়তনের একক কী, তার ওপর।

| চাপ | আয়তন | $R$ |
| --- | --- | --- |
| প্যাসকেল | ঘনমিটার | $8.314 \\text{ J K}^{-1} \\text{ mol}^{-1}$ |
| অ্যাটমোস্ফিয়ার | লিটার | $0.0821 \\text{ L atm K}^{-1} \\text{ mol}^{-1}$ |

তাপমাত্রা সব সময় কেলভিনে। ২৭ °C মানে ৩০০ কেলভিন। সেলসিয়াস বসালে উত্তর দশ গুণও ভুল হতে পারে।

**উদাহরণ।** ২৭ °C তাপমাত্রা ও ২ অ্যাটমোস্ফিয়ার চাপে ৮.৮ গ্রাম কার্বন ডাই-অক্সাইডের আয়তন কত? মোল $n = \\frac{8.8}{44} = 0.2$।

$$V = \\frac{nRT}{P} = \\frac{0.2 \\times 0.0821 \\times 300}{2} = 2.46 \\text{ L}$$

## বাস্তব গ্যাস কেন আলাদা

আদর্শ গ্যাসে ধরা হয়, অণুর নিজের আয়তন নগণ্য এবং অণুগুলোর মধ্যে আকর্ষণ নেই। উচ্চ চাপে অণুগুলো ঘেঁষাঘেঁষি করে বলে নিজস্ব আয়তন আর নগণ্য থাকে না; নিম্ন তাপমাত্রায় গতি কমে বলে আকর্ষণ টের পাওয়া যায়। ভ্যান ডার ওয়ালস দুটি সংশোধনীই যোগ করেন:

$$\\left(P + \\frac{n^2a}{V^2}\\right)(V - nb) = nRT$$

এখানে $a$ আকর্ষণের আর $b$ অণুর আকারের পরিমাপ; দুটির মান গ্যাসভেদে আলাদা। গ্যাস সবচেয়ে আদর্শ আচরণ করে **উচ্চ তাপমাত্রা ও নিম্ন চাপে**।

**নিজে করো:** প্রমাণ অবস্থায় ৫.৬ লিটার নাইট্রোজেনের ভর কত? **উত্তর:** ০.২৫ মোল, অর্থাৎ ৭ গ্রাম।`,
          },
          {
            kind: 'text',
            title: 'টাইট্রেশন: ফোঁটা গুনে ঘনমাত্রা',
            body: `ভিনেগারের একটি বোতলে এসিড কতটুকু আছে? জানা ঘনমাত্রার ক্ষার ফোঁটায় ফোঁটায় মিশিয়ে দেখা হয়, ঠিক কতটুকুতে প্রশমন শেষ হয়। সেটিই **টাইট্রেশন**। নির্দেশকের রং বদলানোর মুহূর্তকে বলে প্রান্তবিন্দু।

## হিসাবের মূল কথা

মোলারিটি হলো প্রতি লিটার দ্রবণে দ্রবের মোল: $n = CV$, যেখানে $V$ লিটারে। সমীকরণ থেকে মোলের অনুপাত নাও।

**উদাহরণ।** ২৫ মিলিলিটার $\\text{H}_2\\text{SO}_4$ প্রশমিত করতে ০.১ মোলার NaOH লাগল ২০ মিলিলিটার। এসিডের ঘনমাত্রা কত?

$$\\text{H}_2\\text{SO}_4 + 2\\text{NaOH} \\rightarrow \\text{Na}_2\\text{SO}_4 + 2\\text{H}_2\\text{O}$$

১. ক্ষারের মোল $0.1 \\times 0.020 = 0.002$।

২. সমীকরণে এসিড ও ক্ষারের অনুপাত ১ : ২, তাই এসিডের মোল ০.০০১।

৩. ঘনমাত্রা $\\frac{0.001}{0.025} = 0.04$ মোলার।

অনুপাতটি ভুলে সরাসরি $C_1V_1 = C_2V_2$ বসালে উত্তর দ্বিগুণ হয়ে যেত; ওই সূত্র শুধু লঘুকরণে আর ১ : ১ বিক্রিয়ায় চলে।

## কোন নির্দেশক

| এসিড ও ক্ষার | উপযুক্ত নির্দেশক |
| --- | --- |
| সবল ও সবল | মিথাইল অরেঞ্জ বা ফেনলফথ্যালিন |
| দুর্বল এসিড, সবল ক্ষার | ফেনলফথ্যালিন |
| সবল এসিড, দুর্বল ক্ষার | মিথাইল অরেঞ্জ |

পরীক্ষাগারে চশমা পরবে, আর পিপেটে কখনো মুখ দিয়ে টানবে না।

**নিজে করো:** ০.৫ মোলার ১০০ মিলিলিটার দ্রবণে পানি মিশিয়ে ২৫০ মিলিলিটার করলে ঘনমাত্রা কত? **উত্তর:** ০.২ মোলার।`,
          },
        ],
      },
      {
        title: 'জৈব ও তড়িৎ রসায়ন',
        lessons: [
          {
            kind: 'text',
            title: 'কার্যকরী মূলকের মানচিত্র',
            body: `শত শত বিক্রিয়া আলাদা মুখস্থ করার চেয়ে একটি মানচিত্র আঁকা ভালো। ইথেন থেকে শুরু করে পথগুলো দেখো।

> অ্যালকেন → হ্যালোঅ্যালকেন → অ্যালকোহল → অ্যালডিহাইড → কার্বক্সিলিক এসিড

| ধাপ | বিক্রিয়ার ধরন | যা লাগে |
| --- | --- | --- |
| ইথেন → ক্লোরোইথেন | মুক্তমূলক প্রতিস্থাপন | ক্লোরিন, অতিবেগুনি আলো |
| ক্লোরোইথেন → ইথানল | কেন্দ্রাকর্ষী প্রতিস্থাপন | জলীয় KOH |
| ক্লোরোইথেন → ইথিন | অপসারণ | অ্যালকোহলীয় KOH, তাপ |
| ইথিন → ইথানল | সংযোজন | পানি, এসিড প্রভাবক |
| ইথানল → ইথান্যাল → ইথানয়িক এসিড | জারণ | অম্লীয় $\\text{K}_2\\text{Cr}_2\\text{O}_7$ |

দেখো, একই KOH দ্রাবকভেদে দুই পথে নিয়ে যায়: পানিতে প্রতিস্থাপন, অ্যালকোহলে অপসারণ।

## সংযোজনে কে কোথায়

প্রোপিনে HBr যোগ হলে H যায় সেই কার্বনে, যেখানে আগে থেকেই H বেশি। এটি **মার্কনিকভের নিয়ম**। কারণ মাঝের কার্বনে তৈরি কার্বোক্যাটায়ন বেশি স্থিতিশীল। মূল উৎপাদ ২-ব্রোমোপ্রোপেন।

## শনাক্তকরণ

- ব্রোমিন পানির লাল-বাদামি রং চলে গেলে দ্বিবন্ধন বা ত্রিবন্ধন আছে।
- টলেন বিকারকে রুপার আয়না পড়লে অ্যালডিহাইড; সাধারণ কিটোনে পড়ে না।
- ২-মিথাইলপ্রোপেন-২-অল একটি টারশিয়ারি অ্যালকোহল, তাই সহজে জারিত হয় না।

**নিজে করো:** ক্লোরোইথেন থেকে দুই ভিন্ন পথে ইথানল বানাও। **উত্তর:** সরাসরি জলীয় KOH; অথবা অ্যালকোহলীয় KOH দিয়ে ইথিন, তারপর পানি সংযোজন।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Higher Mathematics: Calculus from Limits to Area',
    sections: [
      {
        title: 'Limits and Derivatives',
        lessons: [
          {
            kind: 'text',
            title: 'Coming near without arriving',
            free: true,
            body: `What is $\\frac{x^2 - 4}{x - 2}$ at $x = 2$? It has no value: we would divide 0 by 0. But what happens *near* 2?

| $x$ | 1.9 | 1.99 | 2.01 | 2.1 |
| --- | --- | --- | --- | --- |
| value | 3.9 | 3.99 | 4.01 | 4.1 |

From both sides the values close in on 4. We write

$$\\lim_{x \\to 2} \\frac{x^2 - 4}{x - 2} = 4$$

Algebra explains why. For $x \\ne 2$ the fraction equals $x + 2$, so the graph is a straight line with one missing point.

## Left and right

A limit exists only if both sides agree. For $f(x) = \\frac{|x|}{x}$ the left limit at 0 is −1 and the right limit is 1. There is no limit.

## Continuity

A function is **continuous** at $a$ if three things hold: $f(a)$ exists, the limit exists, and they are equal. Then you can draw the graph through that point without lifting the pencil. The first example becomes continuous if we *define* its value at 2 as 4. The jump of $\\frac{|x|}{x}$ cannot be repaired by any choice.

One famous limit will be needed again and again: $\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1$, with $x$ in radians.

**Tasks:** find (a) $\\lim_{x \\to 3} \\frac{x^2 - 9}{x - 3}$ (b) $\\lim_{x \\to 0} \\frac{\\sin 5x}{x}$. **Answers:** (a) 6 (b) 5`,
          },
          { kind: 'video', title: 'Watch: the number line on which limits close in', clip: 'number-line' },
          {
            kind: 'text',
            title: 'The best box: maxima and minima',
            body: `From a square sheet of 12 cm you cut a small square of side $x$ from each corner and fold up an open box. Which $x$ gives the greatest volume?

The base has side $12 - 2x$, and the height is $x$:

$$V = x(12 - 2x)^2, \\qquad 0 < x < 6$$

At a highest point the tangent is level, so the derivative is 0. By the product and chain rules

$$\\frac{dV}{dx} = (12 - 2x)^2 - 4x(12 - 2x) = (12 - 2x)(12 - 6x)$$

It vanishes for $x = 6$ (no box at all) and $x = 2$. Left of 2 the derivative is positive, right of it negative: the volume climbs and then falls. So $x = 2$ cm is the maximum, and $V = 2 \\times 8^2 = 128$ cubic centimetres.

## A plan for every such problem

1. Draw and name the quantity you may choose.
2. Write the target as a function of *one* variable, with its domain.
3. Differentiate and solve for 0.
4. Decide: maximum or minimum? Use the sign of the derivative or the second derivative.
5. Look at the ends of the domain too.

Forgetting step 5 costs marks: the greatest value may sit at an end.

**Task:** two positive numbers have the sum 20. When is their product greatest? **Answer:** $P = x(20 - x)$ and $P' = 20 - 2x = 0$, so both are 10.`,
          },
        ],
      },
      {
        title: 'Integration and Its Uses',
        lessons: [
          {
            kind: 'text',
            title: 'Choosing a method, and finding an area',
            body: `Differentiation follows rules; integration asks for judgement. Before calculating, run through this chart.

| What you see | Try |
| --- | --- |
| a standard form | write the answer |
| a function and its derivative together | substitution |
| a product such as $x e^x$ or $x \\ln x$ | integration by parts |
| a fraction whose denominator factorises | partial fractions |

**Substitution.** In $\\int 2x \\cos(x^2) \\, dx$ the factor $2x$ is the derivative of $x^2$. Put $u = x^2$; the integral becomes $\\int \\cos u \\, du = \\sin(x^2) + C$.

**Parts.** $\\int u \\, dv = uv - \\int v \\, du$. For $\\int x e^x \\, dx$ choose $u = x$, which becomes simpler when differentiated: the result is $x e^x - e^x + C$.

Always differentiate your answer. If the integrand returns, you are right.

## Area between two curves

Where do $y = x$ and $y = x^2$ meet? At 0 and 1. Between them the line lies above, so

$$\\int_0^1 (x - x^2) \\, dx = \\frac{1}{2} - \\frac{1}{3} = \\frac{1}{6}$$

Sketch first: *upper minus lower*. If the curves cross inside the interval, split it there; otherwise positive and negative parts cancel.

**Tasks:** (a) $\\int \\frac{2x}{x^2 + 1} \\, dx$ (b) the area under $y = x^2$ from 0 to 3. **Answers:** (a) $\\ln(x^2 + 1) + C$ (b) 9`,
          },
        ],
      },
    ],
  },
  {
    course: 'উদ্ভিদবিজ্ঞান: জীববিজ্ঞান প্রথম পত্র',
    sections: [
      {
        title: 'কোষ ও এর গঠন',
        lessons: [
          { kind: 'video', title: 'দেখো: উদ্ভিদকোষের ভেতরে কী কী আছে', clip: 'living-cell', free: true },
          {
            kind: 'text',
            title: 'ডিএনএ থেকে প্রোটিন: দুই ধাপের অনুবাদ',
            body: `একটি গ্রন্থাগারের মূল্যবান বই বাইরে নেওয়া যায় না, শুধু প্রয়োজনীয় পাতার নকল নেওয়া যায়। নিউক্লিয়াসে ডিএনএ সেই বই, **এমআরএনএ** সেই নকল, আর রাইবোজোম সেই কারখানা, যেখানে নকল দেখে প্রোটিন বানানো হয়।

## প্রতিলিপন (রেপ্লিকেশন)

কোষ বিভাজনের আগে ডিএনএ নিজের কপি তৈরি করে। দুটি সূত্র খুলে যায়, প্রতিটি ছাঁচের বিপরীতে নতুন সূত্র গড়ে ওঠে। প্রতিটি নতুন অণুতে একটি পুরোনো ও একটি নতুন সূত্র থাকে, তাই একে **অর্ধরক্ষণশীল** বলে। ক্ষারকের জোড় স্থির: A-এর সঙ্গে T, G-এর সঙ্গে C।

## প্রোটিন সংশ্লেষণ

| ধাপ | কোথায় | কী তৈরি হয় |
| --- | --- | --- |
| ট্রান্সক্রিপশন | নিউক্লিয়াস | ডিএনএ থেকে এমআরএনএ |
| ট্রান্সলেশন | রাইবোজোম | এমআরএনএ থেকে পলিপেপটাইড |

আরএনএতে T-এর বদলে থাকে U। পাশাপাশি তিনটি ক্ষারক মিলে একটি **কোডন**, যা একটি অ্যামাইনো এসিড নির্দেশ করে। মোট কোডন $4^3 = 64$টি। AUG সূচনা কোডন, আর UAA, UAG ও UGA সমাপ্তি কোডন।

**উদাহরণ।** ডিএনএর ছাঁচ সূত্র TAC GGA ATC হলে এমআরএনএ হবে AUG CCU UAG। এটি সূচনা কোডন দিয়ে শুরু, প্রোলিনের কোডন CCU, তারপর সমাপ্তি।

**নিজে করো:** ছাঁচ সূত্র TAC AAA ACT থেকে এমআরএনএ লেখো। **উত্তর:** AUG UUU UGA।`,
          },
        ],
      },
      {
        title: 'শনাক্তকরণ, শারীরতত্ত্ব ও জীবপ্রযুক্তি',
        lessons: [
          {
            kind: 'text',
            title: 'পুষ্প সংকেত পড়া ও লেখা',
            body: `একটি জবা ফুল হাতে নাও। পাপড়ি, বৃতি, পুংকেশর গুনে যা পাও, তা এক লাইনে চিহ্ন দিয়ে লেখা যায়। একে বলে **পুষ্প সংকেত**। আর ফুলকে আড়াআড়ি কাটলে যেমন দেখাত, তার নকশা **পুষ্প প্রতীক**।

| চিহ্ন | অর্থ |
| --- | --- |
| ⊕ | বহুপ্রতিসম ফুল |
| ⚥ | উভলিঙ্গ |
| K | বৃতি |
| C | দলমণ্ডল বা পাপড়ি |
| P | পুষ্পপুট |
| A | পুংস্তবক |
| G | স্ত্রীস্তবক |

সংখ্যা বলে কয়টি অংশ, বন্ধনী ( ) মানে অংশগুলো যুক্ত, আর ∞ মানে অসংখ্য। G-এর নিচে দাগ থাকলে গর্ভাশয় **অধিগর্ভ**, ওপরে দাগ থাকলে অধোগর্ভ।

## দুটি গোত্র তুলনা

| বৈশিষ্ট্য | মালভেসি (জবা) | পোয়েসি (ধান) |
| --- | --- | --- |
| বীজপত্র | দুটি | একটি |
| পুংকেশর | অসংখ্য, একগুচ্ছ নলে যুক্ত | সাধারণত ৩টি, ধানে ৬টি |
| পরাগধানী | এককোষী, বৃক্কাকার | দ্বিকোষী, সর্বমুখ |
| গর্ভমুণ্ড | জবায় ৫টি | ২টি, পালকের মতো |

মালভেসির উপবৃতি ও পুংকেশরীয় নল দেখলেই চেনা যায়; পোয়েসির চেনার চিহ্ন ফাঁপা পর্বমধ্যের কাণ্ড ও ক্যারিওপসিস ফল।

**কাজ:** একটি জবা ফুল সাবধানে খুলে অংশগুলো কাগজে আঠা দিয়ে লাগাও, পাশে চিহ্ন ও সংখ্যা লেখো। পাপড়ির গোড়া কোথায় নলের সঙ্গে লেগে আছে, খেয়াল করো। তারপর পুরো সংকেতটি এক লাইনে সাজিয়ে বইয়ের সঙ্গে মেলাও।`,
          },
          {
            kind: 'text',
            title: 'সি-ফোর উদ্ভিদ ও টিস্যু কালচার',
            body: `দুপুরের রোদে ধানগাছ হিমশিম খায়, অথচ ভুট্টা ও আখ দিব্যি বেড়ে চলে। রহস্য কার্বন ধরার পথে।

ধানে কার্বন ডাই-অক্সাইডকে প্রথম ধরে **রুবিস্কো** এনজাইম, প্রথম স্থায়ী পদার্থ তিন কার্বনের ৩-ফসফোগ্লিসারিক এসিড; তাই এটি **সি-থ্রি** উদ্ভিদ। গরমে রুবিস্কো ভুল করে অক্সিজেনও ধরে ফেলে, একে বলে ফটোরেসপিরেশন; এতে গড়া শর্করা নষ্ট হয়।

ভুট্টায় আগে কাজ করে আরেক এনজাইম, যে অক্সিজেন ধরে না। প্রথম পদার্থ চার কার্বনের অক্সালোঅ্যাসিটিক এসিড; তাই **সি-ফোর**।

| বিষয় | সি-থ্রি | সি-ফোর |
| --- | --- | --- |
| প্রথম গ্রাহক | RuBP | PEP |
| পাতার গঠন | সাধারণ | ক্রাঞ্জ অ্যানাটমি |
| উপযুক্ত তাপমাত্রা | মাঝারি | বেশি |
| উদাহরণ | ধান, গম | ভুট্টা, আখ |

## টিস্যু কালচার

উদ্ভিদের একটি কোষ থেকেও পুরো গাছ গড়ে উঠতে পারে; এই ক্ষমতার নাম **টোটিপটেন্সি**। ধাপগুলো: এক্সপ্ল্যান্ট বাছাই, জীবাণুমুক্তকরণ, আবাদ মাধ্যমে ক্যালাস তৈরি, হরমোনে মূল ও কাণ্ড গজানো, শেষে টবে ও মাঠে স্থানান্তর। রোগমুক্ত কলা, আলু ও অর্কিডের চারা এভাবে অল্প সময়ে বিপুল সংখ্যায় পাওয়া যায়।

তবে সব চারা একই রকম বলে একটি রোগে সব একসঙ্গে আক্রান্ত হতে পারে।

**ভাবো:** টিস্যু কালচারে চারা বানানো আর জিন প্রকৌশলে নতুন জিন ঢোকানো, দুটির মূল পার্থক্য কী?`,
          },
        ],
      },
    ],
  },
  {
    course: 'এইচএসসি আইসিটি: সংখ্যা পদ্ধতি, ওয়েব ও সি প্রোগ্রামিং',
    sections: [
      {
        title: 'সংখ্যা পদ্ধতি ও লজিক',
        lessons: [
          {
            kind: 'text',
            title: 'স্থানীয় মান থেকে বাইনারি ও হেক্সাডেসিমেল',
            free: true,
            body: `দশমিকে ৩৪৭ মানে ৩ শতক, ৪ দশক, ৭ একক: প্রতিটি ঘর ডান পাশের ঘরের দশ গুণ। বাইনারিতে অঙ্ক মাত্র দুটি, আর প্রতিটি ঘর ডান পাশেরটির **দ্বিগুণ**। হেক্সাডেসিমেলে ষোলো গুণ। এটুকু বুঝলে কোনো সূত্র মুখস্থ করতে হয় না।

$$(1011)_2 = 1 \\times 8 + 0 \\times 4 + 1 \\times 2 + 1 \\times 1 = 11$$

## দশমিক থেকে বাইনারি

২৫-কে বারবার ২ দিয়ে ভাগ করে ভাগশেষ লেখো: ১, ০, ০, ১, ১। নিচ থেকে ওপরে পড়ো: 11001। কেন উল্টো? প্রথম ভাগশেষ জানায় সংখ্যাটি জোড় না বিজোড়, অর্থাৎ একেবারে ডানের অঙ্ক।

ভগ্নাংশ হলে উল্টো কাজ, ২ দিয়ে গুণ: $0.625 \\times 2 = 1.25$, $0.25 \\times 2 = 0.5$, $0.5 \\times 2 = 1.0$। পূর্ণ অংশগুলো ওপর থেকে নিচে: 0.101।

## চার বিটে এক হেক্স

$16 = 2^4$, তাই ডান দিক থেকে চারটি করে বিট নিলেই হেক্সাডেসিমেল।

| বাইনারি | হেক্স |
| --- | --- |
| 1010 | A |
| 1100 | C |
| 1111 | F |

যেমন $(10101111)_2 = (AF)_{16}$। তিনটি করে নিলে অক্টাল।

## দুইয়ের পরিপূরক

৮ বিটে −৫ লিখতে: ৫ হলো 00000101; বিট উল্টে 11111010; ১ যোগ করে 11111011। এবার ৫ ও −৫ যোগ করলে আট বিটে শূন্য আসে, বাড়তি ক্যারি বাদ যায়।

**নিজে করো:** $(2D)_{16}$ দশমিকে কত? **উত্তর:** $2 \\times 16 + 13 = 45$।`,
          },
          {
            kind: 'text',
            title: 'লজিক গেট ও সত্যক সারণিতে যাচাই',
            body: `ঘরের সিঁড়ির বাতি দুই জায়গার সুইচ থেকে জ্বালানো-নেভানো যায়। এক সুইচ ওপরে, অন্যটি নিচে থাকলে জ্বলে; দুটি এক অবস্থায় থাকলে নেভে। এই আচরণই **এক্সঅর** গেটের।

| A | B | AND | OR | XOR | NAND |
| --- | --- | --- | --- | --- | --- |
| ০ | ০ | ০ | ০ | ০ | ১ |
| ০ | ১ | ০ | ১ | ১ | ১ |
| ১ | ০ | ০ | ১ | ১ | ১ |
| ১ | ১ | ১ | ১ | ০ | ০ |

## সরল করা

রাশি $F = AB + A\\bar{B}$ সরল করি।

$$F = A(B + \\bar{B}) = A \\times 1 = A$$

তিনটি মৌলিক ধরনের গেট লাগত, এখন একটি তারই যথেষ্ট! যাচাই: A = ১ হলে B যা-ই হোক, দুই পদের ঠিক একটি ১ হয়; A = ০ হলে দুটিই ০। সারণি ও বীজগণিত একই কথা বলছে।

## ডি মরগানের উপপাদ্য

$$\\overline{A + B} = \\bar{A} \\cdot \\bar{B}, \\qquad \\overline{AB} = \\bar{A} + \\bar{B}$$

কথায়: ‘চা বা কফি কোনোটিই নয়’ মানে ‘চা নয় *এবং* কফি নয়’। দাগ ভাঙলে চিহ্নও বদলায়।

NAND ও NOR-কে **সর্বজনীন গেট** বলে, কারণ শুধু এদের দিয়ে অন্য সব গেট বানানো যায়। NAND-এর দুই ইনপুটে একই সংকেত দিলে পাওয়া যায় NOT।

**নিজে করো:** $A + AB$ সরল করো, তারপর সারণি দিয়ে যাচাই করো। **উত্তর:** $A(1 + B) = A$।`,
          },
        ],
      },
      {
        title: 'কোড ও ডেটাবেজ',
        lessons: [
          { kind: 'video', title: 'দেখো: কোড লেখো, চালাও, দেখো, শুধরে নাও', clip: 'practice-loop' },
          {
            kind: 'text',
            title: 'সি ভাষায় শর্ত ও লুপ, এসকিউএলে প্রশ্ন',
            body: `একটি ক্লাসের পাঁচজনের নম্বর থেকে গড় ও পাসের সংখ্যা বের করার প্রোগ্রাম লিখি। আগে বাংলায় ভাবো: প্রতিটি নম্বর নাও, যোগ করো, ৩৩ বা তার বেশি হলে পাস গোনো, শেষে গড় দেখাও।

\`\`\`c
#include <stdio.h>

int main(void) {
    int marks[5], sum = 0, pass = 0;
    for (int i = 0; i < 5; i++) {
        scanf("%d", &marks[i]);
        sum += marks[i];
        if (marks[i] >= 33)
            pass++;
    }
    printf("Average %.2f, passed %d\\n", sum / 5.0, pass);
    return 0;
}
\`\`\`

## তিনটি সাধারণ ভুল

- অ্যারের সূচক শুরু **০ থেকে**, তাই পাঁচটি ঘর ০ থেকে ৪। \`i <= 5\` লিখলে সীমার বাইরে চলে যাবে।
- \`sum / 5\` লিখলে পূর্ণসংখ্যার ভাগ হয়, দশমিক অংশ হারায়; তাই \`5.0\`।
- \`=\` মান বসায়, \`==\` তুলনা করে। শর্তে একটি লিখলে প্রোগ্রাম চলে, কিন্তু ভুল ফল দেয়।

## একই প্রশ্ন ডেটাবেজে

নম্বরগুলো \`result\` নামের টেবিলে থাকলে লুপ লিখতে হয় না; কী চাই, শুধু তা বলতে হয়।

\`\`\`sql
SELECT name, marks
FROM result
WHERE marks >= 33
ORDER BY marks DESC;
\`\`\`

টেবিলের প্রতিটি সারিকে আলাদা করে চেনায় **প্রাইমারি কী**, যেমন রোল নম্বর। নাম প্রাইমারি কী হতে পারে না, কারণ একই নামের দুজন থাকতে পারে। অন্য টেবিলে সেই রোল থাকলে সেখানে তা **ফরেন কী**।

**নিজে করো:** প্রোগ্রামটি বদলে সর্বোচ্চ নম্বর বের করো। **ইঙ্গিত:** প্রথম নম্বরকে সর্বোচ্চ ধরে নাও, বড় কিছু পেলে বদলাও।`,
          },
        ],
      },
    ],
  },
  {
    course: 'Accounting First Paper: Journal to Final Accounts',
    sections: [
      {
        title: 'Records and Reconciliation',
        lessons: [
          {
            kind: 'text',
            title: 'Who reads accounts, and which rules protect them',
            free: true,
            body: `A bank manager, a tax officer, a supplier and the owner all open the same set of accounts, and each asks something else. Can the firm repay? How much tax is due? Will it pay for goods next month? Was the year worth the effort? Because so many people trust the figures, accounts follow agreed concepts.

| Concept | Meaning | Example |
| --- | --- | --- |
| business entity | firm and owner are separate | the owner's house is not in the books |
| going concern | the firm will continue | machines are not shown at scrap value |
| accrual | count when earned or used, not when paid | December rent paid in January belongs to December |
| matching | costs stand beside the income they helped to earn | cost of goods *sold*, not of all goods bought |
| prudence | expect losses, do not count hoped-for gains | stock at cost or market value, whichever is lower |
| consistency | same method every year | no change of depreciation to please |

Nothing is recorded without a **source document**: invoice, receipt, cash memo, debit or credit note. It is the proof that the event happened.

**Judge:** on 28 December a trader receives 10 000 taka for goods to be delivered in January. Is it income of this year? **Answer:** no. It is a liability, *unearned income*, until the goods go out.`,
          },
          {
            kind: 'text',
            title: 'Why the bank and the cash book disagree',
            body: `On 30 June the bank column of a trader's cash book shows 25 000 taka. The bank statement shows 28 400 taka. Is somebody cheating? Probably not. Some items have reached only one of the two books.

| Item | Known to | Amount |
| --- | --- | --- |
| cheque given to a supplier, not yet presented | cash book | 6000 |
| cheque deposited, not yet collected | cash book | 2500 |
| bank charges | bank | 300 |
| interest credited | bank | 200 |

Begin with the cash book and ask each time: what must I do to reach the bank's figure?

1. Cash book balance: 25 000
2. Add the unpresented cheque, since the bank has not paid it yet: + 6000
3. Subtract the uncollected deposit: − 2500
4. Subtract bank charges: − 300
5. Add interest: + 200

$$25000 + 6000 - 2500 - 300 + 200 = 28400$$

It agrees. This table is the **bank reconciliation statement**. It is not a part of the double entry; it only explains. But the charges and the interest must afterwards be entered in the cash book, so its corrected balance is 24 900 taka.

**Task:** which two items will disappear by themselves within a few days? **Answer:** the unpresented cheque and the uncollected deposit; they are only differences of time.`,
          },
        ],
      },
      {
        title: 'Adjustments and Financial Statements',
        lessons: [
          { kind: 'video', title: 'Watch: putting the accounting year in order', clip: 'timeline' },
          {
            kind: 'text',
            title: 'Adjust first, then judge the year',
            body: `The trial balance of a small trader agrees, yet it does not tell the truth about the year. Four adjustments put it right.

| Adjustment | Income statement | Balance sheet |
| --- | --- | --- |
| salaries unpaid 4000 | add to salaries | current liability |
| insurance prepaid 1000 | subtract from insurance | current asset |
| depreciation of van 8000 | expense | van at lower value |
| closing stock 30 000 | reduces cost of goods sold | current asset |

Every adjustment has **two** effects. If you enter only one, the balance sheet will not balance, and you will know at once.

## Depreciation in two ways

A van costs 100 000 taka, lasts 10 years and will then fetch 20 000 taka. *Straight line*: $\\frac{100000 - 20000}{10} = 8000$ every year. *Reducing balance* at 15 percent: 15 000 in the first year, then 15 percent of 85 000, which is 12 750, and so on. The second suits things that lose value fast at the beginning.

## Reading the result

With sales of 400 000 and cost of goods sold of 300 000, gross profit is 100 000, or 25 percent of sales. Current assets of 90 000 and current liabilities of 45 000 give a **current ratio** of 2 : 1, usually comfortable.

**Task:** salaries paid are 50 000, and 4000 are still due. What goes into the income statement? **Answer:** 54 000.`,
          },
        ],
      },
    ],
  },
]
