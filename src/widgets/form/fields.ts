import { type PropsOf, widgetFields } from '../fields.ts'

const hasChoices = { prop: 'kind', is: ['choice', 'several'] } as const

export const fields = widgetFields({
  name: 'form',
  label: 'Formulier',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    title: {
      type: 'text',
      required: true,
      label: 'Naam van het formulier',
      help: 'Staat erboven, en in het beheer bij wat er binnenkomt.',
      initial: 'Contact',
    },
    questions: {
      type: 'list',
      label: 'Vragen',
      itemLabel: 'Vraag',
      item: {
        label: { type: 'text', required: true, label: 'Vraag', initial: 'Vraag' },
        kind: {
          type: 'choice',
          label: 'Soort antwoord',
          options: [
            { value: 'text', label: 'Een regel tekst' },
            { value: 'longtext', label: 'Meer regels tekst' },
            { value: 'email', label: 'E-mailadres' },
            { value: 'telephone', label: 'Telefoonnummer' },
            { value: 'number', label: 'Getal' },
            { value: 'date', label: 'Datum' },
            { value: 'choice', label: 'Een van enkele' },
            { value: 'several', label: 'Een of meer van enkele' },
            { value: 'consent', label: 'Toestemming: een vinkje' },
            { value: 'file', label: 'Bestand' },
          ],
        },
        options: {
          type: 'longtext',
          label: 'Waaruit te kiezen',
          when: hasChoices,
          help: 'Elke keuze op een eigen regel.',
        },
        accept: {
          type: 'choice',
          label: 'Wat voor bestand',
          when: { prop: 'kind', is: ['file'] },
          help: 'Hoogstens 5 MB. Wie het formulier verstuurt kan het niet meer opvragen; medewerkers wel.',
          options: [
            { value: 'both', label: 'Document of foto' },
            { value: 'documents', label: 'Document' },
            { value: 'pictures', label: 'Foto' },
          ],
        },
        isRequired: { type: 'toggle', label: 'Moet ingevuld zijn' },
        hint: { type: 'text', label: 'Uitleg onder de vraag' },
      },
      initial: [
        { label: 'Naam', kind: 'text', options: '', accept: 'both', isRequired: true, hint: '' },
        { label: 'E-mailadres', kind: 'email', options: '', accept: 'both', isRequired: true, hint: '' },
        { label: 'Bericht', kind: 'longtext', options: '', accept: 'both', isRequired: true, hint: '' },
      ],
    },
    button: { type: 'text', label: 'Tekst op de knop' },
    thanks: { type: 'longtext', label: 'Wat er staat als het verstuurd is' },
    answerPage: {
      type: 'link',
      part: 'working',
      label: 'Bladzijde na het versturen',
      help: 'Een bladzijde van deze site. Leeg: de tekst hierboven.',
    },
    confirm: {
      type: 'toggle',
      part: 'working',
      label: 'Stuur de afzender een bevestiging',
      help: 'Naar het e-mailadres dat is ingevuld. Er staat niets in van wat er getypt is.',
    },
    confirmText: {
      type: 'longtext',
      part: 'working',
      label: 'Tekst van de bevestiging',
      help: 'Leeg: dat het bericht goed is ontvangen.',
    },
    to: {
      type: 'text',
      part: 'working',
      label: 'Mail naar',
      help: 'E-mailadres van wie dit leest; meer met komma’s ertussen. Leeg: het staat alleen in het beheer.',
    },
    keptDays: {
      type: 'number',
      part: 'working',
      label: 'Bewaar zo veel dagen',
      help: 'Daarna wordt het vanzelf gewist.',
      min: 1,
      max: 3650,
      initial: 365,
    },
    privacy: { type: 'link', part: 'working', label: 'Bladzijde over privacy', initial: '/privacy/' },
  },
})

export type FormProps = PropsOf<typeof fields>
export type Question = FormProps['questions'][number]
