import type { Block, DocumentData } from '../../src/kernel/document.ts'

const perSection = 10

/**
 * A page with so many widgets, such as a volunteer makes: sections with headings, texts, columns and other widgets,
 * so that some are two slots deep. The first heading is named `heading-0`.
 */
export function largePage(widgets: number): DocumentData {
  const content: Block[] = []
  let number = 0
  const block = (type: string, props: Record<string, unknown> = {}): Block => ({
    type,
    props: { id: `${type}-${number++}`, ...props },
  })
  const heading = () => block('heading', { text: `Kop ${number}`, level: 2, anchor: '' })
  const text = () =>
    block('text', {
      html: `<p>Alinea ${number} over <strong>een kerk</strong> langs de weg.</p>`,
      lead: false,
    })
  const quote = () => block('quote', { text: `Citaat ${number}`, source: 'Reisverslag' })
  const button = () => block('button', { label: `Knop ${number}`, link: '/over-ons/', look: 'plain' })
  content.push(heading())
  while (number + perSection <= widgets)
    content.push(
      block('section', {
        title: `Sectie ${number}`,
        content: [
          heading(),
          text(),
          block('columns', { ratio: 'halves', first: [text(), button()], second: [quote()] }),
          text(),
          quote(),
          button(),
        ],
      }),
    )
  while (number < widgets) content.push(text())
  return { root: { props: {} }, content }
}
