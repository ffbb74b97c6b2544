import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import type { Principal } from '#infra/local/gateway/principal.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import { functionDefinitionsOf } from '#infra/local/runtime/function-definition.ts';
import { functionPrincipal } from '#infra/local/runtime/principals.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { createTestFolder, openWindow, signIn, startTestCloud } from './fixtures/test-cloud.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 10_000 };

const apple = { food_name: 'Apple', calories: 95, time_zone: 'Europe/Berlin' };
const dashboard = '/api/dashboard?time_zone=Europe/Berlin';

const clientOf = ({ awsEndpoint, region }: LocalCloud, credentials: Principal): DynamoDBClient =>
  new DynamoDBClient({ endpoint: awsEndpoint, region, credentials });

const ofType = (template: Template, type: string): string[] =>
  Object.keys(template.Resources).filter((id) => template.Resources[id]?.Type === type);

describe('The product on the local cloud', () => {
  const place = createTestFolder();
  const calls: string[] = [];
  let cloud: LocalCloud;
  beforeAll(async () => {
    cloud = await startTestCloud(place, { onDatabaseCall: ({ operation }) => calls.push(operation) });
  });
  afterAll(async () => {
    await cloud.stop();
    place.remove();
  });

  it('the local cloud reports that it is ready', async () => {
    const response = await fetch(`${cloud.origin}/__local/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('the local cloud serves the built site and the local configuration', async () => {
    expect(await (await fetch(cloud.origin)).text()).toContain('A test site');
    expect(await (await fetch(`${cloud.origin}/config.json`)).json()).toMatchObject({
      stage: 'local',
      user_pool_id: cloud.cognito.userPoolId,
      user_pool_endpoint: `${cloud.origin}/__local/aws/cognito`,
    });
  });

  it('logs a meal, notifies the other tab, and loads the day with at most four database requests, one of them for the session', async () => {
    const call = await signIn(cloud);
    const messages = await openWindow(call, cloud);
    expect((await call('POST', '/api/food-entries', apple)).status).toBe(201);
    await expect
      .poll(() => messages, PATIENCE)
      .toContainEqual(expect.objectContaining({ entity: 'food_entries', operation: 'INSERT' }));
    // Waits for the last effect of a first meal, after which the table is no longer changed.
    await expect
      .poll(() => messages, PATIENCE)
      .toContainEqual(expect.objectContaining({ entity: 'achievements', operation: 'INSERT' }));
    calls.length = 0;
    expect(await (await call('GET', dashboard)).json()).toMatchObject({ today: { total_calories: 95 } });
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it('denies a function the actions that its role does not allow', async () => {
    const foods = functionDefinitionsOf(cloud.stack).find(
      ({ entry }) => entry === 'functions/foods/index.lambda.ts',
    );
    const secret = readFileSync(join(place.dataDir, 'installation-secret'), 'utf8');
    const client = clientOf(cloud, functionPrincipal(cloud.stack, foods!, secret));
    await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('not authorized to perform: dynamodb:ListTables'),
    });
  });

  it('gives the operator full access by credentials that only this user can read', async () => {
    const { TableNames = [] } = await clientOf(cloud, cloud.operator).send(new ListTablesCommand({}));
    expect(TableNames).toHaveLength(1);
    const { Items } = await clientOf(cloud, cloud.operator).send(
      new ScanCommand({ TableName: TableNames[0] }),
    );
    expect(Items?.length).toBeGreaterThan(0);
    const file = join(place.dataDir, 'operator.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      endpoint: cloud.awsEndpoint,
      accessKeyId: cloud.operator.accessKeyId,
    });
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('the local cloud runs a schedule on request', async () => {
    const [id] = cloud.schedules.ids();
    const response = await fetch(`${cloud.origin}/__local/schedules/${id}/run`, { method: 'POST' });
    expect(response.status).toBe(200);
  });

  it('the local cloud keeps its data over a stop, and deletes it on a fresh start', async () => {
    const caloriesOfToday = async (): Promise<unknown> => {
      const call = await signIn(cloud, 'keeper@example.com');
      return ((await (await call('GET', dashboard)).json()) as Dashboard).today.total_calories;
    };
    await (
      await signIn(cloud, 'keeper@example.com')
    )('POST', '/api/food-entries', apple);
    await cloud.stop();
    cloud = await startTestCloud(place);
    expect(await caloriesOfToday()).toBe(95);
    await cloud.stop();
    cloud = await startTestCloud(place, { fresh: true });
    expect(await caloriesOfToday()).toBe(0);
  });
});

describe('A resource removed from the template, on another port', () => {
  const place = createTestFolder();
  let cloud: LocalCloud;

  /** Removes one route, the stream's mapping, the schedule and one function's variable from the template. */
  const unwire = (template: Template): Template => {
    const { Resources } = template;
    const route = ofType(template, 'AWS::ApiGatewayV2::Route').find(
      (id) => Resources[id]?.Properties?.['RouteKey'] === 'GET /api/profile',
    );
    for (const id of [
      route ?? '',
      ...ofType(template, 'AWS::Lambda::EventSourceMapping'),
      ...ofType(template, 'AWS::Events::Rule'),
      // They name the removed rules.
      ...ofType(template, 'AWS::SQS::QueuePolicy'),
    ])
      delete Resources[id];
    for (const id of ofType(template, 'AWS::Lambda::Permission')) {
      if (Resources[id]?.Properties?.['Principal'] === 'events.amazonaws.com') delete Resources[id];
    }
    const variables =
      Resources[ofType(template, 'AWS::Lambda::Function').find((id) => id.startsWith('DashboardIndex')) ?? '']
        ?.Properties?.['Environment'];
    delete (variables as { Variables: Record<string, unknown> }).Variables['TABLE_NAME'];
    return template;
  };
  beforeAll(async () => {
    cloud = await startTestCloud(place, { editTemplate: unwire });
  });
  afterAll(async () => {
    await cloud.stop();
    place.remove();
  });

  it('makes its route answer 404 while its neighbor still works', async () => {
    const call = await signIn(cloud);
    const response = await call('GET', '/api/profile');
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }]);
    expect((await call('PUT', '/api/profile', { full_name: 'Mara' })).status).toBe(200);
  });

  it('a removed resource makes live updates stop when it is the stream mapping', async () => {
    const call = await signIn(cloud);
    const messages = await openWindow(call, cloud);
    expect((await call('POST', '/api/food-entries', apple)).status).toBe(201);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(messages).toEqual([]);
  });

  it('a removed resource makes a schedule unavailable', async () => {
    expect(cloud.schedules.ids()).toEqual([]);
    await expect(cloud.schedules.run('PhotosSweepOften')).rejects.toThrow('no schedule');
  });

  it('a removed resource makes a function fail when it is its variable', async () => {
    const call = await signIn(cloud);
    const response = await call('GET', dashboard);
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });
});

describe('A failing start of the local cloud', () => {
  it('a failing start of the local cloud names the unsupported setting, and leaves no process running', async () => {
    const place = createTestFolder();
    const withSearch = (template: Template): Template => {
      template.Resources['Search'] = { Type: 'AWS::OpenSearchService::Domain' };
      return template;
    };
    await expect(startTestCloud(place, { editTemplate: withSearch })).rejects.toThrow(
      'AWS::OpenSearchService::Domain (Search)',
    );
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
    expect(stdout).not.toContain(place.dataDir);
    place.remove();
  });
});
