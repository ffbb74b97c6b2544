import OpenAI from 'openai';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { openAsk } from '#functions/coach/open-coach-question.ts';
import { createCoach } from '#functions/coach/create-coach.ts';
import { createReadBalance } from '#functions/credits/read-balance.ts';
import { creditParts } from '#functions/credits/credit-services.ts';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { createCoachTurnEntity } from '#functions/coach/coach-turn-entity.ts';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import { createSocketEntity } from '#functions/realtime/socket-entity.ts';
import { createWeightEntity } from '#functions/weights/weight-entity.ts';
import type { CoachToken } from '#shared/coach/coach-token.ts';
import type { CoachAnswer, WrittenThing } from '#shared/coach/schema.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Tier } from '#shared/plans/tiers.ts';
import { findKnowledge } from '#test/support/coach-knowledge.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { type ChatModel, startChatModel } from '#test/support/chat-model.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { beforeEach, vi } from 'vitest';
import { openTestTable } from '../test-table.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** A Sunday. */
export const NOW = new Date('2026-11-22T12:00:00Z');
export const ZONE = 'Europe/Berlin';

interface Somebody {
  tier?: Tier;
  consent?: AiConsent | null;
  age?: number;
  goal?: number;
  allergens?: string[];
  conditions?: string[];
}

