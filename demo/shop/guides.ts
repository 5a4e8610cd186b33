import { book, ink, page } from './drawings.ts'
import type { ShopProduct } from './shop-product.ts'

const wideBook = { vatClass: 'reduced', shippingClass: 'brievenbus' } as const

/** Walking guides in a pocket size. */
export const guides: readonly ShopProduct[] = [
  {
    ...wideBook,
    slug: 'van-friesland-naar-hasselt',
    sku: 'GIDS-JABIK',
    title: 'Van Friesland naar Hasselt',
    excerpt: 'Het Jabikspaad in zakformaat: de route, de kerken onderweg en waar je kunt slapen.',
    body: `<p>Het Jabikspaad begint bij de Groate Kerk in Sint Jacobiparochie en eindigt bij de brug van Hasselt. Deze gids loopt met je mee, van terp naar terp en langs het water, met bij elke dag een kaart, de plaatsen van Sint-Jacob en wat er te zien is.</p>
<h3>Wat erin staat</h3>
<ul><li>Twaalf dagtochten, elk op twee bladzijden</li><li>Vierentwintig kaarten, schaal 1 : 50.000</li><li>Kerken, kapellen en schelpen onderweg, met hun verhaal</li><li>Overnachten: van boerderij tot pelgrimsbed</li></ul>
<p>De gids past in een jaszak en ligt open op tafel. De tweede druk volgt de nieuwe brug bij Zwartsluis.</p>`,
    category: 'gidsen',
    regularCents: 1850,
    stock: 42,
    weightGrams: 140,
    facts: {
      Omvang: '128 bladzijden',
      Formaat: '11 × 18 cm',
      Kaarten: '24, schaal 1 : 50.000',
      Druk: 'Tweede, maart 2026',
      Taal: 'Nederlands, met een bladzijde Fries',
    },
    pictures: [
      book(
        { picture: { kind: 'church', seed: 14107, sky: 'dawn', traits: {} } },
        'Omslag van de gids, met de Groate Kerk en een schelp',
      ),
      page({ kind: 'church', seed: 14109, sky: 'day' }, 'Tekening uit de gids: een kerk op een terp'),
      page(
        { kind: 'road', seed: 'gids-jabik', sky: 'dawn' },
        'Tekening uit de gids: de weg langs een wegwijzer',
      ),
      page(
        { kind: 'bridge', seed: 'gids-hasselt', sky: 'dusk' },
        'Tekening uit de gids: de brug van Hasselt',
      ),
    ],
    reviews: [
      {
        author: 'Marijke de Boer',
        rating: 5,
        daysAgo: 9,
        verified: true,
        text: 'Past in de jaszak en ligt open op tafel. De kaarten kloppen, ook na de nieuwe brug bij Zwartsluis.',
      },
      {
        author: 'H. Vos',
        rating: 4,
        daysAgo: 24,
        verified: true,
        text: 'Mooi gezet boekje. De overnachtingen hadden van mij achterin bij elkaar gemogen.',
      },
      {
        author: 'Sietske',
        rating: 5,
        daysAgo: 41,
        text: 'In zes dagen gelopen met dit gidsje in de hand. Nergens verdwaald.\nDe stukjes over de torens heb ik ’s avonds gelezen.',
      },
      {
        author: 'Jan Willem Kok',
        rating: 5,
        daysAgo: 60,
        verified: true,
        text: 'Eindelijk een gids die ook in de regen heel blijft.',
      },
      {
        author: 'Ria',
        rating: 4,
        daysAgo: 83,
        verified: true,
        text: 'Fijne kaarten. De letters bij de kaarten zijn wel klein.',
      },
      {
        author: 'Peter en Anneke',
        rating: 5,
        daysAgo: 120,
        text: 'Wij deden een stuk per weekeinde, van station naar station. Dat staat er precies in.',
      },
      {
        author: 'T. Dijkstra',
        rating: 3,
        daysAgo: 150,
        verified: true,
        text: 'Goede beschrijving, maar twee adressen om te slapen bestonden niet meer.',
      },
      { author: 'Lotte', rating: 5, daysAgo: 171, text: 'Cadeau gekregen, meteen gaan lopen.' },
      {
        author: 'Wiebe Postma',
        rating: 5,
        daysAgo: 203,
        verified: true,
        text: 'Als Fries leerde ik er nog van.',
      },
      { author: 'Carla van Es', rating: 5, daysAgo: 240, text: 'Dun en licht, en toch alles erin.' },
      {
        author: 'Guus',
        rating: 4,
        daysAgo: 266,
        verified: true,
        text: 'Prima gids. Een leeslint had ik fijn gevonden.',
      },
      {
        author: 'Femke H.',
        rating: 5,
        daysAgo: 300,
        verified: true,
        text: 'De schelpen in de straat had ik zonder dit boekje nooit gezien.',
      },
    ],
  },
  {
    ...wideBook,
    slug: 'van-uithuizen-naar-hasselt',
    sku: 'GIDS-JACOB',
    title: 'Van Uithuizen naar Hasselt',
    excerpt: 'Het Jacobspad door Groningen en Drenthe, van de zeedijk naar de IJssel.',
    body: '<p>Van het wad over wierden, langs hunebedden en door het bos naar Hasselt, waar het Jabikspaad zich bij je voegt. Negen dagtochten met kaarten en de kerken die Jacobus heten.</p><p>Achterin staat een lijst van plaatsen waar je een stempel krijgt.</p>',
    category: 'gidsen',
    regularCents: 1850,
    stock: 31,
    weightGrams: 138,
    facts: {
      Omvang: '120 bladzijden',
      Formaat: '11 × 18 cm',
      Kaarten: '20, schaal 1 : 50.000',
      Druk: 'Eerste, mei 2025',
    },
    pictures: [
      book(
        { picture: { kind: 'church', seed: 'zeerijp', sky: 'dusk' }, cloth: ink.deep },
        'Omslag van de gids, met een kerk op een wierde',
      ),
      page(
        { kind: 'farm', seed: 'gids-groningen', sky: 'day' },
        'Tekening uit de gids: een boerderij achter bomen',
      ),
      page({ kind: 'road', seed: 'gids-drenthe', sky: 'dusk' }, 'Tekening uit de gids: de weg door het bos'),
    ],
    reviews: [
      {
        author: 'Aaltje',
        rating: 5,
        daysAgo: 30,
        verified: true,
        text: 'Zelfs in Drenthe nog plekken gevonden die ik niet kende.',
      },
      { author: 'M. Brouwer', rating: 4, daysAgo: 75, text: 'Mooie tochten. Dag vier is wel erg lang.' },
    ],
  },
  {
    ...wideBook,
    slug: 'stadswandelingen-langs-sint-jacob',
    sku: 'GIDS-STAD',
    title: 'Stadswandelingen langs Sint-Jacob',
    excerpt: 'Tien middagen in tien steden, van Haarlem tot Brugge.',
    body: '<p>Gevelstenen, gasthuizen en torens: in tien steden loop je in een middag langs alles wat naar Jacobus heet. Elke wandeling begint en eindigt bij het station.</p>',
    category: 'gidsen',
    regularCents: 1695,
    stock: 18,
    weightGrams: 165,
    facts: {
      Omvang: '96 bladzijden',
      Formaat: '12 × 19 cm',
      Wandelingen: 'Tien, van 4 tot 9 kilometer',
      Druk: 'Eerste, oktober 2024',
    },
    pictures: [
      book(
        { picture: { kind: 'street', seed: 'stadsgids', sky: 'dusk' } },
        'Omslag van het boekje, met een nauwe straat',
      ),
      page(
        { kind: 'townHouse', seed: 'stadsgids-huis', sky: 'day' },
        'Tekening uit het boekje: een huis met schelpen boven de deur',
      ),
      page(
        { kind: 'wallStone', seed: 'stadsgids-steen', sky: 'dawn' },
        'Tekening uit het boekje: een gevelsteen',
      ),
    ],
    reviews: [
      {
        author: 'Els',
        rating: 5,
        daysAgo: 14,
        verified: true,
        text: 'Roermond viel honderd procent mee. Leuk om steeds iets te zoeken.',
      },
    ],
  },
  {
    ...wideBook,
    slug: 'pelgrimeren-met-kinderen',
    sku: 'GIDS-KIND',
    title: 'Pelgrimeren met kinderen',
    excerpt: 'Korte tochten, lange pauzes en opdrachten voor onderweg.',
    body: '<p>Twintig wandelingen van twee tot zes kilometer, elk met een zoektocht en een pannenkoek in de buurt. Met een stempelblad achterin.</p>',
    category: 'gidsen',
    regularCents: 1495,
    sale: { cents: 1195, beganDaysAgo: 6, endsInDays: 18 },
    stock: 26,
    weightGrams: 180,
    facts: { Omvang: '88 bladzijden', Formaat: '15 × 15 cm', Leeftijd: 'Vanaf 4 jaar' },
    pictures: [
      book(
        { picture: { kind: 'gate', seed: 'kindergids', sky: 'day' }, cloth: ink.haze },
        'Omslag van het boekje, met een stadspoort',
      ),
      page({ kind: 'shell', seed: 'kindergids', sky: 'day' }, 'Tekening uit het boekje: een schelp'),
    ],
  },
]
