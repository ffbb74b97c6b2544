import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createProfileEntity } from '../platform/table/profile-entity.ts';

/**
 * Makes the person's profile when the e-mail is confirmed, once. Cognito calls the same trigger after a password
 * reset; only `PostConfirmation_ConfirmSignUp` is a new person.
 */
export const createWelcomeProfile = (table: Table, clock: Clock) => {
  const profiles = createProfileEntity(table);

  return async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
    const { sub, email, name } = event.request.userAttributes;
    if (!sub) throw new Error('Cognito sent no sub.');
    const row = { user_id: sub, email, full_name: name, updated_at: clock().toISOString() };
    try {
      await profiles.create(row).go();
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
    return event;
  };
};
