import { removeDemo } from '../../demo/seed-demo.ts'
import type { Config } from '../platform/config.ts'
import { seedBareSite } from '../seed/bare-site.ts'
import { withProgram } from './existing-site.ts'
import { readArguments } from './read-arguments.ts'

export function run(config: Config, args: readonly string[]): Promise<number> {
  readArguments(args, undefined, {})
  return withProgram(config, async (program) => {
    const { entries, media, terms, documents, files, categories, coupons, shippingZones, orders } =
      await removeDemo({ ...program, clock: () => new Date() })
    await seedBareSite(program)
    console.log(
      `Removed: ${entries} entries, ${media} pictures, ${terms} terms, ${documents} templates, ${files} files, ${categories} file categories, ${coupons} coupons, ${shippingZones} shipping zones, ${orders} orders. The demo content will not come back.`,
    )
    return 0
  })
}
