import { createRunBatch } from '../../platform/run-batch.ts';
import { nightMessage } from './nightly-message.ts';
import type { RunNightlyPart } from './run-nightly-part.ts';

/** Processes a batch of nightly messages in parallel. */
export const createRunNightlyMessages = (workNight: RunNightlyPart, report: (error: unknown) => void) =>
  createRunBatch((message) => workNight(nightMessage.parse(message)), report);
