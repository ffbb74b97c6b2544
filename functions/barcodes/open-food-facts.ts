import { BRAND } from '#shared/brand.ts';
import { openFoodFactsResponse, offFields, type OffProduct } from './open-food-facts-response.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

const TIMEOUT_MS = 5_000;
/** The requested fields take a few KB. A longer response is rejected. */
const MAX_BYTES = 500_000;

/** Requests one product. Returns null if the source does not know the barcode. */
export type AskForProduct = (barcode: string, deadline: AbortSignal) => Promise<OffProduct | null>;

const textOf = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new Error('Open Food Facts sent a response that is too large.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Creates a client for Open Food Facts (https://openfoodfacts.github.io/openfoodfacts-server/api/). It requests one
 * product at a time, only the fields in use, and sends its own user agent as the terms require.
 * @param baseUrl without a trailing slash
 * @throws if the service is unreachable, times out, refuses or returns an invalid response
 */
export const createOpenFoodFacts =
  (baseUrl: string): AskForProduct =>
  async (barcode, deadline) => {
    const response = await fetch(`${baseUrl}/api/v2/product/${barcode}.json?fields=${offFields.join(',')}`, {
      headers: { accept: 'application/json', 'user-agent': `${BRAND}/1.0 (nutrition tracker)` },
      redirect: 'error',
      signal: AbortSignal.any([deadline, timeoutSignal(TIMEOUT_MS)]),
    });
    // An unknown barcode is a 404 with a valid body.
    if (!response.ok && response.status !== 404)
      throw new Error(`Open Food Facts answers with status ${response.status}.`);
    const answer = openFoodFactsResponse.parse(JSON.parse(await textOf(response)));
    return answer.status === 1 ? (answer.product ?? null) : null;
  };
