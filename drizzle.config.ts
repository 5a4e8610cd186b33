import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/schema.ts',
    './src/features/*/*/schema.ts',
    './src/platform/*-schema.ts',
    './demo/schema.ts',
  ],
  out: './migrations',
})
