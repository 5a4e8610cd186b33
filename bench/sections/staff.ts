import type { Row } from '../row.ts'
import type { RunningSite } from '../site.ts'
import { categoryTree, fileManager } from '../staff/file-manager.ts'
import { lookPreview } from '../staff/look.ts'
import { pageEditor } from '../staff/page-editor.ts'
import { withStaffBrowser } from '../staff/sign-in.ts'
import { variantTable } from '../staff/variants.ts'

const widgets = 300
const variants = 500

/** Measures what volunteers wait for, on a site with so many files. */
export const staffSide = (site: RunningSite, files: number, give: (row: Row) => void): Promise<void> =>
  withStaffBrowser(site, async (context) => {
    await fileManager(context, files, give)
    await categoryTree(context, files, give)
    await pageEditor(context, widgets, give)
    await lookPreview(context, give)
    await variantTable(context, variants, give)
  })
