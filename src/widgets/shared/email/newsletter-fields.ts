import type { Fields, ValuesOf } from '../../fields.ts'

/** Settings of a newsletter, stored at the root of its document. */
export const newsletterFields = {
  subject: {
    type: 'text',
    label: 'Onderwerp',
    help: 'Staat in de lijst met mails, en boven de brief. Leeg: de naam van de nieuwsbrief.',
  },
  preview: {
    type: 'text',
    label: 'Voorproefje',
    help: 'Een korte zin die mailprogramma’s achter het onderwerp laten zien.',
  },
} as const satisfies Fields

export type NewsletterProps = ValuesOf<typeof newsletterFields>
