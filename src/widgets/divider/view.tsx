import type { View } from '../../islands/contract.ts'
import { ShellOutline } from '../../ui/icon/shell.tsx'
import type { DividerProps } from './fields.ts'

/** A separator between two parts of a page. */
const DividerView: View<DividerProps> = ({ props: { look } }) =>
  look === 'shell' ? (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot hold a drawing
    <div className="divider is-shell" role="separator">
      <ShellOutline />
    </div>
  ) : (
    <hr className={`divider is-${look}`} />
  )

export default DividerView
