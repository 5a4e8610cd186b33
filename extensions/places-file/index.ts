import { defineExtension } from 'schelp/extension'
import { gpx } from './gpx.ts'
import { linkTexts, placesTexts } from './texts.nl.ts'

/** More than a device can show on one map. */
const mostOnMap = 500
/** As many places as are useful on a walk; for more, the visitor chooses a smaller area. */
const mostOnPaper = 300

/** The places of a list for a phone or a GPS device, and on paper. */
export default defineExtension({
  name: 'places-file',
  listingFiles: {
    'plaatsen.gpx': {
      text: 'gpx',
      suits: ({ isPlace }) => isPlace,
      limit: 'listing',
      most: mostOnMap,
      type: 'application/gpx+xml; charset=utf-8',
      make: async ({ entries, siteTitle, siteUrl }) => gpx(siteTitle, siteUrl, entries),
    },
    'plaatsen.pdf': {
      text: 'pdf',
      suits: ({ isPlace }) => isPlace,
      limit: 'paper',
      most: mostOnPaper,
      type: 'application/pdf',
      async make({ texts, ...listing }) {
        // The PDF code is loaded when the first PDF is requested.
        const { placesPdf } = await import('./places-pdf.ts')
        return placesPdf(listing, texts('places', placesTexts))
      },
    },
  },
  texts: { places: placesTexts, 'archive-list': linkTexts },
})
