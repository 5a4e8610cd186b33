import { book, ink } from './drawings.ts'
import type { ShopProduct } from './shop-product.ts'

const download = { vatClass: 'standard', virtual: true, category: 'downloads' } as const
const inZip = { Bestand: 'Eén zip', Afmeting: 'Om te printen op A4' }

/** Files of the library that are for sale. */
export const downloads: readonly ShopProduct[] = [
  {
    ...download,
    slug: 'fietsgids-alle-rondes',
    sku: 'DL-FIETS',
    title: 'Fietsgids, alle rondes',
    excerpt: 'De fietsrondes van noord tot zuid, met punten voor je telefoon.',
    body: '<p>Alle beschrijvingen en GPX-bestanden in één keer. Na betaling haal je het bestand op uit de bibliotheek.</p>',
    regularCents: 495,
    facts: inZip,
    files: ['Fietsgids: alle rondes'],
    pictures: [
      book(
        { picture: { kind: 'bridge', seed: 'fietsgids', sky: 'day' }, cloth: ink.deep },
        'Voorblad van de fietsgids, met een brug',
      ),
    ],
    reviews: [
      {
        author: 'Harm',
        rating: 5,
        daysAgo: 44,
        verified: true,
        text: 'De punten werkten meteen in mijn kaart.',
      },
    ],
  },
  {
    ...download,
    slug: 'vier-stadsgidsen',
    sku: 'DL-STEDEN',
    title: 'Vier stadsgidsen',
    excerpt: 'Haarlem, Utrecht, Roermond en Brugge om zelf te printen.',
    body: '<p>Vier stadswandelingen met de bladen van alles wat je onderweg ziet.</p>',
    regularCents: 650,
    facts: { ...inZip, Bestand: 'Vier zips, een per stad' },
    files: ['Stadsgids Haarlem', 'Stadsgids Utrecht', 'Stadsgids Roermond', 'Stadsgids Brugge'],
    pictures: [
      book(
        { picture: { kind: 'townHouse', seed: 'stadsgidsen', sky: 'dusk' } },
        'Voorblad van de stadsgidsen, met een trapgevel',
      ),
    ],
  },
  {
    ...download,
    slug: 'liedbundel-met-wijzen',
    sku: 'DL-LIED',
    title: 'Liedbundel met wijzen',
    excerpt: 'Alle liederen met tekst en geluid, voor koren en voor onderweg.',
    body: '<p>De teksten om uit te delen en de wijzen om te leren.</p>',
    regularCents: 350,
    facts: { Bestand: 'Eén zip met tekst en mp3' },
    files: ['Liedbundel met wijzen'],
    pictures: [
      book(
        { picture: { kind: 'vault', seed: 'liedbundel', sky: 'day' }, cloth: ink.haze },
        'Voorblad van de liedbundel, met een gewelf',
      ),
    ],
  },
  {
    ...download,
    slug: 'lespakket-basisschool',
    sku: 'DL-LES',
    title: 'Lespakket basisschool',
    excerpt: 'Lesbrieven en werkbladen voor groep 4 tot en met 8.',
    body: '<p>Eén school mag het pakket in al zijn groepen gebruiken. Onderwijs is vrij van btw.</p>',
    regularCents: 1250,
    vatClass: 'zero',
    facts: { Bestand: 'Eén zip', Groepen: '4 tot en met 8' },
    files: ['Lespakket basisschool'],
    pictures: [
      book(
        { picture: { kind: 'gate', seed: 'lespakket', sky: 'dawn' } },
        'Voorblad van het lespakket, met een poort',
      ),
    ],
    reviews: [
      {
        author: 'Juf Anke',
        rating: 5,
        daysAgo: 70,
        verified: true,
        text: 'De kinderen wilden meteen schelpen gaan zoeken.',
      },
    ],
  },
]
