import type { Mutant } from './mutant.ts'

const FOLDER = 'server/modules/teaching/course-folder'

export const courseFolder: Mutant[] = [
  {
    file: `${FOLDER}/folder.ts`,
    find: "part !== '' && part !== '.' && part !== '..'",
    replace: "part !== ''",
    tests: ['course-folder'],
    breaks: 'a name in a zip leads out of the folder',
  },
  {
    file: `${FOLDER}/zip-folder.ts`,
    find: 'if (total > MAX_UNPACKED_BYTES)',
    replace: 'if (total > MAX_UNPACKED_BYTES * 10)',
    tests: ['course-folder'],
    breaks: 'a zip unpacks to more than the server can hold',
  },
  {
    file: `${FOLDER}/import-course.ts`,
    find: 'if (isDeepStrictEqual(draft.tree, tree)) return',
    replace: '',
    tests: ['course-folder'],
    breaks: 'an import that changes nothing makes a draft',
  },
  {
    file: `${FOLDER}/import-course.ts`,
    find: 'if (Object.keys(mistakes).length) throw invalidFields(mistakes)',
    replace: '',
    tests: ['course-folder'],
    breaks: 'a broken folder is imported in part',
  },
  {
    file: `${FOLDER}/read-course-folder.ts`,
    find: 'derivedId(id, name)',
    replace: 'newId()',
    tests: ['course-folder'],
    breaks: 'a lesson without an id is added again at every import',
  },
]
