import { userInfo } from 'node:os'
import { errorCode } from './error-code.ts'

/** An error that only the operator can fix. Its message is one sentence, which is shown without a stack. */
export class OperatorError extends Error {}

/** `EX_CONFIG` of `sysexits.h`: a restart is useless before the settings or the machine are fixed. */
export const operatorExitCode = 78

type Sentence = (path: string, error: object) => string

const user = () => {
  const { username } = userInfo()
  return username
}
const mayNot: Sentence = (path) => `The user ${user()} may not use ${path}.`
const isFull: Sentence = (path) => `The disk is full; nothing could be written to ${path}.`

/** Sentences for the error codes of the system and the database. */
const sentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (_, error) =>
    `Another program listens on port ${'port' in error ? error.port : ''}; stop it, or set PORT.`,
  EADDRNOTAVAIL: (_, error) =>
    `This machine has no address ${'address' in error ? error.address : ''}; set HOST to one of its own.`,
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: (path) => `Nothing can be written to ${path}: its disk is mounted read-only.`,
  // A folder cannot be made where a file exists.
  EEXIST: (path) => `${path} is no folder.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOENT: (path) => `${path} is not there.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  // PostgreSQL's code for a full disk.
  53100: () => 'The disk of the database is full.',
  // PostgreSQL's code for a role without the right.
  42501: () =>
    'The role of DATABASE_URL may not do that in the database: make it the owner of the database and of all that is in it.',
}

/** The sentence for an error that the operator can fix; undefined for a fault in the program. */
export function operatorSentence(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return undefined
  const sentence = sentences[errorCode(error) ?? '']
  if (!sentence) return operatorSentence(error.cause)
  const place = 'path' in error ? error.path : 'port' in error ? `port ${error.port}` : undefined
  return sentence(typeof place === 'string' ? place : 'its folder', error)
}

/** Prints why the program ends: one sentence, or the whole error for a fault in the program. Returns the exit code. */
export function exitCodeFor(error: unknown): number {
  const sentence = operatorSentence(error)
  console.error(sentence ?? error)
  return sentence === undefined ? 1 : operatorExitCode
}
