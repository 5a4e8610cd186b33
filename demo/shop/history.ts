import { book, ink, page } from './drawings.ts'
import type { ShopProduct } from './shop-product.ts'

const largeBook = { vatClass: 'reduced', shippingClass: 'pakket', category: 'geschiedenis' } as const

/** Books on churches, statues, glass and the shell. */
export const history: readonly ShopProduct[] = [
  {
    ...largeBook,
    slug: 'zeventig-plaatsen-van-sint-jacob',
    sku: 'BOEK-70',
    title: 'Zeventig plaatsen van Sint-Jacob',
    excerpt: 'Alle plaatsen uit onze catalogus in één boek, getekend in zes inkten.',
    body: '<p>Zestig plaatsen in Nederland en tien in België: kerken, kapellen, gasthuizen, beelden en schelpen in de straat. Bij elke plaats een plaat, wat we weten en waar we het vandaan hebben.</p><p>Gebonden, met leeslint en een kaart om uit te slaan.</p>',
    regularCents: 3495,
    sale: { cents: 2795, beganDaysAgo: 10, endsInDays: 20 },
    stock: 64,
    weightGrams: 1120,
    facts: {
      Omvang: '208 bladzijden',
      Formaat: '22 × 28 cm',
      Platen: '70, in zes inkten',
      Uitvoering: 'Gebonden, met leeslint',
    },
    pictures: [
      book(
        { picture: { kind: 'church', seed: 'zeventig', sky: 'night' }, cloth: ink.night },
        'Omslag van het boek, met een kerk onder de sterren',
      ),
      page({ kind: 'vault', seed: 'zeventig', sky: 'day' }, 'Plaat uit het boek: een gewelf'),
      page({ kind: 'glass', seed: 'zeventig', sky: 'day' }, 'Plaat uit het boek: een raam'),
      page({ kind: 'statue', seed: 'zeventig', sky: 'dawn' }, 'Plaat uit het boek: een beeld van Jacobus'),
      page({ kind: 'chapel', seed: 'zeventig', sky: 'dusk' }, 'Plaat uit het boek: een kapel aan de weg'),
    ],
    reviews: [
      {
        author: 'Bert Hoekstra',
        rating: 5,
        daysAgo: 5,
        verified: true,
        text: 'Een boek om telkens even open te slaan. De platen zijn prachtig gedrukt.',
      },
      {
        author: 'Ingrid',
        rating: 5,
        daysAgo: 33,
        verified: true,
        text: 'Ligt hier op tafel en iedereen bladert erin.',
      },
      { author: 'K. Jansen', rating: 4, daysAgo: 52, text: 'Mooi, maar zwaar. Voor thuis dus.' },
    ],
  },
  {
    ...largeBook,
    slug: 'jacobus-in-glas-en-hout',
    sku: 'BOEK-GLAS',
    title: 'Jacobus in glas en hout',
    excerpt: 'Beelden en ramen van de heilige met de hoed, van 1450 tot nu.',
    body: '<p>Hoe ziet Jacobus eruit? Als apostel, als pelgrim, als ridder. Dit boek laat zien hoe het beeld in vijf eeuwen veranderde, en waarom de schelp altijd bleef.</p>',
    regularCents: 2200,
    stock: 0,
    backorders: true,
    weightGrams: 640,
    facts: {
      Omvang: '144 bladzijden',
      Formaat: '20 × 25 cm',
      Uitvoering: 'Paperback',
      Levertijd: 'De herdruk komt over drie weken',
    },
    pictures: [
      book(
        { picture: { kind: 'glass', seed: 'glas-en-hout', sky: 'day' }, cloth: ink.deep },
        'Omslag van het boek, met een gebrandschilderd raam',
      ),
      page({ kind: 'statue', seed: 'glas-en-hout', sky: 'dusk' }, 'Plaat uit het boek: een houten beeld'),
    ],
    reviews: [
      {
        author: 'Dieuwke',
        rating: 5,
        daysAgo: 90,
        verified: true,
        text: 'Goed geschreven, ook voor wie er niets van weet.',
      },
    ],
  },
  {
    ...largeBook,
    slug: 'de-schelp-in-de-straat',
    sku: 'BOEK-STRAAT',
    title: 'De schelp in de straat',
    excerpt: 'Wie goed kijkt, ziet hem overal: op tegels, putdeksels en gevels.',
    body: '<p>Een klein boek over een klein teken. Met een lijst van honderd schelpen die je zelf kunt gaan zoeken, en ruimte om af te vinken.</p>',
    regularCents: 1450,
    stock: 9,
    weightGrams: 210,
    facts: { Omvang: '80 bladzijden', Formaat: '14 × 20 cm', Druk: 'Derde, januari 2026' },
    pictures: [
      book(
        { picture: { kind: 'streetCover', seed: 'schelp-straat', sky: 'dawn' }, cloth: ink.haze },
        'Omslag van het boek, met een putdeksel',
      ),
      page(
        { kind: 'silhouette', seed: 'schelp-straat', sky: 'dusk' },
        'Plaat uit het boek: een schelp in silhouet',
      ),
    ],
    reviews: [
      { author: 'Mees', rating: 5, daysAgo: 12, text: 'Al drieëntwintig gevonden!' },
      {
        author: 'J. de Wit',
        rating: 4,
        daysAgo: 66,
        verified: true,
        text: 'Aardig boekje voor in de trein.',
      },
    ],
  },
  {
    ...largeBook,
    slug: 'gasthuizen-voor-pelgrims',
    sku: 'BOEK-GAST',
    title: 'Gasthuizen voor pelgrims',
    excerpt: 'Slapen, eten en verzorgd worden tussen 1200 en 1600.',
    body: '<p>Een bed van stro, een kom soep en een gebed: in tientallen steden konden pelgrims terecht in een gasthuis van Sint-Jacob. Wat is ervan over, en wie betaalde het?</p>',
    regularCents: 1950,
    stock: 22,
    weightGrams: 430,
    facts: { Omvang: '160 bladzijden', Formaat: '16 × 24 cm', Uitvoering: 'Paperback, met noten' },
    pictures: [
      book(
        { picture: { kind: 'hospice', seed: 'gasthuizen', sky: 'dusk' } },
        'Omslag van het boek, met een gasthuis',
      ),
      page(
        { kind: 'painting', seed: 'gasthuizen', sky: 'day' },
        'Plaat uit het boek: een schildering op een gewelf',
      ),
    ],
  },
  {
    ...largeBook,
    slug: 'jaarboek-2025',
    sku: 'JAARBOEK-2025',
    title: 'Jaarboek 2025',
    excerpt: 'Een jaar onderzoek, tochten en vondsten van onze leden.',
    body: '<p>Twaalf artikelen, waaronder de vondst van een pelgrimsteken in Zwolle en een lijst van alle luidklokken die Jacob heten.</p>',
    regularCents: 1500,
    stock: 0,
    weightGrams: 380,
    facts: { Omvang: '152 bladzijden', Formaat: '17 × 24 cm' },
    pictures: [
      book(
        { picture: { kind: 'silhouette', seed: 'jaarboek', sky: 'night' }, cloth: ink.deep },
        'Omslag van het jaarboek, met een toren in silhouet',
      ),
    ],
  },
  {
    ...largeBook,
    slug: 'zingen-onderweg',
    sku: 'BOEK-LIED',
    title: 'Zingen onderweg',
    excerpt: 'Pelgrimsliederen met wijzen, om uit het hoofd te leren.',
    body: '<p>Achttien liederen op wijzen die iedereen kent, met een stem erboven voor wie durft. Spiraalband, zodat het boekje open blijft liggen.</p>',
    regularCents: 1250,
    stock: 35,
    weightGrams: 120,
    facts: { Omvang: '48 bladzijden', Formaat: '15 × 21 cm', Uitvoering: 'Spiraalband' },
    pictures: [
      book(
        { picture: { kind: 'road', seed: 'zingen', sky: 'dawn' }, cloth: ink.haze },
        'Omslag van het liedboek, met een weg bij dageraad',
      ),
    ],
    reviews: [
      {
        author: 'Koor De Leeuwerik',
        rating: 5,
        daysAgo: 48,
        verified: true,
        text: 'Wij zingen er elke tocht uit. Lekker grote noten.',
      },
    ],
  },
]
