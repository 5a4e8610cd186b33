/** Brands of ISO 23008-12 whose pictures are HEVC; sharp itself reads the others. */
export const looksLikeHeic = (contents: Buffer): boolean =>
  /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(contents.subarray(4, 12).toString('latin1')) &&
  !contents.subarray(8, 40).includes('avif')
