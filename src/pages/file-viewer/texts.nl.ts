import { libraryFileTexts } from '../../widgets/shared/library-file/library-file-texts.nl.ts'

/** Texts of a file's own page; staff override them as `file-viewer.download`. */
export const viewerTexts = {
  ...libraryFileTexts,
  crumbs: 'Kruimelpad',
  files: 'Bestanden',
  previewOf: 'Voorbeeld van {title}',
  noPreview: 'Van dit soort bestand is geen voorbeeld. Download het om het te bekijken.',
  remoteOnly: 'Dit bestand staat op een andere site.',
  openRemote: 'Open op de andere site',
  cannotShow: 'Je browser kan dit niet tonen.',
  beginning: 'Dit is het begin van het bestand. Download het om alles te lezen.',
  lockedExplained: 'Dit bestand is beschermd.',
  kind: 'Soort',
  size: 'Grootte',
  category: 'Categorie',
  versionLabel: 'Versie',
  created: 'Toegevoegd',
  updated: 'Gewijzigd',
  tags: 'Tags',
  maker: 'Maker',
  licence: 'Licentie',
  source: 'Bron',
  urlLink: { en: 'Link' },
} as const
