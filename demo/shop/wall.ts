import { cards, map, page, poster } from './drawings.ts'
import type { ShopProduct } from './shop-product.ts'

const sheet = { vatClass: 'standard', shippingClass: 'koker' } as const
/** A printed map counts as a book. */
const foldedMap = { vatClass: 'reduced', shippingClass: 'brievenbus', category: 'wandelkaarten' } as const
const everywhere = () => true

/** Maps, posters and cards. */
export const wall: readonly ShopProduct[] = [
  {
    ...foldedMap,
    slug: 'kaart-van-de-zeventig-plaatsen',
    sku: 'KAART-70',
    title: 'Kaart van de zeventig plaatsen',
    excerpt: 'Elke plaats een ster, op zijn eigen lengte en breedte.',
    body: '<p>Een kaart om te plannen en om weg te dromen: alle plaatsen uit de catalogus als sterren aan een nachtblauwe hemel. Op de achterkant de namen, per provincie.</p>',
    regularCents: 995,
    stock: 88,
    weightGrams: 60,
    facts: { Formaat: '60 × 80 cm, gevouwen 15 × 20 cm', Papier: 'Scheurvast en waterafstotend' },
    pictures: [
      map('winkel-alle', 'De kaart: zeventig sterren op een nachtblauwe grond', everywhere),
      page({ kind: 'shell', seed: 'kaart-70', sky: 'night' }, 'De achterkant van de kaart, met een schelp'),
    ],
    reviews: [
      {
        author: 'Oma Trees',
        rating: 5,
        daysAgo: 20,
        verified: true,
        text: 'Hangt in de gang. Bij elke plaats die we bezoeken gaat er een speld in.',
      },
      {
        author: 'Rik',
        rating: 4,
        daysAgo: 101,
        text: 'Mooi, maar om op te lopen niet precies genoeg. Dat staat er ook bij.',
      },
    ],
  },
  {
    ...foldedMap,
    slug: 'wandelkaart-jabikspaad',
    sku: 'KAART-JABIK',
    title: 'Wandelkaart Jabikspaad',
    excerpt: 'Van Sint Jacobiparochie naar Hasselt op één vel.',
    body: '<p>De hele route op twee kanten van een waterafstotend vel, met de afstanden van kerk tot kerk.</p>',
    regularCents: 1150,
    stock: 40,
    weightGrams: 55,
    facts: { Schaal: '1 : 50.000', Formaat: 'Gevouwen 11 × 22 cm' },
    pictures: [
      map('winkel-jabik', 'De kaart: sterren in Friesland en Overijssel', ({ province }) =>
        ['Friesland', 'Overijssel'].includes(province),
      ),
    ],
  },
  {
    ...foldedMap,
    slug: 'wandelkaart-jacobspad',
    sku: 'KAART-JACOB',
    title: 'Wandelkaart Jacobspad',
    excerpt: 'Door Groningen en Drenthe naar de IJssel.',
    body: '<p>De hele route op twee kanten van een waterafstotend vel, met de afstanden van kerk tot kerk.</p>',
    regularCents: 1150,
    stock: 3,
    weightGrams: 55,
    facts: { Schaal: '1 : 50.000', Formaat: 'Gevouwen 11 × 22 cm' },
    pictures: [
      map('winkel-jacob', 'De kaart: sterren in Groningen, Drenthe en Overijssel', ({ province }) =>
        ['Groningen', 'Drenthe', 'Overijssel'].includes(province),
      ),
    ],
  },
  {
    ...foldedMap,
    slug: 'fietskaart-zuiden-en-vlaanderen',
    sku: 'KAART-FIETS',
    title: 'Fietskaart Zuiden en Vlaanderen',
    excerpt: 'Zes rondes langs torens en kapellen, met knooppunten.',
    body: '<p>Zes dagrondes van dertig tot zestig kilometer door Brabant, Limburg en Vlaanderen.</p>',
    regularCents: 1095,
    stock: 17,
    weightGrams: 58,
    facts: { Schaal: '1 : 75.000', Formaat: 'Gevouwen 11 × 22 cm' },
    pictures: [
      map('winkel-zuid', 'De kaart: sterren in het zuiden', ({ province }) =>
        /Brabant|Limburg|Vlaanderen|Zeeland|Antwerpen/.test(province),
      ),
    ],
  },
  {
    ...sheet,
    slug: 'poster-groate-kerk',
    sku: 'POSTER-KERK',
    title: 'Poster Groate Kerk',
    excerpt: 'De kerk waar het Jabikspaad begint, in drie maten.',
    body: '<p>Gedrukt op 200 grams mat papier, in zes inkten. De poster komt in een stevige koker.</p>',
    category: 'posters',
    regularCents: 950,
    weightGrams: 250,
    facts: { Papier: '200 grams, mat' },
    variants: [
      { sku: 'POSTER-KERK-A4', attributes: { Formaat: 'A4' }, cents: 950, stock: 40 },
      { sku: 'POSTER-KERK-A3', attributes: { Formaat: 'A3' }, cents: 1450, stock: 25 },
      { sku: 'POSTER-KERK-A2', attributes: { Formaat: 'A2' }, cents: 2250, stock: 0 },
    ],
    pictures: [
      poster(
        { kind: 'church', seed: 14107, sky: 'dusk' },
        'De poster: een kerk met een ronde toren in de schemer',
      ),
      page({ kind: 'church', seed: 14107, sky: 'dusk' }, 'De tekening van de poster van dichtbij'),
    ],
    reviews: [
      {
        author: 'Nynke',
        rating: 5,
        daysAgo: 17,
        verified: true,
        text: 'De kerk van mijn dorp, mooier dan op de foto. A3 is een goede maat.',
      },
    ],
  },
  {
    ...sheet,
    slug: 'poster-sterrenweg',
    sku: 'POSTER-STER',
    title: 'Poster Sterrenweg',
    excerpt: 'De weg naar het westen onder een nachthemel, met of zonder lijst.',
    body: '<p>Naar een houtsnede van onze tekenaar. De lijst is van gelakt essenhout, met kunststof in plaats van glas: zo komt hij heel over.</p>',
    category: 'posters',
    regularCents: 1450,
    weightGrams: 900,
    facts: { Papier: '200 grams, mat', Hout: 'Essen, uit Nederland' },
    variants: [
      { sku: 'POSTER-STER-A3', attributes: { Formaat: 'A3', Lijst: 'Zonder lijst' }, cents: 1450, stock: 30 },
      { sku: 'POSTER-STER-A2', attributes: { Formaat: 'A2', Lijst: 'Zonder lijst' }, cents: 2250, stock: 12 },
      { sku: 'POSTER-STER-A3-L', attributes: { Formaat: 'A3', Lijst: 'Met lijst' }, cents: 3950, stock: 6 },
    ],
    pictures: [
      poster({ kind: 'road', seed: 'sterrenweg', sky: 'night' }, 'De poster: een weg onder de sterren'),
      page({ kind: 'road', seed: 'sterrenweg', sky: 'night' }, 'De tekening van de poster van dichtbij'),
    ],
    warnings: 'Hang de lijst aan een schroef die vier kilo draagt, buiten bereik van kleine kinderen.',
  },
  {
    ...sheet,
    slug: 'poster-schelp',
    sku: 'POSTER-SCHELP',
    title: 'Poster Schelp',
    excerpt: 'De schelp van onze vereniging, groot.',
    body: '<p>Eén schelp, elf ribben, zes inkten. Formaat A3, op 200 grams mat papier.</p>',
    category: 'posters',
    regularCents: 1450,
    sale: { cents: 995 },
    stock: 21,
    weightGrams: 230,
    facts: { Formaat: 'A3, 30 × 42 cm', Papier: '200 grams, mat' },
    pictures: [poster({ kind: 'shell', seed: 'poster', sky: 'dawn' }, 'De poster: een grote schelp')],
  },
  {
    ...sheet,
    slug: 'acht-ansichtkaarten',
    sku: 'KAARTEN-8',
    title: 'Acht ansichtkaarten',
    excerpt: 'Acht plaatsen, acht luchten, met enveloppen.',
    body: '<p>Dubbele kaarten met acht platen uit de catalogus: kerken, een kapel, een poort en de weg zelf.</p>',
    category: 'posters',
    regularCents: 795,
    stock: 55,
    weightGrams: 110,
    shippingClass: 'brievenbus',
    facts: { Aantal: 'Acht kaarten, acht enveloppen', Formaat: '10 × 15 cm' },
    pictures: [
      cards(
        [
          { kind: 'church', seed: 'kaart-1', sky: 'night' },
          { kind: 'chapel', seed: 'kaart-2', sky: 'dawn' },
          { kind: 'gate', seed: 'kaart-3', sky: 'dusk' },
          { kind: 'road', seed: 'kaart-4', sky: 'day' },
        ],
        'Vier van de acht kaarten, uitgespreid',
      ),
      page({ kind: 'gate', seed: 'kaart-3', sky: 'dusk' }, 'Een van de kaarten: een stadspoort'),
      page({ kind: 'chapel', seed: 'kaart-2', sky: 'dawn' }, 'Een van de kaarten: een kapel'),
    ],
    reviews: [{ author: 'Wilma', rating: 5, daysAgo: 8, verified: true, text: 'Te mooi om te versturen.' }],
  },
]
