import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'file-category',
  label: 'Bestanden van een categorie',
  group: 'bestanden',
  fields: {
    /** Empty until a category is picked. */
    wpfd_selected_category_id: { type: 'file-category', label: 'Categorie' },
    perPage: { type: 'number', part: 'look', label: 'Aantal per bladzijde', initial: 15, min: 1, max: 100 },
    /** Allows opening sub-categories. */
    subCategories: { type: 'toggle', part: 'working', label: 'Met ondercategorieën', initial: true },
    /** Offers all files of the category as one zip. */
    zip: { type: 'toggle', part: 'working', label: 'Alles downloaden als zip', initial: true },
    wpfd_selected_category_name: { type: 'beside' },
  },

  hydrate: 'none',
})

/** Section 3, category widget settings: what the file picker writes. */
export type FileCategoryProps = PropsOf<typeof fields>
