import type { coachRoutes } from '#shared/coach/routes.ts';
import { openCharge } from '../credits/public.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { Clock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { Table } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { askCoach } from './ask.ts';
import { createAskByModel } from './ask-by-model.ts';
import { createCoachDiary } from './diary-repository.ts';
import { createUserRepository } from './user-context-repository.ts';
import { createTurnsRepository } from './turns-repository.ts';
import { createUndoRepository } from './write/undo-repository.ts';
import { createProfileRepository } from '../profile/public.ts';
import { createSaveDietOffer } from './write/save-diet-offer.ts';
import { createKeepTurn } from './write/keep-turn.ts';
import { createStopsRepository } from './stop/stops-repository.ts';
import { createTurnWrites } from './write/turn-writes-repository.ts';

interface Outside {
  table: Table;
  clock: Clock;
  newId: NewId;
  openModel: OpenModel;
  openFoods: OpenFoods;
  knowledge: FindKnowledge;
  findMicronutrients: FindMicronutrients;
  push: PushMessage;
  /** Time limit for all rounds of the model together, ms. */
  timeoutMs: number;
  /** ms between reads of a request to stop. */
  stopIntervalMs: number;
  /** Logs why rules answer instead of a model. */
  report: (error: unknown) => void;
  /** Logs credits that could not be refunded immediately. */
  reportCredits: (error: unknown) => void;
}

/** Wires the endpoint that answers questions. */
export const openAsk = ({
  table,
  clock,
  newId,
  openModel,
  openFoods,
  knowledge,
  findMicronutrients,
  push,
  timeoutMs,
  stopIntervalMs,
  report,
  reportCredits,
}: Outside): Endpoint<typeof coachRoutes.ask> => {
  const profiles = createProfileRepository(table, clock);
  const undo = createUndoRepository(table, clock);
  const writesOf = createTurnWrites(table, clock, undo.undoing);
  const keepTurn = createKeepTurn(createIdempotentWriter(table, clock), writesOf);
  return askCoach({
    person: createUserRepository(table, clock),
    diary: createCoachDiary(table),
    turns: createTurnsRepository(table),
    undo,
    openModel,
    openFoods,
    knowledge,
    findMicronutrients,
    askByModel: createAskByModel({
      charge: openCharge(table, clock, reportCredits),
      countCall: createCallCounter(table, clock, dailyLimits.coach),
      writesOf,
      push,
      undo,
      stops: createStopsRepository(table, clock),
      stopIntervalMs,
      timeoutMs,
    }),
    keepTurn,
    saveGoal: ({ user_id, idempotency }, daily_calorie_goal) =>
      profiles.save(
        user_id,
        { daily_calorie_goal },
        { key: `${idempotency.key}#goal`, request_hash: idempotency.request_hash },
      ),
    saveOffer: createSaveDietOffer({ profiles, keepTurn }),
    clock,
    newId,
    report,
  });
};
