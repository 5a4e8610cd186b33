import type { ViewProps } from '../../islands/contract.ts'
import type { FileModel } from '../shared/library-file/library-file.ts'
import {
  FileLinks,
  FileTitle,
  factsOfFile,
  Unlock,
  Unlocked,
} from '../shared/library-file/library-file-view.tsx'
import type { FileProps } from './fields.ts'

/** One file of the library on a page (LIB-20). */
export default function File({ props, model, texts, id }: ViewProps<FileProps, { file?: FileModel }>) {
  const { file } = model
  if (!file) return null
  return (
    <div className="file">
      <FileTitle file={file} target={props.target || undefined} texts={texts} />
      <p className="sub num">{factsOfFile(file, texts).join(' · ')}</p>
      {file.inside?.description ? <p className="say">{file.inside.description}</p> : null}
      {file.inside ? (
        <p className="links">
          <FileLinks file={file} texts={texts} />
        </p>
      ) : null}
      {file.lock ? (
        <Unlock lock={file.lock} about={file.title} fieldId={`wachtwoord-${id}`} texts={texts} />
      ) : null}
      {file.unlocked ? <Unlocked fieldId={`wachtwoord-${id}`} texts={texts} /> : null}
    </div>
  )
}
