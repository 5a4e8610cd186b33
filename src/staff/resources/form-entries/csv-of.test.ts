import { expect, it } from 'vitest'
import { csvOf } from './csv-of.ts'

const entry = (form: string, ...answers: [string, string][]) => ({
  ...{ form, page: '/contact/', status: 'new' as const, receivedAt: '2026-11-22' },
  answers: answers.map(([label, value]) => ({ label, value })),
})

it('EDIT-05 exports entries with a column for each question', () => {
  expect(
    csvOf(
      [entry('Contact', ['Naam', 'Anna'], ['Bericht', 'Dag,\n"u"']), entry('Lid', ['Naam', 'Piet'])],
      ['Ontvangen', 'Formulier', 'Pagina', 'Staat'],
    ).split('\r\n'),
  ).toEqual([
    '"Ontvangen","Formulier","Pagina","Staat","Naam","Bericht"',
    '"2026-11-22","Contact","/contact/","new","Anna","Dag,\n""u"""',
    '"2026-11-22","Lid","/contact/","new","Piet",""',
  ])
})

it('abuse 16: a spreadsheet reckons nothing that a visitor typed', () => {
  const csv = csvOf([entry('Contact', ['Naam', '=HYPERLINK("http://evil.example")'])], [])
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})
