import { block } from '../../src/seed/page-document.ts'
import { society } from '../library/society.ts'
import { type SeedPage, textPage } from './seed-page.ts'

export const privacy: SeedPage = {
  slug: 'privacy',
  title: 'Privacy',
  excerpt: 'Wat deze site van je weet: zo weinig als kan. Wat we bewaren, waarom en hoe lang.',
  document: textPage('privacy', [
    block('text', 'privacy-text', {
      lead: true,
      html: `
<p>Deze site weet zo weinig van je als kan. Je kunt alles lezen, zoeken en downloaden zonder te zeggen wie je bent.</p>
<h2>Niemand kijkt mee</h2>
<p>Letters, kaarten, pictogrammen en het venster waarin je een bestand bekijkt, komen van deze site zelf. Er is geen statistiekdienst en geen reclame, en er gaan geen gegevens naar anderen. Mocht dat ooit nodig zijn, dan vragen we het eerst en laadt er niets voordat je ja zegt.</p>
<h2>Cookies</h2>
<p>Een gewone bezoeker krijgt geen cookies die hem volgen. We bewaren alleen iets als jij iets doet dat we moeten onthouden:</p>
<table>
<thead><tr><th scope="col">Waarvoor</th><th scope="col">Hoe lang</th></tr></thead>
<tbody>
<tr><td>Een goed wachtwoord voor een afgeschermd bestand</td><td>tien dagen</td></tr>
<tr><td>Je winkelmand</td><td>48 uur</td></tr>
<tr><td>Dat je een melding hebt weggeklikt</td><td>tot je de browser sluit</td></tr>
<tr><td>Dat je bent ingelogd</td><td>tot je uitlogt of lang wegblijft</td></tr>
</tbody>
</table>
<h2>Bestellingen en nieuwsbrief</h2>
<p>Wie iets bestelt, geeft een naam, een adres en een e-mailadres. Die gebruiken we om te leveren, en voor de administratie die de wet voorschrijft. Een adres voor de nieuwsbrief gebruiken we alleen voor de nieuwsbrief. Onder elke brief staat hoe je je uitschrijft.</p>
<h2>Je rechten</h2>
<p>Je mag vragen wat we van je bewaren, het laten verbeteren of laten wissen. Schrijf naar het adres bij <a href="/contact/">Contact</a>. Kom je er met ons niet uit, dan kun je een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl/">Autoriteit Persoonsgegevens</a>.</p>
<p class="small quiet">${society} is verzonnen. Deze bladzijde laat zien hoe zo’n vereniging het zou zeggen.</p>`,
    }),
  ]),
}
