import type { View } from '../../islands/contract.ts'
import { Masthead, Tools } from '../../ui/masthead/masthead.tsx'
import type { MastheadProps } from './fields.ts'

/** The header of every page: the logo, the menu, and tools such as the search. */
const MastheadView: View<MastheadProps> = ({ slots }) => (
  <Masthead>
    {slots.brand}
    {slots.menu}
    <Tools>{slots.tools}</Tools>
  </Masthead>
)

export default MastheadView
