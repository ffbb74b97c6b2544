import { describe, expect, it } from 'vitest';
import {
  nextStepOf,
  suggestedStatusOf,
} from '../../../../functions/business-agents/sdr/conversations/next-step.ts';
import { type MessageReading, policies } from '#shared/business-agents/sdr/messages/reading.ts';

const reading = (intent: MessageReading['intent'], fields: Partial<MessageReading> = {}): MessageReading => ({
  intent,
  also: [],
  ...policies[intent],
  until: null,
  times: [],
  days: [],
  returns: null,
  referral: null,
  ...fields,
});

describe('The next step after a message', () => {
  it('leaves the decision to the user where contact stops because the message may be a refusal', () => {
    const doubtful = reading('interested', { outreach: 'stop', reply: 'none', score: 'same' });
    expect(nextStepOf(doubtful, false)).toBe('read_first');
    expect(suggestedStatusOf(doubtful, 'new')).toBeNull();
  });

  it('ends contact after a refusal, also one beside another intent', () => {
    for (const refusal of [
      reading('not_interested'),
      reading('complaint', { also: ['opt_out'], outreach: 'stop' }),
    ]) {
      expect(nextStepOf(refusal, false)).toBe('leave_alone');
      expect(suggestedStatusOf(refusal, 'new')).toBe('lost');
    }
  });
});
