import { block } from '../../src/seed/page-document.ts'
import { type SeedPage, textPage } from './seed-page.ts'

export const accessibility: SeedPage = {
  slug: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  excerpt: 'Deze site wil bruikbaar zijn voor iedereen. Wat we daarvoor doen en wat nog beter kan.',
  document: textPage('accessibility', [
    block('text', 'accessibility-text', {
      lead: true,
      html: `
<p>De weg is voor iedereen, en deze site ook. We houden ons aan de richtlijnen WCAG 2.2, niveau AA.</p>
<h2>Wat je mag verwachten</h2>
<ul>
<li>Alles werkt met een toetsenbord. Met de eerste tab kom je bij een link die meteen naar de inhoud gaat.</li>
<li>Koppen, lijsten en tabellen zijn echte koppen, lijsten en tabellen, zodat een schermlezer ze herkent.</li>
<li>Tekst en knoppen steken genoeg af tegen hun ondergrond, ook in het donker.</li>
<li>De site volgt de instellingen van je apparaat: grotere letters, een donker scherm, minder beweging.</li>
<li>Op een smal scherm of bij vier keer vergroten hoef je niet opzij te schuiven.</li>
<li>Lezen, zoeken en downloaden kan ook zonder scripts.</li>
</ul>
<h2>Wat nog beter kan</h2>
<ul>
<li>De sterrenkaart is een tekening. Alles wat erop staat, vind je ook in <a href="/jacobalia/">de lijst van plaatsen</a>.</li>
<li>Teksten in de bibliotheek die van oudsher Engels zijn, worden als Engels voorgelezen.</li>
<li>Sommige oude bestanden zijn scans zonder tekst. Vraag gerust om een leesbare versie.</li>
</ul>
<h2>Loop je vast?</h2>
<p>Schrijf ons op welke bladzijde het was, wat je probeerde en waarmee je leest. Het adres staat bij <a href="/contact/">Contact</a>. We antwoorden, en als het kan lossen we het op.</p>`,
    }),
  ]),
}
