import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'newsletter-form',
  label: 'Nieuwsbrief',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    say: { type: 'longtext', label: 'Zin eronder' },
    button: { type: 'text', label: 'Tekst op de knop' },
    asksName: { type: 'toggle', label: 'Vraag ook de voornaam' },
    lists: {
      type: 'newsletter-lists',
      label: 'Welke lijsten',
      help: 'Eén: wie zich hier inschrijft, komt daarop. Meer: bezoekers kiezen. Geen: op alle lijsten die lezers mogen kiezen.',
    },
    privacy: { type: 'link', label: 'Bladzijde over privacy', initial: '/privacy/' },
  },
})

export type NewsletterFormProps = PropsOf<typeof fields>
