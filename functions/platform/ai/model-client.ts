import type OpenAI from 'openai';
import { environment } from '../env.ts';
import { createParameterReader } from '../parameters.ts';
import { currentRequestId } from '../request-id.ts';

/** A language model that sees, and its name at the provider. */
export interface Model {
  client: OpenAI;
  name: string;
}

/** Opens the model that is configured; null when nobody has set a key. */
export type OpenModel = () => Promise<Model | null>;

/**
 * The picture model that the function's environment describes: any endpoint that speaks OpenAI's API.
 * Retries are ours, inside the request's deadline, so the SDK's own are off.
 */
export const modelFromEnvironment = (): OpenModel => {
  const settings = environment('OPENAI_KEY_PARAMETER', 'OPENAI_BASE_URL', 'VISION_MODEL');
  const readParameter = createParameterReader();
  return async () => {
    const apiKey = await readParameter(settings.OPENAI_KEY_PARAMETER);
    if (!apiKey) return null;
    // The heaviest library of all: whoever has no model, or only starts, does not pay for it.
    const { default: Client } = await import('openai');
    // By it the provider's support finds what one request asked (OpenAI API Reference, 'Debugging requests').
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
