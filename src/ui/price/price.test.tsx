import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatPrice } from '../../kernel/money.ts'
import { Price } from './price.tsx'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [1850, '€ 18,50'],
  [0, '€ 0,00'],
  [123456789, '€ 1.234.567,89'],
  [5, '€ 0,05'],
])('writes %i cents as %s', (cents, text) => expect(plain(formatPrice(cents))).toBe(text))

it('keeps sign and amount on one line', () => {
  expect(formatPrice(100)).toBe('€\u00a01,00')
})

it('tells screen readers which price was before and which is now', () => {
  const html = renderToString(<Price cents={650} before={{ cents: 850, label: 'Was', nowLabel: 'Nu' }} />)
  expect(plain(html.replace(/<[^>]*>/g, ''))).toBe('Was € 8,50 Nu € 6,50')
})
