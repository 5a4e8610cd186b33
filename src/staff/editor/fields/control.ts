/** What one of our fields works with. */
export interface FieldControl {
  value: unknown
  onChange: (value: unknown) => void
}
