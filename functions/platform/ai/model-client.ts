import type OpenAI from 'openai';
import { environment } from '../env.ts';
import { createParameterReader } from '../parameters.ts';
import { currentRequestId } from '../request-id.ts';

/** A vision-capable language model and its name at the provider. */
export interface Model {
  client: OpenAI;
  name: string;
}

/** Opens the configured model, or returns null if no API key is set. */
export type OpenModel = () => Promise<Model | null>;

/**
 * Creates a client for the configured vision model, which can be any OpenAI-compatible endpoint. The SDK's retries are
 * off because we retry within the request's deadline.
 */
export const modelFromEnvironment = (): OpenModel => {
  const settings = environment('OPENAI_KEY_PARAMETER', 'OPENAI_BASE_URL', 'VISION_MODEL');
  const readParameter = createParameterReader();
  return async () => {
    const apiKey = await readParameter(settings.OPENAI_KEY_PARAMETER);
    if (!apiKey) return null;
    // Loaded on demand because it is the largest library, and cold starts should not pay for it.
    const { default: Client } = await import('openai');
    // Lets the provider's support identify a single request (OpenAI API Reference, 'Debugging requests').
    const id = currentRequestId();
    const client = new Client({
      apiKey,
      baseURL: settings.OPENAI_BASE_URL,
      maxRetries: 0,
      ...(id !== undefined && { defaultHeaders: { 'X-Client-Request-Id': id } }),
    });
    return { client, name: settings.VISION_MODEL };
  };
};
