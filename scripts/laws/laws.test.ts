import { expect, it } from 'vitest'
import { assertedIn } from './answers.mjs'
import { judge, patternsIn } from './patterns.mjs'
import { unboundedIn } from './schemas.mjs'

const source = (text: string) => ({ path: 'src/example.ts', text })

it.each([
  ['^\\s*0*\\s*$', ''],
  ['<[^>]*>', 'g'],
  ['\\/+$', ''],
  ['^(a+)+$', ''],
])('abuse 28 an expression that takes more than linear time is refused: /%s/%s', async (pattern, flags) => {
  expect(await judge({ pattern, flags })).toMatch(/polynomial|exponential/)
})

it('abuse 28 an expression that takes linear time is accepted', async () => {
  expect(await judge({ pattern: '^<[^<>]{1,40}>\\s', flags: 'gu' })).toBeUndefined()
})

it('abuse 28 every expression is judged, also one of a text, unless a comment says why it is linear', () => {
  const { found, made } = patternsIn(
    source(`
      export const one = (text: string) => text.replace(/a+/g, '') + RegExp('b+').source
      const two = new RegExp(one('c'))
      // linear: a constant
      const three = new RegExp('d')
      const four = () => {
        // linear:
        return /e/u
      }
    `),
  )
  expect(found.map(({ name, at }: { name: string; at: string }) => [name, at])).toEqual([
    ['/a+/g', 'src/example.ts:2'],
    ['/e/u', 'src/example.ts:8'],
  ])
  expect(made).toEqual(['src/example.ts:2', 'src/example.ts:3'])
})

const schemas = (text: string) =>
  unboundedIn(source(`import { z } from 'zod'\n${text}`)).map((fault: string) => fault.split(' ')[1])

it.each([
  ['z.string()', ['z.string()']],
  ['z.object({ a: z.string().trim().min(1), b: z.array(z.string().max(3)) })', ['z.string()', 'z.array()']],
  ['z.array(z.string()).max(3)', ['z.string()']],
  ['z.record(z.string().max(9), z.int())', ['z.record()']],
  ['z.email().optional()', ['z.email()']],
  ['z.coerce.string().regex(/^a$/)', ['z.coerce.string()']],
  ['z.string().max(9).regex(/^a$/).nullable()', []],
  ['z.array(z.email().toLowerCase().max(9)).min(1).max(3).optional()', []],
  ['z.object({ a: z.int(), b: z.iso.date() })', []],
])('abuse 35 the sizes that %s leaves open are found', (text, faults) => {
  expect(schemas(`export const schema = ${text}`)).toEqual(faults)
})

it('abuse 35 what the program itself wrote may be of any size, when a comment says so', () => {
  expect(schemas('// unbounded: a row of ours\nexport const schema = z.string()')).toEqual([])
  expect(schemas('// unbounded:\nexport const schema = z.string()')).toEqual(['z.string()'])
  expect(unboundedIn(source(`import { z } from './other.ts'\nz.string()`))).toEqual([])
})

const asserted = (text: string, path = 'src/staff/resources/jobs/example.ts') =>
  assertedIn({ path, text }).map((fault: string) => fault.replace(/^\S+:(\d+) .*/, '$1'))

it.each([
  ['const job = answer as Job', ['1']],
  ['const kinds = [1] as const', []],
  ["const job = useRecordContext<Job>()\nconst jobs = useGetList<Job>('jobs')", ['1', '2']],
  ["const job = useRow('jobs')", []],
  ["import { call } from '../../api/call.ts'", ['1']],
  ["import { act } from '../../api/acts.ts'", []],
  ['// asserted: the library says less than it knows\nconst job = answer as Job', []],
])('EDIT-05 the staff app says by hand what an answer is: %s', (text, lines) => {
  expect(asserted(text)).toEqual(lines)
})

it('EDIT-05 only the hooks of the contract give types to those of react-admin', () => {
  expect(asserted('useRecordContext<Row>()', 'src/staff/api/rows.ts')).toEqual([])
})
