import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../api/call.ts'
import { useSayError } from '../api/say-error.ts'

/**
 * Takes a table from a spreadsheet back into a list: the server first says what the table would change, and changes it
 * when that preview is agreed to. `done` is the key of what is said then, with the number of rows as `smart_count`.
 */
export function useSheet<Preview extends { mark: string }>(resource: string, done: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const send = async (body: object): Promise<boolean> => {
    try {
      // The shape of the server's answer, which is tested there.
      const answer = (await call(`${resource}/all/sheet`, { method: 'POST', body })) as
        | Preview
        | { changed: number }
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
    async open([file]: readonly File[]) {
      if (!file) return
      const read = await file.text()
      setText(read)
      await send({ text: read })
    },
    /** True when the changes were made; false when that failed, or when the preview has changed meanwhile. */
    apply: (more: object = {}) => send({ ...more, text, agreed: preview?.mark }),
  }
}
