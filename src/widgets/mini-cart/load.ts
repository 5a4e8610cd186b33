import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { MiniCartProps } from './fields.ts'

export interface MiniCartModel {
  /** Who added something goes to the cart at once. */
  redirectAfterAdd: boolean
}

/** Nothing of any cart: a cached page is the same for everybody, and its scripts fill the cart in. */
export async function load(
  _props: MiniCartProps,
  { features }: RenderContext,
): Promise<Loaded<MiniCartModel>> {
  const { redirectAfterAdd = false } = await features.content.settings()
  return { model: { redirectAfterAdd }, tags: ['settings'] }
}
