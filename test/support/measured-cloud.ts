import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableAt } from '#functions/platform/table/client.ts';
import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import type { LocalCloudOptions } from '#infra/local/cloud.ts';
import { startLocalCloud } from '#infra/local/local-cloud.ts';
import { readOptions } from '#infra/local/options.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { createCaller } from './api-user.ts';

/** In memory if possible: nothing here must survive, and the database waits for each write. */
const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Turns off the event source mappings and the schedules, so that only the measured code calls the database. */
const undisturbed = (template: Template): Template => {
  for (const { Type, Properties } of Object.values(template.Resources)) {
    if (Type === 'AWS::Lambda::EventSourceMapping' && Properties) Properties['Enabled'] = false;
    if (Type === 'AWS::Events::Rule' && Properties) Properties['State'] = 'DISABLED';
  }
  return template;
};

/**
 * Starts the product in this process and counts its database calls.
 * @param env as for `npm start`, for example `OPENAI_BASE_URL`
 * @param webDist folder of the built site; defaults to the project's
 * @param more overrides, for example to keep the stream mappings
 */
export const startMeasuredCloud = async (
  env: NodeJS.ProcessEnv = {},
  webDist?: string,
  more: Partial<LocalCloudOptions> = {},
) => {
  const dataDir = mkdtempSync(join(folder, 'platewise-measured-'));
  const calls: DatabaseCall[] = [];
  const cloud = await startLocalCloud({
    ...readOptions({ ...process.env, STRIPE_SECRET_KEY: '', ...env }, []),
    port: 0,
    dataDir,
    ...(webDist !== undefined && { webDist }),
    seed: false,
    editTemplate: undisturbed,
    countsCapacity: true,
    onDatabaseCall: (call) => calls.push(call),
    ...more,
  });
  const client = new DynamoDBClient({
    endpoint: cloud.awsEndpoint,
    region: cloud.region,
    credentials: cloud.operator,
  });
  const [{ id: tableName } = { id: '' }] = cloud.stack.byType('AWS::DynamoDB::Table');
  const table = tableAt(tableName, DynamoDBDocumentClient.from(client));

  return {
    cloud,
    table,
    /** The secret from which this product derives its functions' credentials. */
    secret: (): string => readFileSync(join(dataDir, 'installation-secret'), 'utf8'),
    /** Creates a confirmed, signed-in user. */
    person: async (email: string) => {
      const { sub } = await cloud.cognito.importUser({
        email,
        password: 'plate-1234',
        fullName: 'Mara Test',
      });
      const token = cloud.cognito.tokensFor(sub).accessToken;
      return { sub, token, ...createCaller(cloud.origin, token) };
    },
    /** Returns the database calls made while `run` runs. */
    during: async (run: () => Promise<unknown>): Promise<DatabaseCall[]> => {
      calls.length = 0;
      await run();
      return [...calls];
    },
    /** Returns the logged bytes by function name in the stack. */
    logged: (): Map<string, number> => {
      const logs = join(dataDir, 'logs');
      return new Map(
        readdirSync(logs).map((file) => [file.replace(/\.log$/, ''), statSync(join(logs, file)).size]),
      );
    },
    stop: async (): Promise<void> => {
      client.destroy();
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type MeasuredCloud = Awaited<ReturnType<typeof startMeasuredCloud>>;
export type MeasuredPerson = Awaited<ReturnType<MeasuredCloud['person']>>;
