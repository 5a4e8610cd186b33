/** The largest file that is taken. */
export const maxUploadBytes = 4 * 1024 ** 3
/** So many uploads one person may have begun and not finished (abuse 22). */
export const maxOpenUploads = 200
/** An upload that nobody goes on with is thrown away. */
export const uploadDays = 3
/** Folders in folders of an upload. */
export const maxFolderDepth = 12
