import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { BreadcrumbProps } from './fields.ts'

export type Steps = readonly { label: string; href: string }[]

/** The steps from the front page to here. */
export const load = async (_props: BreadcrumbProps, { trail }: RenderContext): Promise<Loaded<Steps>> => ({
  model: trail.map(({ label, url }) => ({ label, href: url })),
})
