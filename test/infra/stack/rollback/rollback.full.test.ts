import { describe, expect, it } from 'vitest';
import { firstDeploymentOf, type Stage, stages } from '#infra/stages.ts';
import { createCloudFormation, stepsOf } from './cloudformation.ts';
import { unknownNamesIn } from './fixed-names.ts';
import { backups } from '../backups.ts';
import { mailStackOf, type StageStack, stacksOf, withWholeMail } from '../stage-stacks.ts';

/** Stacks as the deploy command creates them at first, and as it leaves them. */
const passesOf = (stage: Stage) => ({
  first: stacksOf(firstDeploymentOf(stage)),
  second: stacksOf(stage),
});

const prod = passesOf(stages.prod);
const dev = passesOf(stages.dev);
const backedUp = passesOf({ ...stages.prod, backups });
const european = passesOf({ ...stages.prod, region: 'eu-central-1' });

const countOf = (order: readonly StageStack[]): number => order.flatMap(stepsOf).length;

/** Fails at a resource, then runs the documented next step, `npm run deploy` again. @returns what went wrong */
const retryAfter = (failure: number, { first, second }: ReturnType<typeof passesOf>): string[] => {
  const cloud = createCloudFormation();
  if (cloud.deploy(first, failure)) return [`nothing failed at resource ${failure}`];
  const isDeployed = cloud.deploy(first) && cloud.deploy(second);
  const incomplete = Object.entries(cloud.statuses()).filter(([, status]) => status !== 'CREATE_COMPLETE');
  return isDeployed && incomplete.length === 0 ? cloud.problems : [`stuck at ${failure}`, ...cloud.problems];
};

/** Plants a failure at every tenth resource of a first deployment, and at the last one. */
const everyTenth = (passes: ReturnType<typeof passesOf>): string[] => {
  const count = countOf(passes.first);
  const planted = Array.from({ length: Math.ceil(count / 10) }, (_, index) => index * 10);
  return [...planted, count - 1].flatMap((failure) => retryAfter(failure, passes));
};

/** Returns a copy of the stacks with a change to each resource. */
const changed = (
  order: readonly StageStack[],
  change: (resource: StageStack['template']['Resources'][string]) => void,
): StageStack[] => {
  const copy = structuredClone(order) as StageStack[];
  for (const { template } of copy) Object.values(template.Resources).forEach(change);
  return copy;
};

describe('A first deployment', () => {
  it.each([
    ['dev', dev],
    ['prod', prod],
    ['prod in Europe', european],
    ['prod with backups', backedUp],
  ])('recovers with the documented next step from a failure at every tenth resource of %s', (_, passes) => {
    expect(countOf(passes.first)).toBeGreaterThan(700);
    expect(everyTenth(passes)).toEqual([]);
  });

  it('gets stuck if stacks, table and user pool are protected from the start', () => {
    expect(everyTenth({ first: prod.second, second: prod.second })).toEqual(
      expect.arrayContaining([
        'Data: the stack is protected',
        expect.stringMatching(/^Data: TableCD117FA1 is protected$/),
      ]),
    );
  });

  it('gets stuck if a bucket with logs is deleted without being emptied', () => {
    const first = changed(dev.first, (resource) => {
      if (resource.Type === 'AWS::S3::Bucket') delete resource.Properties['Tags'];
    });
    expect(everyTenth({ first, second: dev.second })).toContain('Data: AccessLogs8B620ECA is not empty');
  });

  it('gets stuck if a log group with a fixed name is retained', () => {
    const first = changed(prod.first, (resource) => {
      if (resource.Type !== 'AWS::Logs::LogGroup') return;
      resource.DeletionPolicy = 'Retain';
      if (resource.Properties['LogGroupName'])
        resource.Properties['LogGroupName'] = 'aws-waf-logs-platewise-prod';
    });
    expect(everyTenth({ first, second: prod.second })).toContain(
      'Edge: AWS::Logs::LogGroup aws-waf-logs-platewise-prod already exists',
    );
  });
});

