import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createNewSessionNotifier } from '#functions/account-security/notify-new-sessions.ts';
import {
  securityNoticeEmail,
  type SecurityNotice,
} from '#functions/account-security/security-notice-mail.ts';

const record = (over: { eventName?: 'INSERT' | 'MODIFY'; sk?: string; isNew?: boolean } = {}) => {
  const { eventName = 'INSERT', sk = 'session#1', isNew = true } = over;
  return {
    eventName,
    dynamodb: {
      SequenceNumber: `number of ${sk}`,
      Keys: { pk: { S: 'user#mara' }, sk: { S: sk } },
      NewImage: {
        is_new_device: { BOOL: isNew },
        device: { S: 'iPhone' },
        browser: { S: 'Safari' },
        created_at: { S: '2026-11-20T12:00:00Z' },
        time_zone: { S: 'America/New_York' },
      },
    },
  } as DynamoDBRecord;
};

const run = async (Records: DynamoDBRecord[], fails = false) => {
  const sent: [string, SecurityNotice][] = [];
  const notify = createNewSessionNotifier({
    sendNotice: async (userId, notice) => {
      if (fails) throw new Error('No mail.');
      sent.push([userId, notice]);
    },
    report: () => undefined,
  });
  return { sent, answer: await notify({ Records }) };
};

describe('The email about a new device', () => {
  it('the email about a new device is sent for the first session with a device and browser only', async () => {
    const { sent } = await run([
      record(),
      record({ isNew: false }),
      record({ eventName: 'MODIFY' }),
      record({ sk: 'socket#1' }),
    ]);
    expect(sent.map(([userId, { kind }]) => [userId, kind])).toEqual([['mara', 'new_device']]);
  });

  it('names device, browser, local time and time zone', async () => {
    const { sent } = await run([record()]);
    const { text, subject } = securityNoticeEmail('mara@example.com', 'https://plate.example', sent[0]![1]);
    expect(subject).toBe('New sign-in to your Platewise account');
    expect(text).toMatch(/Safari on iPhone, November 20, 2026 at 7:00.AM \(America\/New York\)/);
  });

  it('the email about a new device is sent again later when the mail service fails', async () => {
    const { answer } = await run([record({ isNew: false }), record({ sk: 'session#2' })], true);
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'number of session#2' }]);
  });
});
