import { systemClock, type Clock } from '../../platform/clock.ts';
import {
  createIdempotentWriter,
  type IdempotentWriter,
} from '../../platform/idempotency/idempotent-writer.ts';
import { createWithIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { newUlid, type NewId } from '../../platform/ids.ts';
import type { Table } from '../../platform/table/client.ts';
import type { AskAgentModel } from './ask-agent-model.ts';
import { openAgentModel } from './open-agent-model.ts';

/** Dependencies of the agents that store what they write. */
export interface SharedDependencies {
  askModel: AskAgentModel;
  writer: IdempotentWriter;
  withIdempotency: ReturnType<typeof createWithIdempotency>;
  clock: Clock;
  newId: NewId;
}

/** Opens them from the function's environment variables. */
export const openSharedDependencies = (table: Table): SharedDependencies => {
  const writer = createIdempotentWriter(table, systemClock);
  return {
    askModel: openAgentModel(table),
    writer,
    withIdempotency: createWithIdempotency(writer),
    clock: systemClock,
    newId: newUlid,
  };
};
