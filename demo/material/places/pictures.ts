import type { Subject } from '../plates/index.ts'
import type { PlaceFacts, PlaceKind } from './place.ts'

const byKind: Record<PlaceKind, Subject> = {
  kerk: { kind: 'church' },
  kapel: { kind: 'chapel' },
  beeld: { kind: 'statue' },
  gasthuis: { kind: 'hospice' },
  schilderij: { kind: 'vault' },
  glas: { kind: 'glass' },
  overig: { kind: 'road' },
}

/** Where a row says more than its kind, the picture follows it; anything else is the seed's. */
const own: Readonly<Record<string, Subject>> = {
  'schelpsilhouet-sint-jacobiparochie': { kind: 'silhouette' },
  'groate-kerk-sint-jacobiparochie': { kind: 'church', traits: { plan: 'west', round: true } },
  'jacobikerk-wommels': { kind: 'church', traits: { ground: 'mound', round: false } },
  'sint-jacobspoort-harlingen': { kind: 'gate' },
  'jacobusbeeld-michaelkerk-harlingen': { kind: 'statue', traits: { setting: 'niche' } },
  'putdeksels-sint-jacobsstraat-leeuwarden': { kind: 'streetCover' },
  'jacobuskerk-zeerijp': { kind: 'church', traits: { plan: 'detached' } },
  'jacobuskerk-feerwerd': { kind: 'church', traits: { ground: 'mound', plan: 'west' } },
  'jacobsmonument-uithuizen': { kind: 'road', traits: { form: 'stone' } },
  'huis-sint-jacob-groningen': { kind: 'townHouse' },
  'sint-jacobus-de-meerderekerk-enschede': { kind: 'church', traits: { plan: 'domed', ground: 'square' } },
  'grote-of-jacobuskerk-enschede': { kind: 'church', traits: { plan: 'west', ground: 'square' } },
  'sint-jacobstraat-kampen': { kind: 'street' },
  'eindpunt-jabikspaad-en-jacobspad-hasselt': { kind: 'road', traits: { form: 'meeting' } },
  'jacobuskerk-winterswijk': { kind: 'church', traits: { plan: 'cross', top: 'needle', tall: 1.2 } },
  'sint-jacobskapel-nijmegen': { kind: 'chapel', traits: { form: 'row' } },
  'sint-jacobsgasthuis-utrecht': { kind: 'hospice', traits: { form: 'quay' } },
  'pelgrimsbeeldje-sint-jacobsgasthuis-utrecht': { kind: 'statue', traits: { setting: 'open' } },
  'sint-jacobs-godshuis-haarlem': { kind: 'hospice', traits: { form: 'court' } },
  'kapel-sint-jacobs-godshuis-haarlem': { kind: 'chapel', traits: { form: 'front' } },
  'glas-in-loodramen-sint-jacobs-godshuis-haarlem': { kind: 'glass', traits: { form: 'pair' } },
  'gevelsteen-sint-jacobsschelp-haarlem': { kind: 'wallStone' },
  'sint-jacobsgesticht-amsterdam': { kind: 'hospice', traits: { form: 'great' } },
  'jacobuskerk-akersloot': { kind: 'church', traits: { plan: 'hall' } },
  'grote-of-sint-jacobskerk-den-haag': {
    kind: 'church',
    traits: { plan: 'west', tall: 1.3, top: 'lantern', ground: 'square' },
  },
  'sint-jacobus-de-meerderekerk-den-haag': {
    kind: 'church',
    traits: { plan: 'cross', tall: 1.25, top: 'needle', ground: 'square' },
  },
  'jacobusbeeld-lodewijkkerk-leiden': { kind: 'statue', traits: { setting: 'front' } },
  'sint-jacobs-gasthuis-schiedam': { kind: 'hospice', traits: { form: 'columns' } },
  'jacobusbrug-kethel': { kind: 'bridge' },
  'pelgrimsmonument-vlissingen': { kind: 'road', traits: { form: 'sea' } },
  'sint-jacobskerk-den-bosch': { kind: 'church', traits: { plan: 'domed', ground: 'water' } },
  'glas-in-loodraam-schrijn-jacobus-den-dungen': { kind: 'glass', traits: { form: 'shrine' } },
  'sint-jacobskapel-galder': { kind: 'chapel', traits: { form: 'corner', ground: 'path' } },
  'sint-jacobsgasthuis-geertruidenberg': { kind: 'hospice', traits: { form: 'great' } },
  'sint-jacobskapel-bergen-op-zoom': { kind: 'chapel', traits: { form: 'ruin' } },
  'pelgrimshoeve-kafarnaum-vessem': { kind: 'farm' },
  'jacobuskapel-belfeld': { kind: 'chapel', traits: { form: 'corner', ground: 'meadow' } },
  'jacobusbeeld-charles-vos-roermond': { kind: 'statue', traits: { setting: 'niche' } },
  'sint-jacobskerk-gent': {
    kind: 'church',
    traits: { plan: 'twin', round: true, top: 'pyramid', ground: 'square' },
  },
  'jacobusbeeld-sint-jakobskerk-brugge': { kind: 'statue', traits: { setting: 'niche' } },
  'sint-jacobus-de-meerderekerk-lichtervelde': { kind: 'church', traits: { plan: 'cross', top: 'spire' } },
}

export const pictureOf = ({ slug, kind }: Pick<PlaceFacts, 'slug' | 'kind'>): Subject =>
  own[slug] ?? byKind[kind]
