import { expect, it } from 'vitest'
import { readCron } from './read-cron.ts'

it.each([
  ['30 2 * * *', { name: 'night', time: '02:30' }],
  ['5 * * * *', { name: 'hours', time: '05' }],
  ['*/10 * * * *', { name: 'minutes', smart_count: 10 }],
  ['* * * * *', { name: 'minutes', smart_count: 1 }],
  ['0 3 * * 1', { name: 'other', cron: '0 3 * * 1' }],
])('EDIT-05 a plan %s is told in words', (cron, words) => {
  expect(readCron(cron)).toEqual(words)
})
