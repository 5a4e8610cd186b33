import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useSayError } from '../api/say-error.ts'

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let letters = ''
  // More arguments than this are too many for one call.
  for (let at = 0; at < bytes.length; at += 8_192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(letters)
}

/** The tables that the server reads. */
export const tableFiles = '.csv,.tsv,.txt,.xlsx,.ods,text/csv'

/** The bytes of a table in base64, and the mark of the preview that was agreed to. */
type Table = { file: string; agreed: string | undefined }

/**
 * Takes a table from a spreadsheet back into a list: the server first says what the table would change, and changes it
 * when that preview is agreed to. `send` sends it, with what else the dialog asks for (`more`); `done` is the key of what is said then, with the number of rows as `smart_count`.
 */
export function useSheet<Preview extends { mark: string }, More>(
  send: (table: Table, more: More | undefined) => Promise<Preview | { changed: number }>,
  done: string,
) {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<Preview>()
  const take = async (table: File, agreed?: string, more?: More): Promise<boolean> => {
    try {
      const answer = await send({ file: await inBase64(table), agreed }, more)
      if ('mark' in answer) {
        setPreview(answer)
        return false
      }
      notify(done, { type: 'success', messageArgs: { smart_count: answer.changed } })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return {
    preview,
    close: () => setPreview(undefined),
    async open([table]: readonly File[]) {
      if (!table) return
      setFile(table)
      await take(table)
    },
    /** True when the changes were made; false when that failed, or when the preview has changed meanwhile. */
    apply: async (more?: More) =>
      file !== undefined && preview !== undefined && take(file, preview.mark, more),
  }
}
