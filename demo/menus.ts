import type { Menu, MenuItem } from '../src/features/content/index.ts'

const item = (label: string, url: string, ...items: MenuItem[]): MenuItem => ({ label, url, items })

/** The menus of header and footer by name. */
export const menus: Readonly<Record<string, Menu>> = {
  header: {
    title: 'Kop van de site',
    items: [
      item(
        'Plaatsen',
        '/jacobalia/',
        item('Op de kaart', '/jacobalia/?weergave=kaart'),
        item('In beeld', '/in-beeld/'),
        item('Kerken', '/soort/kerk/'),
        item('Kapellen', '/soort/kapel/'),
      ),
      item('De weg', '/de-weg/'),
      item('Nieuws', '/nieuws/'),
      item('Bestanden', '/bestanden/'),
      item(
        'Winkel',
        '/shop/',
        item('Boeken en gidsen', '/product-category/boeken/'),
        item('Kaarten en posters', '/product-category/kaarten/'),
        item('Downloads', '/product-category/downloads/'),
      ),
      item('Over ons', '/over-ons/', item('Contact', '/contact/')),
    ],
  },
  'footer-places': {
    title: 'Voet: plaatsen',
    items: [
      item('Alle plaatsen', '/jacobalia/'),
      item('Op de kaart', '/jacobalia/?weergave=kaart'),
      item('De weg', '/de-weg/'),
    ],
  },
  'footer-files': {
    title: 'Voet: bestanden',
    items: [
      item('Zoeken in bestanden', '/bestanden/'),
      item('Routes', '/bestanden/?q=dagtocht'),
      item('Tekeningen', '/bestanden/?q=tekening'),
    ],
  },
  'footer-society': {
    title: 'Voet: vereniging',
    items: [
      item('Over ons', '/over-ons/'),
      item('Nieuws', '/nieuws/'),
      item('Nieuwsbrief', '/nieuwsbrief/'),
      item('Contact', '/contact/'),
    ],
  },
  'footer-end': {
    title: 'Voet: onderste regel',
    items: [item('Privacy', '/privacy/'), item('Toegankelijkheid', '/toegankelijkheid/')],
  },
}
