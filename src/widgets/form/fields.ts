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
          ],
        },
        options: {
          type: 'longtext',
          label: 'Waaruit te kiezen',
          when: hasChoices,
          help: 'Elke keuze op een eigen regel.',
        },
        isRequired: { type: 'toggle', label: 'Moet ingevuld zijn' },
        hint: { type: 'text', label: 'Uitleg onder de vraag' },
      },
      initial: [
        { label: 'Naam', kind: 'text', options: '', isRequired: true, hint: '' },
        { label: 'E-mailadres', kind: 'email', options: '', isRequired: true, hint: '' },
        { label: 'Bericht', kind: 'longtext', options: '', isRequired: true, hint: '' },
      ],
    },
    button: { type: 'text', label: 'Tekst op de knop' },
    thanks: { type: 'longtext', label: 'Wat er staat als het verstuurd is' },
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
