import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { createCognito } from '#infra/local/services/cognito/cognito.ts';
import { createMailbox } from '#infra/local/services/ses/mailbox/mailbox.ts';
import { openStore } from '#infra/local/store.ts';
import type { LocalStack } from '#infra/local/template/model.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { afterAll } from 'vitest';
import { operator, startServiceEndpoint } from './service-endpoint.ts';
import { poolTemplate, triggerArns } from './pool-template.ts';

/** An event of a trigger call. */
interface TriggerEvent {
  triggerSource: string;
  userName: string;
  userPoolId: string;
  callerContext: { clientId: string };
  request: Record<string, unknown> & { userAttributes: Record<string, string> };
  response: Record<string, unknown>;
}

type Trigger = (event: TriggerEvent) => unknown;

const passThrough: Trigger = (event) => event;

/** Writes emails like the product's trigger, with the code in the text and in a link. */
export const writeMail: Trigger = (event) => {
  const { codeParameter } = (event as unknown as CustomMessageTriggerEvent).request;
  const link = `https://example.com/redirect?type=recovery&amp;sub=${event.userName}&amp;code=${codeParameter}`;
  return {
    ...event,
    response: {
      ...event.response,
      emailSubject: `${event.triggerSource} for ${event.request.userAttributes['name'] ?? 'nobody'}`,
      emailMessage: `<p>Your code is <b>${codeParameter}</b>.</p><p><a href="${link}">Go on</a></p>`,
    },
  };
};

const MINUTE_MS = 60_000;

/** Creates a clock that tests can move. It starts at the real time because clients compare tokens with theirs. */
const createTestClock = () => {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    passMinutes: (minutes: number) => void (ahead += minutes * MINUTE_MS),
    passSeconds: (seconds: number) => void (ahead += seconds * 1_000),
  };
};

/** Creates a data folder that can be opened several times. */
export const createDataDir = () => {
  const path = mkdtempSync(join(tmpdir(), 'platewise-cognito-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Opens the local user pool behind the AWS endpoint, with triggers that record events and can be replaced. */
export const openPool = async (options: {
  dataDir: string;
  stack?: LocalStack;
  principals?: Principal[];
}) => {
  const { dataDir, stack = poolTemplate(), principals = [operator] } = options;
  const store = openStore(join(dataDir, 'local.sqlite'));
  const clock = createTestClock();
  const mailbox = createMailbox(store);
  const events: TriggerEvent[] = [];
  const triggers = { PreSignUp: passThrough, CustomMessage: writeMail, PostConfirmation: passThrough };
  const runtime = {
    invoke: async (arn: string, event: unknown) => {
      const called = structuredClone(event) as TriggerEvent;
      events.push(called);
      const name = (Object.keys(triggerArns) as (keyof typeof triggerArns)[]).find(
        (trigger) => triggerArns[trigger] === arn,
      );
      if (!name) throw new Error(`No function ${arn}.`);
      return triggers[name](called);
    },
  };
  const cognito = createCognito({ store, stack, runtime, mailbox, clock: clock.now, dataDir });
  const endpoint = await startServiceEndpoint([cognito.service], principals);
  return {
    cognito,
    clock,
    mailbox,
    events,
    triggers,
    /** Endpoint for SDK clients. */
    url: endpoint.url,
    /** Endpoint for browsers, as in `/config.json`. */
    poolUrl: `${endpoint.url}/cognito`,
    /** Returns the code in the newest email to an address. */
    codeFor: (email: string) => mailbox.list(email)[0]?.code ?? 'no code',
    close: async () => {
      await endpoint.stop();
      store.close();
    },
  };
};
export type OpenPool = Awaited<ReturnType<typeof openPool>>;

/** Opens a pool with a data folder of its own for the tests of a file. */
export const openPoolForTests = (): OpenPool => {
  const dataDir = createDataDir();
  afterAll(dataDir.remove);
  return openForAllTests(async () => {
    const pool = await openPool({ dataDir: dataDir.path });
    return { ...pool, stop: pool.close };
  });
};
