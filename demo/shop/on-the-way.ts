import { bag, book, ink, page, passport, pin, shellOnCord } from './drawings.ts'
import type { ShopProduct } from './shop-product.ts'

const small = { vatClass: 'standard', shippingClass: 'brievenbus', category: 'onderweg' } as const

/** Small things for who goes on the way. */
export const onTheWay: readonly ShopProduct[] = [
  {
    ...small,
    slug: 'schelp-aan-koord',
    sku: 'SCHELP-KOORD',
    title: 'Schelp aan koord',
    excerpt: 'Een echte jakobsschelp, met een koord van vlas voor aan je rugzak.',
    body: '<p>De schelpen komen uit Bretagne, het koord wordt in Zeeland gedraaid. Elke schelp is anders: de ene wat roder, de andere wat groter.</p>',
    regularCents: 650,
    stock: 120,
    weightGrams: 70,
    facts: { Maat: '10 tot 12 cm', Koord: 'Vlas, 60 cm' },
    pictures: [
      shellOnCord('winkel', 'Een schelp aan een koord'),
      shellOnCord('winkel-2', 'Een andere schelp aan een koord'),
    ],
    warnings: 'Niet geschikt voor kinderen onder de drie jaar: het koord is lang en de schelp kan breken.',
    reviews: [
      { author: 'Toine', rating: 5, daysAgo: 3, verified: true, text: 'Heeft het tot Santiago gehouden.' },
      {
        author: 'Gerda',
        rating: 4,
        daysAgo: 27,
        verified: true,
        text: 'Mooie schelp. Het gaatje was wat ruw, even vijlen.',
      },
      {
        author: 'Bas',
        rating: 2,
        daysAgo: 58,
        text: 'De mijne was na een week gebroken. Wel netjes een nieuwe gekregen.',
      },
      { author: 'Paula', rating: 5, daysAgo: 95, verified: true, text: 'Iedereen spreekt je erop aan.' },
    ],
  },
  {
    ...small,
    slug: 'pelgrimspas',
    sku: 'PAS',
    title: 'Pelgrimspas',
    excerpt: 'Voor je stempels onderweg. Op naam, dus één per bestelling.',
    body: '<p>Met ruimte voor zestig stempels. Wij schrijven je naam en een nummer in de pas voordat we hem sturen.</p>',
    regularCents: 750,
    stock: 200,
    soldIndividually: true,
    weightGrams: 30,
    facts: { Formaat: 'Gevouwen 10 × 15 cm', Stempels: 'Ruimte voor 60' },
    pictures: [passport('De pas, opengevouwen, met vijf stempels')],
    reviews: [
      {
        author: 'Yusuf',
        rating: 5,
        daysAgo: 38,
        verified: true,
        text: 'Binnen drie dagen in huis, met mijn naam erin.',
      },
    ],
  },
  {
    ...small,
    slug: 'katoenen-tas',
    sku: 'TAS',
    title: 'Katoenen tas',
    excerpt: 'Stevige tas met de schelp, in twee kleuren.',
    body: '<p>Van biologisch katoen, met lange hengsels. Er past een gids, een fles en een trui in.</p>',
    regularCents: 1295,
    weightGrams: 160,
    facts: { Stof: 'Katoen, 280 grams', Maat: '38 × 42 cm' },
    variants: [
      { sku: 'TAS-NACHT', attributes: { Kleur: 'Nachtblauw' }, cents: 1295, stock: 14 },
      { sku: 'TAS-PAPIER', attributes: { Kleur: 'Naturel' }, cents: 1295, stock: 22 },
    ],
    pictures: [
      bag(ink.night, ink.gold, 'De tas in nachtblauw met een gouden schelp'),
      bag(ink.paper, ink.deep, 'De tas in naturel met een blauwe schelp'),
    ],
  },
  {
    ...small,
    slug: 'speldje-schelp',
    sku: 'SPELD',
    title: 'Speldje Schelp',
    excerpt: 'Voor op je jas of hoed.',
    body: '<p>Geëmailleerd metaal met een vlinderklem.</p>',
    regularCents: 395,
    stock: 140,
    weightGrams: 12,
    facts: { Maat: '22 mm' },
    pictures: [pin('Het speldje: een gouden schelp in een ring')],
    warnings: 'Scherpe punt. Niet voor kinderen onder de acht jaar.',
  },
  {
    ...small,
    slug: 'notitieboek-onderweg',
    sku: 'NOTITIE',
    title: 'Notitieboek Onderweg',
    excerpt: 'Wit papier, een elastiek en achterin een kaart.',
    body: '<p>Voor wie zijn tocht opschrijft. Honderdtwintig blanke bladzijden van papier dat tegen een vulpen kan.</p>',
    regularCents: 950,
    stock: 48,
    weightGrams: 190,
    facts: { Omvang: '120 bladzijden', Formaat: '11 × 17 cm', Papier: '90 grams, ongelijnd' },
    pictures: [
      book(
        { picture: { kind: 'road', seed: 'notitie', sky: 'night' }, cloth: ink.deep },
        'Het notitieboek, met een weg onder de sterren',
      ),
      page({ kind: 'farm', seed: 'notitie', sky: 'dawn' }, 'De tekening op het schutblad'),
    ],
    reviews: [
      {
        author: 'Simone',
        rating: 4,
        daysAgo: 22,
        verified: true,
        text: 'Fijn papier. Het elastiek zit wat strak.',
      },
    ],
  },
]