/** The coach with its own table, a scripted model and a tab that records its messages. */
const createCoachWorld = async (stopIntervalMs: number) => {
  const { table, stop } = await openTestTable();
  const model: ChatModel = await startChatModel();
  const clock = () => NOW;
  const reads: string[] = [];
  table.getDocumentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        if (/^(?:Get|BatchGet|Query|Scan|TransactGet)/.test(commandName)) reads.push(commandName);
        return next(args);
      },
    { step: 'initialize' },
  );
  const heard: (CoachToken & { connection_id: string; at: number })[] = [];
  const client = new OpenAI({ apiKey: 'scripted', baseURL: model.baseUrl, maxRetries: 0 });
  let isModelOn = true;
  const ask = openAsk({
    table,
    clock,
    newId: newUlid,
    openModel: async () => (isModelOn ? { client, name: 'scripted' } : null),
    openFoods: async () => builtInFoods(),
    knowledge: findKnowledge,
    findMicronutrients: () => null,
    push: async (connection_id, message) => {
      if (message.type === 'coach_token') heard.push({ ...message, connection_id, at: performance.now() });
      return true;
    },
    timeoutMs: 2_000,
    stopIntervalMs,
    report: () => undefined,
    reportCredits: () => undefined,
  });
  const coach = createCoach({ table, clock, loadAsk: async () => ask });
  const entries = createFoodEntryService({
    repository: createFoodEntryRepository(table, clock),
    clock,
    newId: newUlid,
  });
  const balance = createReadBalance(creditParts(table, clock));
  const press = () => ({ key: newUlid(), request_hash: 'hash' });
  const request = (user_id: string) => ({
    caller: { user_id, signed_in_at: 0 },
    params: undefined,
    query: {},
    body: undefined,
    idempotency: press(),
    raw: { body: '', headers: {}, peer: '127.0.0.1' },
    deadline: AbortSignal.timeout(25_000),
  });
  let people = 0;

  return {
    table,
    model,
    reads,
    heard,
    coach,
    request,
    stop: async (): Promise<void> => {
      await model.stop();
      await stop();
    },
    withoutModel: (): void => void (isModelOn = false),
    withModel: (): void => void (isModelOn = true),

    /** Creates a user with a profile, a plan and a tab. */
    somebody: async ({
      tier = 'enterprise',
      consent = 'granted',
      age,
      goal,
      allergens,
      conditions,
    }: Somebody = {}) => {
      const user_id = `person-${(people += 1)}`;
      await createProfileEntity(table)
        .build(PutItemCommand)
        .item({
          user_id,
          ...(consent && { ai_consent: consent }),
          ...(age !== undefined && { age }),
          ...(goal !== undefined && { daily_calorie_goal: goal }),
          ...(allergens && { allergens }),
          ...(conditions && { conditions }),
          created_at: '2026-11-01T00:00:00Z',
          updated_at: NOW.toISOString(),
        })
        .send();
      if (tier !== 'free') await writePlan(table, user_id, tier, '2026-11-10T00:00:00Z');
      await createSocketEntity(table)
        .build(PutItemCommand)
        .item({ user_id, connection_id: `window-of-${user_id}`, expires_at: NOW.getTime() / 1_000 + 600 })
        .send();
      return user_id;
    },

    eat: (user_id: string, food_name: string, calories: number, day = '2026-11-22', more: object = {}) =>
      entries.create(
        user_id,
        newFoodEntry.parse({
          food_name,
          calories,
          logged_at: `${day}T08:00:00+01:00`,
          time_zone: ZONE,
          ...more,
        }),
        press(),
      ),

    change: (user_id: string, id: string, change: Parameters<typeof entries.change>[2]) =>
      entries.change(user_id, id, change, press()),

    weigh: (user_id: string, date: string, weight: number) =>
      createWeightEntity(table)
        .build(PutItemCommand)
        .item({ user_id, date, weight, updated_at: NOW.toISOString() })
        .send(),

    /** Creates a chat turn at a position. */
    turnAt: (user_id: string, place: number) =>
      createCoachTurnEntity(table)
        .build(PutItemCommand)
        .item({
          user_id,
          place,
          turn_id: newUlid(),
          message: 'hello',
          response: 'Hello.',
          engine: 'rules',
          written: [],
          sources: [],
          asked_at: NOW.toISOString(),
          answered_at: NOW.toISOString(),
        })
        .send(),

    ask: (user_id: string, message: string, more: object = {}): Promise<CoachAnswer> =>
      coach.ask({
        ...request(user_id),
        query: undefined,
        body: { message, context: 'ai_coach', time_zone: ZONE, ...more },
      }),

    /** Stops a reply, keeping its first pieces. */
    stopReply: (user_id: string, turn_id: string, pieces: number): Promise<undefined> =>
      coach.stop({ ...request(user_id), query: undefined, body: { turn_id, pieces } }),

    /** Waits until a tab got pieces of a reply. */
    hearsPieces: async (turn_id: string, count: number): Promise<void> => {
      await vi.waitFor(
        () => {
          if (heard.filter((piece) => piece.turn_id === turn_id).length < count) throw new Error('not yet');
        },
        { timeout: 20_000 * PATIENCE, interval: 5 },
      );
    },

    /** Returns the remaining credits; null for unlimited. */
    credits: async (user_id: string): Promise<number> => (await balance(user_id)).total,
    rows: (user_id: string, prefix?: string) => rowsOf(table, user_id, prefix),
  };
};

export type CoachWorld = Awaited<ReturnType<typeof createCoachWorld>>;

/** Returns the first entry or planned meal that an answer reports. */
export const mealIn = ({ written }: CoachAnswer): Extract<WrittenThing, { food_name: string }> | undefined =>
  written.find((thing) => 'food_name' in thing);

/** What a request by voice adds to a question. */
export const voice = { context: 'voice_interaction' } as const;

/** A meal that the model asks to log: two eggs for breakfast. */
export const twoEggs = {
  items: [{ food: 'eggs', grams: 100, record_id: null }],
  meal_type: 'breakfast',
  date: '2026-11-22',
  time: null,
};

/**
 * Opens the coach for the tests of a file, each with a model that praises the user.
 * @param stopIntervalMs ms between reads of a request to stop; by default longer than any test
 */
export const openCoachWorld = (stopIntervalMs = 600_000): CoachWorld => {
  const world = openForAllTests(() => createCoachWorld(stopIntervalMs));
  beforeEach(() => {
    world.withModel();
    world.model.says(['You are doing well today.']);
    world.heard.length = 0;
  });
  return world;
};
