import type * as z from 'zod';
import { looksAtPictures, type PromptPart, promptApi } from './prompt-api.ts';

/** A model that says nothing for so long will not. */
export const ANSWER_LIMIT_MS = 120_000;

/** What a model is told and shown. */
export interface DeviceQuestion<T> {
  instructions: string;
  parts: PromptPart[];
  /** The form of the answer. */
  schema: z.ZodType<T>;
  /** The same as a JSON schema, for the model: the pages are built without what would write one. */
  form: object;
  signal: AbortSignal;
  /** Share of the browser's model that is downloaded, 0 to 1. */
  onDownload: (share: number) => void;
  /** The model is there and looks. */
  onLook: () => void;
}

const limited = (signal: AbortSignal) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('The model did not answer.')), ANSWER_LIMIT_MS);
  return { signal: AbortSignal.any([signal, limit.signal]), release: () => clearTimeout(timer) };
};

/**
 * Asks the browser's own model. Nothing leaves the device. The first time the browser downloads its model, which it
 * does only shortly after a press.
 * @throws what the browser throws, `SyntaxError` for an answer that is no JSON, `ZodError` for one of another form
 */
export const askDeviceModel = async <T>(question: DeviceQuestion<T>): Promise<T> => {
  const { instructions, parts, schema, form, signal, onDownload, onLook } = question;
  const api = promptApi();
  if (!api) throw new Error('This browser has no model of its own.');
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
    return schema.parse(JSON.parse(answer));
  } finally {
    answering.release();
    session.destroy();
  }
};
