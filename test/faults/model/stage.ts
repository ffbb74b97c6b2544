import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createPhotoRepository } from '#functions/photos/repository.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';
import type { Tier } from '#shared/plans/tiers.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import type { FaultyAws } from '../support/faulty-aws.ts';
import { createFollow } from './follow.ts';
import { scriptedModel } from './scripted-model.ts';
import type { Stage } from './player.ts';
import { checkRows } from './rows.ts';
import { createWire, type Stand } from './wire.ts';
import { PEOPLE } from './world.ts';

/** Plans of the users: the first one's includes everything but it uses no model; the others may. */
const plans: readonly Tier[] = ['enterprise', 'premium', 'free'];

const emailOf = (account: string): string => `${account}@example.com`;

const inJson = (body: object): Fault => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

/** Returns the account with an email, as Amazon Cognito does. */
const personOf = ({ body }: ServiceRequest): Fault => {
  const { Username } = JSON.parse(body.toString()) as { Username: string };
  const attributes = { email: Username, email_verified: 'true', sub: Username.replace('@example.com', '') };
  return inJson({
    Username,
    Enabled: true,
    UserStatus: 'CONFIRMED',
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
};

const answer = (request: ServiceRequest): Fault | null => {
  const target = String(request.headers['x-amz-target']);
  if (target.endsWith('.AdminGetUser')) return personOf(request);
  if (target.endsWith('.GetParameter') && request.body.includes('model-key'))
    return inJson({ Parameter: { Name: 'key', Value: 'scripted' } });
  return request.path.startsWith('/model/') ? scriptedModel(request) : null;
};

/** The last one is never logged, so that it is never deleted with an entry either. */
const PHOTOS = 3;

/** Stores checked photos. @returns their keys */
const keepPhotos = async ({ table, objects }: FaultyAws, account: string): Promise<string[]> => {
  const repository = createPhotoRepository(table, systemClock);
  const keys: string[] = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    const id = newUlid();
    await repository.expect(account, id, 'image/jpeg');
    await repository.markKept(account, id);
    objects.set(photoKeyOf(id), tinyJpeg);
    keys.push(photoKeyOf(id));
  }
  return keys;
};

/** Creates new users with empty diaries, and everything around them. */
export const openStage = async (
  aws: FaultyAws,
  bug?: Stand['bug'],
): Promise<Stage & { close: () => Promise<void> }> => {
  const { table } = aws;
  const client = table.getDocumentClient();
  const TableName = table.getName();
  const accounts = Array.from({ length: PEOPLE }, () => randomUUID());
  const today = new Date().toISOString().slice(0, 10);
  const created_at = `${addDays(today, -3)}T08:00:00.000Z`;
  for (const [at, user_id] of accounts.entries()) {
    const Item = {
      pk: `user#${user_id}`,
      sk: 'account#profile',
      user_id,
      email: emailOf(user_id),
      ai_consent: at === 0 ? 'declined' : 'granted',
      created_at,
      updated_at: created_at,
    };
    await client.send(new PutCommand({ TableName, Item }));
    await writePlan(table, user_id, plans[at]!);
  }
  const photos = await Promise.all(accounts.map((account) => keepPhotos(aws, account)));
  const follow = createFollow(table, accounts);

  return {
    accounts,
    photos,
    days: [addDays(today, -2), addDays(today, -1)],
    wire: createWire(aws, { answer, ...(bug && { bug }) }),
    follow,
    waitForHolds: async (account) => {
      for (const { pk, sk } of await rowsOf(table, account, 'credit-hold#'))
        await client.send(
          new UpdateCommand({
            TableName,
            Key: { pk, sk },
            UpdateExpression: 'SET #until = :past',
            ExpressionAttributeNames: { '#until': 'until' },
            ExpressionAttributeValues: { ':past': 1 },
          }),
        );
    },
    checkRows: async (world) => checkRows(table, accounts, world, await follow.meals()),
    close: async () => {
      aws.service.heal();
      const meals = await follow.meals();
      const own = (await Promise.all(accounts.map((account) => rowsOf(table, account)))).flat();
      const keys = [...meals, ...own].map(({ pk, sk }) => ({ pk, sk }));
      for (let at = 0; at < keys.length; at += 25)
        await client.send(
          new BatchWriteCommand({
            RequestItems: {
              [TableName]: keys.slice(at, at + 25).map((Key) => ({ DeleteRequest: { Key } })),
            },
          }),
        );
    },
  };
};
