/** A choice of look that staff can set differently for tablets and phones. */
export interface DeviceChoice<Value extends string> {
  type: 'choice'
  part: 'look'
  perDevice: true
  label: string
  options: readonly { value: Value; label: string }[]
}

/** The only list of its values: the widget's schema reads them with `chosen` (`per-device.ts`). */
export const deviceChoice = <const Value extends string>(
  label: string,
  options: readonly (readonly [value: Value, label: string])[],
): DeviceChoice<Value> => ({
  type: 'choice',
  part: 'look',
  perDevice: true,
  label,
  options: options.map(([value, label]) => ({ value, label })),
})

export const sides = [
  ['left', 'Links'],
  ['center', 'Midden'],
  ['right', 'Rechts'],
] as const
export const counts = [
  ['1', 'Een'],
  ['2', 'Twee'],
  ['3', 'Drie'],
  ['4', 'Vier'],
] as const
export const roominess = [
  ['own', 'Gewoon'],
  ['none', 'Geen'],
  ['small', 'Klein'],
  ['large', 'Ruim'],
] as const

/** To which side it stands. */
export const alignField = deviceChoice('Uitlijning', sides)

/** Cards beside each other. */
export const cardColumnsField = { ...deviceChoice('Kolommen', counts), asNumber: true } as const
