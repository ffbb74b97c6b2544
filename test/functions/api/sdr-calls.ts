import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod';
import {
  followUpAnswer,
  lead,
  leadConversation,
  scoreAnswer,
  sdrTask,
} from '#shared/business-agents/sdr/schema.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';

export const RUN = '/api/functions/sdr-agent';
export const anna = {
  name: 'Anna Meyer',
  email: 'anna@acme-foods.de',
  company: 'Acme Foods GmbH',
  phone: '+49 171 2345678',
};
export const run = (user: ApiUser, body: object, key: string = randomUUID()) =>
  user.call('POST', RUN, { time_zone: ZONE, ...body }, { 'idempotency-key': key });
export const add = async (user: ApiUser, data: object, key?: string) => {
  const { status, body } = await run(user, { action: 'qualify_lead', leadData: data }, key);
  expect(status).toBe(200);
  return scoreAnswer.strict().parse(body);
};
export const leadsOf = async (user: ApiUser) =>
  z.object({ leads: z.array(lead.strict()) }).parse((await user.call('GET', '/api/leads')).body).leads;
export const messagesOf = async (user: ApiUser, id: string) =>
  z
    .object({ conversations: z.array(leadConversation.strict()) })
    .parse((await user.call('GET', `/api/leads/${id}/conversations`)).body).conversations;
export const tasksOf = async (user: ApiUser) =>
  z.object({ tasks: z.array(sdrTask.strict()) }).parse((await user.call('GET', '/api/sdr-tasks')).body).tasks;
export const plan = async (user: ApiUser, leadId: string, key?: string) => {
  const { status, body } = await run(user, { action: 'schedule_follow_up', leadId }, key);
  expect(status).toBe(200);
  return followUpAnswer.strict().parse(body);
};
export const eventsOf = async (user: ApiUser) =>
  (await user.call('GET', '/api/calendar-events')).body as unknown as {
    events: { id: string; title: string; start_time: string; leads: { id: string } | null }[];
  };
