import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { openUserData } from '#functions/insights/open-user-data.ts';
import { createInsightsRepository } from '#functions/insights/insights-repository.ts';
import { createSendWeeklyEmail } from '#functions/insights/weekly-mail/send-weekly-mail.ts';
import { createUnsubscribeRepository } from '#functions/insights/weekly-mail/unsubscribe-repository.ts';
import { createWeeklyEmailRepository } from '#functions/insights/weekly-mail/weekly-mail-repository.ts';
import { createRunNightlyPart } from '#functions/insights/nightly/run-nightly-part.ts';
import { weeklyMail } from '#functions/insights/weekly-mail/weekly-mail.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';
import { createReadPlan } from '#functions/platform/plan/read-plan.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { changeOfRecord } from '#functions/realtime/change-from-record.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { entryOf, people, sourceOf } from '../../shared/facts/two-people.ts';
import { openTestTable } from '../test-table.ts';
import { costOfNight } from '#test/bench/nightly-cost.ts';
import { countCalls, daysUpTo, type NightPerson, writePeople } from './night-world.ts';

const MONDAY = '2026-10-26';
const clock = (): Date => new Date('2026-10-26T03:00:00Z');
const opened = openForAllTests(openTestTable);

const refusal = Object.assign(new Error('Too fast.'), { $metadata: { httpStatusCode: 429 } });
/** SES's response for a rejected address. */
const rejection = Object.assign(new Error('Address is not taken.'), {
  name: 'MessageRejected',
  $metadata: { httpStatusCode: 400 },
});
const silence = new Error('The operation was aborted due to timeout');

/** Users whom staff has blocked. */
const blocked = new Set<string>();

/** Creates a user whose week has ended, with the sent emails and the state of the mail service. */
const someone = async (over: Partial<NightPerson> = {}) => {
  const { table } = opened;
  const user_id = `person-${ulid()}`;
  await writePeople(table, [
    { user_id, zone: 'UTC', tier: 'premium', days: daysUpTo('2026-10-25', 5), ...over },
  ]);
  const sent: Mail[] = [];
  const reported: unknown[] = [];
  const failing: Error[] = [];
  const workNight = createRunNightlyPart({
    readPlan: createReadPlan(table, clock),
    rows: createInsightsRepository(table, clock),
    data: openUserData(table),
    sendWeeklyEmail: createSendWeeklyEmail({
      mails: createWeeklyEmailRepository(table, clock),
      sendEmail: async (mail) => {
        const failure = failing.pop();
        if (failure) throw failure;
        sent.push(mail);
      },
      isBlocked: async () => blocked.has(user_id),
      siteOrigin: async () => 'https://plate.example',
      report: (error) => reported.push(error),
    }),
    clock,
  });
  return {
    user_id,
    sent,
    reported,
    failing,
    night: (date = MONDAY, is_weekly = true) => workNight({ user_id, date, is_weekly }),
    wants: async () => (await createProfileRepository(table, clock).read(user_id)).weekly_mail,
  };
};

const tokenOf = (mail: Mail | undefined): string => /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

