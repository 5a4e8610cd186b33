import type { Branch } from './tree.ts'

/** Categories as options of a select, indented by level. */
export const CategoryOptions = ({ branches }: { branches: readonly Branch[] }) =>
  branches.map(({ id, name, level }) => (
    <option key={id} value={id}>
      {`${'\u2003'.repeat(level - 1)}${name}`}
    </option>
  ))
