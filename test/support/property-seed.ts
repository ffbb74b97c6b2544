import fc from 'fast-check';
import { isFull } from './full-size.ts';
import { DAILY_SEED } from './seed.ts';

// In the full run, fast-check chooses a new seed for each property and reports it with a failure.
if (!isFull) fc.configureGlobal({ seed: DAILY_SEED });
