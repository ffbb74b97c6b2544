import { describe, expect, it } from 'vitest';
import { createSessionEndRepository } from '#functions/platform/session/session-end-repository.ts';
import { createSessionLedger } from '#functions/platform/session/session-ledger.ts';
import { createSessionRepository } from '#functions/platform/session/session-repository.ts';
import { seedFrom } from '#test/support/seed.ts';
import { isFull } from '#test/support/full-size.ts';
import { seededRandom, type SeededRandom } from '#test/faults/support/seeded-random.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const STEPS = isFull ? 5_000 : 300;
const seed = seedFrom('MODEL_SEED');

/** How long a session that was ended alone may still be used on routes that are not sensitive. */
const GRACE_MS = 30_000;

const database = openForAllTests(openTestTable);

/** A session as the model knows it. */
interface Modelled {
  id: string;
  signedInAt: number;
  /** When it ended, in ms; null while it is live. */
  endedAt: number | null;
  /** Whether it ended together with others, which takes effect at once. */
  isEndedAtOnce: boolean;
  /** Whether it has made a request, so that it can be listed and ended alone. */
  isKnown: boolean;
}

/** Plays random steps of one user with the real ledger. @returns the first contradiction, or null */
const play = async (
  { below: random }: SeededRandom,
  user_id: string,
  steps: number,
): Promise<string | null> => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const clock = () => new Date(now);
  const { table } = database;
  const [sessions, ends] = [createSessionRepository(table, clock), createSessionEndRepository(table, clock)];
  const revoked = new Set<string>();
  // Two functions, each with a cache of its own.
  const ledgers = [1, 2].map(() =>
    createSessionLedger({
      sessions,
      ends,
      isTokenLive: async (token) => !revoked.has(token),
      findUnknownPasskey: async () => false,
      clock,
      report: () => undefined,
    }),
  );
  let all: Modelled[] = [];

  const signIn = (): void => {
    all.push({
      id: `session-${all.length}-${random(1_000_000)}`,
      signedInAt: now,
      endedAt: null,
      isEndedAtOnce: false,
      isKnown: false,
    });
  };
  const use = async (session: Modelled, isFresh: boolean): Promise<string | null> => {
    const request = {
      session: { user_id, session_id: session.id, signed_in_at: Math.floor(session.signedInAt / 1_000) },
      isWrite: random(2) === 0,
      accessToken: session.id,
      device: 'Mac',
      browser: 'Safari',
    };
    const isAccepted = await ledgers[random(2)]!.check(request, isFresh).then(
      () => true,
      () => false,
    );
    if (isAccepted) session.isKnown = true;
    const { endedAt } = session;
    if (endedAt === null) return isAccepted ? null : `${session.id} is live but was rejected`;
    if (!isAccepted) return null;
    if (isFresh || session.isEndedAtOnce) return `${session.id} has ended but was accepted`;
    return now - endedAt >= GRACE_MS ? `${session.id} ended over 30 s ago but was accepted` : null;
  };
  const end = (which: Modelled[], isEndedAtOnce: boolean): void => {
    for (const session of which) {
      session.endedAt ??= now;
      session.isEndedAtOnce ||= isEndedAtOnce;
    }
  };
  /** "Sign out everywhere", a reset and closing the account end sessions in the same order. */
  const endAll = async (): Promise<void> => {
    for (const { id } of all) revoked.add(id);
    await ends.end(user_id);
    await sessions.endAll(user_id);
    end(all, true);
  };
  const endOthers = async (session: Modelled): Promise<void> => {
    if (session.endedAt !== null || !session.isKnown) return;
    await ends.end(user_id, { is_here_only: true });
    await sessions.endAll(user_id, session.id);
    end(
      all.filter((other) => other !== session),
      true,
    );
  };

  signIn();
  for (let step = 0; step < steps; step += 1) {
    const session = all[random(all.length)]!;
    if (random(3) === 0) now += random(20_000);
    const kind = random(20);
    if (kind < 12) {
      const contradiction = await use(session, random(2) === 0);
      if (contradiction !== null) return `step ${step}: ${contradiction}`;
    } else if (kind < 15) {
      // Sign-ins in the second in which the other sessions end count as ended.
      now += 1_000;
      signIn();
    } else if (kind < 17) {
      await sessions.end(user_id, session.id);
      if (session.isKnown) end([session], false);
    } else if (kind < 18) await endOthers(session);
    else if (kind < 19) {
      await endAll();
      signIn();
    } else now += random(120_000);
    if (all.length > 12) all = all.slice(-8);
  }
  return null;
};

describe(`The sessions of a user in random order (MODEL_SEED=${seed})`, () => {
  it('sessions end, reset, close and are used as a simple model says', async () => {
    expect(await play(seededRandom(seed), 'mara', STEPS)).toBeNull();
  }, 600_000);

  it.each([11, 12, 13])('sessions behave as the model says with seed %d', async (fixed) => {
    expect(await play(seededRandom(fixed), `user ${fixed}`, 150)).toBeNull();
  });
});