describe('A deployed environment', () => {
  it('can be destroyed and deployed again if it keeps no data, although users have filled it', () => {
    const cloud = createCloudFormation();
    expect(cloud.deploy(dev.first)).toBe(true);
    expect(cloud.destroy(dev.first)).toBe(true);
    // An account setting of API Gateway, which other stages use.
    expect(cloud.account.existing.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'GatewayLogging',
      'GatewayAccount',
    ]);
    expect(cloud.deploy(dev.first)).toBe(true);
    expect(cloud.problems).toEqual([]);
  });

  it('lets API, edge, alarms and site be deleted and deployed again while the data stays', () => {
    const cloud = createCloudFormation();
    expect(cloud.deploy(prod.first)).toBe(true);
    const data = cloud.account.existing.filter(({ stack }) => stack === 'Data');
    expect(cloud.destroy(prod.first.filter(({ name }) => name !== 'Data'))).toBe(true);
    expect(cloud.account.existing.filter(({ stack }) => stack === 'Data')).toEqual(data);
    expect(cloud.deploy(prod.first)).toBe(true);
    expect(cloud.problems).toEqual([]);
  });

  it('cannot be deleted while it is protected', () => {
    const cloud = createCloudFormation();
    expect(cloud.deploy(prod.first) && cloud.deploy(prod.second)).toBe(true);
    expect(cloud.destroy(prod.second)).toBe(false);
    expect(cloud.problems).toEqual(['Site: the stack is protected']);
  });
});

describe('The mail stack', () => {
  /** A deployment with `--only mail`, in a zone and with the mailbox of walks. */
  const mailOf = (stage: Stage): StageStack[] => [
    mailStackOf(withWholeMail({ ...stage, zone: { id: 'Z1', name: 'example.com' } })),
  ];
  const everyResource = (stage: Stage): string[] => {
    const order = mailOf(firstDeploymentOf(stage));
    return Array.from({ length: countOf(order) }, (_, failure) =>
      retryAfter(failure, { first: order, second: order }),
    ).flat();
  };

  it.each([
    ['dev', stages.dev],
    ['prod', stages.prod],
  ])('recovers with the same command from a failure at every resource of %s', (_, stage) => {
    expect(countOf(mailOf(stage))).toBeGreaterThan(15);
    expect(everyResource(stage)).toEqual([]);
  });

  it('can be destroyed and deployed again in dev, once its rule set is deactivated, although its mailbox has received emails', () => {
    const [cloud, order] = [createCloudFormation(), mailOf(stages.dev)];
    expect(cloud.deploy(order)).toBe(true);
    cloud.account.activateRules('platewise-dev');
    expect(cloud.destroy(order)).toBe(false);
    expect(cloud.problems.splice(0)).toEqual([expect.stringMatching(/^Mail: WalkRules\w+ is active$/)]);
    cloud.account.activateRules(null);
    expect(cloud.destroy(order) && cloud.deploy(order)).toBe(true);
    expect(cloud.problems).toEqual([]);
  });

  it('gets stuck if its identity stayed after a failed first deployment', () => {
    const order = changed(mailOf(stages.dev), (resource) => {
      if (resource.Type === 'AWS::SES::EmailIdentity') resource.DeletionPolicy = 'Retain';
    });
    expect(retryAfter(countOf(order) - 1, { first: order, second: order })).toContain(
      'Mail: AWS::SES::EmailIdentity mail.example.com already exists',
    );
  });
});

describe('The names of resources', () => {
  it('names are listed as unique or harmless, so that the model knows which collide', () => {
    const templates = [...prod.second, ...dev.second, mailStackOf(withWholeMail(stages.prod))].flatMap(
      ({ template, nested }) => [template, ...nested.values()],
    );
    expect(templates.flatMap(unknownNamesIn)).toEqual([]);
  });
});
