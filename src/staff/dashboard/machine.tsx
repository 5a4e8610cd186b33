import { useTranslate } from 'react-admin'
import { formatBytes } from '../../kernel/bytes.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import type { Facts } from './facts.ts'

const lowDisk = 0.1
const oldBackupMs = 7 * 24 * 3600 * 1000

/** Disk, database, backup and mail, with a warning where the operator should do something. */
export function Machine({ system }: { system: NonNullable<Facts['system']> }) {
  const translate = useTranslate()
  const { disk, database, lastBackup, sendsMail } = system
  const warnings = [
    disk.free / disk.size < lowDisk ? 'diskLow' : undefined,
    lastBackup && Date.now() - new Date(lastBackup.madeAt).getTime() > oldBackupMs ? 'backupOld' : undefined,
    lastBackup ? undefined : 'noBackup',
    sendsMail ? undefined : 'noMail',
  ].filter((warning) => warning !== undefined)
  return (
    <section>
      <h3>{translate('dashboard.machine')}</h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning} className="warning">
            {translate(`dashboard.${warning}`)}
          </li>
        ))}
        {lastBackup ? (
          <li>
            {translate('dashboard.backup', {
              when: formatInstant(lastBackup.madeAt),
              size: formatBytes(lastBackup.size),
            })}
          </li>
        ) : null}
        <li>{translate('dashboard.disk', { free: formatBytes(disk.free), size: formatBytes(disk.size) })}</li>
        <li>{translate('dashboard.database', { size: formatBytes(database) })}</li>
      </ul>
    </section>
  )
}
