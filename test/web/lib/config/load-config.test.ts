import { describe, expect, it } from 'vitest';
import { loadConfig } from '#web/lib/config/load-config.ts';
import { testConfig as config } from '#test/support/screen/test-config.ts';

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

describe('loadConfig', () => {
  it('returns the configuration of the environment', async () => {
    await expect(loadConfig(answering(config))).resolves.toEqual(config);
  });

  it.each([
    ['of another shape', { stage: 'local' }, 200],
    ['that is the app page', '<!doctype html>', 200],
    ['that is an error', config, 403],
  ])('reports an invalid installation for an answer %s', async (_, body, status) => {
    await expect(loadConfig(answering(body, status))).rejects.toThrow('no valid config.json');
  });

  it('reports an unreachable server', async () => {
    await expect(loadConfig(() => Promise.reject(new TypeError('network')))).rejects.toThrow(
      'cannot reach the server',
    );
  });
});
