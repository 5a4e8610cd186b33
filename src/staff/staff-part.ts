import type { ResourceProps } from 'react-admin'
import type { Look } from '../kernel/look/look.ts'
import type { DrawingName } from './ui/drawing.tsx'

/** Texts of the staff app, by their keys between points. */
export interface StaffTexts {
  [name: string]: string | StaffTexts
}

/** The staff screens of an extension: the default export of `staff.tsx` in its folder. */
export interface StaffPart {
  /**
   * Screens by the name of their resource: each is loaded when it is opened (`lazy`). Whoever may not read the resource, or
   * has it on a site where the extension is off, sees none of it. `options: { isReport: true }` of a `list` that is a page
   * without rows.
   */
  screens: Readonly<Record<string, Omit<ResourceProps, 'name'>>>
  /** Their places in the menu: after that of the resource `after`, else after ours. */
  menu?: readonly {
    resource: string
    drawing: DrawingName
    group: 'content' | 'shop' | 'operator'
    after?: string
  }[]
  /** Where the handbook tells of its screens: chapter and section, as in `statistiek/`. */
  handbook?: Readonly<Record<string, string>>
  /** Ready looks of the site to choose from, by the name that staff read. */
  looks?: Readonly<Record<string, Look>>
  /**
   * Where staff see the site as of a moment, or choose one; linked to on the dashboard, and beside what is planned.
   * `path`: of the page to see.
   */
  siteAt?(moment?: Date, path?: string): string
  /**
   * What the app says of them: `resources.<name>.name` (`een rij |||| Rijen`), `resources.<name>.fields.<field>`, and other
   * texts below a name of the extension's own. In them, ours go first.
   */
  texts?: StaffTexts
}
