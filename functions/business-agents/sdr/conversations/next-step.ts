import { isInDoubt, type MessageReading } from '#shared/business-agents/sdr/messages/reading.ts';
import type { LeadStatus, NextStep } from '#shared/business-agents/sdr/schema.ts';

/** Returns what the user can do next about a message. */
export const nextStepOf = (reading: MessageReading, isBlocked: boolean): NextStep => {
  const { intent, outreach } = reading;
  if (isBlocked) return outreach === 'go_on' && intent !== 'unclear' ? 'lift_do_not_contact' : 'leave_alone';
  if (intent === 'data_request' && outreach !== 'go_on') return 'answer_data_request';
  if (outreach === 'stop') return isInDoubt(reading) ? 'read_first' : 'leave_alone';
  if (outreach === 'other_person') return 'write_to_referral';
  if (intent === 'complaint') return 'solve_first';
  if (outreach === 'pause') return 'wait';
  if (intent === 'meeting_proposal' || intent === 'meeting_decline') return 'propose_times';
  return intent === 'price_question' || intent === 'negotiation' ? 'send_price' : 'send_reply';
};

/** Returns the status that a message suggests, or null if it suggests none or the lead has it (decision D27). */
export const suggestedStatusOf = (reading: MessageReading, status: LeadStatus): LeadStatus | null => {
  const { intent, outreach, score } = reading;
  if (status === 'converted' || isInDoubt(reading)) return null;
  const suggested: LeadStatus | null =
    outreach === 'stop'
      ? 'lost'
      : score === 'up' && intent !== 'praise'
        ? 'qualified'
        : status === 'new'
          ? 'contacted'
          : null;
  return suggested === status ? null : suggested;
};
