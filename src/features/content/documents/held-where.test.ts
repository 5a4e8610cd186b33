import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContent, type TestContent } from '../testing.ts'
import { paragraph } from './testing.ts'
