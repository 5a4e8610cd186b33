import { begunInPieces, sendInPieces } from '../../files/uploads/send-file.ts'
import { UploadQueue } from '../../files/uploads/upload-queue.ts'

interface SentSource {
  id: string
  unchanged: boolean
}

const arrivals = new Set<() => void>()

/** Hears of every file that is whole. */
export function onArrival(act: () => void): () => void {
  arrivals.add(act)
  return () => arrivals.delete(act)
}

/** Files on their way to be brought over. They go on while another screen of the staff area is open. */
export const sending = new UploadQueue<undefined, SentSource>(
  () => {
    for (const act of arrivals) act()
  },
  (file, _path, _to, told, signal) =>
    sendInPieces(
      {
        call: 'import-uploads',
        body: { name: file.name, size: file.size, lastModified: file.lastModified },
        begun: begunInPieces,
        ended: ({ id, offset }) => (offset >= file.size ? { id, unchanged: false } : undefined),
      },
      file,
      told,
      signal,
    ),
)
