import { formatBytes } from '../../kernel/bytes.ts'
import type { Texts } from '../../kernel/texts.ts'
import type { FileModel } from '../shared/library-file/library-file.ts'
import { FileLinks, FileTitle, Unlock, Unlocked } from '../shared/library-file/library-file-view.tsx'
import type { texts as catalogue } from './texts.nl.ts'

interface TableProps {
  files: readonly FileModel[]
  /** The block's. */
  id: string
  texts: Texts<keyof typeof catalogue>
}

/** A row for each file; on a phone a block. */
export const FileTable = ({ files, id, texts }: TableProps) => (
  <table className="tbl stack">
    <thead>
      <tr>
        <th>{texts('file')}</th>
        <th className="ex">{texts('kind')}</th>
        <th className="n">{texts('size')}</th>
        <th className="n">{texts('changed')}</th>
        <th className="act">
          <span className="sr">{texts('actions')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {files.map((file) => (
        <tr key={file.id}>
          <td className="ti">
            <FileTitle file={file} texts={texts} />
            {file.inside?.description ? <span className="sub">{file.inside.description}</span> : null}
            {file.lock ? (
              <Unlock
                lock={file.lock}
                about={file.title}
                fieldId={`wachtwoord-${id}-${file.id}`}
                texts={texts}
              />
            ) : null}
            {/* Of its category it stands above. */}
            {file.unlocked === 'file' ? (
              <Unlocked fieldId={`wachtwoord-${id}-${file.id}`} texts={texts} />
            ) : null}
          </td>
          <td className="ex">
            <span className="ext">{file.extension.toUpperCase()}</span>
          </td>
          <td className="n">{file.size === undefined ? '' : formatBytes(file.size)}</td>
          <td className="n">{file.date}</td>
          <td className="act">
            <FileLinks file={file} texts={texts} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
