import type { LegalPage } from '../shop-settings/views.ts'

/** A draft of a page: staff fill in the parts between brackets and publish it. */
interface Draft {
  title: string
  slug: string
  body: string
}

/** Starting texts that cover what the law requires; not legal advice. `{…}` is filled in from the settings. */
export const legalDrafts: Readonly<Record<LegalPage, Draft>> = {
  terms: {
    title: 'Algemene voorwaarden',
    slug: 'voorwaarden',
    body: `<p>Deze voorwaarden gelden voor alles wat je in onze winkel bestelt. Versie van {version}.</p>
<h2>Wie wij zijn</h2>
<p>{name}, {address}, {postcode} {city}. E-mail: {email}. KvK-nummer {kvk}.{vat}</p>
<h2>Bestellen</h2>
<p>Je bestelt door op ‘Bestellen en betalen’ te drukken. Daarna krijg je een bericht dat je bestelling binnen is. Is iets toch niet leverbaar, dan laten we dat meteen weten en krijg je je geld terug.</p>
<h2>Prijzen en betalen</h2>
<p>{prices} Verzendkosten staan in je mand voordat je bestelt. Bij overschrijven houden we je bestelling {transferDays} dagen vast.</p>
<h2>Bezorgen</h2>
<p>[Vul in: binnen hoeveel dagen je verstuurt. De wet noemt ten hoogste dertig dagen.]</p>
<h2>Van je bestelling af</h2>
<p>Je mag de overeenkomst tot {withdrawalDays} dagen na ontvangst herroepen, zonder te zeggen waarom. Dat doe je met de link ‘Overeenkomst herroepen hier’, die onder aan elke pagina staat.</p>
<h2>Garantie</h2>
<p>{guarantee}</p>
<h2>Klachten</h2>
<p>Ben je niet tevreden? Schrijf naar {email}. Binnen veertien dagen krijg je antwoord.</p>
<p>Op deze voorwaarden is Nederlands recht van toepassing.</p>`,
  },
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    body: `<p>{name} gaat zorgvuldig om met je gegevens. Hieronder lees je wat we bewaren, waarom en hoe lang.</p>
<h2>Wat we bewaren</h2>
<ul><li>Bij een bestelling: je naam, adres, e-mailadres en wat je bestelt. Dat is nodig om de overeenkomst uit te voeren.</li><li>Facturen: zeven jaar, omdat de belastingwet dat vraagt.</li><li>Bij een account: je e-mailadres, je adressen en je bestellingen, tot je het account opheft.</li><li>Je winkelmand: 48 uur.</li></ul>
<h2>Wie het te zien krijgt</h2>
<p>Alleen wie je bestelling inpakt en de boekhouding doet. [Vul in: bezorger, betaaldienst, hostingbedrijf.]</p>
<h2>Je rechten</h2>
<p>Je mag je gegevens inzien, laten verbeteren, meenemen of laten wissen. Schrijf naar {email}. Ben je het niet eens met wat we doen, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.</p>
<h2>Wie verantwoordelijk is</h2>
<p>{name}, {address}, {postcode} {city}, {email}.</p>`,
  },
  withdrawal: {
    title: 'Herroepen en terugsturen',
    slug: 'herroepen-en-terugsturen',
    body: `<p>Je mag een overeenkomst tot {withdrawalDays} dagen na ontvangst herroepen. Je hoeft niet te zeggen waarom.</p>
<h2>Zo doe je dat</h2>
<ol><li>Ga naar <a href="/herroepen/">Overeenkomst herroepen hier</a> en vul het nummer van je bestelling en je e-mailadres in.</li><li>Je krijgt meteen een bericht dat we het ontvangen hebben.</li><li>Stuur de spullen binnen veertien dagen terug naar {name}, {address}, {postcode} {city}.</li></ol>
<h2>Wat je terugkrijgt</h2>
<p>Alles wat je betaalde, ook de gewone verzendkosten, binnen veertien dagen. We mogen wachten tot de spullen terug zijn. De kosten van het terugsturen zijn voor [jou / ons].</p>
<h2>Wat niet terug kan</h2>
<p>Een download waarvan de levering met jouw uitdrukkelijke toestemming al is begonnen, en dingen die speciaal voor jou zijn gemaakt.</p>
<h2>Modelformulier</h2>
<p>Je mag ook dit formulier sturen, maar dat hoeft niet.</p>
<blockquote><p>Aan {name}, {address}, {postcode} {city}, {email}:</p><p>Ik deel u mee dat ik onze overeenkomst herroep over de verkoop van: [wat]<br>Besteld op / ontvangen op: [datum]<br>Naam en adres: [naam, adres]<br>Datum en handtekening (alleen op papier)</p></blockquote>`,
  },
  shipping: {
    title: 'Verzenden en ophalen',
    slug: 'verzenden',
    body: `<h2>Verzenden</h2>
<p>We versturen binnen [aantal] werkdagen nadat je betaling binnen is. Je krijgt een bericht als het pakje onderweg is.</p>
{zones}
<h2>Ophalen</h2>
<p>{collection}</p>
<h2>Iets kwijt of kapot?</h2>
<p>Schrijf naar {email}, dan lossen we het op.</p>`,
  },
}

export const draftWords = {
  vat: ' Btw-nummer {number}.',
  'prices-with-vat': 'Alle prijzen zijn in euro en met btw.',
  'prices-without-vat':
    'Alle prijzen zijn in euro. Wij zijn vrijgesteld van btw (kleineondernemersregeling).',
  free: '{label}: {price}, gratis vanaf {limit}.',
  paid: '{label}: {price}.',
  class: '{name} {price}',
  collected: 'Je kunt je bestelling ophalen: {place}. {hours}',
  'not-collected': 'Ophalen kan bij ons niet.',
} as const
