import { downloadPath } from '../addresses.ts'
import { texts } from '../texts.nl.ts'
import type { SelectedFile } from './selected-files.ts'

/**
 * Lists the files of a zip and where they came from, for whoever opens it in ten years. Equal files give an equal
 * text.
 */
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

/** A labelled value on one line, whatever line ends staff typed. */
const line = (label: string, value: string): string =>
  value && `  ${label}: ${value.replace(/\s+/g, ' ').trim()}`
