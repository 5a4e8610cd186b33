import type { View } from '../../islands/contract.ts'
import { Brand } from '../../ui/masthead/masthead.tsx'
import type { LogoProps } from './fields.ts'
import type { LogoModel } from './load.ts'

/** The mark and the name, which lead to the front page. */
const LogoView: View<LogoProps, LogoModel> = ({ model }) => <Brand href="/" {...model} />

export default LogoView
