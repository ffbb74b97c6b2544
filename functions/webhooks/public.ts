/** Public interface of this feature: everything that other features may import. */
export { createQueueEvents } from './queue-events.ts';
export { createWebhooks } from './repository.ts';
export { webhookEndpoints } from './webhook-endpoints.ts';
export { manualLimit, webhookSettingsEndpoints } from './settings-endpoints.ts';
export { lookUpHost } from './webhook-url.ts';
