import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createConnectionNotifier } from '#functions/realtime/notify-connections.ts';
import type { LiveMessage } from '#shared/realtime/schema.ts';

const record = (
  sk: string,
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE',
  SequenceNumber = '1',
): DynamoDBRecord => ({
  eventName,
  dynamodb: { SequenceNumber, Keys: { pk: { S: 'user#mara' }, sk: { S: sk } } },
});

const windows = (ids: string[], gone: string[] = [], user = 'mara') => {
  const told: [string, LiveMessage][] = [];
  const closed: string[] = [];
  const errors: Error[] = [];
  const teller = createConnectionNotifier({
    sockets: {
      openOf: async (whose) => (whose === user ? ids : []),
      forget: async (_, id) => {
        closed.push(id);
      },
    },
    push: async (id, message) => {
      if (id === 'broken') throw new Error('The gateway is out of reach.');
      told.push([id, message]);
      return !gone.includes(id);
    },
    report: (error) => errors.push(error),
  });
  return { teller, told, closed, errors };
};

describe('A changed row of a user', () => {
  it('REALTIME-01 REALTIME-02 notifies all open tabs of the user about entries and daily totals', async () => {
    const { teller, told } = windows(['laptop', 'phone']);
    await teller({ Records: [record('entry#01E', 'INSERT'), record('summary#2026-11-20', 'MODIFY')] });
    expect(told).toEqual([
      ['laptop', { type: 'change', entity: 'food_entries', operation: 'INSERT', id: '01E' }],
      ['phone', { type: 'change', entity: 'food_entries', operation: 'INSERT', id: '01E' }],
      ['laptop', { type: 'change', entity: 'daily_summaries', operation: 'UPDATE', id: '2026-11-20' }],
      ['phone', { type: 'change', entity: 'daily_summaries', operation: 'UPDATE', id: '2026-11-20' }],
    ]);
  });

  it("REALTIME-01 REALTIME-02 notifies no other user's tab", async () => {
    const { teller, told } = windows(['tablet'], [], 'ben');
    await teller({ Records: [record('entry#01E', 'INSERT'), record('summary#2026-11-20', 'MODIFY')] });
    expect(told).toEqual([]);
  });

  it('REALTIME-03 (D21) notifies the referrer about a friend, but not about internal rows', async () => {
    const { teller, told } = windows(['laptop']);
    await teller({ Records: [record('referral#01R', 'INSERT'), record('referral#01R', 'MODIFY')] });
    await teller({
      Records: [record('referral-month#2026-11', 'INSERT'), record('referral-inbox#x', 'INSERT')],
    });
    expect(told.map(([, message]) => message)).toEqual([
      { type: 'change', entity: 'referrals', operation: 'INSERT', id: '01R' },
      { type: 'change', entity: 'referrals', operation: 'UPDATE', id: '01R' },
    ]);
  });

  it('D28 notifies both users about requests and friendships, and neither about a block', async () => {
    const { teller, told } = windows(['laptop']);
    const side = (before: string | null, after: string | null): DynamoDBRecord => {
      const { dynamodb, ...rest } = record('friend#pair', 'MODIFY');
      const image = (status: string | null) => ({
        user_id: { S: 'mara' },
        ...(status && { status: { S: status } }),
      });
      return { ...rest, dynamodb: { ...dynamodb, OldImage: image(before), NewImage: image(after) } };
    };
    await teller({ Records: [side('pending', 'accepted'), side('accepted', null), side(null, null)] });
    await teller({ Records: [side('asked', 'asked')] });
    expect(told.map(([, message]) => message)).toEqual([
      { type: 'change', entity: 'user_friends', operation: 'UPDATE', id: 'pair' },
      { type: 'change', entity: 'user_friends', operation: 'UPDATE', id: 'pair' },
    ]);
  });

  it("SOCIAL-23 notifies the sharer about a like, and the liking user's other tabs", async () => {
    const { teller, told } = windows(['laptop']);
    const meal = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', user_id = 'mara'): DynamoDBRecord => ({
      eventName,
      dynamodb: {
        SequenceNumber: '1',
        Keys: { pk: { S: 'shared-meal#01M' }, sk: { S: 'meal' } },
        ...(eventName !== 'REMOVE' && { NewImage: { user_id: { S: user_id } } }),
      },
    });
    await teller({ Records: [meal('MODIFY'), meal('MODIFY', 'ben'), meal('INSERT'), meal('REMOVE')] });
    await teller({ Records: [record('feed#01F', 'INSERT'), record('feed#01F', 'MODIFY')] });
    await teller({ Records: [record('feed#01F', 'REMOVE'), record('like#01L', 'REMOVE')] });
    const change = (operation: string, id: string) => ({
      type: 'change',
      entity: 'shared_meals',
      operation,
      id,
    });
    expect(told.map(([, message]) => message)).toEqual([
      change('UPDATE', '01M'),
      change('INSERT', '01F'),
      change('DELETE', '01F'),
      change('DELETE', '01L'),
    ]);
  });

  it('sends nothing for rows that no screen shows', async () => {
    const { teller, told } = windows(['laptop']);
    await teller({ Records: [record('action#abc', 'INSERT'), record('socket#1', 'REMOVE')] });
    expect(told).toEqual([]);
  });

  it('removes a connection that is gone', async () => {
    const { teller, closed } = windows(['laptop', 'phone'], ['phone']);
    await teller({ Records: [record('entry#01E', 'REMOVE')] });
    expect(closed).toEqual(['phone']);
  });

  it('reports the first record that failed, so that the stream redelivers from there', async () => {
    const { teller, errors } = windows(['broken']);
    const answer = await teller({
      Records: [record('action#x', 'INSERT', '7'), record('entry#01E', 'INSERT', '8')],
    });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '8' }] });
    expect(errors).toHaveLength(1);
  });
});
