import type { View } from '../../islands/contract.ts'
import { Brand } from '../../ui/masthead/masthead.tsx'
import type { LogoProps } from './fields.ts'
import type { LogoModel } from './load.ts'

/** The logo and the site's name, linked to the front page. */
const LogoView: View<LogoProps, LogoModel> = ({ model }) => <Brand href="/" {...model} />

export default LogoView
