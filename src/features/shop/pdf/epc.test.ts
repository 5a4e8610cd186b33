import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawQr, qrPng } from '../../../platform/qr.ts'
import { epcText, type Transfer } from './epc.ts'

const transfer: Transfer = {
  iban: 'NL91 ABNA 0417 1643 00',
  holder: 'Vereniging Schelp',
  cents: 6520,
  reference: 'S-2026-0147',
}

it('SHOP-19 writes a transfer as EPC069-12 asks', () => {
  expect(epcText(transfer)).toBe(
    'BCD\n002\n1\nSCT\n\nVereniging Schelp\nNL91ABNA0417164300\nEUR65.20\n\n\nS-2026-0147',
  )
})

it.each([
  [1, 'EUR0.01'],
  [100, 'EUR1.00'],
  [10_005, 'EUR100.05'],
  [99_999_999_999, 'EUR999999999.99'],
])('SHOP-19 writes %i cents as %s', (cents, amount) => {
  expect(epcText({ ...transfer, cents })?.split('\n')[7]).toBe(amount)
})

it.each([
  ['nothing to pay', { cents: 0 }],
  ['more than a transfer may be', { cents: 100_000_000_000 }],
  ['an IBAN that is none', { iban: 'NL92 ABNA 0417 1643 00' }],
  ['no name of the account', { holder: ' ' }],
])('SHOP-19 has no code for %s', (_, change) => {
  expect(epcText({ ...transfer, ...change })).toBeUndefined()
})

it('abuse 15 a line break in a name or reference does not start another field', () => {
  const lines = epcText({ ...transfer, holder: 'Schelp\nNL00', reference: 'S\r\nX' })?.split('\n')
  expect(lines).toHaveLength(11)
  expect(lines?.[5]).toBe('Schelp NL00')
  expect(lines?.[10]).toBe('S X')
})

it('SHOP-19 keeps to the 331 bytes and the size that bank apps read', () => {
  const text = epcText({ ...transfer, holder: 'é'.repeat(100), reference: 'w'.repeat(200) }) ?? ''
  expect(text.split('\n')[5]).toHaveLength(70)
  expect(text.split('\n')[10]).toHaveLength(140)
  // Version 13 has 69 modules; 4 more stay light on each side.
  expect(drawQr(epcText({ ...transfer, reference: 'w'.repeat(140) }) ?? '').size).toBeLessThanOrEqual(69 + 8)
})

it('SHOP-11 draws the same code for page and mail', async () => {
  const text = epcText(transfer) ?? ''
  const { size, path } = drawQr(text)
  const { data, info } = await sharp(await qrPng(text, 1))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(size)
  const dark = [...data].flatMap((value, at) =>
    value < 128 ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  expect(dark.join('')).toBe(path)
})
