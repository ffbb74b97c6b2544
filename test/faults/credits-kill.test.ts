import { setTimeout as pause } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditBalance, CreditChange } from '#shared/credits/schema.ts';
import { type ApiUser, createApiUser, uploadPhoto } from '#test/support/api-user.ts';
import { openLocalTable, subOf } from '#test/support/local-table.ts';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { startProduct } from '#test/support/start-product.ts';
import { seedFrom } from '#test/support/seed.ts';
import { seededRandom } from './support/seeded-random.ts';
import { isFull } from '#test/support/full-size.ts';

/** Only in the full run: in the quick run `kill.test.ts` does the same with the diary. */
const ROUNDS = 10;
const PRESSES = 12;
const seed = seedFrom('KILL_SEED');
const random = seededRandom(seed);

let model: Awaited<ReturnType<typeof startPictureModel>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  if (!isFull) return;
  model = await startPictureModel();
  await scriptPictureModel(model.url).sees(seenMealOf(['banana', 120]));
  product = await startProduct({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
});
afterAll(async () => {
  if (!isFull) return;
  await product.stop();
  await model.stop();
});

const balanceOf = async (person: ApiUser) =>
  (await person.call('GET', '/api/credits')).body as unknown as CreditBalance;
const historyOf = async (person: ApiUser) =>
  ((await person.call('GET', '/api/credits/history')).body as unknown as { changes: CreditChange[] }).changes;
const spentIn = (history: CreditChange[]) => history.filter(({ reason }) => reason === 'spent').length;

/** Expires the holds, as after two minutes. @returns the number of holds left by crashes */
const letHoldsExpire = async (person: ApiUser): Promise<number> => {
  const table = await openLocalTable(product.dataDir);
  const holds = await rowsOf(table, subOf(person.tokens), 'credit-hold#');
  for (const { pk, sk } of holds) {
    await table.getDocumentClient().send(
      new UpdateCommand({
        TableName: table.getName(),
        Key: { pk, sk },
        UpdateExpression: 'SET #until = :past',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':past': 1 },
      }),
    );
  }
  return holds.length;
};

describe.runIf(isFull)(`Analyzing photos while the product is killed (seed ${seed})`, () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'D19 round %i: charges each answered photo once, an unanswered one nothing and a retry once',
    async (round) => {
      const person = await createApiUser(product.origin);
      await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
      const image = (await uploadPhoto(person, tinyJpeg)).key;
      const analyse = (press: number) =>
        person.call(
          'POST',
          '/api/functions/analyze-food-image',
          { image },
          { 'idempotency-key': `press-${round}-${press}` },
        );
      // Sandboxes start one by one, so the first response arrives long before the last.
      await analyse(0);

      const last = 1 + random.below(PRESSES - 2);
      const late = random.below(40);
      const killed = Promise.withResolvers<void>();
      let answered = 0;
      const answers = Array.from({ length: PRESSES }, async (_, index) => {
        try {
          const { status } = await analyse(index + 1);
          answered += 1;
          if (answered === last) {
            await pause(late);
            await product.kill();
            killed.resolve();
          }
          return status;
        } catch {
          return null;
        }
      });
      const statuses = await Promise.all(answers);
      await killed.promise;
      product = await startProduct({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl }, product);

      const acknowledged = 1 + statuses.filter((status) => status === 200).length;
      const left = await letHoldsExpire(person);
      const { total } = await balanceOf(person);
      const history = await historyOf(person);
      console.log(
        `Round ${round}: ${acknowledged} acknowledged, ${spentIn(history)} paid, ${left} left aside`,
      );
      expect(spentIn(history)).toBeGreaterThanOrEqual(acknowledged);
      expect(spentIn(history)).toBeLessThanOrEqual(1 + PRESSES);
      expect(total).toBe(100 - 5 * spentIn(history));
      expect(history.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);

      for (let press = 0; press <= PRESSES; press += 1) expect((await analyse(press)).status).toBe(200);
      expect((await balanceOf(person)).total).toBe(100 - 5 * (1 + PRESSES));
      expect(spentIn(await historyOf(person))).toBe(1 + PRESSES);
      expect(await letHoldsExpire(person)).toBe(0);
    },
  );
});
