import { SimpleFormIterator, type SimpleFormIteratorProps, useSimpleFormIterator } from 'react-admin'
import { WordButton } from './word-button.tsx'

function AddRow({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return <WordButton label={label} variant="outlined" onClick={() => add()} />
}

/** The rows of an `ArrayInput`, with a labelled button that adds one. */
export const Rows = ({ add, ...props }: Omit<SimpleFormIteratorProps, 'addButton'> & { add: string }) => (
  <SimpleFormIterator disableClear {...props} addButton={<AddRow label={add} />} />
)
