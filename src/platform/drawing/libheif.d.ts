/** The part of the package that is used; its own types do not describe pictures. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface Picture {
    get_width(): number
    get_height(): number
    /** Fills the pixels, turned as the camera held them; passes null to `done` when it cannot. */
    display(into: Pixels, done: (filled: Pixels | null) => void): void
  }
  export default function open(): Promise<{
    HeifDecoder: new () => { decode(contents: Uint8Array): Picture[] }
  }>
}
