import type { PluginContext, ServicePlugin } from '../plugin.ts';
import { startPollyServer } from './polly-server.ts';
import type { Speaker } from './speaker.ts';

/** Creates Polly on an endpoint of its own, because its SDK client speaks HTTP/2 only. */
export const createPollyPlugin = async (
  { principalOf, clock, report }: PluginContext,
  speaker: Speaker,
): Promise<ServicePlugin> => {
  const server = await startPollyServer({ speaker, principalOf, clock, report });
  return { endpoint: { name: 'POLLY', url: server.endpoint }, stop: () => server.close() };
};
