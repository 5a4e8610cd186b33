import { shellCid, shellPicture } from '../../platform/letter/shell-picture.ts'

/** A letter for a page: the shell stands in it. */
export async function shownLetter(html: string): Promise<string> {
  const shell = (await shellPicture()).toString('base64')
  return html.replaceAll(`cid:${shellCid}`, `data:image/png;base64,${shell}`)
}
