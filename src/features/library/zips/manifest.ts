import { downloadPath } from '../addresses.ts'
import { texts } from '../texts.nl.ts'
import type { SelectedFile } from './selected-files.ts'

/** Tells who opens the zip in ten years what is in it and where it came from. Equal files give an equal text. */
export function manifest(files: readonly SelectedFile[], names: readonly string[], siteUrl: string): string {
  const parts = files.map((file, at) =>
    [
      names[at] ?? file.title,
      line(texts.manifestTitle, file.title),
      line(texts.manifestMaker, file.maker),
      line(texts.manifestSource, file.source),
      line(texts.manifestLicence, file.licence),
      line(texts.manifestAddress, `${siteUrl}${downloadPath(file)}`),
    ]
      .filter(Boolean)
      .join('\r\n'),
  )
  return `${[texts.manifestHeading.replace('{site}', siteUrl), ...parts].join('\r\n\r\n')}\r\n`
}

/** Joins what staff typed into one line. */
const line = (label: string, value: string): string =>
  value && `  ${label}: ${value.replace(/\s+/g, ' ').trim()}`
