import type { Branch } from './tree.ts'

/** Categories in a select, each further in than the one it stands below. */
export const CategoryOptions = ({ branches }: { branches: readonly Branch[] }) =>
  branches.map(({ id, name, level }) => (
    <option key={id} value={id}>
      {`${'\u2003'.repeat(level - 1)}${name}`}
    </option>
  ))
