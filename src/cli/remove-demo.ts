import type { Program } from '../program.ts'
import { seedBareSite } from '../seed/bare-site.ts'
import { removeDemo } from '../seed/seed-demo.ts'

/** `npm run demo:remove`: takes the demo content out of a site, and leaves what is not of the demo. */
export async function removeDemoCommand(program: Program): Promise<number> {
  const { entries, media, terms, documents, files, categories, coupons, shippingZones } = await removeDemo({
    ...program,
    clock: () => new Date(),
  })
  await seedBareSite(program.content)
  console.log(
    `Removed: ${entries} entries, ${media} pictures, ${terms} terms, ${documents} templates, ${files} files, ${categories} file categories, ${coupons} coupons, ${shippingZones} shipping zones. The demo content will not come back.`,
  )
  return 0
}
