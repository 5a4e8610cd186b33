import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { popupFields } from '../../widgets/shared/layers/popup-fields.ts'

const css = readFileSync('src/ui/layer/layer.css', 'utf8')
/** Values for which a layer needs no CSS rule. */
const plain = new Set(['middle', 'usual', 'inside', 'right', 'enters-fade', 'exits-', 'exits-fade'])

const { place, width, entrance_animation, exit_animation, close_button_position } = popupFields
const looks = [
  ['SITE-02 a popup', 'at-', place],
  ['SITE-02 a popup', 'is-', width],
  ['SITE-02 a popup', 'enters-', entrance_animation],
  ['SITE-02 a popup', 'exits-', exit_animation],
  ['SITE-02 a popup', 'closes-', close_button_position],
  ['SITE-03 a panel', 'from-', panelFields.side],
  ['SITE-03 a panel', 'is-', panelFields.width],
] as const

it.each(
  looks
    .flatMap(([what, prefix, { label, options }]) =>
      options.map(({ value }) => [what, label, value, prefix + value] as const),
    )
    .filter(([, , value, name]) => !plain.has(value) && !plain.has(name)),
)('%s has a look for %s: %j', (_what, _label, _value, name) => {
  expect(css).toMatch(new RegExp(`\\.${name}[\\s,{.]`))
})
