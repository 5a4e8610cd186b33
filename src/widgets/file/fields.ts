import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'file',
  label: 'Bestand',
  group: 'bestanden',
  fields: {
    /** Empty until a file is picked. */
    wpfd_file_id: { type: 'file', label: 'Bestand' },
    target: {
      type: 'choice',
      part: 'working',
      label: 'Openen',
      options: [
        { value: '', label: 'Meteen' },
        { value: '_blank', label: 'In een nieuw tabblad' },
      ],
    },
    wpfd_file_name: { type: 'beside' },
    wpfd_category_id: { type: 'beside' },
  },

  hydrate: 'none',
})

/** Section 3, file widget settings: what the file picker writes. */
export type FileProps = PropsOf<typeof fields>
