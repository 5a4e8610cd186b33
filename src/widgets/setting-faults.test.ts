import { describe, expect, it } from 'vitest'
import { withExtensions } from '../extensions/testing.ts'
import type { Block } from '../kernel/document.ts'
import { type Field, initialValues } from './fields.ts'
import { widgets } from './registry.ts'
import { settingFaults } from './setting-faults.ts'

await withExtensions()

const faultsOf = (...content: Block[]) => settingFaults({ root: { props: {} }, content })
const block = (type: string, props: object): Block => ({ type, props: { id: 'a', ...props } }) as Block

/** A value of a type that no input of the editor makes. */
const wrong = ({ type }: Field): unknown => (type === 'list' || type === 'pictures' ? 'x' : ['x'])

describe.each([...widgets.values()].map((widget) => [widget.label, widget] as const))(
  'abuse 29 the settings of %s',
  (label, widget) => {
    const fields = Object.entries(widget.fields).filter(([, { type }]) => type !== 'slot')

    it('are right as a new widget has them', () => {
      expect(faultsOf(block(widget.name, initialValues(widget.fields)))).toEqual([])
    })

    it('of a wrong type are told, each where it stands', () => {
      for (const [name, field] of fields) {
        // These take what they cannot read for nothing chosen.
        if ((field.type === 'file' || field.type === 'file-category') && field.asNumber) continue
        const faults = faultsOf(block(widget.name, { ...initialValues(widget.fields), [name]: wrong(field) }))
        expect(faults[0]?.widget, `${name} (${field.type})`).toBe(label)
        expect(faults[0]?.setting).toBe(field.label || name)
      }
    })
  },
)

it('abuse 29 settings of a wrong type are found within slots and in items of a list', () => {
  const inner = block('heading', { text: 2026 })
  expect(faultsOf(block('section', { content: [inner] }))).toEqual([{ widget: 'Kop', setting: 'Tekst' }])
  const items = [{ title: 'Een' }, { title: null }]
  expect(faultsOf(block('accordion', { items }))).toEqual([
    { widget: 'Uitklapvragen', setting: 'Vragen: Kop' },
  ])
})

it('EDIT-01 what somebody is still typing is no fault', () => {
  expect(faultsOf(block('heading', { text: '' }), block('button', { label: '', link: 'htt' }))).toEqual([])
})
