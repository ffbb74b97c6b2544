import type { staffRoutes } from '#shared/staff/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { AuditRepository } from './audit-repository.ts';
import type { StaffMessages } from './messages-repository.ts';

export const listMessages =
  (messages: Pick<StaffMessages, 'page'>): Endpoint<typeof staffRoutes.messages> =>
  ({ query: { state, cursor } }) =>
    messages.page(state, cursor);

/** Marks a message as answered or open, with an audit row. */
export const markMessage =
  (
    messages: Pick<StaffMessages, 'mark'>,
    audit: Pick<AuditRepository, 'note'>,
  ): Endpoint<typeof staffRoutes.markMessage> =>
  async ({ caller: { user_id: staff_id }, params, body: { state }, idempotency }) => {
    const action = state === 'answered' ? 'message_answered' : 'message_reopened';
    const { write } = audit.note(
      { staff_id, action, subject: params.id, reason: null, amount: null },
      'done',
    );
    await messages.mark(staff_id, params, state, idempotency, write);
    return undefined;
  };
