import { describe, expect, it } from 'vitest';
import { FEED_PAGE, type FeedPage } from '#shared/social/schema.ts';
import { sharedRows } from '#test/support/feed-rows.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);

const idsIn = ({ meals }: FeedPage): string[] => meals.map(({ id }) => id);
/** Returns the IDs of the whole feed, page by page. @param between runs after each page */
const whole = async (
  reader: string,
  between: () => Promise<unknown> = async () => null,
): Promise<string[]> => {
  const ids: string[] = [];
  let page = await world.feed(reader);
  for (;;) {
    ids.push(...idsIn(page));
    if (page.next === null) return ids;
    await between();
    page = await world.feed(reader, page.next);
  }
};

/** Shares a new entry and delivers it to the friends' feeds. */
const shared = async (owner: string, more: object = {}): Promise<string> => {
  const { id } = await world.share(owner, { food_entry_id: await world.entry(owner), ...more });
  await world.runJob({ kind: 'shared', user_id: owner, id });
  return id;
};

const twoFriends = async (): Promise<[string, string]> => {
  const [mara, ben] = [await world.person('Mara Friend'), await world.person('Ben Reader')];
  await world.befriend(mara, ben);
  return [mara, ben];
};

describe('GET /api/shared-meals', () => {
  it("SOCIAL-21 DATA-09 shows a meal as it is in the diary, with the sharer's name and no email", async () => {
    const [mara, ben] = await twoFriends();
    const food_entry_id = await world.entry(mara, { serving_size: '1 bowl', protein: 12 });
    const { id } = await world.share(mara, { food_entry_id, caption: 'So good' });
    await world.runJob({ kind: 'shared', user_id: mara, id });
    const page = await world.feed(ben);
    expect(page).toEqual({
      meals: [
        {
          id,
          user_id: mara,
          food_entry_id,
          caption: 'So good',
          created_at: '2026-11-22T12:00:00.000Z',
          likes_count: 0,
          audience: 'friends',
          liked: false,
          food_entries: {
            food_name: 'Lentil soup',
            calories: 320,
            serving_size: '1 bowl',
            meal_type: 'lunch',
            image_url: null,
          },
          profiles: { full_name: 'Mara Friend' },
        },
      ],
      next: null,
    });
    expect(JSON.stringify(page)).not.toContain('@');
  });

  it("SOCIAL-22 (D28) contains the user's own, friends' and public meals, newest first and each once", async () => {
    const [mara, ben] = await twoFriends();
    const stranger = await world.person('Somebody Else');
    for (const person of [mara, stranger]) await world.givePlan(person);
    const forFriends = await shared(mara);
    const own = await shared(ben);
    const open = await shared(mara, { audience: 'everyone' });
    const strangers = await shared(stranger, { audience: 'everyone' });
    const hidden = await shared(stranger);
    expect(await whole(ben)).toEqual([strangers, open, own, forFriends]);
    expect(await whole(stranger)).toEqual([hidden, strangers, open]);
    for (const id of [open, strangers]) {
      await world.unshare(mara, id);
      await world.unshare(stranger, id);
    }
  });

  it('SOCIAL-22 pages by ten and shows each existing meal once while meals are added and removed', async () => {
    const [mara, ben] = await twoFriends();
    await world.put(sharedRows(mara, 24, { reader: ben }));
    const before = (await world.rows(ben, 'feed#')).map(({ id }) => id as string).toReversed();
    const first = await world.feed(ben);
    expect(idsIn(first)).toHaveLength(FEED_PAGE);
    const gone = before[15]!;
    await world.unshare(mara, gone);
    const seen = await whole(ben, () => shared(mara));
    expect(seen).toEqual(before.filter((id) => id !== gone));
    expect(new Set(seen).size).toBe(23);
  });

  it('ends exactly after the last meal', async () => {
    const ben = await world.person();
    expect(await world.feed(ben)).toEqual({ meals: [], next: null });
    await world.put(sharedRows(ben, FEED_PAGE));
    expect((await world.feed(ben)).next).toBe(null);
    await shared(ben);
    const { meals, next } = await world.feed(ben);
    expect([meals.length, next]).toEqual([FEED_PAGE, meals.at(-1)!.id]);
    expect((await world.feed(ben, next!)).meals).toHaveLength(1);
  });

  it('follows the diary: shows a corrected meal corrected and a deleted one not at all', async () => {
    const [mara, ben] = await twoFriends();
    const food_entry_id = await world.entry(mara);
    const { id } = await world.share(mara, { food_entry_id });
    await world.runJob({ kind: 'shared', user_id: mara, id });
    const row = (await world.rows(mara, `entry#${food_entry_id}`))[0]!;
    await world.put([{ ...row, food_name: 'Tomato soup', calories: 150 }]);
    expect((await world.feed(ben)).meals[0]!.food_entries).toMatchObject({
      food_name: 'Tomato soup',
      calories: 150,
    });
    await world.remove(row);
    expect((await world.feed(ben)).meals).toEqual([]);
    expect((await world.feed(mara)).meals).toEqual([]);
  });

  it("leaves out friends' meals older than a year while the table still contains them", async () => {
    const [mara, ben] = await twoFriends();
    await shared(mara);
    // A meal's age is derived from its ID, which contains its creation time.
    world.at(new Date(Date.now() + 367 * 86_400_000).toISOString());
    expect([await whole(ben), (await whole(mara)).length]).toEqual([[], 1]);
    world.at('2026-11-22T12:00:00Z');
  });
});

describe('The photo of a shared meal', () => {
  it('shows the photo by a signed URL only when it was shared with the meal', async () => {
    const [mara, ben] = await twoFriends();
    const image_url = 'photos/01JD0000000000000000000000';
    const entry = () => world.entry(mara, { image_url });
    await shared(mara, { food_entry_id: await entry() });
    await shared(mara, { food_entry_id: await entry(), with_photo: true });
    const photos = async (reader: string) =>
      (await world.feed(reader)).meals.map(({ food_entries }) => food_entries.image_url);
    expect(await photos(ben)).toEqual([`/signed/${image_url}`, null]);
    expect(await photos(mara)).toEqual([`/signed/${image_url}`, null]);
  });

  it('hides a photo that was added to the meal later', async () => {
    const mara = await world.person();
    const food_entry_id = await world.entry(mara);
    await world.share(mara, { food_entry_id, with_photo: true });
    const row = (await world.rows(mara, `entry#${food_entry_id}`))[0]!;
    await world.put([{ ...row, image_url: 'photos/01JD0000000000000000000000' }]);
    expect((await world.feed(mara)).meals[0]!.food_entries.image_url).toBe(null);
  });
});
