// Makes changes that tests should notice: one comparison, condition, `and`, returned constant or statement at a time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { testsOf } from './tests-of.ts'

/** Replaces the text from `start` to `end` of a file. */
export type Mutant = { file: string; line: number; start: number; end: number; replace: string; tests: string[] }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Change = { node: { start: number; end: number }; replace: string }

const SWAPPED: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
}
/** The conditions of queries, written as calls. */
const SWAPPED_CALLS: Record<string, string> = {
  and: 'or',
  or: 'and',
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
}
/** Changes that nobody could notice. */
const SILENT = /^(await )?(log|deps\.log|console)\.|^super\(|\.wake\(\)$/

/** All changes of a file's code, or of those lines of it. */
export function mutantsOf(root: string, file: string, lines?: Set<number>): Mutant[] {
  const code = readFileSync(join(root, file), 'utf8')
  const tests = testsOf(file)
  const starts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)]
  const lineOf = (place: number) => starts.findLastIndex((start) => start <= place) + 1
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  return changesIn(program as unknown as Node, code)
    .map(({ node: { start, end }, replace }) => ({ file, line: lineOf(start), start, end, replace, tests }))
    .filter(({ line }) => !lines || lines.has(line))
}

function changesIn(node: Node, code: string): Change[] {
  if (node.type.startsWith('TS') && !node.type.startsWith('TSNonNull') && !node.type.startsWith('TSAs')) return []
  const inside = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((child) => changesIn(child, code)),
  )
  return [...changesOf(node, code), ...inside]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function changesOf(node: Node, code: string): Change[] {
  const text = (part: unknown) => code.slice((part as Node).start, (part as Node).end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left, right } = node as Node & { operator: string; left: Node; right: Node }
      const other = SWAPPED[operator]
      if (!other) return []
      const at = code.indexOf(operator, left.end)
      return at < right.start ? [{ node: { start: at, end: at + operator.length }, replace: other }] : []
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as Node
      const isCovered = ['BinaryExpression', 'LogicalExpression'].includes(test.type)
      return isCovered ? [] : [{ node: test, replace: `!(${text(test)})` }]
    }
    case 'CallExpression': {
      const callee = node.callee as Node & { name?: string }
      const other = callee.type === 'Identifier' && SWAPPED_CALLS[callee.name!]
      if (!other) return []
      // A file that does not import the other one would not load, which every test notices.
      const swapped = importsFromDrizzle(code, other) ? [{ node: callee, replace: other }] : []
      return [...swapped, ...droppedConditions(node, text)]
    }
    case 'ReturnStatement':
      return constantInstead(node.argument)
    case 'ArrowFunctionExpression':
      return node.expression ? constantInstead(node.body) : []
    case 'ExpressionStatement': {
      const isCall = ['CallExpression', 'AwaitExpression', 'UnaryExpression'].includes((node.expression as Node).type)
      const isAssigned = (node.expression as Node).type === 'AssignmentExpression'
      return (isCall || isAssigned) && !SILENT.test(text(node)) ? [{ node, replace: ';' }] : []
    }
    default:
      return []
  }
}

const importsFromDrizzle = (code: string, name: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from 'drizzle-orm'`).test(code)

/** `and(a, b)` with one condition less. */
function droppedConditions(node: Node, text: (part: unknown) => string): Change[] {
  const name = text(node.callee)
  const conditions = node.arguments as Node[]
  if (name !== 'and' || conditions.length < 2) return []
  return conditions.map((dropped) => ({
    node,
    replace: `and(${conditions
      .filter((condition) => condition !== dropped)
      .map(text)
      .join(', ')})`,
  }))
}

function constantInstead(value: unknown): Change[] {
  const node = value as (Node & { value?: unknown }) | null
  if (node?.type !== 'Literal') return []
  if (typeof node.value === 'boolean') return [{ node, replace: String(!node.value) }]
  if (typeof node.value === 'number') return [{ node, replace: String(node.value + 1) }]
  if (node.value === null) return [{ node, replace: 'undefined' }]
  return []
}
