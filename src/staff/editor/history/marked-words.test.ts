import { expect, it } from 'vitest'
import { markedWords } from './marked-words.ts'

const own = (stretches: { words: string; isOwn: boolean }[]) =>
  stretches.map(({ words, isOwn }) => (isOwn ? `[${words}]` : words)).join(' ')

it.each([
  ['De kerk is open', 'De kerk is vandaag open', 'De kerk is open', 'De kerk is [vandaag] open'],
  ['De oude kerk', 'De nieuwe toren', 'De [oude kerk]', 'De [nieuwe toren]'],
  ['een twee drie', 'drie een twee', 'een twee [drie]', '[drie] een twee'],
  ['', 'Nieuw', '', '[Nieuw]'],
  ['Weg', '', '[Weg]', ''],
  ['gelijk', 'gelijk', 'gelijk', 'gelijk'],
])('EDIT-01 marks what two versions do not share: %s / %s', (before, now, old, present) => {
  const marked = markedWords(before, now)
  expect([own(marked.before), own(marked.now)]).toEqual([old, present])
})

it('EDIT-01 two very long texts are marked as a whole', () => {
  const long = 'woord '.repeat(1_500)
  expect(markedWords(long, `${long} nog een`).now).toEqual([{ words: `${long} nog een`, isOwn: true }])
})
