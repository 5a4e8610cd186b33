/** What is used of it; its own types say nothing of pictures. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface Picture {
    get_width(): number
    get_height(): number
    /** Fills the pixels, as the camera turned them; answers null when it cannot. */
    display(into: Pixels, done: (filled: Pixels | null) => void): void
  }
  export default function open(): Promise<{
    HeifDecoder: new () => { decode(contents: Uint8Array): Picture[] }
  }>
}