describe('The weekly email', () => {
  it('summarizes the past week in text and HTML with unsubscribe links', async () => {
    const mara = await someone();
    expect(await mara.night()).toEqual({ isKept: true, isMailed: true });
    const [mail] = mara.sent;
    expect(mail).toMatchObject({
      to: `${mara.user_id}@example.com`,
      subject: 'Your week, 19 October to 25 October',
    });
    for (const words of ['Days logged', '5 days', '1,500 kcal', '2,000 kcal', '60 g']) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    const token = tokenOf(mail);
    expect(mail?.html).toContain(`https://plate.example/unsubscribe?token=${token}`);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://plate.example/api/mail/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it("uses the profile's language, as do the nightly insights", async () => {
    const mara = await someone();
    await createProfileRepository(opened.table, clock).save(
      mara.user_id,
      { language: 'de' },
      { key: ulid(), request_hash: 'hash' },
    );
    await mara.night();
    expect(mara.sent[0]).toMatchObject({ subject: 'Deine Woche, 19. Oktober bis 25. Oktober' });
    expect(mara.sent[0]?.text).toContain('Tage mit Einträgen: 5 Tage');
    expect(await createInsightsRepository(opened.table, clock).find(mara.user_id, MONDAY)).toMatchObject({
      language: 'de',
    });
  });

  it('sends one email a week, however often the message arrives, and on no other night', async () => {
    const mara = await someone();
    await mara.night();
    expect(await mara.night()).toEqual({ isKept: false, isMailed: false });
    expect(await mara.night('2026-10-27')).toMatchObject({ isMailed: false });
    const ben = await someone();
    expect(await ben.night(MONDAY, false)).toEqual({ isKept: true, isMailed: false });
    expect([mara.sent.length, ben.sent.length]).toEqual([1, 0]);
  });

  it('sends no email to users who unsubscribed, whose plan excludes it or who logged nothing', async () => {
    const ended = await someone({ weekly_mail: false });
    expect(await ended.night()).toEqual({ isKept: true, isMailed: false });
    const free = await someone({ tier: 'free' });
    expect(await free.night()).toEqual({ isKept: false, isMailed: false });
    const silent = await someone({ days: daysUpTo('2026-10-17', 3) });
    expect(await silent.night()).toEqual({ isKept: false, isMailed: false });
    expect([ended, free, silent].flatMap(({ sent }) => sent)).toEqual([]);
  });

  it('sends no email to an account that staff has blocked', async () => {
    const mara = await someone();
    blocked.add(mara.user_id);
    expect(await mara.night()).toMatchObject({ isMailed: false });
    blocked.delete(mara.user_id);
    expect(await mara.night()).toMatchObject({ isMailed: true });
  });

  it('retries the email after a rejection, but not after a timeout in which it may have been sent', async () => {
    const mara = await someone();
    mara.failing.push(refusal);
    await expect(mara.night()).rejects.toThrow('Too fast.');
    expect(await mara.night()).toEqual({ isKept: false, isMailed: true });
    expect(mara.sent).toHaveLength(1);

    const ben = await someone();
    ben.failing.push(silence);
    expect(await ben.night()).toEqual({ isKept: true, isMailed: false });
    expect(ben.reported).toEqual([silence]);
    expect(await ben.night()).toEqual({ isKept: false, isMailed: false });
    expect(ben.sent).toEqual([]);
  });

  it('gives up when this one email is rejected for good, instead of retrying endlessly', async () => {
    const mara = await someone();
    mara.failing.push(rejection);
    expect(await mara.night()).toEqual({ isKept: true, isMailed: false });
    expect(mara.reported).toEqual([rejection]);
    expect(await mara.night()).toEqual({ isKept: false, isMailed: false });
    expect(mara.sent).toEqual([]);
  });

  it('shows food names as plain text', () => {
    const name = '<img src=x onerror=alert(1)> & "soup"';
    const entries = Array.from({ length: 6 }, (_none, ago) =>
      entryOf(`S${ago}`, ago, 'lunch', name, [1_900, 80, 100, 60, 26, 9, 3_000]),
    );
    const [anna] = people();
    const facts = factsOf(sourceOf({ ...anna, entries, water: {}, weights: [] }));
    const token = 'a'.repeat(43);
    const mail = weeklyMail({ to: 'anna@example.com', facts, token, siteOrigin: 'https://plate.example' });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('<img src=x onerror=alert(1)> &');
  });

  it('unsubscribes by the token of its links, which is stored as a hash and deleted with the account', async () => {
    const [mara, ben] = [await someone(), await someone()];
    await mara.night();
    await ben.night();
    const unsubscribe = createUnsubscribeRepository(opened.table, clock);
    expect(await unsubscribe('a'.repeat(43))).toBe(false);
    expect([await mara.wants(), await ben.wants()]).toEqual([null, null]);
    expect(await unsubscribe(tokenOf(mara.sent[0]))).toBe(true);
    expect(await unsubscribe(tokenOf(mara.sent[0]))).toBe(true);
    expect([await mara.wants(), await ben.wants()]).toEqual([false, null]);
    await createWeeklyEmailRepository(opened.table, clock).forget(ben.user_id);
    expect(await unsubscribe(tokenOf(ben.sent[0]))).toBe(false);
    expect(await ben.wants()).toBeNull();
  });
});

describe('The cost of weekly emails', () => {
  it('weekly emails cost two writes and an email per user: less than $1.50 for 10,000 users, mostly emails', async () => {
    const mara = await someone();
    const counted = countCalls(opened.table.getDocumentClient());
    expect(await mara.night()).toEqual({ isKept: true, isMailed: true });
    const { reads, writes, readUnits, writeUnits } = { ...counted };
    expect([reads, writes]).toEqual([6, 2]);
    const receivers = 10_000;
    const cost = costOfNight({
      writeUnits: writeUnits * receivers,
      readUnits: readUnits * receivers,
      // Sent, received and deleted in tens, by functions that take a second for ten.
      queueRequests: (3 * receivers) / 10,
      lambdaRequests: receivers / 10,
      lambdaSeconds: receivers / 10,
      mails: receivers,
    });
    console.log(
      `${receivers} weekly mails: ${readUnits} read and ${writeUnits} write units a person: $${cost.total.toFixed(4)} (mails ${cost.mails.toFixed(2)}, table ${cost.table.toFixed(4)})`,
    );
    expect(cost.total).toBeLessThan(1.5);
    expect(cost.mails).toBeCloseTo(1, 6);
  });
});

describe('Nightly insights', () => {
  it('pushes nightly insights to open tabs', () => {
    const Keys = { pk: { S: 'user#mara' }, sk: { S: `insights#${MONDAY}` } };
    expect(changeOfRecord({ eventName: 'INSERT', dynamodb: { Keys } })).toEqual({
      user_id: 'mara',
      message: { type: 'change', entity: 'insights', operation: 'INSERT', id: MONDAY },
    });
  });
});
