import { Entity } from 'electrodb';
import { activityLevels } from '#shared/profile/schema.ts';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/** Who the person is; made when the e-mail is confirmed. Unset fields are absent. */
export const createProfileEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'profile', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        email: { type: 'string' },
        full_name: { type: 'string' },
        age: { type: 'number' },
        weight: { type: 'number' },
        height: { type: 'number' },
        activity_level: { type: activityLevels },
        daily_calorie_goal: { type: 'number' },
        updated_at: { type: 'string', required: true },
      },
      indexes: {
        byUser: {
          pk: userKey,
          sk: { field: 'sk', composite: [], template: 'account#profile', casing: 'none' },
        },
      },
    },
    { client, table },
  );

export type ProfileEntity = ReturnType<typeof createProfileEntity>;
