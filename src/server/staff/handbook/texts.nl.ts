/** Texts around the chapters of the handbook. */
export const handbookTexts = {
  title: 'Handleiding',
  contents: 'Inhoud',
  toStaff: 'Naar het beheer',
  next: 'Verder met',
} as const
