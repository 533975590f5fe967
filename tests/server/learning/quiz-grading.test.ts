// Grading: what counts as a right answer, and what the editor makes of a question.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { questionDraft, type Question } from '#contract/calls/learning/quizzes.ts'
import { newId } from '#server/db/ids.ts'
import type { QuizKey } from '#server/db/schema-classroom.ts'
import { foldText, readNumber } from '#server/modules/files/quiz-content/fold-answer.ts'
import { grade, isRight } from '#server/modules/learning/quizzes/grade.ts'
import { questionBody } from '../../../web/teaching/quiz-editor/question-body.ts'
import { questionFormOf } from '../../../web/teaching/quiz-editor/quiz-form.ts'
import { quizDraft } from '../../helpers/learning/quizzes.ts'

describe('grading', () => {
  const key = (right: QuizKey['right'], more: Partial<QuizKey> = {}): QuizKey => ({
    question: 'q',
    right,
    explanation: '',
    lesson: null,
    second: null,
    ...more,
  })
  const question = (kind: Question['kind'], unit?: string): Question => ({
    _id: 'q',
    kind,
    text: '',
    ...(unit ? { unit } : {}),
  })

  test('takes one choice, exactly', () => {
    assert.ok(isRight(question('one'), key('a'), 'a'))
    for (const wrong of ['b', '', ['a'], { a: 'a' }, undefined]) {
      assert.ok(!isRight(question('one'), key('a'), wrong), String(wrong))
    }
  })

  test('takes all right choices in any order, and no others', () => {
    const right = key(['a', 'c'])
    assert.ok(isRight(question('many'), right, ['c', 'a']))
    assert.ok(isRight(question('many'), right, ['c', 'a', 'c']))
    for (const wrong of [['a'], ['a', 'b', 'c'], [], 'a', {}]) assert.ok(!isRight(question('many'), right, wrong))
  })

  test('reads numbers in Bengali and Latin digits, with commas, spaces, signs and their unit', () => {
    const values = { '১২': 12, ' 1,050 ': 1050, '১,০৫,০০০': 105_000, '−৩.৫': -3.5, '-3.5': -3.5, '.5': 0.5, '৫.': 5 }
    for (const [text, value] of Object.entries(values)) assert.equal(readNumber(text), value, text)
    for (const text of ['', 'five', '1e3', '0x10', '1.2.3', '--1', '1/2', 'NaN']) assert.equal(readNumber(text), null)
    assert.equal(readNumber('১২ মিমি', 'মিমি'), 12)
    assert.equal(readNumber('12 kg', 'মিমি'), null)
  })

  test('takes numbers within the tolerance, its ends included', () => {
    const near = key('0.3', { tolerance: 0.1 })
    for (const right of ['0.2', '০.৪', '0.30']) assert.ok(isRight(question('number'), near, right), right)
    for (const wrong of ['0.41', '0.19', 'x', ['0.3']]) assert.ok(!isRight(question('number'), near, wrong))
    assert.ok(isRight(question('number', 'মিটার'), key('44.1', { tolerance: 0 }), '৪৪.১ মিটার'))
  })

  test('takes words in either composition, case and script of digits', () => {
    const river = key('পদ্মা', { accepted: ['পদ্মা', 'Padma River', 'বিজয় ১৬'] })
    for (const right of ['পদ্মা', ' পদ্ মা ', 'padma  river', 'PADMARIVER', 'বিজয় 16', 'বিজ\u09df১৬']) {
      assert.ok(isRight(question('text'), river, right), right)
    }
    for (const wrong of ['মেঘনা', '', 'padma rivers']) assert.ok(!isRight(question('text'), river, wrong))
    assert.equal(foldText('A\u200dB ১'), 'ab1')
  })

  test('counts an order or pairs only if all are right', () => {
    assert.ok(isRight(question('order'), key(['a', 'b', 'c']), ['a', 'b', 'c']))
    for (const wrong of [['a', 'c', 'b'], ['a', 'b'], ['a', 'b', 'c', 'c'], 'abc']) {
      assert.ok(!isRight(question('order'), key(['a', 'b', 'c']), wrong))
    }
    const pairs = key({ a: 'x', b: 'y' })
    assert.ok(isRight(question('match'), pairs, { b: 'y', a: 'x' }))
    for (const wrong of [{ a: 'x' }, { a: 'y', b: 'x' }, { a: 'x', b: 'y', c: 'z' }, ['x', 'y']]) {
      assert.ok(!isRight(question('match'), pairs, wrong))
    }
  })

  test('needs the pass mark, rounded up to whole questions', () => {
    const questions = ['1', '2', '3', '4', '5', '6', '7'].map((_id) => ({ ...question('one'), _id }))
    const keys = questions.map(({ _id }) => ({ ...key('a'), question: _id }))
    const graded = (right: number, pass: number) =>
      grade(questions, keys, Object.fromEntries(questions.slice(0, right).map(({ _id }) => [_id, 'a'])), pass)
    assert.deepEqual(graded(4, 60), { points: 4, outOf: 7, needed: 5, passed: false })
    assert.deepEqual(graded(5, 60), { points: 5, outOf: 7, needed: 5, passed: true })
    assert.equal(graded(6, 100).passed, false)
    assert.equal(graded(1, 1).passed, true)
  })
})

test('the editor changes nothing in a question that it only opens', () => {
  for (const draft of quizDraft().questions) {
    const opened = { ...draft, lesson: newId(), second: 3725 }
    assert.deepEqual(questionDraft.parse(questionBody(questionFormOf(opened))), opened)
  }
})
