import { block, documentOf } from '../../src/seed/page-document.ts'
import type { SeedPage } from './seed-page.ts'

export const home: SeedPage = {
  slug: 'welkom',
  title: 'Plaatsen van Sint-Jacob',
  excerpt:
    'Zeventig kerken, kapellen, gasthuizen en beelden van Sint-Jacob in Nederland en België, met bij elke plaats hoe ver het nog is naar Santiago de Compostela.',
  document: documentOf(
    block('front', 'front', {
      title: 'Zeventig plaatsen, één richting',
      lead: 'Kerken, kapellen, gasthuizen en beelden van Sint-Jacob in Nederland en België. Bij elke plaats staat hoe ver het nog is naar Santiago de Compostela.',
      search: [block('search-box', 'front-search', { placeholder: 'Bijvoorbeeld Zeerijp' })],
      links: [
        { label: 'Alle plaatsen', url: '/jacobalia/' },
        { label: 'De kaart', url: '/jacobalia/?weergave=kaart' },
        { label: 'Bestanden', url: '/bestanden/' },
      ],
      picture: [block('star-chart', 'front-chart', { mode: 'front' })],
    }),
    block('section', 'far', { content: [block('milestones', 'far-list', { count: 8 })] }),
    block('section', 'along', {
      content: [
        block('post-grid', 'along-places', {
          heading: 'Langs de weg',
          wayLabel: 'Naar de plaatsen',
          wayHref: '/jacobalia/',
          type: 'jacobalia',
          perPage: 4,
          order: 'newest',
          columns: 3,
          lead: true,
          showExcerpt: true,
          loadMethod: 'none',
        }),
      ],
    }),
    block('section', 'news', {
      content: [
        block('post-grid', 'news-posts', {
          heading: 'Nieuws van de vereniging',
          wayLabel: 'Al het nieuws',
          wayHref: '/nieuws/',
          type: 'post',
          perPage: 3,
          order: 'newest',
          columns: 3,
          showExcerpt: true,
          loadMethod: 'none',
        }),
      ],
    }),
    block('section', 'newsletter', {
      content: [
        block('newsletter-form', 'newsletter-form', {
          heading: 'Vier keer per jaar een brief',
          say: 'Over nieuwe plaatsen, nieuwe bestanden en wat de vereniging doet.',
          asksName: false,
          privacy: '/privacy/',
        }),
      ],
    }),
    block('section', 'library', {
      title: 'Uit de bibliotheek',
      wayLabel: 'Zoek in de bestanden',
      wayUrl: '/bestanden/',
      content: [
        block('columns', 'library-columns', {
          ratio: 'thirds',
          first: [
            block('text', 'library-routes', {
              html: '<h3>Routes</h3><p>Dagtochten op het Jabikspaad en het Jacobspad, stadswandelingen en fietsrondes, met punten voor je telefoon.</p><p><a href="/bestanden/?q=dagtocht">Zoek een dagtocht</a></p>',
            }),
          ],
          second: [
            block('text', 'library-drawings', {
              html: '<h3>Tekeningen</h3><p>Elke plaats heeft haar eigen plaat in zes inkten. Je mag ze gebruiken, ook in je eigen krant of boekje, als je zegt wie ze maakte.</p><p><a href="/bestanden/?q=tekening">Zoek een tekening</a></p>',
            }),
          ],
          third: [
            block('text', 'library-lessons', {
              html: '<h3>Voor de klas</h3><p>Lesbrieven en werkbladen over pelgrims, schelpen en de weg. Vrij te kopiëren.</p><p><a href="/bestanden/?q=lesbrief">Zoek een lesbrief</a></p>',
            }),
          ],
        }),
      ],
    }),
  ),
}
