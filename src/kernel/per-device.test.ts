import { expect, it } from 'vitest'
import { deviceClasses, onEach } from './per-device.ts'

it('EDIT-01 a smaller device follows the next larger one', () => {
  expect(onEach({ desk: 3, tablet: 2 })).toEqual({ desk: 3, tablet: 2, phone: 2 })
  expect(onEach('left')).toEqual({ desk: 'left', tablet: 'left', phone: 'left' })
})

it('EDIT-01 only values that differ, from the default or from the larger device, need a class', () => {
  expect(deviceClasses('align', 'left', 'left')).toEqual([])
  expect(deviceClasses('align', { desk: 'center', phone: 'left' }, 'left')).toEqual([
    'align-center',
    'align-left-phone',
  ])
})
