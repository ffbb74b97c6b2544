import { beforeAll, describe, it } from 'vitest';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { expectTokensRejected } from './expect-tokens-rejected.ts';
import { rowsOf } from './token-answers.ts';

let mara: ApiUser;

beforeAll(async () => {
  mara = await withUser();
});

const writing = rowsOf(({ auth, method }) => auth === 'user' && method !== 'GET');

describe('The authorization matrix for signed-in writing routes', () => {
  it.each(writing)('%s rejects missing, expired and forged tokens as the matrix says', async (_, route) =>
    expectTokensRejected(mara, route),
  );
});
