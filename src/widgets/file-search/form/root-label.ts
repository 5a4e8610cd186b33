import type { ListedCategory } from './category-list.ts'
import type { FormTexts } from './text-props.ts'

export interface CategoryFieldProps {
  id: string
  texts: FormTexts
  categories: readonly ListedCategory[]
  /** The widget's top category; 0 is the whole library. */
  root: number
  /** Name of the top category, if it has one. */
  rootName: string | undefined
  chosen: number
  onChoose(category: number): void
}

/** The label of the top category: its name, or the fallback; for the whole library 'All Categories'. */
export function rootLabel({
  root,
  rootName,
  texts,
}: Pick<CategoryFieldProps, 'root' | 'rootName' | 'texts'>): { text: string; lang: string | undefined } {
  if (rootName !== undefined) return { text: rootName, lang: undefined }
  const key = root === 0 ? 'allCategories' : 'filesCategory'
  return { text: texts(key), lang: texts.lang(key) }
}
