import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/local/options.ts';
import { createRuntime } from '#infra/local/runtime/create-runtime.ts';
import type { FunctionDefinition } from '#infra/local/runtime/function-definition.ts';
import { openLogFiles } from '#infra/local/runtime/log-files.ts';
import { functionArnOf } from '#infra/local/template/model.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 10_000 };

const folder = mkdtempSync(join(tmpdir(), 'platewise-runtime-'));
const logs = openLogFiles(folder);

const probe = (settings: Partial<FunctionDefinition> = {}): FunctionDefinition => ({
  name: 'Probe',
  arn: functionArnOf('Probe'),
  entry: 'test/infra/local/host/fixtures/probe.lambda.ts',
  timeoutSeconds: 5,
  memoryMb: 256,
  variables: { TABLE_NAME: 'meals' },
  roleArn: 'unused',
  ...settings,
});

const clockOffset = new Float64Array(new SharedArrayBuffer(8));
const runtime = createRuntime({
  functions: [
    probe(),
    probe({ name: 'Hasty', timeoutSeconds: 0.3 }),
    probe({ name: 'Empty', entry: 'test/infra/local/host/fixtures/no-handler.lambda.ts' }),
    probe({ name: 'Missing', entry: 'test/infra/local/host/fixtures/missing.lambda.ts' }),
  ],
  principalOf: ({ name }) => ({
    name,
    accessKeyId: `key-of-${name}`,
    secretAccessKey: 'secret',
    statements: [],
  }),
  machine: { awsEndpoint: 'http://127.0.0.1:1/__local/aws', searchPath: '/usr/bin', taskRoot: '/task' },
  codeOf: ({ entry }) => join(projectRoot, entry),
  logs,
  clockOffset,
});

afterAll(async () => {
  await runtime.stop();
  await logs.close();
  rmSync(folder, { recursive: true });
});

const call = (order: object, name = 'Probe') => runtime.invoke(functionArnOf(name), order);

describe('A function on the local cloud', () => {
  it("a function on the local cloud receives the template's variables and those of Lambda, and none of the host", async () => {
    process.env['SECRET_OF_THE_HOST'] = 'yes';
    const environment = (await call({ do: 'environment' })) as Record<string, string>;
    expect(environment).toMatchObject({
      TABLE_NAME: 'meals',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'key-of-Probe',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1/__local/aws',
      AWS_LAMBDA_FUNCTION_NAME: 'Probe',
      TZ: 'UTC',
    });
    const foreign = Object.keys(environment).filter(
      (name) => !/^(AWS_|LAMBDA_TASK_ROOT$|_|TABLE_NAME$|PATH$|TZ$)/.test(name),
    );
    expect(foreign).toEqual([]);
    delete process.env['SECRET_OF_THE_HOST'];
  });

  it('a function on the local cloud receives a Lambda context', async () => {
    const context = (await call({ do: 'context' })) as { remaining: number };
    expect(context).toMatchObject({
      functionName: 'Probe',
      functionVersion: '$LATEST',
      memoryLimitInMB: '256',
      invokedFunctionArn: functionArnOf('Probe'),
      hasId: true,
    });
    expect(context.remaining).toBeGreaterThan(1_000);
    expect(context.remaining).toBeLessThanOrEqual(5_000);
  });

  it("a function on the local cloud follows the product's clock", async () => {
    const read = async () => (await call({ do: 'clock' })) as { now: number; date: number };
    for (const offset of [0, 31 * 86_400_000]) {
      clockOffset[0] = offset;
      const { now, date } = await read();
      expect(Math.abs(now - Date.now() - offset)).toBeLessThan(5_000);
      expect(Math.abs(date - now)).toBeLessThan(1_000);
    }
    const { remaining } = (await call({ do: 'context' })) as { remaining: number };
    expect(remaining).toBeGreaterThan(1_000);
    clockOffset[0] = 0;
  });

  it('a function on the local cloud can be found by the address of an integration', async () => {
    const uri = `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${functionArnOf('Probe')}/invocations`;
    expect(await runtime.invoke(uri, { do: 'echo', text: 'hello' })).toEqual({ do: 'echo', text: 'hello' });
  });

  it('a function on the local cloud exchanges JSON, which drops other values', async () => {
    expect(await call({ do: 'echo', at: new Date(0), nothing: undefined })).toEqual({
      do: 'echo',
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('a function on the local cloud stays warm between calls', async () => {
    const first = (await call({ do: 'count' })) as number;
    expect(await call({ do: 'count' })).toBe(first + 1);
  });

  it('a function on the local cloud runs at most four calls in parallel', async () => {
    const began = Date.now();
    await Promise.all(Array.from({ length: 8 }, () => call({ do: 'sleep', ms: 400 })));
    expect(Date.now() - began).toBeGreaterThanOrEqual(800);
  });

  it('a function on the local cloud reports a thrown error by its name', async () => {
    await expect(call({ do: 'fail' })).rejects.toMatchObject({
      name: 'FunctionFailure',
      errorType: 'RangeError',
      message: 'too much salt',
    });
  });

  it('a function on the local cloud stops at its timeout, and starts again for the next call', async () => {
    await call({ do: 'count' }, 'Hasty');
    await expect(call({ do: 'sleep', ms: 5_000 }, 'Hasty')).rejects.toMatchObject({
      errorType: 'Sandbox.Timedout',
      message: expect.stringContaining('Task timed out after 0.30 seconds'),
    });
    expect(await call({ do: 'count' }, 'Hasty')).toBe(1);
  });

  it('a function on the local cloud fails only the current call when it ends its own process', async () => {
    await expect(call({ do: 'exit' })).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await call({ do: 'echo' })).toEqual({ do: 'echo' });
  });

  it('a function on the local cloud rejects results above 6 MB', async () => {
    expect(await call({ do: 'answer', bytes: 6 * 1024 * 1024 - 2 })).toHaveLength(6 * 1024 * 1024 - 2);
    await expect(call({ do: 'answer', bytes: 6 * 1024 * 1024 })).rejects.toMatchObject({
      errorType: 'Function.ResponseSizeTooLarge',
    });
  });

  it('a function on the local cloud rejects events above 6 MB', async () => {
    await expect(call({ do: 'echo', text: 'x'.repeat(6 * 1024 * 1024) })).rejects.toMatchObject({
      errorType: 'RequestTooLargeException',
    });
  });

  it.each([
    ['Empty', 'exports no function named handler'],
    ['Missing', 'missing.lambda.ts'],
  ])('a function on the local cloud reports the invalid source file (%s)', async (name, words) => {
    await expect(call({}, name)).rejects.toThrow(words);
  });

  it('a function on the local cloud causes an error with its name when it is missing from the stack', async () => {
    await expect(call({}, 'Nobody')).rejects.toThrow('function:Nobody');
  });

  it('a function on the local cloud writes to a separate log file', async () => {
    await call({ do: 'print', text: 'a line of its own' });
    await expect
      .poll(() => readFileSync(join(folder, 'Probe.log'), 'utf8'), PATIENCE)
      .toContain('a line of its own');
  });
});
