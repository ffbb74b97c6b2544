import { creditCosts } from '#shared/credits/costs.ts';
import { chosen, done, refused, type Writer, writeOf } from '../write.ts';
import { words } from '../scripted-model.ts';
import type { World } from '../world.ts';

/** The first user has not agreed to AI providers. */
const mayAsk = (who: number): boolean => who !== 0;

const pay = (world: World, who: number, cost: number): boolean => {
  const { credits } = world.people[who]!;
  if (credits.total < cost) return false;
  credits.total -= cost;
  return true;
};

const outcomes = Object.values(words);

/** Describes a meal of which the food table knows one part; the model's answer about the other costs a credit. */
const describe: Writer = ({ who, n, tag }) => {
  const word = chosen(outcomes, n[0])!;
  const text = `1 banana, ${word} ${tag}`;
  return writeOf(
    who,
    'POST /api/foods/describe',
    {},
    { text },
    {
      places: [{ who, slice: 'credits' }],
      isPaid: true,
      // Without a useful answer nothing is stored, and a retry asks again.
      returnsNewValue: true,
      run: (world) => {
        if (word === words.told && mayAsk(who)) pay(world, who, creditCosts.food_lookup.cost);
        return done(200);
      },
    },
  );
};

/** Analyzes a photo that no entry shows; only a model can answer. */
const analyse: Writer = ({ who, photos }) =>
  writeOf(
    who,
    'POST /api/functions/analyze-food-image',
    {},
    { image: photos.at(-1)! },
    {
      places: [{ who, slice: 'credits' }],
      isPaid: true,
      // The photo's URL is signed again.
      returnsNewValue: true,
      run: (world) => {
        if (!mayAsk(who)) return refused(403, 'CONSENT_NEEDED');
        const isPaid = pay(world, who, creditCosts.photo_analysis.cost);
        return isPaid ? done(200) : refused(402, 'CREDITS_EXHAUSTED');
      },
    },
  );

/** Runs an action unknown to the rules, which goes to a model. Money is calculated and free. */
const freely =
  (agent: 'operations' | 'amplifier' | 'money'): Writer =>
  ({ who, tag }) =>
    writeOf(
      who,
      `POST /api/functions/${agent}-agent`,
      {},
      { action: `Sort shelf ${tag}`, data: { shelves: 2 } },
      {
        places: [{ who, slice: 'credits' }],
        isPaid: true,
        returnsNewValue: true,
        run: (world) => {
          if (agent === 'money' || !mayAsk(who)) return done(200);
          return pay(world, who, creditCosts.agent_action.cost)
            ? done(200)
            : refused(402, 'CREDITS_EXHAUSTED');
        },
      },
    );

/** Generates insights. The model fails, so rules answer for free. */
const insights: Writer = ({ who, n }) =>
  writeOf(
    who,
    'POST /api/functions/generate-insights',
    {},
    { refresh: n[0] % 2 === 0, time_zone: 'UTC' },
    {
      places: [{ who, slice: 'credits' }],
      isPaid: true,
      returnsNewValue: true,
      // Only one request per day runs at a time.
      run: () => ({ ...done(200), or: refused(409, 'REQUEST_RUNNING') }),
    },
  );

export const paidWrites = {
  describe,
  analyse,
  operations: freely('operations'),
  amplifier: freely('amplifier'),
  money: freely('money'),
  insights,
};
