import { expect, it } from 'vitest'
import { z } from 'zod'
import { record } from '../kernel/record.ts'
import { readInput } from './read-input.ts'
import { text } from './schemas.ts'

const seen: string[] = []
/** Notes what is matched. */
const matched = z
  .string()
  .max(5)
  .refine((value) => seen.push(value) > 0)

it.each<[string, z.ZodType, unknown, string]>([
  ['text', matched, 'x'.repeat(200_000), 'form'],
  ['list', z.array(matched).max(3), Array.from({ length: 4 }, () => 'a'), 'form'],
  [
    'list within a form',
    z.object({ tags: z.array(matched).max(3).optional() }),
    { tags: 'abcd'.split('') },
    'tags',
  ],
  ['text in a record', record(z.string().max(9), matched, 5), { a: 'x'.repeat(200_000) }, 'a'],
  ['record', record(z.string().max(9), matched, 1), { a: 'a', b: 'b' }, 'form'],
  ['text behind a preparation', z.preprocess((value) => value, matched), 'x'.repeat(200_000), 'form'],
  ['text that may be one of several', z.union([z.number(), matched]).nullable(), 'x'.repeat(200_000), 'form'],
])(
  'abuse 35 a %s that is too large is refused in words before any of it is matched',
  (_, schema, input, field) => {
    seen.length = 0
    const read = readInput(schema, input)
    expect(read).toMatchObject({ ok: false, code: 'invalid', detail: { [field]: expect.any(String) } })
    expect(seen).toEqual([])
  },
)

it('abuse 35 what fits is read as before, with the blanks that its schema removes', () => {
  const schema = z.object({ name: z.string().trim().max(3), about: text(5), list: z.array(z.int()).max(2) })
  const read = readInput(schema, { name: ` ${' '.repeat(500)}abc`, about: null, list: [1, 2] })
  expect(read).toEqual({ ok: true, value: { name: 'abc', about: '', list: [1, 2] } })
})
