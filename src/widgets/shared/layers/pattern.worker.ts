addEventListener(
  'message',
  ({ data: { pattern, text } }: MessageEvent<{ pattern: string; text: string }>) => {
    // An invalid pattern throws; the page receives that as an error event.
    // linear: a worker that takes long is ended
    postMessage(new RegExp(pattern).test(text))
  },
)
