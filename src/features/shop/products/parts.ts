import type { SettingsParts } from '../shop-settings/parts.ts'
import type { Shelf } from './shelf.ts'

export interface ProductParts extends SettingsParts {
  shelf: Shelf
}
