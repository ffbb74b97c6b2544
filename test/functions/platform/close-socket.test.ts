import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeSocketFromEnvironment } from '#functions/platform/sockets/close-socket.ts';
import { type FaultyService, startFaultyService } from '#test/support/faulty-service.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startFaultyService(async () => ({ status: 204, body: '' }));
  for (const [name, value] of Object.entries({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    SOCKET_ENDPOINT_PARAMETER: '/platewise/test/socket-endpoint',
  }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

it('closes a socket at the endpoint that a parameter names, and asks again while the parameter is missing', async () => {
  let endpoint: string | undefined;
  const closeSocket = closeSocketFromEnvironment(async () => endpoint);
  await expect(closeSocket('one')).rejects.toThrow(
    'The parameter /platewise/test/socket-endpoint is missing.',
  );
  endpoint = `${service.endpoint}/live`;
  await closeSocket('one');
  expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /live/@connections/one',
  ]);
});
