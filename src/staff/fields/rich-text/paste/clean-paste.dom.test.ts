import { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { cleanProse } from '../../../../platform/prose.ts'
import { extensions } from '../extensions.ts'
import { openHtml, saveHtml } from '../html/open.ts'
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

it('EDIT-01 keeps headings, tables, lists and links of a letter, as our own', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensions(),
    content: openHtml(''),
    editorProps: { transformPastedHTML: cleanPaste },
  })
  editor.view.pasteHTML(
    `<html><body><p class=MsoTitle><span lang=NL>Het pad<o:p></o:p></span></p><h1>Vertrek</h1>${bullet('Brood')}
    <p class=MsoNormal>Zie <a href="https://example.org/" target="_new"><span lang=EN>hier</span></a>.</p>
    <table class=MsoTableGrid border=1><tr style='height:1pt'><td width=100 style='border:solid'><p class=MsoNormal><b>Dag</b></p></td><td><p class=MsoNormal>12 km</p></td></tr></table></body></html>`,
  )
  expect(cleanProse(saveHtml(editor.state.doc)).replace(/>\s+</g, '><')).toBe(
    '<h2>Het pad</h2><h2>Vertrek</h2><ul><li>Brood</li></ul><p>Zie <a href="https://example.org/">hier</a>.</p>' +
      '<table><tbody><tr><td><strong>Dag</strong></td><td>12 km</td></tr></tbody></table>',
  )
  editor.destroy()
})

it('abuse 23 leaves pictures of other sites where they are', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensions(),
    content: openHtml(''),
  })
  editor.view.pasteHTML('<p>Kerk<img src="https://evil.example/x.png"><img src="file:///c:/x.png"></p>')
  expect(saveHtml(editor.state.doc)).toBe('<p>Kerk</p>')
  editor.destroy()
})
