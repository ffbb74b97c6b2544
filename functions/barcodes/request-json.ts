import { BRAND } from '#shared/brand.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

const TIMEOUT_MS = 5_000;
/** The requested fields take a few KB per product. A longer response is rejected. */
const MAX_BYTES = 500_000;

/** Open Food Facts answers with these above its limits of requests per minute. */
const busyStatuses = new Set([429, 503]);

/** Error for a request above the limits of Open Food Facts. */
export class SourceBusy extends Error {}

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
 * Requests JSON from Open Food Facts, with our own user agent as the terms require.
 * @param options.isAccepted whether an error status has a valid body
 * @throws SourceBusy above the limits; an error if the service is unreachable, times out, refuses or sends no JSON
 */
export const requestJson = async (
  url: string,
  deadline: AbortSignal,
  { isAccepted = () => false }: { isAccepted?: (status: number) => boolean } = {},
): Promise<unknown> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': `${BRAND}/1.0 (nutrition tracker)` },
    redirect: 'error',
    signal: AbortSignal.any([deadline, timeoutSignal(TIMEOUT_MS)]),
  });
  if (!response.ok && !isAccepted(response.status)) {
    await response.body?.cancel();
    const message = `Open Food Facts answers with status ${response.status}.`;
    throw busyStatuses.has(response.status) ? new SourceBusy(message) : new Error(message);
  }
  return JSON.parse(await textOf(response));
};
