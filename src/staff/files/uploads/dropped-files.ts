import type { ChosenFile } from './upload-queue.ts'

/** Whether what is dragged are files from outside. */
export const holdsFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files')

/**
 * Files and whole folders that were dropped. The entries must be taken at once, while the drop is handled: the
 * browser forgets them afterwards.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter(
    (entry) => entry !== null,
  )
  const files = Array.from(transfer.files)
  if (entries.length === 0) return files.map((file) => ({ file }))
  return (await Promise.all(entries.map((entry) => filesOf(entry)))).flat()
}

/** Files of a chosen folder have their path in it. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  Array.from(files)
    .filter(({ name }) => !isHidden(name))
    .map((file) => (file.webkitRelativePath ? { file, path: file.webkitRelativePath } : { file }))

async function filesOf(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    const path = entry.fullPath.replace(/^\//, '')
    return isHidden(file.name) ? [] : [path.includes('/') ? { file, path } : { file }]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const found: ChosenFile[] = []
  // The reader returns some hundred entries at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return found
    for (const inside of some) found.push(...(await filesOf(inside)))
  }
}

/** Files of operating systems, such as `.DS_Store` and `Thumbs.db`. */
const isHidden = (name: string): boolean => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
