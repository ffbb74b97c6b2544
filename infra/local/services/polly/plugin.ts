import type { PluginContext, ServicePlugin } from '../plugin.ts';
import { startPollyServer } from './polly-server.ts';
import type { Speaker } from './speaker.ts';

/** Creates Polly on its own endpoint, because its SDK client only speaks HTTP/2. */
export const createPollyPlugin = async (
  { principalOf, clock, report }: PluginContext,
  speaker: Speaker,
): Promise<ServicePlugin> => {
  const server = await startPollyServer({ speaker, principalOf, clock, report });
  return { endpoint: { name: 'POLLY', url: server.endpoint }, stop: () => server.close() };
};
