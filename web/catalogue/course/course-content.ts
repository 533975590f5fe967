import { hueOfCourse } from '#art/hues.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { Curriculum } from '#contract/calls/learning/learning.ts'
import type { SellerLine } from '../product/seller-note.tsx'
import { pointsOf } from '../product/three-points.ts'
import type { RatingsContent } from '../ratings/rating-words.server.ts'
import type { PictureSource } from '../../ui/picture.tsx'
import { parseVideo } from './video-source.ts'

type Pictures = { cover: PictureSource; instructor: PictureSource }

/** Only a deleted course has no ratings and no seller. */
export function courseContent(
  course: Course,
  { sections }: Curriculum,
  pictures: Pictures,
  ratings: RatingsContent | null,
  seller: SellerLine[],
) {
  const { free, email, monologues } = course.syllabus
  return {
    id: course._id,
    title: course.title,
    classCourse: course.classCourse,
    language: course.language,
    hue: hueOfCourse(course.classCourse),
    img: course.img,
    cover: pictures.cover,
    price: course.price,
    formerPrice: course.formerPrice,
    summary: course.ShortDescription,
    about: course.about,
    objectives: pointsOf(course.objective),
    sections,
    syllabus: [free, email, monologues].map((part) => ({ title: part.title, points: pointsOf(part) })),
    instructor: {
      name: course.instructorName,
      education: course.education,
      picture: pictures.instructor,
      page: course.hasInstructorPage && course.instructorId ? paths.teacher(course.instructorId) : null,
    },
    video: parseVideo(course.video),
    promoCode: course.promoCode,
    enrolled: course.Enrolled,
    hours: course.hours,
    videos: course.videos,
    quizzes: course.quizzes,
    notes: course.notes,
    transcripts: course.transcripts,
    rating: course.rating,
    ratings,
    seller,
  }
}

export type CourseContent = ReturnType<typeof courseContent>
