import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { MAX_ACTIVITIES, MAX_DOCUMENTS } from '#shared/business-agents/executive/schema.ts';
import { readRow } from '#functions/platform/table/read-row.ts';
import { createItemCountEntity } from '#functions/platform/limits/item-count-entity.ts';
import { createCreateTask } from '#functions/business-agents/executive/crm/create-task.ts';
import { activityEndpoints } from '#functions/business-agents/executive/crm/activity-endpoints.ts';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createExecutiveWorld, type ExecutiveWorld } from './executive-world.ts';

let world: ExecutiveWorld;
beforeAll(async () => {
  world = await createExecutiveWorld();
});
afterAll(() => world.stop());

const task = { taskType: 'call', subject: 'Call', priority: 'medium' } as const;
const stored = {
  subject: 'From before',
  activity_type: 'call',
  description: null,
  status: 'pending',
  priority: 'medium',
  due_date: null,
  created_at: '2026-11-01T08:00:00.000Z',
  lead_id: null,
} as const;
const setCount = (user_id: string, kind: string, count: number) =>
  createItemCountEntity(world.table).build(PutItemCommand).item({ user_id, kind, count }).send();

describe('Limits of the workspace', () => {
  it('creates exactly as many tasks as allowed when several requests arrive at once', async () => {
    const { user_id, context } = world.person();
    const createTask = createCreateTask(world);
    await createTask(context(), task);
    await setCount(user_id, 'activities', MAX_ACTIVITIES - 2);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => createTask(context(), task)));
    const refused = results.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual(['TOO_MANY_TASKS', 'TOO_MANY_TASKS', 'TOO_MANY_TASKS']);
    expect((await world.activities.page(user_id)).rows).toHaveLength(3);
    // A deletion makes room for one more; repeating it does not.
    const [first] = (await world.activities.page(user_id)).rows;
    const { removeActivity } = activityEndpoints(world);
    const remove = () =>
      removeActivity({
        caller: { user_id },
        params: { id: first!.id },
        idempotency: context().idempotency,
      } as never);
    await remove();
    await remove();
    await createTask(context(), task);
    await expect(createTask(context(), task)).rejects.toMatchObject({ code: 'TOO_MANY_TASKS' });
  });

  it('refuses a document above the limit before a model writes it', async () => {
    const { user_id, context } = world.person();
    await setCount(user_id, 'documents', MAX_DOCUMENTS);
    const document = { title: 'Offer', documentType: 'proposal' as const, tags: [] };
    await expect(world.createDocument(context(), document)).rejects.toMatchObject({
      code: 'TOO_MANY_DOCUMENTS',
    });
  });

  it('counts the tasks that a user has from before there was a counter, and pages through them', async () => {
    const { user_id, context } = world.person();
    const ids = Array.from({ length: 3 }, () => ulid()).toSorted();
    for (const id of ids) {
      const old = { ...stored, id };
      await world.writer.write(user_id, context().idempotency, [world.activities.toKeep(user_id, old)], null);
    }
    await createCreateTask(world)(context(), task);
    const counts = createItemCountEntity(world.table);
    expect((await readRow(counts, { user_id, kind: 'activities' }))?.count).toBe(4);
    const { rows, hasMore } = await world.activities.page(user_id, ids[1]);
    expect([rows.map(({ id }) => id), hasMore]).toEqual([[ids[0]], false]);
  });
});
