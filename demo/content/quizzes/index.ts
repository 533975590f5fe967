// The quizzes of all demo courses.
import { classEight } from './class-eight.ts'
import { classFive } from './class-five.ts'
import { classFour } from './class-four.ts'
import { classNine } from './class-nine.ts'
import { classOne } from './class-one.ts'
import { classSeven } from './class-seven.ts'
import { classSix } from './class-six.ts'
import { classTen } from './class-ten.ts'
import { classThree } from './class-three.ts'
import { classTwo } from './class-two.ts'
import { classXiXii } from './class-xi-xii.ts'
import { discountCourse } from './discount.ts'
import { entertainCourse } from './entertain.ts'
import { freeCourse } from './free.ts'
import { islamicCourse } from './islamic.ts'
import { kidsCourse } from './kids.ts'
import { specialCourse } from './special.ts'
import type { DemoQuiz } from './types.ts'

const MINUTES = 20
const limited = (quizzes: DemoQuiz[]) => quizzes.map((quiz) => ({ ...quiz, minutes: MINUTES }))

export const demoQuizzes: DemoQuiz[] = [
  ...classEight,
  ...classFive,
  ...classFour,
  ...classNine,
  ...classOne,
  ...classSeven,
  ...classSix,
  ...limited(classTen),
  ...classThree,
  ...classTwo,
  ...limited(classXiXii),
  ...discountCourse,
  ...entertainCourse,
  ...freeCourse,
  ...islamicCourse,
  ...kidsCourse,
  ...specialCourse,
]
