// Importing questions from spreadsheets and GIFT files.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { QUESTION_KINDS } from '#contract/constants.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { EXAMPLES, type Format } from '../../../web/teaching/quiz-editor/import-formats.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { wording } from '../../helpers/wording.ts'

describe('importing questions', () => {
  let server: TestServer
  let admin: Person
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  after(() => server.close())
  const read = (format: 'csv' | 'gift', text: string) =>
    server.call('POST /api/quizImport', { as: admin, body: { format, text } })

  test('reads the examples that the editor shows', async () => {
    const kinds = async (format: Format) => {
      const { json } = await read(format, EXAMPLES[format])
      return json.questions.map(({ kind }: QuestionDraft) => kind)
    }
    assert.deepEqual(await kinds('csv'), QUESTION_KINDS)
    assert.deepEqual(await kinds('gift'), ['one', 'many', 'number', 'text', 'match', 'one'])
  })

  test('reads all kinds from a spreadsheet', async () => {
    const { json, text } = await read(
      'csv',
      [
        '\ufeffkind;text;choices;answer;explanation;tolerance;unit',
        'one;"Which; one?";A | B | C;২;Because B.;;',
        'many;Which?;A|B|C;1|3;;;',
        'number;"How ""much""?";;৩.৫;;০.১;kg',
        'text;Which river?;;পদ্মা|Padma;;;',
        '',
        'order;Sort.;one|two|three;;;;',
        'match;"Match',
        'them.";Nepal = Kathmandu|Japan = Tokyo;;;;',
      ].join('\r\n'),
    )
    assert.ok(json.questions, text)
    const [one, many, number, river, order, match] = json.questions
    const textOf = (list: { _id: string; text: string }[], id: string) => list.find(({ _id }) => _id === id)?.text
    assert.deepEqual([one.text, textOf(one.choices, one.answer), one.explanation], ['Which; one?', 'B', 'Because B.'])
    assert.deepEqual(
      many.answers.map((id: string) => textOf(many.choices, id)),
      ['A', 'C'],
    )
    assert.deepEqual([number.text, number.answer, number.tolerance, number.unit], ['How "much"?', 3.5, 0.1, 'kg'])
    assert.deepEqual(river.answers, ['পদ্মা', 'Padma'])
    assert.deepEqual(
      order.choices.map((choice: { text: string }) => choice.text),
      ['one', 'two', 'three'],
    )
    assert.match(match.text, /^Match\s+them\.$/)
    const [nepal] = match.prompts
    assert.deepEqual([nepal.text, textOf(match.choices, match.pairs[nepal._id])], ['Nepal', 'Kathmandu'])
  })

  test('names every line of a spreadsheet that is wrong', async () => {
    const rows = [
      'kind,text,choices,answer',
      'one,Which?,A|B,3',
      'essay,Why?,,',
      'one,,A|B,1',
      'order,Sort.,A,',
      'number,How?,,many',
    ]
    const { status, json } = await read('csv', rows.join('\n'))
    assert.equal(status, 422)
    assert.deepEqual(json.codes, {
      'text.2': { code: 'quiz_line_answer', n: 2 },
      'text.3': { code: 'quiz_line_kind', n: 3 },
      'text.4': { code: 'quiz_line_text', n: 4 },
      'text.5': { code: 'quiz_line_choices', n: 5 },
      'text.6': { code: 'quiz_line_answer', n: 6 },
    })
    assert.equal(json.fields['text.2'], wording('field_quiz_line_answer', { n: 2 }))
  })

  test('reads all kinds from GIFT', async () => {
    const { json, text } = await read(
      'gift',
      [
        '// A comment',
        '$CATEGORY: capitals',
        '',
        '::Q1:: Which is \\{right\\}? {',
        '  =This one # Well done',
        '  ~Another',
        '  ~Still another',
        '  ####Because it is.',
        '}',
        '',
        'Which are even? {~%50%2 ~%-100%3 ~%50%4}',
        '',
        'How much? {#3.5:0.1}',
        '',
        'Between? {#1..5}',
        '',
        'The {=Padma =পদ্মা} is a river.',
        '',
        'Match. {=Nepal -> Kathmandu =Japan -> Tokyo}',
        '',
        'সূর্য পূর্ব দিকে ওঠে। {T}',
      ].join('\n'),
    )
    assert.ok(json.questions, text)
    const kinds = json.questions.map(({ kind }: { kind: string }) => kind)
    assert.deepEqual(kinds, ['one', 'many', 'number', 'number', 'text', 'match', 'one'])
    const [one, many, number, range, river, , truth] = json.questions
    assert.deepEqual(
      [one.text, one.choices[0].text, one.explanation],
      ['Which is {right}?', 'This one', 'Because it is.'],
    )
    assert.equal(one.answer, one.choices[0]._id)
    assert.deepEqual(many.answers, [many.choices[0]._id, many.choices[2]._id])
    assert.deepEqual([number.answer, number.tolerance, range.answer, range.tolerance], [3.5, 0.1, 3, 2])
    assert.deepEqual([river.text, river.answers], ['The _____ is a river.', ['Padma', 'পদ্মা']])
    assert.deepEqual([truth.choices[0].text, truth.answer], ['সত্য', truth.choices[0]._id])
  })

  test('names the first line of every GIFT question that is wrong', async () => {
    const { status, json } = await read('gift', 'Why? {}\n\nHow? {#many}\n\nNo braces.\n\nTwo {=A ~B ~C =D}')
    assert.equal(status, 422)
    assert.deepEqual(
      Object.entries(json.codes as Record<string, { code: string }>).map(([field, { code }]) => [field, code]),
      [
        ['text.1', 'quiz_line_kind'],
        ['text.3', 'quiz_line_answer'],
        ['text.5', 'quiz_line_unreadable'],
        ['text.7', 'quiz_line_answer'],
      ],
    )
  })
})
