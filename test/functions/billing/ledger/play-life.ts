import { expect } from 'vitest';
import type { Act, Life } from './life.ts';
import type { MoneyWorld } from './money-world.ts';
import { givenBack, type Payment } from './payment.ts';
import { createProductUser, type ProductUser } from './product-user.ts';
import { createSubscriberModel, type SubscriberModel } from './subscriber-model.ts';
import { DAY } from './tariff.ts';

const MONTHS = 14;
const LIFE = MONTHS * 30.5 * DAY;
const LONGEST_WAIT = 25 * DAY;

/** Returns the chosen payment in a state, newest first, and its place among all; null if there is none. */
const choose = ({ payments }: SubscriberModel, state: Payment['state'], which: number) => {
  const isPossible = (payment: Payment): boolean =>
    payment.state === state && (state !== 'kept' || givenBack(payment) < payment.cents);
  const found = payments.filter(isPossible).toReversed();
  const payment = found[which % Math.max(1, found.length)];
  return payment ? { payment, index: payments.indexOf(payment) } : null;
};

type GiveBack = Extract<Act, { which: number }>;

/** The state of a payment that an action needs. */
const needed = {
  refund: 'kept',
  dispute: 'kept',
  'fail refund': 'refunded',
  'close dispute': 'disputed',
} as const satisfies Record<GiveBack['kind'], Payment['state']>;

/** Refunds or disputes a payment, or settles that, in both. @returns false if there is no such payment */
const settleBack = async (model: SubscriberModel, user: ProductUser, done: GiveBack): Promise<boolean> => {
  const chosen = choose(model, needed[done.kind], done.which);
  if (chosen === null) return false;
  const { payment, index } = chosen;
  if (done.kind === 'close dispute') {
    await user.closeDispute(index, done.isWon);
    model.closeDispute(payment, done.isWon);
  } else {
    const name = done.kind === 'fail refund' ? 'failRefund' : done.kind;
    await user[name](index);
    model[name](payment);
  }
  return true;
};

let users = 0;

/** Does the same in the model and in the product. @returns false if it is not possible at the moment */
const act = async (model: SubscriberModel, user: ProductUser, done: Act): Promise<boolean> => {
  const own = model.subscription();
  switch (done.kind) {
    case 'subscribe': {
      const outcome = await user.subscribe(done);
      const { plan, interval, isCardGood, currency } = done;
      const isPaid = own === null && model.subscribe(plan, interval, isCardGood, currency);
      expect(outcome).toBe(own !== null ? 'no page' : isPaid ? 'complete' : 'declined');
      return true;
    }
    case 'change':
      if (
        !model.isChangeable() ||
        own?.isScheduled ||
        (own?.plan === done.plan && own.interval === done.interval)
      )
        return false;
      expect(await user.change(done.plan, done.interval)).toBe(model.change(done.plan, done.interval));
      return true;
    case 'change in app': {
      const { plan, interval, isAtOnce } = done;
      if (!model.isChangeable() || (own?.plan === plan && own.interval === interval)) return false;
      const isChanged = await user.changeInApp(plan, interval, isAtOnce);
      expect(isChanged).toBe(model.changeInApp(plan, interval, isAtOnce));
      return true;
    }
    case 'cancel':
    case 'resume': {
      const cancels = done.kind === 'cancel';
      if (own === null || (own.cancels === cancels && (cancels || own.next === null))) return false;
      // In the app, only a plan can be resumed.
      if (!cancels && own.open !== null) return false;
      await user.setCancels(cancels);
      model.setCancels(cancels);
      return true;
    }
    case 'card':
      if (own === null) return false;
      await user.setCard(done.isGood);
      model.setCard(done.isGood);
      return true;
    case 'buy':
      await user.buyPack(done.pack, done.currency);
      model.buyPack(done.pack, done.currency);
      return true;
    case 'spend': {
      const { allowance, kept } = model.credits().left(model.plan());
      if (model.plan() === 'enterprise') return false;
      const isEnough = allowance + kept >= done.credits;
      expect(await user.spend(done.credits)).toBe(isEnough);
      if (isEnough) model.credits().spend(model.plan(), done.credits);
      return true;
    }
    case 'delete':
      if (own === null) return false;
      await user.deleteAndReturn();
      model.deleteAndReturn();
      return true;
    default:
      return settleBack(model, user, done);
  }
};

/**
 * Plays 14 months of a subscriber's life in the product and in the model, and compares them after every step.
 * @param onAct called for each action that was possible
 * @throws AssertionError that lists the actions until then
 */
export const playLife = async (
  world: MoneyWorld,
  { pause, steps }: Life,
  onAct: (kind: Act['kind']) => void,
): Promise<void> => {
  const { advanceTo } = world;
  const seconds = (): number => Math.floor(Date.now() / 1_000);
  const goTo = async (at: number): Promise<void> => advanceTo(new Date(at * 1_000));
  await goTo(seconds() + pause);
  users += 1;
  const user = await createProductUser(world, `subscriber${users}@example.com`);
  const end = seconds() + LIFE;
  const model = createSubscriberModel(seconds());
  const said: string[] = [];
  const compare = async (): Promise<void> => {
    const expected = model.expected();
    expect(await user.observed(), `${new Date().toISOString()} after\n${said.join('\n')}`).toMatchObject(
      expected,
    );
  };
  const wait = async (to: number): Promise<void> => {
    for (let at = Math.min(to, seconds() + LONGEST_WAIT); at <= to; at = Math.min(to, at + LONGEST_WAIT)) {
      await goTo(at);
      model.advanceTo(at);
      await compare();
      if (at === to) return;
    }
  };
  try {
    for (const { wait: pauseBefore, act: done } of steps) {
      if (seconds() + pauseBefore > end) break;
      await wait(seconds() + pauseBefore);
      said.push(`${new Date().toISOString()} ${JSON.stringify(done)}`);
      if (!(await act(model, user, done))) {
        said.pop();
        continue;
      }
      onAct(done.kind);
      await world.settle();
      await compare();
    }
    await wait(end);
    expect(world.reports).toEqual([]);
  } finally {
    await user.leave();
    await world.settle();
  }
};
