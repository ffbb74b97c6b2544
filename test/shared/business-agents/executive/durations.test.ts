import { describe, expect, it } from 'vitest';
import { assistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { executiveRequest } from '#shared/business-agents/executive/schema.ts';

const fault = 'Enter whole minutes from 5 to 480.';
const messagesOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  (error?.issues ?? []).map(({ message }) => message);

describe('The duration of a meeting', () => {
  it.each(['a while', 0, 4, 30.5, 481])('EXEC-05 gets the limits as the message for %o', (duration) => {
    const request = { action: 'schedule_meeting', data: { title: 'Demo', duration } };
    expect(messagesOf(executiveRequest.safeParse(request))).toContain(fault);
    const step = { deed: 'change_event', id: '01JD0000000000000000000000', minutes: duration };
    expect(messagesOf(assistantStep.safeParse(step))).toContain(fault);
  });
});
