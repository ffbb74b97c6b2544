import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSocialWorld, type SocialWorld } from '../social/social-world.ts';
import { createModerationScene } from './moderation-scene.ts';

let world: SocialWorld;
let scene: ReturnType<typeof createModerationScene>;
beforeAll(async () => {
  world = await createSocialWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.at('2026-11-22T12:00:00Z');
  scene = createModerationScene(world);
});

const seenBy = async (user: string) => (await world.feed(user)).meals.map(({ id }) => id);

/** Creates a meal that Mara shares with Jon and Eve; Jon reports it. */
const reportedMeal = async () => {
  const [mara, jon, eve] = await Promise.all([
    world.person('Mara Sharer'),
    world.person('Jon Reporter'),
    world.person('Eve Friend'),
  ]);
  for (const friend of [jon, eve]) await world.befriend(mara, friend);
  const food_entry_id = await world.entry(mara);
  const { id: meal } = await world.share(mara, { food_entry_id });
  await world.runJob({ kind: 'shared', user_id: mara, id: meal });
  expect([await seenBy(jon), await seenBy(eve)]).toEqual([[meal], [meal]]);
  await world.report(jon, meal);
  return { mara, jon, eve, meal, food_entry_id };
};
const APPEAL = 'This is my own recipe, not an advertisement.';

describe('A decision about a reported meal', () => {
  it('hides the meal from others, emails its owner the reason, and a lifted appeal shows it again', async () => {
    const { mara, jon, eve, meal } = await reportedMeal();
    await scene.decide(jon, meal, 'hide');
    expect(await seenBy(eve)).toEqual([]);
    expect((await world.feed(mara)).meals).toMatchObject([{ id: meal, is_hidden: true }]);
    const [mail] = scene.mails;
    expect(mail).toMatchObject({ to: `${mara}@example.com` });
    expect(mail!.text).toContain('don’t allow spam');
    expect(mail!.text + mail!.html).not.toMatch(new RegExp(`${jon}|Jon|sam`));

    const token = scene.token();
    expect(await scene.view(token)).toMatchObject({ action: 'meal_hidden', rule: 'spam', appeal: null });
    const sent = await scene.appeal(token, APPEAL);
    expect(sent.appeal).toMatchObject({ text: APPEAL, outcome: null });
    expect(await scene.appeal(token, APPEAL)).toEqual(sent);
    await expect(scene.appeal(token, `${APPEAL} Really.`)).rejects.toMatchObject({
      code: 'APPEAL_ALREADY_SENT',
    });
    const [appeal] = await scene.openAppeals();
    await scene.answer(mara, appeal!.id, 'lifted');
    expect([await seenBy(eve), await scene.openAppeals()]).toEqual([[meal], []]);
    expect(scene.mails.at(-1)!.text).toContain('reversed our decision');
    await expect(scene.answer(mara, appeal!.id, 'upheld')).rejects.toMatchObject({
      code: 'APPEAL_NOT_FOUND',
    });
    // The reporter still does not see it, and the owner's history does not identify the reporter.
    expect(await seenBy(jon)).toEqual([]);
    const history = await scene.history(mara);
    expect(history).toMatchObject({
      reports: [{ shared_meal_id: meal, reason: 'spam', outcome: 'acted' }],
      decisions: [{ action: 'meal_hidden', staff_id: 'sam', appeal: { outcome: 'lifted' } }],
    });
    expect(JSON.stringify(history)).not.toContain(jon);
  });

  it('removes the meal, or keeps it without an email, and cannot be made twice or about an own meal', async () => {
    const [bad, good] = [await reportedMeal(), await reportedMeal()];
    await expect(scene.decide(bad.jon, bad.meal, 'hide', bad.mara)).rejects.toMatchObject({
      code: 'ACCOUNT_IS_YOURS',
    });
    await scene.decide(bad.jon, bad.meal, 'remove');
    expect([await seenBy(bad.mara), scene.mails.length]).toEqual([[], 1]);
    const again = { food_entry_id: bad.food_entry_id };
    await expect(world.share(bad.mara, again)).rejects.toMatchObject({ code: 'MEAL_WAS_REMOVED' });
    await scene.appeal(scene.token(), APPEAL);
    const [appeal] = await scene.openAppeals();
    await scene.answer(bad.mara, appeal!.id, 'lifted');
    expect((await world.share(bad.mara, again)).food_entry_id).toBe(bad.food_entry_id);
    scene.mails.length = 1;
    await scene.decide(good.jon, good.meal, 'leave');
    expect([await seenBy(good.eve), scene.mails.length]).toEqual([[good.meal], 1]);
    expect((await scene.history(good.mara)).reports).toMatchObject([{ outcome: 'kept' }]);
    // Both reported a third meal; the second report is closed once the meal is hidden.
    const twice = await reportedMeal();
    await world.report(twice.eve, twice.meal);
    await scene.decide(twice.jon, twice.meal, 'hide');
    await scene.decide(twice.eve, twice.meal, 'leave');
    const { reports } = await scene.history(twice.mara);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['acted', 'acted']);
    await expect(scene.decide(good.jon, good.meal, 'remove')).rejects.toMatchObject({
      code: 'REPORT_NOT_FOUND',
    });
  });
});

