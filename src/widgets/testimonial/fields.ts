import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'testimonial',
  label: 'Ervaring',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    text: { type: 'longtext', label: 'Wat iemand zegt', initial: 'Schrijf hier wat iemand ervan vond.' },
    name: { type: 'text', label: 'Wie' },
    role: { type: 'text', label: 'Erbij', help: 'Bijvoorbeeld: liep in 2024 van Utrecht naar Brugge' },
    media: { type: 'media', label: 'Foto' },
  },
})

export type TestimonialProps = PropsOf<typeof fields>
