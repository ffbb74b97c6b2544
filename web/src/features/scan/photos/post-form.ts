import { clientError } from '#web/lib/api/api-error.ts';

const TIMEOUT_MS = 60_000;

export interface TransferOptions {
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file with a presigned form. `fetch` cannot tell how far it is, so this is an XMLHttpRequest.
 * The file must come last: the bucket ignores what follows it. Source: Amazon S3 API Reference, 'POST Object'.
 * @throws ApiError when it cannot be sent or is refused; the abort's reason when `signal` aborts
 */
export const postForm = (
  url: string,
  fields: Record<string, string>,
  file: Blob,
  { onProgress, signal }: TransferOptions = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);

    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const fail = (code: Parameters<typeof clientError>[0]) => () =>
      reject(clientError(code, request.responseText, request.status));

    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : fail('UPLOAD_REFUSED')());
    request.onerror = fail(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE');
    request.ontimeout = fail('TIMEOUT');
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);

    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop);
    request.send(form);
  });
