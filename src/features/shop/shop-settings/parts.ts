import type { ShopDeps } from '../deps.ts'
import type { ReadShopSettings } from './shop-settings.ts'

export interface SettingsParts extends ShopDeps {
  settings: ReadShopSettings
}
