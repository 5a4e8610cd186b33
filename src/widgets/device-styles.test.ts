import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withExtensions } from '../extensions/testing.ts'
import type { Field } from './fields.ts'
import { placing } from './placing.ts'
import { widgets } from './registry.ts'

await withExtensions()

const css = readFileSync(new URL('../client/styles/devices.css', import.meta.url), 'utf8')

/** Where a class is called otherwise than its field. */
const classNames: Record<string, string> = { columns: 'beside' }

/** Declarations by class, of the rules between a media query and the next. */
function rulesOf(block = ''): Map<string, string> {
  const rules = block.matchAll(/((?:\.[\w-]+,?\s+)+)\{([^}]*)\}/g)
  return new Map(
    [...rules].flatMap(([, names = '', body = '']) =>
      [...names.matchAll(/\.([\w-]+)/g)].map(([, name = '']): [string, string] => [name, body]),
    ),
  )
}

const blocks = css.split('@media ')
const within = (query: string) => rulesOf(blocks.find((block) => block.startsWith(query)))
const [desk, tablet, phone] = [rulesOf(blocks[0]), within('(width <= 1024px)'), within('(width < 768px)')]

/** `align-left` and the like, of every choice that staff can make per device; what is usual needs no class on a desk. */
function* choices(): Generator<{ name: string; isUsual: boolean }> {
  for (const { fields, defaults } of [{ fields: placing, defaults: { space: 'own' } }, ...widgets.values()])
    for (const [key, field] of Object.entries<Field>(fields)) {
      if (field.type !== 'choice' || !field.perDevice) continue
      for (const { value } of field.options)
        yield { name: `${classNames[key] ?? key}-${value}`, isUsual: value === String(defaults[key]) }
    }
}

it('EDIT-01 has a style for every choice that staff can make for each device', () => {
  const all = [...choices()]
  expect(all.length).toBeGreaterThan(30)
  const missing = all.flatMap(({ name, isUsual }) => [
    ...(isUsual || desk.has(name) ? [] : [name]),
    ...(tablet.has(`${name}-tablet`) ? [] : [`${name}-tablet`]),
    ...(phone.has(`${name}-phone`) ? [] : [`${name}-phone`]),
  ])
  expect(missing).toEqual([])
})

it('EDIT-01 gives a choice the same look on a tablet and on a phone', () => {
  const ofTablet = [...tablet].map(([name, body]) => [name.replace(/-tablet$/, '-phone'), body.trim()])
  const ofPhone = [...phone]
    .filter(([name]) => !name.startsWith('not-on-'))
    .map(([name, body]) => [name, body.trim()])
  expect(ofPhone).toEqual(ofTablet)
})
