// The import rules, and the rules that differ from oxlint's defaults.
import { defineConfig } from 'oxlint'
import { areaNames, WEB_GROUND } from './scripts/areas.ts'

/** An import that matches `regex` is an error with this message. */
type Forbidden = { regex: string; message: string; allowTypeImports?: boolean }

const forbid = (files: string[], ...patterns: Forbidden[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Forbidden[] }] },
})

const SERVER_IN_WEB = {
  regex: '#server|/server/',
  message: 'web never imports server: it talks to it through contract.',
}
const ZOD_IN_WEB = {
  regex: '^zod$|#contract/calls(\\.ts$|/)',
  message: 'What a learner loads never carries zod: import types from contract/calls, and values from the rest.',
  allowTypeImports: true,
}

const ABOVE_CONTRACT = {
  regex: '#(server|art)|\\.\\./(server|web|art)/',
  message: 'contract imports nothing of the other rooms.',
}
const NOT_THE_ROOT = { regex: '/root\\.tsx$', message: 'The root composes the pages; they know layout/root-data.ts.' }
const TABLE_IN_FORMS = {
  regex: '#contract/calls\\.ts$',
  message: 'A form needs the schema of its body, not the whole table of calls.',
  allowTypeImports: true,
}
const ABOVE_MODULES = {
  regex: '/web/|/(compose|main|start|app|listen)\\.ts$',
  message: 'modules and http do not know what composes them.',
}
const CONCRETE_ADAPTERS = {
  regex:
    'adapters/(payments/[^/]*/|push/(web-|vapid-|public-)|files/(folder|s3)|identity/(embedded|oidc|firebase|published-|account-safety|third-|issuer|id-token|identity-paths|popup|own-|common-)|mail/smtp|rooms/(embedded|jitsi|link)|texts/http-)|#demo/|/demo/',
  message: "Modules take an adapter's type; only compose names a concrete one or the demo.",
}

/** Refuses imports from the named folders, which come right after the dots of a relative import. */
const notFrom = (folders: string[]): Forbidden[] =>
  folders.length
    ? [
        {
          regex: `^(\\.\\./)+(${folders.join('|')})/`,
          message: 'An area imports from itself and the ones before it in scripts/areas.ts.',
        },
      ]
    : []

const areaRules = areaNames.flatMap((area, index) => {
  const above = notFrom(areaNames.slice(index + 1))
  return [
    forbid([`server/modules/${area}/**`], ABOVE_MODULES, CONCRETE_ADAPTERS, ...above),
    forbid([`contract/${area}/**`, `contract/calls/${area}/**`], ABOVE_CONTRACT, ...above),
    forbid([`web/${area}/**`], SERVER_IN_WEB, ZOD_IN_WEB, NOT_THE_ROOT, ...above),
  ]
})

const groundRules = WEB_GROUND.map((folder, index) =>
  forbid(
    [`web/${folder}/**`],
    SERVER_IN_WEB,
    // Forms validate what is typed with the schema of their body.
    folder === 'forms' ? TABLE_IN_FORMS : ZOD_IN_WEB,
    NOT_THE_ROOT,
    ...notFrom([...WEB_GROUND.slice(index + 1), ...areaNames]),
  ),
)

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['build', 'web/paraglide', '.react-router'],
  rules: {
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'unicorn/no-array-reverse': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-base-to-string': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/no-array-sort': 'off',
    'no-control-regex': 'off',
    'promise/valid-params': 'off',
    'no-unmodified-loop-condition': 'off',
    'unicorn/no-new-array': 'off',
  },
  overrides: [
    forbid(['contract/**'], ABOVE_CONTRACT),
    forbid(['contract/texts.ts', 'contract/constants.ts'], {
      regex: '.*',
      message: 'This file imports nothing, so that the browser has it for free.',
    }),
    forbid(['art/**'], {
      regex: '^(#|[a-z@])|\\.\\./(contract|server|web|tests)/',
      message: 'art imports only from itself.',
    }),
    forbid(['web/**'], SERVER_IN_WEB, ZOD_IN_WEB),
    ...groundRules,
    forbid(['server/**'], { regex: '/web/', message: 'The server does not import the site; it is given the build.' }),
    forbid(['server/modules/**', 'server/http/**'], ABOVE_MODULES, CONCRETE_ADAPTERS),
    forbid(['server/http/**'], ABOVE_MODULES, CONCRETE_ADAPTERS, {
      regex: '/modules/',
      message: 'http runs the calls of the modules, and knows none of them.',
    }),
    ...areaRules,
    // Like forms, the quiz editor validates what is typed with the schema of its body.
    forbid(['web/teaching/quiz-editor/read-quiz.ts'], SERVER_IN_WEB, NOT_THE_ROOT),
    forbid(['server/db/**'], {
      regex: '/(modules|http|adapters|pages)/',
      message: 'The database layer knows nothing above it.',
    }),
    {
      files: ['tests/**', 'scripts/**'],
      rules: {
        'no-console': 'off',
        'typescript/no-floating-promises': 'off',
        'typescript/no-explicit-any': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
  ],
})
