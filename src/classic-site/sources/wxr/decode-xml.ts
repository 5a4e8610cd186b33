/** The text of an XML file in the encoding that its byte order mark or declaration names, else UTF-8. */
export async function* decodeXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let head = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (!decoder) {
      head = Buffer.concat([head, chunk])
      if (head.length < 200) continue
      decoder = decoderOf(head)
      yield decoder.decode(head, { stream: true })
    } else yield decoder.decode(chunk, { stream: true })
  }
  decoder ??= decoderOf(head)
  yield decoder.decode(head.length < 200 ? head : undefined)
}

function decoderOf(head: Buffer): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  const text = head.toString('latin1', 0, 200)
  const declared = text.slice(text.indexOf('<?xml'), Math.max(0, text.indexOf('?>')))
  const named = /encoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(declared)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}
