import { describe, expect, it } from 'vitest';
import { type MessageContext, readMessage } from '#shared/business-agents/sdr/messages/read-message.ts';
import type { MessageCase } from './message-case.ts';
import { mixedMessages } from './messages-mixed.ts';
import { openMessages } from './messages-open.ts';
import { refusingMessages } from './messages-refusing.ts';

const context: MessageContext = {
  today: '2026-10-13',
  time: '09:00',
  isMonthFirst: false,
  agreed: null,
  names: ['Mara Lind', 'Paul Finch'],
};
const cases: readonly MessageCase[] = [...refusingMessages, ...openMessages, ...mixedMessages];

describe("The reading of a lead's message", () => {
  const rows = cases.map(([intent, message, fields = {}]) => ({ intent, message, fields }));
  it.each(rows)('recognizes the intent $intent of “$message”', ({ intent, message, fields }) => {
    const { reading } = readMessage(message, context);
    const { also = [], referral, ...others } = fields;
    expect(reading).toMatchObject({ intent, ...others });
    expect(reading.also).toEqual(expect.arrayContaining(also));
    for (const [name, value] of Object.entries(referral ?? {}))
      expect(reading.referral?.[name as 'name' | 'email' | 'phone']).toContain(value);
  });

  it('stops contact after every opt-out, legal threat and request for erasure', () => {
    const forbidding = cases.filter(
      ([intent, , fields]) =>
        intent === 'opt_out' || intent === 'legal_threat' || fields?.outreach === 'stop',
    );
    expect(forbidding.length).toBeGreaterThan(40);
    const ignored = forbidding.filter(
      ([, message]) => readMessage(message, context).reading.outreach !== 'stop',
    );
    expect(ignored).toEqual([]);
  });

  it('reads 11/12 as the user does, in November or December', () => {
    const at = (isMonthFirst: boolean) =>
      readMessage('How about 11/12 at 3pm?', { ...context, isMonthFirst }).reading.times;
    expect([at(true), at(false)]).toEqual([['2026-11-12T15:00'], ['2026-12-11T15:00']]);
  });

  it('takes “same time” from the agreed appointment', () => {
    const agreed = { ...context, agreed: '2026-10-15T14:00' };
    const { reading } = readMessage('I can’t make Thursday. Could we do Friday, same time?', agreed);
    expect(reading).toMatchObject({ intent: 'meeting_decline', times: ['2026-10-16T14:00'] });
  });

  it('takes “same time” from the last appointment for a day in the sentence before', () => {
    const agreed = { ...context, agreed: '2026-10-08T11:00' };
    const { reading } = readMessage('Ok, Thursday works. Same time as last week?', agreed);
    expect(reading.times).toEqual(['2026-10-15T11:00']);
  });

  it('pauses contact after a statement that it does not understand', () => {
    const { reading } = readMessage('To be or not to be, that is the eternal riddle.', context);
    expect(['pause', 'stop']).toContain(reading.outreach);
  });

  it('reads messages as people type them on a phone', () => {
    const slot = readMessage('thurs 930am works 4 me', context).reading;
    expect(slot).toMatchObject({ intent: 'meeting_proposal', times: ['2026-10-15T09:30'] });
    expect(readMessage('ask sue harper she does that', context).reading.referral?.name).toBe('Sue Harper');
  });

  it('reads a letter without its greeting and signature', () => {
    const letter =
      'Dear Ms Lind,\nwould Thursday, the twelfth of November, at 10 am suit you?\nWith kind regards\nPeter Stopps\nUnsubscribe Ltd';
    expect(readMessage(letter, context)).toMatchObject({
      text: expect.not.stringContaining('Unsubscribe'),
      reading: { intent: 'meeting_proposal', times: ['2026-11-12T10:00'] },
    });
  });

  it('stops contact after a forwarded refusal that the sender only points to', () => {
    const forwarded =
      'Please see below.\n\n-----Original Message-----\nFrom: Ed Hall\nSubject: FW: Offer\n\nTell them to stop writing to us.';
    expect(readMessage(forwarded, context).reading.outreach).toBe('stop');
  });

  it('pauses without a day when the lead puts the matter off', () => {
    const { reading } = readMessage(
      'The budget is frozen, so all of this is on hold for the time being.',
      context,
    );
    expect(reading).toMatchObject({ intent: 'objection', outreach: 'pause', until: null });
  });

  it.each([
    'Thanks',
    'Danke!',
    'ok thx',
    'Sent from my iPhone',
    'I sent the forms last week, did you get them?',
  ])('takes “%s” for no refusal', (message) => {
    expect(readMessage(message, context).reading).toMatchObject({ reply: 'draft', outreach: 'go_on' });
  });

  it('takes thanks with a refusal for a refusal', () => {
    expect(readMessage('No thanks', context).reading.outreach).toBe('stop');
  });
});
