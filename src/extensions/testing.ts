import { loadExtensions } from './load.ts'

/** Has the extensions that ship on, for a test that walks the lists of the program without opening one. */
export async function withExtensions(): Promise<void> {
  const error = (_: unknown, sentence?: string) => {
    throw new Error(sentence)
  }
  await loadExtensions('all', { error })
}
