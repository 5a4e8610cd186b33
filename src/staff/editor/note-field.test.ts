import { expect, it } from 'vitest'
import { withExtensions } from '../../extensions/testing.ts'
import { readProps } from '../../widgets/props.ts'
import { widgets } from '../../widgets/registry.ts'
import { rooms } from './rooms.ts'

await withExtensions()

it('EDIT-01 a note of staff can be written at every widget, and no widget shows it to visitors', () => {
  for (const [name, { defaults, fields }] of rooms) {
    expect(fields.staffNote, name).toMatchObject({ part: 'note' })
    const widget = widgets.get(name)
    if (!widget) throw new Error(name)
    const props = readProps(widget, { ...defaults, id: 'a', staffNote: 'Bel Ans hierover' })
    expect(JSON.stringify(props), name).not.toContain('Bel Ans')
  }
})
