import { formatBytes } from '../../../kernel/bytes.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Button, TextLink } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Secret } from '../../../ui/field/secret.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { FileModel, LockModel } from './library-file.ts'
import type { libraryFileTexts } from './library-file-texts.nl.ts'

export type FileTexts = Texts<keyof typeof libraryFileTexts>

interface FileProps {
  file: FileModel
  texts: FileTexts
}

/** Attributes that scripts of classic pages read from a link to a file. */
const fileData = ({ id, categoryId, extension }: FileModel) => ({
  'data-id': id,
  'data-catid': categoryId,
  'data-category_id': categoryId,
  'data-file-type': extension,
})

/** The title as a download link (section 2); of a protected file the name alone. */
export const FileTitle = ({ file, target, texts }: FileProps & { target?: '_blank' | undefined }) =>
  file.inside ? (
    <a
      className="fn wpfd-file-link"
      href={file.inside.download}
      target={target}
      rel={target || file.inside.isRemote ? 'noopener' : undefined}
      {...fileData(file)}
    >
      {file.title}
    </a>
  ) : (
    <span className="fn protected-title">
      <Icon name="lock" />
      {file.title}
      <span className="sr"> ({texts('locked')})</span>
    </span>
  )

/** Type, size and date. */
export const factsOfFile = ({ extension, size, date, inside }: FileModel, texts: FileTexts): string[] =>
  [
    extension.toUpperCase(),
    size === undefined ? texts('remote') : formatBytes(size),
    date,
    inside?.version ? texts('version', { version: inside.version }) : '',
  ].filter(Boolean)

/** The actions of an open file. */
export const FileLinks = ({ file, texts }: FileProps) =>
  file.inside ? (
    <>
      {file.inside.viewer ? (
        <a
          className="link wpfd_previewlink wpfdlightbox"
          href={file.inside.viewer}
          aria-label={texts('viewOf', { title: file.title })}
          {...fileData(file)}
        >
          {texts('view')}
        </a>
      ) : null}
      <a
        className="link wpfd_downloadlink"
        href={file.inside.download}
        rel={file.inside.isRemote ? 'external noopener' : undefined}
        aria-label={texts('downloadOf', { title: file.title })}
        {...fileData(file)}
      >
        {texts('download')}
      </a>
    </>
  ) : null

const unlockAction =
  '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=file.processPasswordProtection'

/** Stands where the password was typed: the browser comes back to its id. */
export const Unlocked = ({ fieldId, texts }: { fieldId: string; texts: FileTexts }) => (
  <p className="unlocked sub" id={fieldId} tabIndex={-1}>
    <Icon name="check" />
    {texts('unlocked')}
  </p>
)

/** Ways to unlock a protected file: a password, signing in, buying. */
export const Unlock = ({
  lock,
  about,
  fieldId,
  texts,
}: {
  lock: LockModel
  /** Title of what it opens. */
  about: string
  fieldId: string
  texts: FileTexts
}) => (
  <div className="unlock">
    {lock.ways.includes('password') ? (
      <form className="wpfd-password-form" method="post" action={unlockAction}>
        <input type="hidden" name="wpfd_password_id" value={lock.id} />
        <input type="hidden" name="wpfd_password_type" value={lock.kind} />
        <input type="hidden" name="wpfd_password_at" value={fieldId} />
        <Field
          id={fieldId}
          label={
            <>
              {texts(lock.kind === 'category' ? 'passwordOfCategory' : 'password')}
              <span className="sr"> {texts('passwordFor', { title: about })}</span>
            </>
          }
          error={lock.refused ? texts(lock.refused) : undefined}
        >
          {(wires) => (
            <div className="joined">
              <Secret
                {...wires}
                name="wpfd_password_value"
                autoComplete="off"
                required
                show={texts('showPassword')}
                hide={texts('hidePassword')}
              />
              <Button type="submit">{texts('unlock')}</Button>
            </div>
          )}
        </Field>
      </form>
    ) : null}
    {lock.ways.includes('sign-in') ? <TextLink href={lock.signIn}>{texts('signIn')}</TextLink> : null}
    {lock.ask ? (
      <TextLink href={lock.ask} rel="nofollow">
        {texts('ask')}
        <span className="sr"> {texts('passwordFor', { title: about })}</span>
      </TextLink>
    ) : null}
    {lock.ways.includes('purchase') && lock.buy ? (
      <TextLink href={lock.buy} rel="nofollow">
        {texts('buy')}
      </TextLink>
    ) : null}
  </div>
)
