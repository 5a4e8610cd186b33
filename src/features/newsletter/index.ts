export { createNewsletter, type Newsletter, type SubscriberView } from './newsletter.ts'
