import type { Mutant } from './mutant.ts'

export const csv: Mutant[] = [
  {
    file: 'contract/office/csv.ts',
    find: 'const FORMULA = /(^|[;\\t])(?=[\\s\\p{Cf}]*[=+\\-@',
    replace: 'const FORMULA = /(^|[;\\t])(?=[\\s\\p{Cf}]*[=+@',
    tests: ['csv-exports'],
    breaks: 'a spreadsheet runs a text that begins with a minus',
  },
  {
    file: 'server/modules/office/exports/export-file.ts',
    find: 'row.expiresAt <= now()',
    replace: 'false',
    tests: ['csv-exports'],
    breaks: 'the address of a file never ends',
  },
  {
    file: 'server/modules/office/exports/export-file.ts',
    find: "else if (caller.role !== 'admin') throw notFound()",
    replace: '',
    tests: ['csv-exports'],
    breaks: 'an address still works for somebody who is no administrator any more',
  },
  {
    file: 'server/modules/office/exports/export-calls.ts',
    find: 'if (filters.course) await',
    replace: 'if (!filters.course) await',
    tests: ['csv-exports'],
    breaks: 'a teacher asks for the learners of a foreign course',
  },
  {
    file: 'server/http/mount-calls.ts',
    find: 'if (outgoing) outgoing.destroy()',
    replace: 'if (outgoing) controller.close()',
    tests: ['csv-exports'],
    breaks: 'half a file looks like a whole one',
  },
  {
    file: 'server/modules/office/imports/import-calls.ts',
    find: 'asked && !all.length ?',
    replace: 'asked ?',
    tests: ['csv-imports'],
    breaks: 'the right lines of a wrong file are stored',
  },
  {
    file: 'server/modules/office/imports/undo-import.ts',
    find: "when made.changed_in <> ${version} then 'changed' end",
    replace: 'end',
    tests: ['csv-imports'],
    breaks: 'an undo deletes what was changed since',
  },
  {
    file: 'server/modules/office/exports/export-file.ts',
    find: 'if (page.next === null) break',
    replace: 'if (page.next === null || rows > FIRST_ROWS) break',
    tests: ['csv-exports'],
    breaks: 'a file ends after some pages',
  },
  {
    file: 'server/modules/office/imports/undo-import.ts',
    find: 'when made.email_verified or exists',
    replace: 'when exists',
    tests: ['csv-imports'],
    breaks: 'an undo deletes whoever has chosen a password',
  },
  {
    file: 'server/modules/office/imports/undo-import.ts',
    find: 'at.getTime() - createdAt.getTime() < UNDO_MS',
    replace: 'at.getTime() > createdAt.getTime() - UNDO_MS',
    tests: ['csv-imports'],
    breaks: 'an import can be undone for ever',
  },
]
