import type { Viewer } from '../../kernel/viewer.ts'
import { createGround, type Ground } from '../testing/ground.ts'
import { type Content, createContent } from './create-content.ts'

export interface ContentTest extends Ground {
  content: Content
}

export async function createContentTest(): Promise<ContentTest> {
  const ground = await createGround()
  const content = createContent({
    db: ground.handle.db,
    storage: ground.storage,
    jobs: ground.jobs,
    changes: ground.changes,
    clock: () => ground.now,
    siteUrl: 'https://schelp.example',
  })
  return Object.assign(ground, { content })
}

export const staff: Viewer = { userId: 'redacteur', roles: ['editor'], unlocked: new Set() }
