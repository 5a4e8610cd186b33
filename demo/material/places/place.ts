export type PlaceKind = 'kerk' | 'kapel' | 'beeld' | 'gasthuis' | 'schilderij' | 'glas' | 'overig'

/** `exact`: from a source. `near`: within about 100 m. `centre`: the middle of the place, up to about 1 km off. */
export type Precision = 'exact' | 'near' | 'centre'

export interface Source {
  /** Readable: 'Reliwiki', 'Inventaris Onroerend Erfgoed'. */
  name: string
  url?: string
}

/** A row of `jacobalia.csv`: what is absent was not found. */
export interface PlaceFacts {
  id: number
  slug: string
  title: string
  kind: PlaceKind
  /** The town or village. */
  place: string
  municipality: string
  province: string
  country: 'NL' | 'BE'
  lat: number
  lon: number
  denomination?: string
  /** Of the Dutch register of monuments. */
  monumentNumber?: string
  /** As found: a year, a period, a founding. */
  yearBuilt?: string
  excerpt: string
  sources: readonly Source[]
  precision: Precision
}

export interface Place extends PlaceFacts {
  /** For a visitor: 'Kerk', 'Glas-in-lood'. */
  kindLabel: string
  /** 'Nederland' or 'België'. */
  countryName: string
  /** About the coordinates, in one sentence. */
  precisionNote: string
  /** In the Dutch register of monuments. */
  monumentUrl?: string
  /** As the crow flies to the cathedral of Santiago de Compostela, rounded to ten. */
  kilometresToSantiago: number
  /** Two to four paragraphs, plain text. */
  paragraphs: readonly string[]
  /** The same as HTML, with links to places in the same town. */
  body: string
  /** For the picture's `alt`. */
  pictureAlt: string
}
