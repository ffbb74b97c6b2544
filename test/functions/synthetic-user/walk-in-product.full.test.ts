import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionCall } from '#infra/local/runtime/create-runtime.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { cognito, newestMail } from '#test/support/api-user.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { startMeasuredCloud } from '#test/support/measured-cloud.ts';

const account = { email: 'probe@example.com', password: 'probe-1234' };

/** Turns on the synthetic user's schedule alone, and adds the parameter with its account. */
const walking = (template: Template): Template => {
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type === 'AWS::Lambda::EventSourceMapping' && Properties) Properties['Enabled'] = false;
    if (Type === 'AWS::Events::Rule' && Properties)
      Properties['State'] = id.startsWith('SyntheticUserWalks') ? 'ENABLED' : 'DISABLED';
  }
  template.Resources['Account'] = {
    Type: 'AWS::SSM::Parameter',
    Properties: { Name: '/platewise/local/synthetic-user', Type: 'String', Value: JSON.stringify(account) },
  };
  return template;
};

describe('The synthetic user in the product', () => {
  const calls: FunctionCall[] = [];
  let product: Awaited<ReturnType<typeof startMeasuredCloud>>;
  beforeAll(async () => {
    product = await startMeasuredCloud({}, undefined, {
      editTemplate: walking,
      onFunctionCall: (call) => calls.push(call),
    });
  });
  afterAll(() => product.stop());

  /** Names of the functions that answered since the last look. */
  const ran = (): string[] => calls.splice(0).map(({ definition }) => definition.entry);
  const later = (minutes: number) =>
    product.cloud.clock.advance(new Date(product.cloud.clock.now().getTime() + minutes * 60_000));
  const walks = (entries: string[]): number =>
    entries.filter((entry) => entry === 'functions/synthetic-user/walk.lambda.ts').length;

  it('fails while its account does not exist', async () => {
    await later(5);
    expect(walks(ran())).toBe(0);
  });

  it('signs in, logs a meal and deletes it every five minutes, with a session that it keeps', async () => {
    const { origin } = product.cloud;
    const UserAttributes = [{ Name: 'name', Value: 'Probe' }];
    const { UserSub } = await cognito(origin, 'SignUp', {
      Username: account.email,
      Password: account.password,
      UserAttributes,
    });
    const ConfirmationCode = (await newestMail(origin, account.email))?.code;
    await cognito(origin, 'ConfirmSignUp', { Username: account.email, ConfirmationCode });
    ran();
    await later(5);
    const first = ran();
    expect(walks(first)).toBe(1);
    expect(first).toContain('functions/dashboard/index.lambda.ts');
    expect(first.filter((entry) => entry === 'functions/food-entries/index.lambda.ts')).toHaveLength(4);
    await later(30);
    expect(walks(ran())).toBe(6);
    expect(await rowsOf(product.table, String(UserSub), 'session#')).toHaveLength(1);
    expect(await rowsOf(product.table, String(UserSub), 'entry#')).toEqual([]);
  });
});
