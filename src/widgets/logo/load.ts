import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { LogoProps } from './fields.ts'

/** What stands beside the mark. */
export async function load(props: LogoProps, { features }: RenderContext): Promise<Loaded<string>> {
  if (props.name) return { model: props.name }
  const { title } = await features.content.settings()
  return { model: title, tags: ['settings'] }
}
