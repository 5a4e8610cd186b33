import { loadExtensions, type WantedExtensions } from './load.ts'

const error = (_: unknown, sentence?: string) => {
  throw new Error(sentence)
}
const load = async (wanted: WantedExtensions): Promise<void> => void (await loadExtensions(wanted, { error }))

/** Has the extensions that ship on, for a test that walks the lists of the program without opening one. */
export const withExtensions = () => load('all')

/** Takes out what an earlier test had on. */
export const withoutExtensions = () => load([])
