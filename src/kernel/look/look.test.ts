import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { coloursOf } from './colours.ts'
import { faultsOf } from './faults.ts'
import { type Look, lookColours, readLook, usualLook } from './look.ts'
import { readLookFile, writeLookFile } from './look-file.ts'
import { readyLooks } from './ready-looks.ts'
import { styleOf } from './style.ts'
import { colourNames, enough, readPairs, seenPairs, usualTokens } from './usual-tokens.ts'

/** Pseudo-random numbers, the same in each run. */
function* numbers(): Generator<number> {
  for (let last = 7; ; ) {
    last = (last * 48_271) % 2_147_483_647
    yield last
  }
}
const random = numbers()
const any = () => `#${((random.next().value ?? 0) % 0x1000000).toString(16).padStart(6, '0')}`

/** Returns a random look whose refused colours are replaced by the proposals until none is refused. */
function mended(): Look {
  let look: Look = { ...usualLook, paper: any(), ink: any(), accent: any(), mark: any(), night: any() }
  for (let attempts = 0; faultsOf(look).length > 0; attempts++) {
    if (attempts > 3) throw new Error(`no way out of ${JSON.stringify(look)}`)
    for (const { field, proposal } of faultsOf(look)) look = { ...look, [field]: proposal }
  }
  return look
}

/** Returns every pair of colours with too little contrast, in both schemes. */
function weakPairsOf(look: Look): string[] {
  const colours = coloursOf(look)
  return ([0, 1] as const).flatMap((scheme) =>
    [
      ...readPairs.map((pair) => [pair, enough.read] as const),
      ...seenPairs.map((pair) => [pair, enough.seen] as const),
    ].flatMap(([[text, ground], least]) => {
      const ratio = contrast(colours[text][scheme], colours[ground][scheme])
      return ratio >= least ? [] : [`${scheme} ${text} on ${ground}: ${ratio.toFixed(2)}`]
    }),
  )
}

describe('RUN-06 the look of the site', () => {
  it('has the values of the stylesheet by default, and then adds no styles', () => {
    const css = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8')
    const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')
    const colourIn = (block: string, name: string) =>
      new RegExp(`--${name}: (#[\\da-f]{6});`).exec(block)?.[1]
    for (const name of colourNames) {
      const byDay = colourIn(day, name)
      expect({ [name]: usualTokens[name] }).toEqual({ [name]: [byDay, colourIn(night, name) ?? byDay] })
    }
    expect(coloursOf(usualLook)).toEqual(usualTokens)
    expect([styleOf(undefined), styleOf(usualLook), faultsOf(usualLook)]).toEqual(['', '', []])
  })

  it.each(Object.entries(readyLooks))('%s is readable, by day and by night', (_, look) => {
    expect([faultsOf(look), weakPairsOf(look)]).toEqual([[], []])
    expect(readLook(look)).toEqual(look)
  })

  it('is readable for any choice, once refused colours are replaced by the proposals', () => {
    for (let count = 0; count < 60; count++) {
      const look = mended()
      expect([look, weakPairsOf(look)]).toEqual([look, []])
    }
  })

  it('refuses an unreadable colour with a sentence and the nearest readable one', () => {
    expect(faultsOf({ ...usualLook, accent: '#8fb4e8' })).toEqual([
      {
        field: 'accent',
        proposal: expect.stringMatching(/^#[\da-f]{6}$/),
        sentence: expect.stringContaining('4,5 is nodig'),
      },
    ])
    expect(faultsOf({ ...usualLook, paper: '#222222', night: '#eeeeee' })).toHaveLength(1)
    expect(faultsOf({ ...usualLook, night: '#eeeeee' })).toMatchObject([{ field: 'night' }])
  })

  it('EDIT-05 is unchanged after writing it to a file and reading it', () => {
    for (const look of Object.values(readyLooks)) expect(readLookFile(writeLookFile(look))).toEqual(look)
  })

  it('abuse 18 refuses any other file', () => {
    const file = writeLookFile(usualLook)
    for (const wrong of [
      '',
      'null',
      '[]',
      '{}',
      '{"look":{}}',
      file.replace('schelp-look', 'theme'),
      file.replace('"version": 1', '"version": 2'),
      file.replace('#272c72', 'red;background:url(//evil.example/x)'),
      file.replace('"book"', '"constructor"'),
      file.replace('"filled"', '"</style><script>"'),
      `${file}x`,
    ])
      expect(readLookFile(wrong)).toBeUndefined()
  })

  it('abuse 18 accepts no value that is no colour or option', () => {
    for (const wrong of [
      'red',
      '#fff',
      '#FFFFFF',
      '#000000;}',
      'url(//x)',
      '</style>',
      'var(--ink)',
      '',
      7,
      null,
    ])
      for (const field of Object.keys(usualLook))
        expect(readLook({ ...usualLook, [field]: wrong })).toBeUndefined()
    expect(readLook({ ...usualLook, more: '1;color:red' })).toEqual(usualLook)
    for (const no of [undefined, null, 'look', [], 5]) expect(readLook(no)).toBeUndefined()
    for (const look of Object.values(readyLooks)) expect(styleOf(look)).not.toMatch(/[<>{}\\@]|url|import/)
    expect(lookColours).toHaveLength(5)
  })
})
