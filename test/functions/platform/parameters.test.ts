import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReadParameter } from '#functions/platform/get-parameter.ts';
import { createParameterReader } from '#functions/platform/parameters.ts';
import { type FaultyService, startFaultyService } from '#test/support/faulty-service.ts';

const KEY = '/platewise/test/openai-api-key';
let service: FaultyService;
let read: ReadParameter;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  service = await startFaultyService(async () => ({
    status: 200,
    body: JSON.stringify({ Parameter: { Name: KEY, Value: `secret-${service.requests.length}` } }),
  }));
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL: service.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }))
    vi.stubEnv(name, value);
});
afterEach(() => service.heal());
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

describe('A parameter', () => {
  it('reads a parameter decrypted, caches it for 300 seconds and reads it again', async () => {
    read = createParameterReader(() => now);
    expect(await read(KEY)).toBe('secret-1');
    now = new Date(now.getTime() + 299_000);
    expect(await read(KEY)).toBe('secret-1');
    expect(service.requests).toHaveLength(1);
    expect(JSON.parse(service.requests[0]!.body.toString())).toEqual({ Name: KEY, WithDecryption: true });
    now = new Date(now.getTime() + 2_000);
    expect(await read(KEY)).toBe('secret-2');
  });

  it('returns undefined until the parameter is set, and picks it up afterwards', async () => {
    read = createParameterReader();
    service.next({ status: 400, body: '{"__type":"ParameterNotFound"}' });
    expect(await read(KEY)).toBeUndefined();
    expect(await read(KEY)).toMatch(/^secret-/);
  });

  it('fails with the original error when the role may not read it', async () => {
    service.always({ status: 400, body: '{"__type":"AccessDeniedException"}' });
    await expect(createParameterReader()(KEY)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
