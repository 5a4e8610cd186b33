export {
  createForms,
  type FormEntryStatus,
  type FormEntryView,
  type Forms,
  formEntryStatuses,
} from './forms.ts'
