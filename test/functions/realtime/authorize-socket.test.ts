import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { createSocketAuthorizer } from '#functions/realtime/authorize-socket.ts';

/** Returns the result of a ticket that belongs to a session. */
const effectOf = async (session: string, ended: string[]): Promise<string | undefined> => {
  const authorize = createSocketAuthorizer({
    tickets: { take: async () => ({ user_id: 'mara', signed_in_at: 100, session_id: session }) },
    hasEnded: async ({ session_id = '' }) => ended.includes(session_id),
  });
  const event = {
    methodArn: 'arn',
    queryStringParameters: { ticket: 'T' },
  } as unknown as APIGatewayRequestAuthorizerEvent;
  return (await authorize(event)).policyDocument.Statement[0]?.Effect;
};

it.each([
  ['opens a socket when no session was ended', 'phone', [], 'Allow'],
  ['of an ended session opens no socket', 'phone', ['phone', 'desk'], 'Deny'],
  ['opens a socket after another session of the user was ended', 'phone', ['desk'], 'Allow'],
])('a ticket %s', async (_, session, ended, effect) => {
  expect(await effectOf(session, ended)).toBe(effect);
});
