export {
  createForms,
  type FormEntryStatus,
  type FormEntryView,
  type Forms,
} from './create-forms.ts'
export { formEntryStatuses } from './schema.ts'
