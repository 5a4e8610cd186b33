export {
  createForms,
  type FormEntryStatus,
  type FormEntryView,
  type Forms,
} from './forms.ts'
export { formEntryStatuses } from './schema.ts'
