import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { createHasEnded } from '#functions/platform/session/has-ended.ts';
import { createSocketAuthorizer } from '#functions/realtime/authorize-socket.ts';

/** Returns the result of a ticket for a session that started at one second, if all sessions ended at another. */
const effectOf = async (signed_in_at: number, endedAt: number | null): Promise<string | undefined> => {
  const authorize = createSocketAuthorizer({
    tickets: { take: async () => ({ user_id: 'mara', signed_in_at }) },
    hasEnded: createHasEnded({ endOf: async () => endedAt }),
  });
  const event = {
    methodArn: 'arn',
    queryStringParameters: { ticket: 'T' },
  } as unknown as APIGatewayRequestAuthorizerEvent;
  return (await authorize(event)).policyDocument.Statement[0]?.Effect;
};

it.each([
  ['opens a socket when no session was ended', 100, null, 'Allow'],
  ['of an ended session opens no socket, whenever it was issued', 100, 101, 'Deny'],
  ['of a session that started with the end opens a socket', 101, 101, 'Allow'],
])('a ticket %s', async (_, signedInAt, endedAt, effect) => {
  expect(await effectOf(signedInAt, endedAt)).toBe(effect);
});
