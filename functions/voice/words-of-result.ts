import * as z from 'zod';
import { failedBy, heardAs } from './outcome.ts';
import type { Outcome } from './repository.ts';

/** What a job writes. Source: Amazon Transcribe Developer Guide, 'Data input and output'. */
const jobResult = z.object({
  results: z.object({ transcripts: z.array(z.object({ transcript: z.string() })) }),
});

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The error repeats the text: a person's words, which belong into no log.
    return null;
  }
};

/** The words in a job's result; 'unavailable' where it is none. It would not be another one at the next reading. */
export const wordsOfResult = (result: Uint8Array): Outcome => {
  const { success, data } = jobResult.safeParse(json(Buffer.from(result).toString()));
  if (!success) return failedBy('unavailable');
  return heardAs(data.results.transcripts.map(({ transcript }) => transcript).join(' '));
};
