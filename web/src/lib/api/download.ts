import type { Route } from '#shared/http/route.ts';
import { endSession } from '../session/session-store.ts';
import type { AnyCallOptions, CallArguments } from './call-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { errorWithoutAnswer, sendRequest } from './send-request.ts';

export interface Download {
  name: string;
  file: Blob;
}

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/**
 * Fetches the file that a route returns.
 * @throws ApiError for every failure
 */
export const download = async <R extends Route & { file: readonly string[] }>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<Download> => {
  const sent: AnyCallOptions = (options as AnyCallOptions | undefined) ?? {};
  const answer = await sendRequest(route, sent);
  if (!answer.ok) {
    const error = await errorFromResponse(answer);
    if (error.code === 'UNAUTHENTICATED') await endSession();
    throw error;
  }
  const file = await answer.blob().catch((cause: unknown) => {
    throw errorWithoutAnswer(cause, sent.signal);
  });
  return { name: nameIn(answer.headers.get('content-disposition')), file };
};

/** Saves a file with the browser's download. */
export const saveFile = ({ name, file }: Download): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the object URL by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
};
