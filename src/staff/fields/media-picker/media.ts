/** A picture of the media library as the staff API sends it. */
export interface Media {
  id: number
  name: string
  alt: string
  width: number
  height: number
  picture: {
    src: string
    srcSet: string
    sources: readonly { srcSet: string; media?: string }[]
    colour?: string
  }
}
