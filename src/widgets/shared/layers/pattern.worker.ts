addEventListener(
  'message',
  ({ data: { pattern, text } }: MessageEvent<{ pattern: string; text: string }>) => {
    // What is no pattern throws, which the page hears of as an error.
    postMessage(new RegExp(pattern).test(text))
  },
)
