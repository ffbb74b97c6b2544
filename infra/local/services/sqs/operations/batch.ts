import { z } from 'zod';
import { AwsError } from '../../../gateway/aws-error.ts';
import { sqsError } from '../errors.ts';

const MAX_ENTRIES = 10;

const idSchema = z.string().regex(/^[\w-]{1,80}$/);

/**
 * Checks the rules that all batches share.
 * @throws AwsError EmptyBatchRequest, TooManyEntriesInBatchRequest, InvalidBatchEntryId, BatchEntryIdsNotDistinct
 */
export const checkEntries = (entries: readonly { Id: string }[]): void => {
  if (entries.length === 0)
    throw sqsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > MAX_ENTRIES) {
    throw sqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${entries.length}.`,
    );
  }
  if (entries.some(({ Id }) => !idSchema.safeParse(Id).success)) {
    throw sqsError(
      'InvalidBatchEntryId',
      'A batch entry id can only contain alphanumeric characters, hyphens and underscores, at most 80.',
    );
  }
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw sqsError('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.');
  }
};

interface Failed {
  Id: string;
  Code: string;
  Message: string;
  SenderFault: boolean;
}

/** Processes each entry. An entry that SQS would reject does not affect the others. */
export const eachEntry = <Entry extends { Id: string }, Result extends object>(
  entries: readonly Entry[],
  work: (entry: Entry) => Result,
): { Successful: (Result & { Id: string })[]; Failed: Failed[] } => {
  const Successful: (Result & { Id: string })[] = [];
  const Failed: Failed[] = [];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...work(entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true });
    }
  }
  return { Successful, Failed };
};
