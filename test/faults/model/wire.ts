import type { FaultyAws } from '../support/faulty-aws.ts';
import { isTableCall, operationOf, tableError } from '../support/faulty-aws.ts';
import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';

/**
 * What goes wrong with a write of the table: the process dies before it reached the table, or when it was done and
 * nobody knows; its answer gets lost and the process lives; the table asks to wait, or another transaction is in the way.
 */
export const troubles = ['dies before', 'dies after', 'answer lost', 'throttled', 'in conflict'] as const;
export type Trouble = (typeof troubles)[number];

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']);

/** What any service answers a process that is no more: nothing that it would ask again for. */
const dead = tableError('AccessDeniedException');

/** What stands in the place of AWS and of the model. A bug may change a request on its way to the table. */
export interface Stand {
  answer: (request: ServiceRequest) => Fault | null;
  bug?: (request: ServiceRequest) => Fault | null;
}

/** Lets things go wrong between the functions and the table. */
export const createWire = ({ service }: FaultyAws, { answer, bug }: Stand) => ({
  /**
   * @param at which write of the table is met, from 0 on; those before it are done
   * @returns whether the process died, when asked afterwards
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
