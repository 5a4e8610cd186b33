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
])('%i cents is %s', (cents, text) => expect(plain(formatPrice(cents))).toBe(text))

it('does not break between sign and amount', () => {
  expect(formatPrice(100)).toBe('€\u00a01,00')
})

it('says which price was and which is', () => {
  const html = renderToString(<Price cents={650} before={{ cents: 850, label: 'Was', nowLabel: 'Nu' }} />)
  expect(plain(html.replace(/<[^>]*>/g, ''))).toBe('Was € 8,50 Nu € 6,50')
})
