import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/schema.ts',
    './src/features/*/*/schema.ts',
    './src/platform/*-schema.ts',
    './demo/schema.ts',
  ],
  // `npm run db:generate -- --check` tries it beside.
  out: process.env.SCHELP_MIGRATIONS ?? './migrations',
})
