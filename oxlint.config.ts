// What may import what, and the rules that differ from oxlint's own.
import { defineConfig } from 'oxlint'

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
  regex: '^zod$|#contract/(calls|catalogue|orders|people|my-data|administration|fields)\\.ts$',
  message: 'What a learner loads never carries zod: import types from contract, or use texts, constants and client.',
  allowTypeImports: true,
}
/** The folders of web that pages and admin share. */
const SHARED_IN_WEB = [
  'admin-controls',
  'buying',
  'catalogue',
  'forms',
  'identity',
  'layout',
  'learning',
  'live',
  'overview',
  'pictures',
  'products',
  'push',
  'ratings',
  'reading',
  'related',
  'seo',
  'session',
  'teaching',
  'ui',
  'uploads',
]

/** The modules from the ground up: each imports only from its own layer and the ones below. */
const MODULE_LAYERS = [
  ['audit', 'course-markdown', 'csv', 'mail', 'markup', 'media', 'quiz-content'],
  ['texts'],
  ['files'],
  ['people', 'push'],
  ['catalogue', 'policies', 'products'],
  ['coupons', 'earnings', 'orders', 'pay-links', 'search', 'seats'],
  ['learning'],
  ['preparing'],
  [
    'announcements',
    'calendar',
    'certificates',
    'course-folder',
    'course-learners',
    'discussions',
    'guardians',
    'live',
    'live-room',
    'quizzes',
    'ratings',
    'reading',
    'tasks',
  ],
  [
    'bin',
    'contact',
    'exports',
    'home',
    'imports',
    'notifications',
    'overview',
    'reviews',
    'saving',
    'seo',
    'streaming',
    'teaching',
    'waiting',
  ],
]

const ABOVE_MODULES = {
  regex: '/web/|/(compose|main|start|app|listen)\\.ts$',
  message: 'modules and http do not know what composes them.',
}
const CONCRETE_ADAPTERS = {
  regex:
    'adapters/(payments/[^/]*/|push/(web-|vapid-|public-)|files/(folder|s3)|identity/(embedded|oidc|firebase|published-|account-safety|third-|issuer|id-token|identity-paths|popup|own-|common-)|mail/smtp|rooms/(embedded|jitsi|link)|texts/http-)|#demo/|/demo/',
  message: "Modules take an adapter's type; only compose names a concrete one or the demo.",
}

const modulesAbove = (layer: number): Forbidden => ({
  regex: `^\\.\\./(${MODULE_LAYERS.slice(layer + 1)
    .flat()
    .join('|')})/`,
  message: 'A module imports from its own layer and the ones below (MODULE_LAYERS in oxlint.config.ts).',
})

const layerRules = MODULE_LAYERS.slice(0, -1).map((layer, index) =>
  forbid(
    layer.map((module) => `server/modules/${module}/**`),
    ABOVE_MODULES,
    CONCRETE_ADAPTERS,
    modulesAbove(index),
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
    forbid(['contract/**'], {
      regex: '#(server|art)|\\.\\./',
      message: 'contract imports nothing of the other rooms.',
    }),
    forbid(['contract/texts.ts', 'contract/constants.ts'], {
      regex: '.*',
      message: 'This file imports nothing, so that the browser has it for free.',
    }),
    forbid(['art/**'], {
      regex: '^(#|[a-z@])|\\.\\./(contract|server|web|tests)/',
      message: 'art imports only from itself.',
    }),
    forbid(['web/**'], SERVER_IN_WEB, ZOD_IN_WEB),
    forbid(
      SHARED_IN_WEB.map((folder) => `web/${folder}/**`),
      SERVER_IN_WEB,
      ZOD_IN_WEB,
      { regex: '/(pages|admin)/', message: 'Pages and admin use the other folders, never the other way round.' },
    ),
    // Forms check what is typed with the schema of their body.
    forbid(
      ['web/forms/**'],
      SERVER_IN_WEB,
      { regex: '/(pages|admin)/', message: 'Pages and admin use the other folders, never the other way round.' },
      {
        regex: '#contract/calls\\.ts$',
        message: 'A form needs the schema of its body, not the whole table of calls.',
        allowTypeImports: true,
      },
    ),
    forbid(['server/**'], { regex: '/web/', message: 'The server does not import the site; it is given the build.' }),
    forbid(['server/modules/**', 'server/http/**'], ABOVE_MODULES, CONCRETE_ADAPTERS),
    forbid(['server/http/**'], ABOVE_MODULES, CONCRETE_ADAPTERS, {
      regex: '/modules/',
      message: 'http runs the calls of the modules, and knows none of them.',
    }),
    ...layerRules,
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
