import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...numbers: number[]) => Uint8Array.from(numbers)

it.each([
  ['in UTF-8', Buffer.from('Één église'), 'Één église'],
  ['in UTF-8 with a byte order mark', Buffer.from('\ufeffÉén'), 'Één'],
  ['in UTF-16 with a byte order mark', Buffer.from('\ufeffÉén', 'utf16le'), 'Één'],
  ['in UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0xc9, 0, 0x6e), 'Én'],
  ['in UTF-16 without a mark', Buffer.from('Kerk', 'utf16le'), 'Kerk'],
  ['in Windows-1252', bytes(0xc9, 0xe9, 0x6e), 'Één'],
  ['in Windows-1252 whose last letter alone is no ASCII', bytes(0x63, 0x61, 0x66, 0xe9), 'café'],
  ['without any bytes', bytes(), ''],
])('LIB-23 reads a text %s', (_, file, text) => {
  expect(decodeText(file)).toBe(text)
})

it('LIB-23 leaves out the last character of a beginning that cuts it in two', () => {
  expect(decodeText(Buffer.from('café').subarray(0, 4), true)).toBe('caf')
  expect(decodeText(Buffer.from('\ufeffÉé', 'utf16le').subarray(0, 5), true)).toBe('É')
})
