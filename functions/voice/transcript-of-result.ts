import * as z from 'zod';
import { failedBy, transcribedAs } from './outcome.ts';
import type { Outcome } from './repository.ts';

/** The result file of a job. Source: Amazon Transcribe Developer Guide, 'Data input and output'. */
const jobResult = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })),
    items: z
      .array(z.object({ alternatives: z.array(z.object({ confidence: z.coerce.number().optional() })) }))
      .default([]),
  }),
});

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The error contains the transcript, which must not be logged.
    return null;
  }
};

/**
 * Returns the transcript of a job's result, or 'unavailable' if it is invalid, since reading it again would not help.
 */
export const transcriptOfResult = (result: Uint8Array): Outcome => {
  const { success, data } = jobResult.safeParse(json(Buffer.from(result).toString()));
  if (!success) return failedBy('unavailable');
  const { transcripts, items } = data.results;
  const confidences = items.flatMap(({ alternatives: [best] }) => best?.confidence ?? []);
  const sum = confidences.reduce((total, value) => total + value, 0);
  return transcribedAs(
    transcripts.map(({ transcript }) => transcript).join(' '),
    confidences.length === 0 ? null : sum / confidences.length,
  );
};
