import type { Content } from '../../src/features/content/index.ts'
import { addDrawing } from '../add-drawing.ts'
import { dayOf, daysBefore } from '../library/dates.ts'
import { news } from '../news.ts'
import type { SeededTerms } from './seed-terms.ts'

/** The news of the last eighteen months. */
export async function seedNews(
  content: Pick<Content, 'addEntry' | 'addMedia'>,
  { terms, now }: { terms: SeededTerms; now: Date },
): Promise<void> {
  for (const { slug, title, excerpt, body, daysAgo, subjects, picture } of news) {
    const pictureId = await addDrawing(content, { ...picture, drawing: `news/${slug}`, name: slug })
    await content.addEntry({
      type: 'post',
      slug,
      title,
      excerpt,
      body,
      status: 'published',
      publishedAt: daysBefore(dayOf(now), daysAgo),
      pictureId,
      termIds: subjects.map(terms.subject),
    })
  }
}
