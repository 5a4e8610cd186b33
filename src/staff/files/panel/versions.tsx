import { useEffect, useState } from 'react'
import { formatBytes } from '../../../kernel/bytes.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import { TextButton } from '../../../ui/button/button.tsx'
import type { FileVersion } from '../api/answers.ts'
import { library } from '../api/library.ts'
import { refusalOf } from '../api/refusal.ts'
import { fileTexts as t } from '../texts.ts'

interface Props {
  fileId: number
  /** Increases when there may be a new version. */
  revision: number
  onRestored(): void
}

/** The current and earlier contents of the file. */
export function Versions({ fileId, revision, onRestored }: Props) {
  const [versions, setVersions] = useState<readonly FileVersion[]>([])
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision means: ask again
  useEffect(() => {
    const stop = new AbortController()
    library.versions(fileId, stop.signal).then(setVersions, (error) => {
      if (!stop.signal.aborted) setSaid(refusalOf(error).text)
    })
    return () => stop.abort()
  }, [fileId, revision])

  const restore = async (version: FileVersion) => {
    try {
      await library.restoreVersion(fileId, version.id)
      setSaid(t('versionRestored'))
      onRestored()
    } catch (error) {
      setSaid(refusalOf(error).text)
    }
  }

  return (
    <section aria-labelledby="fm-versions">
      <h3 id="fm-versions">{t('versions')}</h3>
      <ul className="fm-lines">
        {versions.map((version) => {
          const when = formatDayMonthYear(version.storedAt)
          return (
            <li key={version.id}>
              <span className="num">
                {when} · {version.extension} · {formatBytes(version.size)}
                {version.by ? ` · ${t('versionBy', { name: version.by })}` : ''}
              </span>
              {version.current ? (
                <span className="mark">{t('versionCurrent')}</span>
              ) : (
                <TextButton aria-label={`${t('versionRestore')}: ${when}`} onClick={() => restore(version)}>
                  {t('versionRestore')}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status">{said}</p>
    </section>
  )
}
