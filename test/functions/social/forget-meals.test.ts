import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createUserRows } from '#functions/platform/account/user-rows-repository.ts';
import { createEraseFriends } from '#functions/social/friends/erase-friends-repository.ts';
import { createEraseSharedMeals } from '#functions/social/meals/erase-shared-meals-repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);

it("D29 SOCIAL-23 account deletion removes the user's likes, their counts, shared meals and pointers, and keeps those of others", async () => {
  const [mara, ben, tom] = [await world.person(), await world.person(), await world.person()];
  await world.befriend(mara, ben);
  await world.befriend(ben, tom);
  const shared = async (owner: string): Promise<string> => {
    const { id } = await world.share(owner, { food_entry_id: await world.entry(owner), caption: 'Mine' });
    await world.runJob({ kind: 'shared', user_id: owner, id });
    return id;
  };
  const [maras, bens] = [await shared(mara), await shared(ben)];
  for (const id of [maras, bens]) for (const person of [mara, ben]) await world.like(person, id);
  await world.like(tom, bens);
  // A meal that was unshared: its like stays until the job has run.
  const gone = await shared(ben);
  await world.like(mara, gone);
  await world.unshare(ben, gone);

  const forget = createEraseSharedMeals(world.table);
  await forget(mara);
  await forget(mara);
  await createEraseFriends(world.table)(mara);
  const rows = createUserRows(world.table);
  for (let page = await rows.page(mara); page.length > 0; page = await rows.page(mara))
    await rows.remove(page);

  await world.countLikes(bens);
  const { Items = [] } = await world.table
    .getDocumentClient()
    .send(new ScanCommand({ TableName: world.table.getName(), ConsistentRead: true }));
  // Stored answers stay in users' own rows for a day.
  const others = Items.filter(({ sk }) => !String(sk).startsWith('action#'));
  expect(others.filter((row) => JSON.stringify(row).includes(mara))).toEqual([]);
  const { meals } = await world.feed(tom);
  expect(meals.map(({ id, likes_count, liked }) => [id, likes_count, liked])).toEqual([[bens, 2, true]]);
});
