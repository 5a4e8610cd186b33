import { z } from 'zod'
import { CallError, staffCall } from '../../api/staff-call.ts'

/** The target of an upload. */
export type Target = { categoryId: number; published: boolean } | { fileId: number }

export interface Sent {
  fileId: number
  /** The library had this file already. */
  unchanged: boolean
}

export interface Progress {
  /** Bytes that the server has kept. */
  onProgress(bytes: number): void
  /** The connection is lost for now; another try follows. */
  onRetry(): void
}

const progress = z.object({ id: z.string(), offset: z.number(), fileId: z.number().optional() })
type Progressing = z.infer<typeof progress>

const firstPieceBytes = 1024 ** 2
const largestPieceBytes = 16 * 1024 ** 2
/** A piece that takes longer is followed by a smaller one, so that progress shows and a cut costs little. */
const calmMs = 2_000
const longestWaitMs = 15_000

/** Sends a file to the library, as `sendInPieces` does. */
export const sendFile = (
  file: File,
  path: string | undefined,
  target: Target,
  told: Progress,
  signal: AbortSignal,
): Promise<Sent> =>
  sendInPieces(
    {
      call: 'uploads',
      body: { name: file.name, size: file.size, lastModified: file.lastModified, path, ...target },
      begun: z.union([z.object({ unchanged: z.literal(true), fileId: z.number() }), progress]),
      ended: (answer) =>
        'unchanged' in answer
          ? answer
          : answer.fileId === undefined
            ? undefined
            : { fileId: answer.fileId, unchanged: false },
    },
    file,
    told,
    signal,
  )

/** Where a file is sent, and how the server says that it has it. */
interface Door<Other, Sent> {
  /** The name of the call. */
  call: string
  /** What begins an upload, or finds it again. */
  body: object
  begun: z.ZodType<Other | Progressing>
  /** What it became; undefined while pieces are wanted. */
  ended(answer: Other | Progressing): Sent | undefined
}

/** Of an upload that becomes nothing else: it is there once every byte is. */
export const begunInPieces: z.ZodType<Progressing> = progress

/**
 * Sends a file in pieces, and goes on where the server is whenever the connection comes back. Aborting the signal
 * pauses: calling it again with the same file goes on there, also after the page was closed. Throws a `CallError`
 * when the server refuses the file.
 */
export async function sendInPieces<Sent, Other extends object = Progressing>(
  { call, body, begun, ended }: Door<Other, Sent>,
  file: File,
  { onProgress, onRetry }: Progress,
  signal: AbortSignal,
): Promise<Sent> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await send()
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error
      onRetry()
      await pause(Math.min(1_000 * 2 ** attempts, longestWaitMs), signal)
    }
  }

  async function send(): Promise<Sent> {
    const upload = await staffCall(call, begun, { method: 'POST', body, signal })
    let sent = ended(upload)
    if (sent !== undefined || !isProgressing(upload)) return sent ?? never()
    let { offset } = upload
    let bytes = firstPieceBytes
    while (sent === undefined) {
      onProgress(offset)
      const start = performance.now()
      const piece = file.slice(offset, offset + bytes)
      const answer = await sendPiece(`${call}/${upload.id}`, offset, piece, signal)
      bytes =
        performance.now() - start < calmMs
          ? Math.min(bytes * 2, largestPieceBytes)
          : Math.max(bytes / 2, firstPieceBytes)
      offset = answer.offset
      sent = ended({ ...answer, id: upload.id })
    }
    onProgress(file.size)
    return sent
  }
}

const received = progress.omit({ id: true })

const isProgressing = (answer: object): answer is Progressing => 'offset' in answer

function never(): never {
  throw new Error('the server began no upload')
}

/** Another tab may have sent the same piece; the upload is then further along, which is fine. */
async function sendPiece(path: string, offset: number, piece: Blob, signal: AbortSignal) {
  try {
    return await staffCall(path, received, {
      method: 'PATCH',
      body: piece,
      headers: { 'upload-offset': String(offset) },
      signal,
    })
  } catch (error) {
    const further = error instanceof CallError && error.status === 409 && received.safeParse(error.detail)
    if (further !== false && further.success) return further.data
    throw error
  }
}

/** A refusal that waiting does not solve; the server sends a message. */
const diskFull = 507

/** No connection, or a server that is just restarting. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'unreachable' || (error.status >= 500 && error.status !== diskFull))

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
