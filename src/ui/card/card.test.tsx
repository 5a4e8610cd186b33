import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Card } from './card.tsx'

it('CAT-09 makes a card one link, in a new tab if its target says so', () => {
  const html = renderToString(
    <Card href="/jacobalia/zeerijp/" target="_blank" title="Jacobuskerk" meta={['Zeerijp', '1.620 km']} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="/jacobalia/zeerijp/" target="_blank" rel="noopener">Jacobuskerk</a>')
})
