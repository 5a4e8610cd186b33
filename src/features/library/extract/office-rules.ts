import type { XmlRules } from './xml.ts'

const set = (names: string) => new Set(names.split(' '))

/**
 * Word: runs of text in paragraphs. A shape is in the file twice, once for older programs (`Fallback`), which is
 * skipped.
 */
const word: XmlRules = {
  text: set('t'),
  lines: set('p'),
  spaces: set('tab br cr noBreakHyphen'),
  skip: (name) => name === 'Fallback',
}

/** Slides and their notes. */
const slide: XmlRules = { text: set('t'), lines: set('p'), spaces: set('tab br'), skip: word.skip }

/** Texts that cells share; `rPh` is the pronunciation of Japanese. */
const sharedStrings: XmlRules = { text: set('t'), lines: set('si'), skip: (name) => name === 'rPh' }

/** Numbers, results of formulas and inline texts; shared texts, booleans and errors are skipped. */
const sheet: XmlRules = {
  text: set('t v'),
  lines: set('c'),
  skip: (name, { t = '' }) => name === 'c' && ['s', 'b', 'e'].includes(t),
}

const workbook: XmlRules = {
  text: set(''),
  lines: set(''),
  attribute: (name) => (name === 'sheet' ? 'name' : undefined),
}

/** OpenDocument text, sheets and slides; skips text that was deleted but is still tracked. */
const openDocument: XmlRules = {
  lines: set('p h table-cell page'),
  spaces: set('s tab line-break'),
  skip: (name) => hiddenInOpenDocument.has(name),
}
const hiddenInOpenDocument = set('automatic-styles styles font-face-decls scripts tracked-changes forms')

/** The members of office archives that hold text, and how each is read. */
export const officeRules: readonly { part: RegExp; rules: XmlRules }[] = [
  { part: /^word\/(document|header|footer|footnotes|endnotes|comments)\d*\.xml$/, rules: word },
  { part: /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/, rules: slide },
  { part: /^xl\/workbook\.xml$/, rules: workbook },
  { part: /^xl\/sharedStrings\.xml$/, rules: sharedStrings },
  { part: /^xl\/worksheets\/[^/]+\.xml$/, rules: sheet },
  { part: /^content\.xml$/, rules: openDocument },
]
