import type * as z from 'zod';
import type { Reader } from '#shared/safety/reply/gate.ts';
import { safeAnswer } from '#shared/safety/reply/safe-answer.ts';
import { looksAtPictures, type PromptPart, promptApi } from './prompt-api.ts';

/** Timeout for a response of the model. */
export const ANSWER_LIMIT_MS = 120_000;

/** Prompt and pictures for the model. */
export interface DeviceQuestion<T> {
  instructions: string;
  parts: PromptPart[];
  /** Schema of the response. */
  schema: z.ZodType<T>;
  /** The same as a JSON schema for the model, because the build contains no schema generator. */
  form: object;
  /** Who reads the texts of the response. What they must not see is dropped (decision 0065). */
  reader: Reader;
  signal: AbortSignal;
  /** Called with the downloaded share of the model, 0 to 1. */
  onDownload: (share: number) => void;
  /** Called when the model is ready and analyzes the pictures. */
  onLook: () => void;
}

const limited = (signal: AbortSignal) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('The model did not answer.')), ANSWER_LIMIT_MS);
  return { signal: AbortSignal.any([signal, limit.signal]), release: () => clearTimeout(timer) };
};

/**
 * Prompts the browser's built-in model. Nothing leaves the device. On first use the browser downloads the model, which
 * it allows only shortly after a click.
 * @throws the browser's error, `SyntaxError` if the response is not JSON, `ZodError` if it does not match the
 * schema, `UnsafeText` if a text outside of a list must not be shown
 */
export const askDeviceModel = async <T>(question: DeviceQuestion<T>): Promise<T> => {
  const { instructions, parts, schema, form, reader, signal, onDownload, onLook } = question;
  const api = promptApi();
  if (!api) throw new Error('This browser has no built-in model.');
  const session = await api.create({
    ...looksAtPictures,
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
    monitor: (target) =>
      target.addEventListener('downloadprogress', (event) => onDownload((event as ProgressEvent).loaded)),
  });
  const answering = limited(signal);
  try {
    onLook();
    const answer = await session.prompt([{ role: 'user', content: parts }], {
      responseConstraint: form,
      signal: answering.signal,
    });
    return schema.parse(safeAnswer(schema.parse(JSON.parse(answer)), reader));
  } finally {
    answering.release();
    session.destroy();
  }
};
