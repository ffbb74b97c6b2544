import type { WrittenInsight } from '#functions/insights/generate-insights-with-model.ts';
import OpenAI from 'openai';
import { ulid } from 'ulid';
import { openCharge } from '#functions/credits/credit-services.ts';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { askForInsights } from '#functions/insights/generate-insights-with-model.ts';
import { generateInsights } from '#functions/insights/generate-insights.ts';
import { createInsightsRepository } from '#functions/insights/insights-repository.ts';
import { openUserData } from '#functions/insights/open-user-data.ts';
import { createOneAtATime } from '#functions/insights/insights-run-repository.ts';
import { createWriteByModel } from '#functions/insights/write-by-model.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { createWeightRepository } from '#functions/weights/repository.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { insightsAnswer, insightsRequest } from '#shared/insights/schema.ts';
import type { ProfileChange } from '#shared/profile/profile-change.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { addDays } from '#shared/time/local-date.ts';
import { scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';
import { createCreditWorld } from '../credits/credit-world.ts';

const now = new Date('2026-11-20T12:00:00Z');
const clock = (): Date => now;

/** A table, a scripted model, and users who request insights. */
export const createInsightsWorld = async () => {
  const endpoint = await startPictureModel();
  const scripted = scriptPictureModel(endpoint.url);
  const world = await createCreditWorld();

  /** Creates a user who logged lunch on each of the last five days: 500 kcal and 20 g of protein per day. */
  const person = async (consent: AiConsent | null = 'granted') => {
    const user_id = `person-${ulid()}`;
    const { table } = world;
    const action = () => ({ key: ulid(), request_hash: 'hash' });
    const service = createFoodEntryService({
      repository: createFoodEntryRepository(table, clock),
      clock,
      newId: () => ulid(),
    });
    const log = (ago: number, calories = 500, food_name = 'Lentil soup') =>
      service.create(
        user_id,
        newFoodEntry.parse({
          food_name,
          calories,
          protein: 20,
          meal_type: 'lunch',
          logged_at: new Date(now.getTime() - ago * 86_400_000).toISOString(),
          time_zone: 'UTC',
        }),
        action(),
      );
    for (const ago of [0, 1, 2, 3, 4]) await log(ago);
    const profiles = createProfileRepository(table, clock);
    const save = (change: ProfileChange) => profiles.save(user_id, change, action());
    await save({ daily_calorie_goal: 2_000, ai_consent: consent });
    const weights = createWeightRepository(table, clock);
    const weigh = (ago: number, weight: number) =>
      weights.save(
        user_id,
        { date: addDays('2026-11-20', -ago), weight, updated_at: now.toISOString() },
        action(),
      );

    const ask = async (
      body: { userId?: string; refresh?: boolean } = {},
      {
        key = ulid(),
        isConfigured = true,
        isBroken = false,
        patience = 25_000,
        speaks = {},
        modelWaitsFor = Promise.resolve(),
      }: {
        key?: string;
        isConfigured?: boolean;
        isBroken?: boolean;
        patience?: number;
        speaks?: { 'accept-language'?: string };
        modelWaitsFor?: Promise<unknown>;
      } = {},
    ) => {
      const failures: unknown[] = [];
      const client = new OpenAI({ apiKey: 'scripted', baseURL: endpoint.baseUrl, maxRetries: 0 });
      const data = openUserData(table);
      const rows = createInsightsRepository(table, clock);
      const endpointOf = generateInsights({
        rows,
        data: isBroken ? { ...data, read: () => Promise.reject(new Error('The table is away.')) } : data,
        writeByModel: createWriteByModel({
          openModel: async () => (isConfigured ? { client, name: 'scripted' } : null),
          ask: async (...question) => {
            await modelWaitsFor;
            return askForInsights(...question);
          },
          countCall: async () => undefined,
          charge: openCharge(table, clock, (error) => failures.push(error)),
          oneAtATime: createOneAtATime(table, clock),
          paidWrite: rows.paidWrite,
          clock,
          report: (error) => failures.push(error),
        }),
        clock,
        report: (error) => failures.push(error),
      });
      const answer = await endpointOf({
        caller: { user_id, signed_in_at: 0 },
        params: undefined,
        query: undefined,
        body: insightsRequest.parse({ ...body, time_zone: 'UTC' }),
        idempotency: { key, request_hash: 'hash' },
        raw: { body: '', headers: speaks, peer: '127.0.0.1' },
        deadline: AbortSignal.timeout(patience),
      });
      return insightsAnswer.strict().parse(answer);
    };
    return { user_id, log, save, weigh, ask, credits: () => world.total(user_id) };
  };

  return {
    person,
    scripted,
    world,
    stop: async (): Promise<void> => {
      await endpoint.stop();
      await world.stop();
    },
  };
};

export type InsightsWorld = Awaited<ReturnType<typeof createInsightsWorld>>;

/** An insight as a model writes it. `facts` are line numbers of the fact sheet, from 1. */
export const aWrittenInsight = (over: Partial<WrittenInsight> = {}): WrittenInsight => ({
  type: 'improvement',
  title: 'More at lunch',
  description: 'You average 500 kcal a day, while your goal is 2,000 kcal.',
  label: 'Plan lunch',
  destination: 'plan',
  facts: Array.from({ length: 12 }, (_none, at) => at + 1),
  ...over,
});
