import type { View } from '../../islands/contract.ts'
import { Brand } from '../../ui/masthead/masthead.tsx'
import type { LogoProps } from './fields.ts'

/** The mark and the name, which lead to the front page. */
const LogoView: View<LogoProps, string> = ({ model: name }) => <Brand href="/" name={name} />

export default LogoView
