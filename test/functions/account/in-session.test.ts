import { describe, expect, it } from 'vitest';
import { createHasEnded, createInSession } from '#functions/account/in-session.ts';
import type { Caller } from '#functions/platform/http/endpoint.ts';

const caller = (signed_in_at: number): Caller => ({ user_id: 'mara', signed_in_at });
const endedAt = (at: number | null) =>
  createHasEnded({ endOf: async (userId) => (userId === 'mara' ? at : null) });

describe('A session', () => {
  it.each([
    ['goes on where none was ended', 100, null, false],
    ['from before the end has ended', 100, 101, true],
    ['of the second of the end goes on: the password may just have been changed by it', 101, 101, false],
    ['from after the end goes on', 102, 101, false],
  ])('%s', async (_, signedInAt, at, ended) => {
    expect(await endedAt(at)(caller(signedInAt))).toBe(ended);
  });

  it('that has ended is refused before anything happens', async () => {
    let calls = 0;
    const inSession = createInSession(endedAt(101));
    const endpoint = inSession(async () => {
      calls += 1;
      return undefined;
    });
    await expect(endpoint({ caller: caller(100) } as never)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(calls).toBe(0);
    await endpoint({ caller: caller(101) } as never);
    expect(calls).toBe(1);
  });
});
