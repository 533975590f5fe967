// The courses of the demo school: course folders, read like those that teachers import.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COURSE_TYPES, type CourseType } from '#contract/constants.ts'
import { diskFolder } from '#server/modules/teaching/course-folder/disk-folder.ts'
import { describeMistakes, type MistakeCodes } from '#server/modules/files/course-markdown/mistakes.ts'
import { readCourseFolder, type CourseFolder } from '#server/modules/teaching/course-folder/read-course-folder.ts'

const FOLDER = fileURLToPath(new URL('../courses/', import.meta.url))

export type DemoFolder = { type: CourseType; path: string }

/** By category, each in the numerical order of its folders. */
export const demoFolders = (): DemoFolder[] =>
  COURSE_TYPES.flatMap((type) =>
    readdirSync(join(FOLDER, type))
      .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .map((name) => ({ type, path: join(FOLDER, type, name) })),
  )

export async function readDemoCourse({ path }: DemoFolder, id?: string): Promise<CourseFolder> {
  const { folder, mistakes } = await readCourseFolder(await diskFolder(path), id)
  refuseMistakes(path, mistakes)
  return folder!
}

/** Reports what is wrong with an edited course at the next start. */
export function refuseMistakes(path: string, mistakes: MistakeCodes): void {
  const lines = describeMistakes(mistakes)
  if (lines.length) throw new Error([path, ...lines].join('\n'))
}