describe('A blocked or suspended account', () => {
  it('a blocked account is shut with its meals hidden, and its owner is emailed in their language and can appeal', async () => {
    const { mara, eve, meal } = await reportedMeal();
    scene.speak('de');
    expect(await scene.block(mara, null)).toMatchObject({ blocked: true, suspended_until: null });
    expect([scene.isDisabled(mara), await seenBy(eve)]).toEqual([true, []]);
    expect(scene.mails[0]).toMatchObject({ subject: 'Dein Konto bei Platewise ist gesperrt' });
    await scene.appeal(scene.token(), APPEAL);
    const [appeal] = await scene.openAppeals();
    await scene.answer(mara, appeal!.id, 'lifted');
    expect([scene.isDisabled(mara), await seenBy(eve)]).toEqual([false, [meal]]);
  });

  it('stays shut after the appeal against an earlier decision was lifted', async () => {
    const mara = await world.person();
    await scene.block(mara, 7);
    await scene.appeal(scene.token(), APPEAL);
    await scene.block(mara, null);
    const [appeal] = await scene.openAppeals();
    await scene.answer(mara, appeal!.id, 'lifted');
    expect(scene.isDisabled(mara)).toBe(true);
  });

  it('opens when its suspension ends, not before, and the log names no staff member', async () => {
    const mara = await world.person();
    expect((await scene.block(mara, 7)).suspended_until).toBe('2026-11-29T12:00:00.000Z');
    world.at('2026-11-29T11:59:00Z');
    expect([await scene.endSuspensions(), scene.isDisabled(mara)]).toEqual([0, true]);
    world.at('2026-11-29T12:00:00Z');
    expect([await scene.endSuspensions(), scene.isDisabled(mara)]).toEqual([1, false]);
    expect([await scene.endSuspensions(), scene.mails.length]).toEqual([0, 2]);
    expect(await scene.log()).toContainEqual(['automatic', 'suspension_ended', 'done']);
    expect((await scene.history(mara)).decisions).toMatchObject([{ ended_at: '2026-11-29T12:00:00.000Z' }]);
  });

  it('a late retry of a block does not undo that staff opened the account', async () => {
    const mara = await world.person();
    await scene.block(mara, null, 'first-click');
    expect((await scene.unblock(mara)).blocked).toBe(false);
    expect((await scene.block(mara, null, 'first-click')).blocked).toBe(false);
    expect((await scene.history(mara)).decisions).toHaveLength(1);
  });

  it('a block is logged as failed while the email fails, and a retry with a new link completes it', async () => {
    const mara = await world.person();
    scene.failMails(true);
    await expect(scene.block(mara, null, 'a-click')).rejects.toThrow('away');
    expect(await scene.log()).toContainEqual(['sam', 'account_blocked', 'failed']);
    scene.failMails(false);
    await scene.block(mara, null, 'a-click');
    expect(await scene.log()).not.toContainEqual(['sam', 'account_blocked', 'failed']);
    expect((await scene.history(mara)).decisions).toHaveLength(1);
    expect(await scene.view(scene.token())).toMatchObject({ action: 'account_blocked' });
  });
});

describe('The link of a warning', () => {
  it('shows what staff wrote, but no other decision, and works for six months', async () => {
    const [mara, jon] = [await world.person(), await world.person()];
    await scene.warn(mara, 'Do not post links to shops.');
    const token = scene.token();
    expect(scene.mails[0]!.text).toContain('Do not post links to shops.');
    await scene.warn(jon);
    const [, id, secret] = scene.token().split('.');
    for (const wrong of [`${mara}.${id}.${secret}`, token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')])
      await expect(scene.view(wrong)).rejects.toMatchObject({ code: 'APPEAL_NOT_FOUND' });
    world.at('2027-05-24T11:59:00Z');
    expect(await scene.view(token)).toMatchObject({ message: 'Do not post links to shops.' });
    world.at('2027-05-24T12:00:00Z');
    await expect(scene.view(token)).rejects.toMatchObject({ code: 'APPEAL_NOT_FOUND' });
  });
});
