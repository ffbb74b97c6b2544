import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { describe, expect, it } from 'vitest';
import { createClosedAccountEntity } from '#functions/platform/account/closed-account-entity.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld, type SocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);

const notFound = { code: 'SHARED_MEAL_NOT_FOUND' };

/** Returns the IDs of all meals that a user sees. */
const seenBy = async (reader: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let before: string | null | undefined = undefined; before !== null;) {
    const page: Awaited<ReturnType<SocialWorld['feed']>> = await world.feed(reader, before);
    ids.push(...page.meals.map(({ id }) => id));
    before = page.next;
  }
  return ids;
};

/** Creates two friends; one shares a meal with friends and one with everyone. The jobs have run. */
const sharing = async () => {
  const [mara, ben] = [await world.person('Mara'), await world.person('Ben')];
  await world.befriend(mara, ben);
  await world.givePlan(mara);
  const share = async (audience: 'friends' | 'everyone'): Promise<string> => {
    const { id } = await world.share(mara, { food_entry_id: await world.entry(mara), audience });
    await world.runJob({ kind: 'shared', user_id: mara, id });
    return id;
  };
  return { mara, ben, forFriends: await share('friends'), open: await share('everyone') };
};

describe('A meal shared with friends', () => {
  it("SOCIAL-22 (D28) a meal shared with friends stays invisible to strangers, even with a pending request or the meal's ID", async () => {
    const { mara, ben, forFriends } = await sharing();
    const stranger = await world.person();
    await world.ask(stranger, mara);
    expect(await seenBy(stranger)).not.toContain(forFriends);
    await expect(world.like(stranger, forFriends)).rejects.toMatchObject(notFound);
    await expect(world.report(stranger, forFriends)).rejects.toMatchObject(notFound);
    expect(await seenBy(ben)).toContain(forFriends);
  });

  it('a meal shared with friends disappears for a former friend before any job has run', async () => {
    const { mara, ben, forFriends, open } = await sharing();
    await world.part(ben, mara);
    expect(await world.rows(ben, 'feed#')).toHaveLength(2);
    const seen = await seenBy(ben);
    expect([seen.includes(forFriends), seen.includes(open)]).toEqual([false, true]);
    await expect(world.like(ben, forFriends)).rejects.toMatchObject(notFound);
  });
});

describe('A block between two users', () => {
  it.each(['the sharer', 'the reader'] as const)(
    'hides all meals in both directions at once when set by %s, public ones included',
    async (who) => {
      const { mara, ben, forFriends, open } = await sharing();
      const { id: bens } = await world.share(ben, { food_entry_id: await world.entry(ben) });
      await world.runJob({ kind: 'shared', user_id: ben, id: bens });
      expect(await seenBy(mara)).toContain(bens);
      const [by, of] = who === 'the sharer' ? [mara, ben] : [ben, mara];
      await world.block(by, of);
      const seen = await seenBy(ben);
      expect([forFriends, open].filter((id) => seen.includes(id))).toEqual([]);
      expect(await seenBy(mara)).not.toContain(bens);
      await expect(world.like(ben, open)).rejects.toMatchObject(notFound);
      await world.unblock(by, of);
      const after = await seenBy(ben);
      expect([forFriends, open].filter((id) => after.includes(id))).toEqual([open]);
    },
  );
});

describe('A report of a shared meal', () => {
  it('hides the meal from the reporter only and is stored once with its reason', async () => {
    const { mara, ben, forFriends } = await sharing();
    await world.report(ben, forFriends, { reason: 'offensive', note: 'Not nice' }, 'press-0001');
    await world.report(ben, forFriends, { reason: 'offensive', note: 'Not nice' }, 'press-0001');
    expect(await seenBy(ben)).not.toContain(forFriends);
    expect(await seenBy(mara)).toContain(forFriends);
    await expect(world.report(ben, forFriends)).rejects.toMatchObject(notFound);
    const rows = await world.rows(ben, 'report#');
    expect(rows).toMatchObject([
      { shared_meal_id: forFriends, reason: 'offensive', note: 'Not nice', gsi1pk: 'reports#open' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(mara);
  });

  it("rejects a report of the user's own meal, which can be unshared instead", async () => {
    const { mara, forFriends } = await sharing();
    await expect(world.report(mara, forFriends)).rejects.toMatchObject(notFound);
    expect(await seenBy(mara)).toContain(forFriends);
  });
});

describe('A closed account', () => {
  it('hides its shared meals from every user, even while their rows remain', async () => {
    const { mara, ben, open } = await sharing();
    await createClosedAccountEntity(world.table).build(PutItemCommand).item({ user_id: mara }).send();
    expect(await seenBy(ben)).not.toContain(open);
    expect(await seenBy(await world.person())).not.toContain(open);
  });
});
