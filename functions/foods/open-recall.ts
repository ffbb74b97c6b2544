import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createCorrectionsRepository } from './corrections-repository.ts';
import { createPortionsRepository } from './portions-repository.ts';
import { createRecall, type Recall } from './recall-correction.ts';

/**
 * Opens what was learned from users' corrections.
 * @param report logs why something learned could not be read
 */
export const openRecall = (table: Table, clock: Clock, report: (error: unknown) => void): Recall =>
  createRecall({
    corrections: createCorrectionsRepository(table, clock),
    portions: createPortionsRepository(table, clock),
    report,
  });
