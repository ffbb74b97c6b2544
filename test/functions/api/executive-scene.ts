import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import * as z from 'zod';
import {
  calendarEvent,
  crmActivity,
  documentHead,
  emailTemplate,
  type ExecutiveAnswer,
  executiveAnswer,
  workDocument,
} from '#shared/business-agents/executive/schema.ts';
import { lead, type Lead, type NewLeadInput } from '#shared/business-agents/sdr/schema.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { forwardTo } from '#test/support/open-for-tests.ts';

const RUN = '/api/functions/executive-assistant';

/** Uses the executive assistant through the API like a user. */
export const atWork = (user: Pick<ApiUser, 'call'>) => {
  const ask = (action: string, data: object, key: string = randomUUID(), language = 'en') =>
    user.call(
      'POST',
      RUN,
      { action, data, time_zone: ZONE },
      { 'idempotency-key': key, 'accept-language': language },
    );
  const read = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> => {
    const { status, body } = await user.call('GET', path, undefined, { 'accept-language': 'en' });
    expect([path, status]).toEqual([path, 200]);
    return schema.parse(body);
  };
  return {
    ask,
    /** Runs an action that must succeed. */
    done: async (action: string, data: object, key?: string, language?: string): Promise<ExecutiveAnswer> => {
      const { status, body } = await ask(action, data, key, language);
      expect([action, status, body.code]).toEqual([action, 200, undefined]);
      return executiveAnswer.strict().parse(body);
    },
    /** Runs an action that must be rejected, and returns the reason. */
    refused: async (action: string, data: object) => {
      const { status, body } = await ask(action, data);
      return [status, body.code];
    },
    events: async (from?: string) =>
      (
        await read(
          `/api/calendar-events${from ? `?from=${from}` : ''}`,
          z.object({ events: z.array(calendarEvent.strict()) }),
        )
      ).events,
    activities: async () =>
      (await read('/api/crm-activities', z.object({ activities: z.array(crmActivity.strict()) }))).activities,
    documents: async () =>
      (await read('/api/documents', z.object({ documents: z.array(documentHead.strict()) }))).documents,
    document: (id: string, version?: number) =>
      read(`/api/documents/${id}${version ? `?version=${version}` : ''}`, workDocument.strict()),
    templates: async (query = '') =>
      (await read(`/api/email-templates${query}`, z.object({ templates: z.array(emailTemplate.strict()) })))
        .templates,
    leads: async () => (await read('/api/leads', z.object({ leads: z.array(lead) }))).leads,
    addLead: async (leadData: NewLeadInput): Promise<Lead> => {
      const { status, body } = await user.call('POST', '/api/functions/sdr-agent', {
        action: 'qualify_lead',
        leadData,
      });
      expect(status).toBe(200);
      return z.object({ lead }).parse(body).lead;
    },
  };
};

type Assistant = ReturnType<typeof atWork>;

/** Signs up two users for the tests of a file, and opens the assistant for both. */
export const openOffice = () => {
  let users: { mara: ApiUser; ben: ApiUser; hers: Assistant; his: Assistant };
  beforeAll(async () => {
    const [mara, ben] = await Promise.all([withUser(), withUser()]);
    users = { mara, ben, hers: atWork(mara), his: atWork(ben) };
  });
  return {
    mara: forwardTo(() => users.mara),
    ben: forwardTo(() => users.ben),
    hers: forwardTo(() => users.hers),
    his: forwardTo(() => users.his),
  };
};

/** Returns a local day in `ZONE`'s winter time, far enough in the future: the Tuesday of the week after next. */
export const workingDay = (): string => {
  const day = new Date(Date.now() + 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};
