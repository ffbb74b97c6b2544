import { clientError } from '#web/lib/api/api-error.ts';

const TIMEOUT_MS = 60_000;

export interface TransferOptions {
  /** Called with the uploaded share of the file, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file with a presigned form. Uses XMLHttpRequest because `fetch` has no upload progress.
 * The file must be the last field: S3 ignores fields after it. Source: Amazon S3 API Reference, 'POST Object'.
 * @throws ApiError if the upload fails or is rejected; the abort reason if `signal` aborts
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
