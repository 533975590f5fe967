// The figures of each category's courses.
import type { CourseType } from '#contract/constants.ts'
import type { Drawing } from '../draw-figure.ts'
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
import { classXIXII } from './class-xi-xii.ts'
import { discountCourse } from './discount-course.ts'
import { entertainCourse } from './entertain-course.ts'
import { freeCourse } from './free-course.ts'
import { islamicCourse } from './islamic-course.ts'
import { kidsCourse } from './kids-course.ts'
import { specialCourse } from './special-course.ts'

export const figures: Partial<Record<CourseType, Record<string, Drawing>>> = {
  classEight,
  classFive,
  classFour,
  classNine,
  classOne,
  classSeven,
  classSix,
  classTen,
  classThree,
  classTwo,
  'classXI-XII': classXIXII,
  discountCourse,
  entertainCourse,
  freeCourse,
  islamicCourse,
  kidsCourse,
  specialCourse,
}
