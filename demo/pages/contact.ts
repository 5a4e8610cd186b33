import { block } from '../../src/seed/page-document.ts'
import { people, society } from '../library/society.ts'
import { type SeedPage, textPage } from './seed-page.ts'

export const contact: SeedPage = {
  slug: 'contact',
  title: 'Contact',
  excerpt: 'Een plaats gemist, een fout gezien of een foto gemaakt? Zo bereik je ons.',
  picture: {
    plate: { kind: 'townHouse', seed: 'contact', sky: 'dusk' },
    alt: 'Tekening: een huis met een trapgevel in de schemering',
    caption: 'Het verenigingshuis, zoals onze tekenaar het zich voorstelt.',
  },
  document: textPage('contact', [
    block('text', 'contact-text', {
      lead: true,
      html: `
<p>Een plaats gemist, een fout gezien of een foto gemaakt? We horen het graag.</p>
<h2>Schrijf ons</h2>
<p>${society} bereik je per post en per e-mail. ${people.secretary} leest alles en antwoordt meestal binnen een week.</p>
<table>
<tbody>
<tr><th scope="row">E-mail</th><td><a href="mailto:post@jacobsschelp.example">post@jacobsschelp.example</a></td></tr>
<tr><th scope="row">Post</th><td>Schelpenpad 25, 0000 AA Jacobsveer</td></tr>
<tr><th scope="row">Leden en contributie</th><td>${people.treasurer}</td></tr>
<tr><th scope="row">Archief en bronnen</th><td>${people.archivist}</td></tr>
<tr><th scope="row">Routes</th><td>${people.routes}</td></tr>
</tbody>
</table>
<p class="small quiet">De vereniging is verzonnen: dit adres bestaat niet en post komt niet aan.</p>
<h2>Een plaats melden</h2>
<p>Schrijf erbij waar het is, wat het met Jacobus te maken heeft en waar je dat vandaan hebt. Een boek, een opschrift of een bordje ter plaatse is genoeg. Zonder bron kunnen we een plaats niet opnemen.</p>
<h2>Een foto sturen</h2>
<p>Alleen foto’s die je zelf hebt gemaakt. Zeg erbij hoe we je moeten noemen en of anderen de foto mogen gebruiken.</p>`,
    }),
  ]),
}
