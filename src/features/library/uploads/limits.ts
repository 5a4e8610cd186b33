/** The largest file that can be uploaded. */
export const maxUploadBytes = 4 * 1024 ** 3
/** How many unfinished uploads one user may have (abuse 22). */
export const maxOpenUploads = 200
/** After so many days without a new piece an upload is deleted. */
export const uploadDays = 3
/** How deep folders of an upload may be nested. */
export const maxFolderDepth = 12
