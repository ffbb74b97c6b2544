import type { FaultyAws } from '../support/faulty-aws.ts';
import { isTableCall, operationOf, tableError } from '../support/faulty-aws.ts';
import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';

/**
 * Faults of a table write: the process dies before or after it, its response is lost, the table throttles it, or
 * another transaction conflicts with it.
 */
export const troubles = ['dies before', 'dies after', 'answer lost', 'throttled', 'in conflict'] as const;
export type Trouble = (typeof troubles)[number];

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']);

/** The response of any service to a dead process; it is not retried. */
const dead = tableError('AccessDeniedException');

/** Replaces AWS and the model. A bug may change a request on its way to the table. */
export interface Stand {
  answer: (request: ServiceRequest) => Fault | null;
  bug?: (request: ServiceRequest) => Fault | null;
}

/** Injects faults between the functions and the table. */
export const createWire = ({ service }: FaultyAws, { answer, bug }: Stand) => ({
  /**
   * @param at index of the affected table write; the earlier ones succeed
   * @returns a function that returns whether the process died
   */
  begin: (trouble: Trouble | undefined, at: number): (() => boolean) => {
    service.heal();
    let writes = 0;
    let isDead = false;
    let isOver = false;
    service.always((request) => {
      if (isDead) return dead;
      if (!isTableCall(request)) return answer(request);
      if (!isOver && trouble !== undefined && WRITES.has(operationOf(request)) && writes++ === at) {
        isOver = true;
        isDead = trouble.startsWith('dies');
        if (trouble === 'dies before') return dead;
        if (trouble === 'throttled') return tableError('ThrottlingException');
        if (trouble === 'in conflict' && operationOf(request) === 'TransactWriteItems')
          return tableError('TransactionCanceledException', ['TransactionConflict']);
        if (trouble !== 'in conflict') return bug?.(request) ?? 'lose';
      }
      return bug?.(request) ?? null;
    });
    return () => isDead;
  },
});

export type Wire = ReturnType<typeof createWire>;
