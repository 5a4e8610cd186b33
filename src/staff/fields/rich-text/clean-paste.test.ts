import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const bullet = (words: string, sign = '·') =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

it('EDIT-01 keeps the words of Word and nothing that only Word understands', () => {
  const pasted =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Brief</title><style>p.MsoNormal {mso-style-parent:""}</style><!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head>' +
    '<body><!--StartFragment--><p class=MsoNormal>De <b>kerk</b> van <o:p></o:p></p><p class=MsoNormal><span>&nbsp;</span></p><!--EndFragment--></body></html>'
  const clean = cleanPaste(pasted)
  expect(clean).toContain('De <b>kerk</b> van')
  expect(clean).not.toMatch(/mso-style|StartFragment|<o:|<xml|Brief|&nbsp;/)
})

it('EDIT-01 makes lists of Word’s paragraphs with a sign in front', () => {
  expect(cleanPaste(`<p>Voor</p>${bullet('Een')}\n${bullet('Twee')}<p>Na</p>`)).toBe(
    '<p>Voor</p><ul><li>Een</li><li>Twee</li></ul><p>Na</p>',
  )
  expect(cleanPaste(bullet('Eerst', '1.') + bullet('Dan', '2.'))).toBe('<ol><li>Eerst</li><li>Dan</li></ol>')
})

it('abuse 16 takes scripts out of what is pasted', () => {
  expect(cleanPaste('<p>Dag</p><script>alert(1)</script><style>p{}</style>')).toBe('<p>Dag</p>')
})
