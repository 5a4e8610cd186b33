// Loaded into drizzle-kit by `db-generate.mjs`. Where a table loses a column and gets another, drizzle-kit asks whether
// that is one that was renamed, and wants a terminal for it. The answer is always the first one, a new column, so that
// everybody generates the same migration; what becomes of the values is written in `schema.unreleased-first.sql`.

const { stdin, stdout } = process
for (const stream of [stdin, stdout]) stream.isTTY = true
stdin.setRawMode = () => stdin
stdin.on('newListener', (event) => {
  if (event === 'keypress') setTimeout(() => stdin.emit('keypress', '\r', { name: 'return' }), 1)
})
