addEventListener(
  'message',
  ({ data: { pattern, text } }: MessageEvent<{ pattern: string; text: string }>) => {
    // An invalid pattern throws; the page receives that as an error event.
    postMessage(new RegExp(pattern).test(text))
  },
)
