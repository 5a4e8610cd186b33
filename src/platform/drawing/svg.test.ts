import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { looksLikeSvg } from './looks-like-svg.ts'
import { drawSvg } from './svg.ts'

const svg = (attributes: string, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

it('abuse 14: draws an SVG as pixels, without anything of its script', async () => {
  const drawn = await drawSvg(
    svg(
      'width="40" height="20" onload="alert(1)"',
      '<script>alert(1)</script><rect width="40" height="20" fill="#f00"/>',
    ),
  )
  const { format, width, height } = await sharp(drawn).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 2000, height: 1000 })
  expect(drawn?.includes('alert')).toBe(false)
  expect([
    ...(await sharp(drawn)
      .extract({ left: 900, top: 400, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ]).toEqual([255, 0, 0])
})

it('abuse 20: reads no file of the machine for a drawing, and nothing from the network', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schelp-svg-'))
  const secret = join(folder, 'secret.png')
  await writeFile(
    secret,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
      .png()
      .toBuffer(),
  )
  const drawn = await drawSvg(
    svg(
      'width="9" height="9"',
      `<image width="9" height="9" xlink:href="file://${secret}"/><image width="9" height="9" href="http://127.0.0.1:9/a.png"/>`,
    ),
  )
  await rm(folder, { recursive: true })
  expect((await sharp(drawn).stats()).channels.map(({ max }) => max)).toEqual([0, 0, 0, 0])
})

it('abuse 14: refuses drawings made to do harm', async () => {
  const entity = (name: string, inside: string) => `<!ENTITY ${name} "${inside.repeat(10)}">`
  const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entity('b', '&a;')}${entity('c', '&b;')}${entity('d', '&c;')}${entity('e', '&d;')}${entity('f', '&e;')}${entity('g', '&f;')}${entity('h', '&g;')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&h;</text></svg>`
  for (const bad of [
    svg('width="50000" height="50000"'),
    Buffer.from('<svg onload=alert(1)>'),
    Buffer.from('<svg'),
    Buffer.from(bomb),
  ])
    expect(await drawSvg(bad)).toBeUndefined()
})

it.each([
  ['<svg xmlns="…">', true],
  ['\uFEFF<?xml version="1.0"?>\n<!-- een schelp -->\n<svg>', true],
  ['<html><svg>', false],
  ['JFIF<svg>', false],
  ['<svgx>', false],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>', true],
  ['<!DOCTYPE svg [<!ENTITY a "a">]><svg>', false],
  ['<!-- nooit af', false],
])('tells whether a text is an SVG: %s', (text, known) => {
  expect(looksLikeSvg(Buffer.from(text))).toBe(known)
})

it.each(['<!---->', '<!-- -->\n', '<?xml a>', '<!DOCTYPE svg>', '<!--', '\n', '<!DOCTYPE svg'])(
  'abuse 28: recognises contents quickly that begin with %j a thousand times',
  (part) => {
    expect(looksLikeSvg(Buffer.from(`${part.repeat(1_000)}<html>`))).toBe(false)
  },
)
