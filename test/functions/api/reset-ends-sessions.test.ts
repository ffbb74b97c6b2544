import { expect, inject, it } from 'vitest';
import { cognito, createCaller, newestMail } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

interface Tokens {
  AccessToken: string;
  RefreshToken: string;
}

const signIn = async (USERNAME: string, PASSWORD: string): Promise<Tokens> => {
  const answer = await cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });
  return answer.AuthenticationResult as Tokens;
};
const renew = ({ RefreshToken }: Tokens) =>
  cognito(origin, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
const askTicket = (tokens: Tokens) =>
  createCaller(origin, tokens.AccessToken).call('POST', '/api/realtime/tickets');

const ticketOf = async (tokens: Tokens): Promise<string> =>
  ((await askTicket(tokens)).body as unknown as { ticket: string }).ticket;

/** Opens a tab's socket. */
const openSocket = async (ticket: string) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket did not open.')));
  });
  return { closed };
};

it('D31 a password reset ends the sessions and sockets of all other tabs, and the new password signs in again', async () => {
  const mara = await withUser();
  const windows = [mara.tokens, await signIn(mara.email, mara.password)];
  const sockets = await Promise.all(windows.map(async (tokens) => openSocket(await ticketOf(tokens))));
  const unused = await ticketOf(mara.tokens);
  const stranger = await withUser();

  await cognito(origin, 'ForgotPassword', { Username: mara.email });
  const ConfirmationCode = (await newestMail(origin, mara.email))?.code;
  const Password = 'another plate';
  await cognito(origin, 'ConfirmForgotPassword', { Username: mara.email, ConfirmationCode, Password });

  await Promise.all(sockets.map(({ closed }) => closed));
  for (const tokens of windows) {
    await expect(renew(tokens)).rejects.toThrow('Refresh Token has been revoked');
    const refused = await askTicket(tokens);
    expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  }
  await expect(openSocket(unused)).rejects.toThrow('The socket did not open.');
  const again = await signIn(mara.email, Password);
  await expect(renew(again)).resolves.toBeDefined();
  await expect(openSocket(await ticketOf(again))).resolves.toBeDefined();
  await expect(renew(stranger.tokens)).resolves.toBeDefined();
  expect((await askTicket(stranger.tokens)).status).toBe(201);
});
