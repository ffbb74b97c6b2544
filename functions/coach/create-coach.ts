import type { coachRoutes } from '#shared/coach/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint, Endpoints } from '../platform/http/endpoint.ts';
import type { Table } from '../platform/table/client.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { clearMessages } from './clear-messages.ts';
import { readMessages } from './read-messages.ts';
import { createTurnsRepository } from './turns-repository.ts';
import { createStopsRepository } from './stop/stops-repository.ts';
import { stopTurn } from './stop/stop-turn.ts';
import { undoTurn } from './undo.ts';
import { createUndoRepository } from './write/undo-repository.ts';

type Ask = Endpoint<typeof coachRoutes.ask>;

interface Outside {
  table: Table;
  clock: Clock;
  /** Loaded with the first question: rules, texts and numbers are most of the feature's code. */
  loadAsk: () => Promise<Ask>;
}

/** Wires the feature. */
export const createCoach = ({ table, clock, loadAsk }: Outside): Endpoints<typeof coachRoutes> => {
  const turns = createTurnsRepository(table);
  const writer = createIdempotentWriter(table, clock);
  let loaded: Promise<Ask> | undefined;
  return {
    ask: async (request) => (await (loaded ??= loadAsk()))(request),
    messages: readMessages(turns),
    clear: clearMessages(turns),
    stop: stopTurn(createStopsRepository(table, clock)),
    undo: undoTurn({ repository: createUndoRepository(table, clock), writer, clock }),
  };
};
