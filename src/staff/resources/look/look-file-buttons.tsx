import { useNotify, useTranslate } from 'react-admin'
import { readLookFile, writeLookFile } from '../../../kernel/look/look-file.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { usePutLook } from './ready-looks.tsx'
import { useLook } from './use-look.ts'

const fileName = 'uiterlijk.json'
/** Largest file that is read as a look. */
const largestBytes = 10_000

/** Exports the look as a file, and imports one. */
export function LookFileButtons() {
  const translate = useTranslate()
  const notify = useNotify()
  const put = usePutLook()
  const look = useLook()
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    const read = file.size > largestBytes ? undefined : readLookFile(await file.text())
    if (!read) return notify('look.notALook', { type: 'error' })
    put(read)
    notify('look.imported')
  }
  const save = () => {
    if (!look) return
    const address = URL.createObjectURL(new Blob([writeLookFile(look)], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="look-files">
      <WordButton label="look.export" variant="outlined" disabled={!look} onClick={save} />
      <FileButton accept=".json,application/json" onFiles={(files) => void open(files)}>
        {translate('look.import')}
      </FileButton>
    </div>
  )
}
