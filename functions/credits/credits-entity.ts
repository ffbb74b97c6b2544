import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { tiers } from '#shared/plans/tiers.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

export const CREDITS_KEY = 'account#credits';

/** What a person has of credits: `CreditAccount` of shared/credits. One row a person, made at the first look. */
export const createCreditsEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'credits',
    table,
    schema: item({
      user_id: string().key(),
      tier: string().enum(...tiers),
      used: number(),
      kept: number(),
      held_allowance: number(),
      held_kept: number(),
      period_start: string(),
      period_end: string(),
      anchor_day: number(),
      /** How many changes the history has; they add up to what the account holds. */
      changes: number(),
      /** One more with each write: who writes names the version that was read. */
      version: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: CREDITS_KEY }),
  });
