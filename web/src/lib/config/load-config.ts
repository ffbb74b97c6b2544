import './zod-without-eval.ts';
import { type RuntimeConfig, runtimeConfig } from '#shared/config/runtime-config.ts';

/**
 * Loads the environment's configuration: user pool, client, paths.
 * @throws Error with a user-facing message if the file is missing, unreachable or invalid
 */
export const loadConfig = async (request: typeof fetch = fetch): Promise<RuntimeConfig> => {
  const answer = await request('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new Error('We cannot reach the server. Please check your connection and try again.', { cause });
  });
  const parsed = runtimeConfig.safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !parsed.success) {
    throw new Error('This installation has no valid config.json. Tell the person who runs it.', {
      cause: parsed.error,
    });
  }
  return parsed.data;
};
