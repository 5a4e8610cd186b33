/** Columns of WooCommerce's table of products; those that come in numbers have their number after them. */
export type ProductColumn = keyof typeof columnWords

/** Their headers in English, Dutch, German and French, without accents, marks and units. */
const columnWords = {
  id: ['id', 'identifiant'],
  type: ['type', 'typ'],
  sku: ['sku', 'artikelnummer', 'artikelnummer sku', 'art nr', 'ugs', 'ugs sku'],
  gtin: [
    'gtin upc ean or isbn',
    'gtin upc ean of isbn',
    'gtin upc ean oder isbn',
    'gtin cup ean ou isbn',
    'gtin upc ean ou isbn',
    'ean',
  ],
  name: ['name', 'naam', 'nom'],
  published: ['published', 'gepubliceerd', 'veroffentlicht', 'publie'],
  featured: [
    ...['is featured', 'featured', 'uitgelicht', 'is uitgelicht', 'ist hervorgehoben', 'hervorgehoben'],
    ...['empfohlen', 'mis en avant', 'est mis en avant', 'est mise en avant'],
  ],
  visibility: [
    ...['visibility in catalog', 'visibility in catalogue', 'zichtbaarheid in catalogus'],
    ...['zichtbaarheid in de catalogus', 'sichtbarkeit im katalog', 'visibilite dans le catalogue'],
  ],
  shortDescription: [
    ...['short description', 'korte omschrijving', 'korte beschrijving', 'kurzbeschreibung'],
    ...['description courte', 'courte description'],
  ],
  description: ['description', 'beschrijving', 'omschrijving', 'beschreibung'],
  saleFrom: [
    ...['date sale price starts', 'startdatum actieprijs', 'datum an dem angebotspreis beginnt'],
    ...['datum an dem der angebotspreis beginnt', 'date de debut de promo', 'date de debut de promotion'],
  ],
  saleTo: [
    ...['date sale price ends', 'einddatum actieprijs', 'datum an dem angebotspreis endet'],
    ...['datum an dem der angebotspreis endet', 'date de fin de promo', 'date de fin de promotion'],
  ],
  taxStatus: [
    'tax status',
    'btw status',
    'btwstatus',
    'belastingstatus',
    'steuerstatus',
    'etat de la tva',
    'etat de la taxe',
  ],
  taxClass: ['tax class', 'belastingklasse', 'btw klasse', 'steuerklasse', 'classe de tva', 'classe de taxe'],
  inStock: ['in stock', 'op voorraad', 'vorratig', 'auf lager', 'en stock'],
  stock: ['stock', 'voorraad', 'lager', 'lagerbestand', 'bestand'],
  lowStock: [
    ...['low stock amount', 'lage voorraad', 'lage voorraad hoeveelheid', 'geringe lagermenge'],
    ...['niedriger lagerbestand', 'montant de stock faible', 'seuil de stock faible'],
  ],
  backorders: [
    ...[
      'backorders allowed',
      'nabestellingen toestaan',
      'nabestellingen toegestaan',
      'lieferruckstande erlaubt',
    ],
    ...['autoriser les commandes de produits en rupture', 'autoriser les commandes en rupture'],
  ],
  soldIndividually: [
    ...['sold individually', 'wordt individueel verkocht', 'individueel verkocht', 'einzeln verkauft'],
    ...['nur einzeln verkaufen', 'vendre individuellement', 'vendu individuellement'],
  ],
  weight: ['weight', 'gewicht', 'poids'],
  length: ['length', 'lengte', 'lange', 'longueur'],
  width: ['width', 'breedte', 'breite', 'largeur'],
  height: ['height', 'hoogte', 'hohe', 'hauteur'],
  reviews: [
    ...['allow customer reviews', 'klantbeoordelingen toestaan', 'beoordelingen toestaan'],
    ...['kundenrezensionen erlauben', 'kundenbewertungen erlauben', 'autoriser les avis clients'],
  ],
  note: ['purchase note', 'aankoopnotitie', 'hinweis zum kauf', 'note de commande', 'note d achat'],
  salePrice: ['sale price', 'actieprijs', 'aanbiedingsprijs', 'angebotspreis', 'tarif promo', 'prix promo'],
  price: [
    'regular price',
    'reguliere prijs',
    'normale prijs',
    'regularer preis',
    'tarif regulier',
    'prix regulier',
  ],
  categories: ['categories', 'categorieen', 'kategorien'],
  tags: ['tags', 'labels', 'schlagworter', 'schlagworte', 'etiquettes'],
  shippingClass: [
    'shipping class',
    'verzendklasse',
    'versandklasse',
    'classe d expedition',
    'classe de livraison',
  ],
  images: ['images', 'afbeeldingen', 'bilder'],
  downloadLimit: ['download limit', 'downloadlimiet', 'downloadlimit', 'limite de telechargement'],
  downloadDays: [
    ...[
      'download expiry days',
      'dagen vervaltijd download',
      'ablauftage des downloads',
      'download ablauf tage',
    ],
    ...['jours d expiration du telechargement'],
  ],
  parent: ['parent', 'hoofd', 'bovenliggend', 'ubergeordnet', 'ubergeordnetes produkt', 'eltern'],
  grouped: [
    'grouped products',
    'gegroepeerde producten',
    'gruppierte produkte',
    'groupe de produits',
    'groupes de produits',
    'produits groupes',
  ],
  upsells: [
    'upsells',
    'up sells',
    'zusatzverkaufe',
    'zusatzverkaufe upsells',
    'produits suggeres',
    'montees en gamme',
  ],
  crossSells: ['cross sells', 'crosssells', 'cross sells querverkaufe', 'querverkaufe', 'ventes croisees'],
  url: ['external url', 'externe url', 'url externe'],
  button: [
    'button text',
    'knop tekst',
    'knoptekst',
    'button beschriftung',
    'texte du bouton',
    'libelle du bouton',
  ],
  position: ['position', 'positie'],
  brands: ['brands', 'merken', 'marken', 'marques'],
} as const

