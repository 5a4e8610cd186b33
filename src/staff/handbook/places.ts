import { staffParts } from '../extensions.ts'

/** Where the handbook tells of each screen: the chapter, and its section behind `#`. */
const places: Readonly<Record<string, string>> = {
  '': 'beginnen/#het-overzicht',
  posts: 'nieuws/',
  'posts/create': 'nieuws/#een-bericht-schrijven',
  jacobalia: 'plaatsen/',
  'jacobalia/create': 'plaatsen/#een-plaats-toevoegen',
  agenda: 'agenda/',
  pages: 'paginas/',
  'pages/create': 'paginas/#een-pagina-maken',
  edit: 'paginas/#een-pagina-opmaken',
  documents: 'sjablonen/',
  menus: 'sjablonen/#een-menu-wijzigen',
  media: 'afbeeldingen/',
  files: 'bestanden/',
  'left-files': 'bestanden/#overgeslagen-bestanden',
  newsletters: 'nieuwsbrief/',
  subscribers: 'nieuwsbrief/#abonnees',
  'newsletter-lists': 'nieuwsbrief/#lijsten-van-lezers',
  'form-entries': 'formulieren/#wat-er-binnenkomt',
  comments: 'reacties/#een-reactie-goedkeuren',
  reviews: 'reacties/#een-beoordeling-van-een-product',
  products: 'producten/',
  'products/create': 'producten/#een-product-toevoegen',
  stock: 'producten/#de-voorraad-bijwerken',
  coupons: 'producten/#kortingscodes',
  orders: 'bestellingen/',
  'orders/create': 'bestellingen/#iemand-belt-om-te-bestellen',
  withdrawals: 'bestellingen/#iemand-ziet-van-de-koop-af',
  customers: 'bestellingen/#klanten',
  'sales-report': 'bestellingen/#de-omzet',
  'shop-settings': 'winkel/',
  'shipping-zones': 'winkel/#verzendkosten',
  'shop-mails': 'winkel/#de-mails-van-de-winkel',
  terms: 'indeling/#termen',
  taxonomies: 'indeling/#een-reeks-erbij',
  kinds: 'indeling/#een-soort-inhoud-erbij',
  'own-fields': 'indeling/#een-eigen-veld',
  users: 'accounts/',
  roles: 'accounts/#wat-een-rol-mag',
  proposals: 'accounts/#voorstellen-en-publiceren',
  profile: 'beginnen/#inloggen',
  sessions: 'beginnen/#inloggen',
  settings: 'instellingen/',
  look: 'instellingen/#kleuren-en-letters',
  texts: 'instellingen/#een-tekst-van-de-site-anders-zeggen',
  consents: 'instellingen/#toestemming',
  redirects: 'instellingen/#doorverwijzingen-en-kapotte-links',
  'broken-links': 'instellingen/#doorverwijzingen-en-kapotte-links',
  trash: 'terughalen/#de-prullenbak',
  activity: 'terughalen/#wie-deed-wat',
  'site-imports': 'overzetten/',
  backups: 'onderhoud/#back-ups',
  mails: 'onderhoud/#e-mail',
  jobs: 'onderhoud/#taken',
}

/** Every place by its screen, for the test that compares them with the screens. */
export const handbookPlaces = places

/** The screens of kinds that staff defined. */
export const ofOwnKinds = 'indeling/#schrijven-in-een-eigen-soort'

/** Those of the screens of extensions. */
const broughtPlace = (resource: string) =>
  staffParts.flatMap(({ handbook = {} }) => handbook[resource] ?? [])[0]

const address = (place: string) => `/wp-admin/handleiding/${place}`

/** The address at which the handbook tells of a screen. @param path of the screen, below `/wp-admin` */
export function handbookAddress(path: string): string {
  const [resource = '', action = ''] = path.split('/').filter(Boolean)
  return address(places[`${resource}/${action}`] ?? places[resource] ?? broughtPlace(resource) ?? ofOwnKinds)
}

/** What the page editor makes, by the kind of document. */
export const placesOfDocuments: Readonly<Record<string, string>> = {
  page: 'paginas/#een-pagina-opmaken',
  part: 'paginas/#hetzelfde-blok-op-meer-paginas',
  template: 'sjablonen/#een-sjabloon-wijzigen',
  card: 'sjablonen/#een-sjabloon-wijzigen',
  popup: 'sjablonen/#een-pop-up-maken',
  panel: 'sjablonen/#een-pop-up-maken',
  newsletter: 'nieuwsbrief/#schrijven',
}

/** The address at which the handbook tells of editing a document of this kind. */
export const handbookAddressOf = (kind: string): string =>
  address(placesOfDocuments[kind] ?? placesOfDocuments.page ?? '')
