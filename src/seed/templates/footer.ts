import { block, documentOf } from '../page-document.ts'

/** The foot of every page. It says that the society is made up, so that nobody joins or pays. */
export const footer = documentOf(
  block('colophon', 'footer', {
    sentence: 'Plaatsen van Sint-Jacob, bijeengebracht door wie er graag langs loopt.',
    note: 'Vereniging De Jacobsschelp is verzonnen en dient als voorbeeld. De plaatsen bestaan echt; kijk voor een bezoek altijd in de bronnen die erbij staan.',
    columns: [
      block('menu', 'footer-places', { menu: 'footer-places', look: 'column', title: 'Plaatsen' }),
      block('menu', 'footer-files', { menu: 'footer-files', look: 'column', title: 'Bestanden' }),
      block('menu', 'footer-shop', { menu: 'footer-shop', look: 'column', title: 'Winkel' }),
      block('menu', 'footer-society', { menu: 'footer-society', look: 'column', title: 'De vereniging' }),
    ],
    end: 'Schelp, plaatsen van Sint-Jacob in Nederland en België',
    last: [block('menu', 'footer-end', { menu: 'footer-end', look: 'line', title: 'Over deze site' })],
  }),
)
