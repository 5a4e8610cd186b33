import { expect, it } from 'vitest'
import { linksInData, linksInHtml } from './find-links.ts'

it('EDIT-05 finds where the links of a text lead', () => {
  expect(
    linksInHtml('<p><a href="/over-ons/">Ons</a> <b>en</b> <a href="https://x.nl/?a=1&amp;b=2">x</a>'),
  ).toEqual(['/over-ons/', 'https://x.nl/?a=1&b=2'])
  expect(linksInHtml('<a name="kop">geen link</a> a href="/niet/"')).toEqual([])
})

it('EDIT-05 finds links in the props of widgets, however deep', () => {
  const block = (props: object) => ({ type: 'section', props: { id: 'a', ...props } })
  expect(
    linksInData({
      root: { props: {} },
      content: [
        block({ content: [block({ link: '/bestanden/', label: 'Naar / of zo' })] }),
        block({ html: '<p>Zie <a href="/weg/">hier</a>.</p>', media: 3, other: null }),
        block({ link: '//elders.nl/', text: '/ is een streep' }),
      ],
    }),
  ).toEqual(['/bestanden/', '/weg/'])
})
