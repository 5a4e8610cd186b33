import type { WidgetFields } from '../fields.ts'

/** Section 3, file widget settings: what the file picker writes. */
export interface FileProps {
  /** Empty until a file is picked. */
  wpfd_file_id: string
  wpfd_category_id: string
  wpfd_file_name: string
  target: '' | '_blank'
}

export const fields: WidgetFields<FileProps> = {
  name: 'file',
  label: 'Bestand',
  group: 'bestanden',
  fields: {
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
  },
  defaults: { wpfd_file_id: '', wpfd_category_id: '', wpfd_file_name: '', target: '' },
  hydrate: 'none',
}
