import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { MiniCartProps } from './fields.ts'

export interface MiniCartModel {
  /** Leads to the cart at once after something was added. */
  redirectAfterAdd: boolean
}

/** Holds nothing of any cart: a cached page is the same for everybody, and scripts fill in the cart. */
export async function load(
  _props: MiniCartProps,
  { features }: RenderContext,
): Promise<Loaded<MiniCartModel>> {
  const { redirectAfterAdd = false } = await features.content.settings()
  return { model: { redirectAfterAdd }, tags: ['settings'] }
}
