import { shellCid, shellPicture } from '../../platform/email/shell-picture.ts'

/** Returns an e-mail to show in a page: the logo is embedded in it. */
export async function shownEmail(html: string): Promise<string> {
  const shell = (await shellPicture()).toString('base64')
  return html.replaceAll(`cid:${shellCid}`, `data:image/png;base64,${shell}`)
}
