import type { PictureView } from '../../features/content/index.ts'
import type { Logo } from '../../kernel/look/look.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { LogoProps } from './fields.ts'

export interface LogoModel {
  name: string
  kind?: Logo['kind']
  picture?: PictureView
}

/** The logo of the site's look, as a link to the front page. */
export async function load(props: LogoProps, { features }: RenderContext): Promise<Loaded<LogoModel>> {
  const { title, logo } = await features.content.settings()
  const named = { name: props.name || title }
  if (!logo || logo.kind === 'shell') return { model: named, tags: ['settings'] }
  const { kind, pictureId } = logo
  const picture = pictureId === undefined ? undefined : await features.content.picture(pictureId)
  // Without the picture only the name remains: a link must say where it leads.
  return {
    model: { ...named, ...(picture ? { kind, picture } : { kind: 'name' }) },
    tags: ['settings', ...(pictureId === undefined ? [] : [`media:${pictureId}`])],
  }
}
