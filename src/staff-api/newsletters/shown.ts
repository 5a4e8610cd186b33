import { shellCid, shellPicture } from '../../platform/letter/shell-picture.ts'

/** Returns a letter to show in a page: the logo is embedded in it. */
export async function shownLetter(html: string): Promise<string> {
  const shell = (await shellPicture()).toString('base64')
  return html.replaceAll(`cid:${shellCid}`, `data:image/png;base64,${shell}`)
}
