import type { WidgetFields } from '../fields.ts'

/** Section 3, category widget settings: what the file picker writes. */
export interface FileCategoryProps {
  /** Empty until a category is picked. */
  wpfd_selected_category_id: string
  wpfd_selected_category_name: string
  perPage: number
  /** Sub-categories can be walked into. */
  subCategories: boolean
  /** A button that downloads all of it. */
  zip: boolean
}

export const fields: WidgetFields<FileCategoryProps> = {
  name: 'file-category',
  label: 'Bestanden van een categorie',
  group: 'bestanden',
  fields: {
    wpfd_selected_category_id: { type: 'file-category', label: 'Categorie' },
    perPage: { type: 'number', part: 'look', label: 'Aantal per bladzijde', min: 1, max: 100 },
    subCategories: { type: 'toggle', part: 'working', label: 'Met ondercategorieën' },
    zip: { type: 'toggle', part: 'working', label: 'Alles downloaden als zip' },
  },
  defaults: {
    wpfd_selected_category_id: '',
    wpfd_selected_category_name: '',
    perPage: 15,
    subCategories: true,
    zip: true,
  },
  hydrate: 'none',
}
