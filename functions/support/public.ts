/** Public interface of this feature: everything that other features may import. */
export { emailHashOf } from './email-hash.ts';
export { createEraseSupportMessages } from './erase-messages-repository.ts';
export { subscriberOf } from './newsletter-entity.ts';
export { createSupportMessageEntity, messagesOf, messagesThatAre } from './support-message-entity.ts';
