import { ink, measure, type Sheet, sheet } from '../../../platform/pdf/sheet.ts'

export interface Heading {
  siteTitle: string
  seller: { name: string; address: string; postcode: string; city: string; email: string }
  to: { label: string; lines: readonly string[] }
  facts: readonly (readonly [name: string, value: string])[]
  title: string
}

/** Draws the sender, the addressee and the references, then the title. */
export function heading(page: Sheet, { siteTitle, seller, to, facts, title }: Heading): void {
  const right = { x: sheet.side + measure * 0.525, width: measure * 0.475 }
  const top = page.part('Sect')
  page.mark(top, siteTitle, sheet.side, sheet.top + 2)
  const sender = [seller.name, [seller.address, `${seller.postcode} ${seller.city}`].join(', '), seller.email]
  page.writeLines(top, sender, {
    x: sheet.width - sheet.side - 190,
    y: sheet.top,
    width: 190,
    align: 'right',
    size: 9,
    colour: ink.quiet,
  })

  page.y = sheet.top + 84
  const about = page.part('Sect')
  const column = { x: sheet.side, width: measure * 0.48 }
  const height = page.write(about, 'P', to.label, { ...column, y: page.y, colour: ink.quiet })
  const toEnd = page.y + height + page.writeLines(about, to.lines, { ...column, y: page.y + height })

  const body = page.part('TBody', page.part('Table', about))
  facts.forEach(([name, value], index) => {
    const row = page.part('TR', body)
    const place = { y: page.y, width: right.width * 0.5 }
    page.write(row, 'TH', name, { ...place, x: right.x, colour: ink.quiet }, 'Row')
    const font = index === 0 ? 'strong' : 'text'
    page.y += 1.5 + page.write(row, 'TD', value, { ...place, x: right.x + right.width * 0.5, font })
  })
  page.y = Math.max(page.y, toEnd) + 34
  page.y +=
    10 +
    page.write(page.part('Sect'), 'H1', title, {
      x: sheet.side,
      y: page.y,
      width: measure,
      font: 'title',
      size: 26,
    })
}
