import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { KindFields } from './kind-fields.tsx'

const usual = {
  hasArchive: true,
  isPlace: false,
  hasMoment: false,
  taxonomies: [],
  orders: ['newest', 'title'],
  order: 'newest',
  right: 'entries',
  schemaType: 'WebPage',
}

export default function KindCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm defaultValues={usual}>
        <KindFields />
      </StaffForm>
    </StaffCreate>
  )
}
