// The lessons of all demo courses.
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
import type { DemoCurriculum } from './types.ts'

export const demoCurricula: DemoCurriculum[] = [
  ...classEight,
  ...classFive,
  ...classFour,
  ...classNine,
  ...classOne,
  ...classSeven,
  ...classSix,
  ...classTen,
  ...classThree,
  ...classTwo,
  ...classXiXii,
  ...discountCourse,
  ...entertainCourse,
  ...freeCourse,
  ...islamicCourse,
  ...kidsCourse,
  ...specialCourse,
]