/** What a column of which there are several is about: `attribute 2 value`. */
export type NumberedPart = 'name' | 'value' | 'visible' | 'global' | 'default' | 'url' | 'id'

export type FoundColumn =
  | { column: ProductColumn }
  | { of: 'attribute' | 'download'; number: number; part: NumberedPart }
  | { meta: string }

const byWord = new Map<string, ProductColumn>()
for (const [column, words] of Object.entries(columnWords))
  for (const word of words) if (isColumn(column)) byWord.set(word, column)

function isColumn(name: string): name is ProductColumn {
  return name in columnWords
}

/** A header without accents, marks, units in brackets and letters' case. */
const plain = (header: string): string =>
  header
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((?:kg|g|lbs|oz|cm|mm|m|in|yd)\)/g, '')
    .replace(/[^a-z0-9]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')

/** Which column a header names; undefined when it is none that is known. */
export function columnOf(header: string): FoundColumn | undefined {
  const text = header.replace(/^\ufeff/, '').trim()
  const meta = /^meta ?: ?(.{1,200})$/i.exec(text)?.[1]
  if (meta !== undefined) return { meta: meta.trim() }
  const words = plain(text)
  const column = byWord.get(words)
  return column ? { column } : numbered(words)
}

const parts: [NumberedPart, RegExp][] = [
  ['default', /default|standaard|standard|defaut/],
  ['visible', /visib|zichtba|sichtbar/],
  ['global', /global|globaal/],
  ['value', /value|waarde|wert|valeur/],
  ['url', /url/],
  ['name', /name|naam|nom/],
  ['id', /id/],
]

function numbered(words: string): FoundColumn | undefined {
  const number = Number(/\d{1,3}/.exec(words)?.[0] ?? 0)
  const of = /attribu|eigenschap/.test(words)
    ? 'attribute'
    : /download|telechargement/.test(words)
      ? 'download'
      : undefined
  const part = parts.find(([, form]) => form.test(words))?.[0]
  return number > 0 && of && part ? { of, number, part } : undefined
}

/** The letter between values that the first line uses. */
export function separatorOf(text: string): string {
  const line = text.slice(0, 20_000).split(/\r?\n/, 1)[0] ?? ''
  const count = (letter: string) => line.split(letter).length
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ','
}

/** Whether a file begins as a table of products does: a name, and several other columns that WooCommerce writes. */
export function isProductHead(text: string): boolean {
  const line = text.slice(0, 20_000).split(/\r?\n/, 1)[0] ?? ''
  const found = line
    .split(separatorOf(line))
    .slice(0, 500)
    .map((header) => columnOf(header.replaceAll('"', '')))
    .flatMap((known) => (known && 'column' in known ? [known.column] : []))
  return found.includes('name') && found.length >= 4 && found.some((column) => ofShop.has(column))
}

const ofShop = new Set<ProductColumn>([
  'price',
  'salePrice',
  'sku',
  'stock',
  'inStock',
  'published',
  'taxStatus',
])
