import { assumed } from '../cost/assumed.ts';
import { msOf } from '../cost/usage.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import { feedLoadOf } from './feed-load.ts';
import { simulateLikes } from './likes.ts';
import { simulateNight } from './night.ts';
import { type Simulations, SIZES } from './page.ts';

const PER_SECOND = 1_000;
/** Share of the nightly job's requests after which its process is killed. */
const KILLED_SHARE = 0.0005;

/** Returns the measured duration of an invocation for one user of the nightly job, ms. */
export const nightlyUserMs = (day: MeasuredDay): number =>
  msOf(day.functions.find(({ name }) => name === 'insights/night')!);

/** Runs all simulations of the page. @param seconds duration of the crowd */
export const runSimulations = async (day: MeasuredDay, seconds: number): Promise<Simulations> => {
  const likes: Simulations['likes'] = [];
  for (const [design, name] of [
    ['counter', 'Counter in the meal’s item (before)'],
    ['stream', 'Counted from the stream (now)'],
  ] as const) {
    // The old design fails within seconds.
    const duration = design === 'counter' ? Math.min(seconds, 60) : seconds;
    const result = await simulateLikes({ design, perSecond: PER_SECOND, seconds: duration, seed: 1 });
    likes.push({ design: name, perSecond: PER_SECOND, seconds: duration, result });
  }
  const nights: Simulations['nights'] = [];
  for (const monthly of SIZES) {
    const users = Math.ceil(monthly * assumed.dailyShare * assumed.largestZone);
    const result = await simulateNight({
      users,
      userMs: nightlyUserMs(day),
      killedShare: KILLED_SHARE,
      seed: 1,
    });
    nights.push({ monthly, users, result });
  }
  const feed = await feedLoadOf(day, SIZES[2] * assumed.dailyShare);
  return { likes, nights, feed };
};
