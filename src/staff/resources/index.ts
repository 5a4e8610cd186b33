import type { ResourceProps } from 'react-admin'
import { entryScreens } from './entries/index.ts'

/** Every screen by the name of its resource; each is loaded when it is opened. */
export const screens: Readonly<Record<string, Omit<ResourceProps, 'name'>>> = {
  ...entryScreens,
}
