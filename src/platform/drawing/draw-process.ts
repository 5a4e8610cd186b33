/**
 * The program that reads and draws pictures in a process of its own, started by `createDrawingProcesses`: a bad
 * picture can end only this process.
 */
import { makePlaceholder, makeRendition, readImageFacts, readPicture } from './images.ts'
import type { Task } from './messages.ts'
import { drawPhoto, drawShown } from './shown.ts'
import { drawSvg } from './svg.ts'

process.on('message', async (task: Task) => {
  try {
    process.send?.({ done: true, value: await draw(task) })
  } catch (error) {
    process.send?.({ done: false, failed: String(error).slice(0, 200) })
  }
})

process.on('disconnect', () => process.exit())

function draw(task: Task): Promise<unknown> {
  const contents = Buffer.from(task.contents.buffer, task.contents.byteOffset, task.contents.length)
  switch (task.kind) {
    case 'facts':
      return readImageFacts(contents)
    case 'picture':
      return readPicture(contents)
    case 'placeholder':
      return makePlaceholder(contents, task.edit)
    case 'svg':
      return drawSvg(contents, task.widthPx)
    case 'photo':
      return drawPhoto(contents)
    case 'shown':
      return drawShown(contents, task.mostPx)
    case 'rendition':
      return makeRendition(contents, task)
  }
}
