import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, number, string } from 'dynamodb-toolbox/schema';
import { type Insight, insightEngines } from '#shared/insights/schema.ts';
import { languageNames } from '#shared/language/languages.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of stored insights. */
const INSIGHTS_PREFIX = 'insights#';

/** A user's insights of one wall-clock day. Expire after a month. */
export const createInsightsEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'insights',
    table,
    schema: item({
      user_id: string().key(),
      date: string().key(),
      insights: any().castAs<Insight[]>(),
      health_score: number(),
      engine: string().enum(...insightEngines),
      /** Language of the insights; missing means English. */
      language: string()
        .enum(...languageNames)
        .optional(),
      generated_at: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, date }) => ({ pk: userPartition(user_id), sk: `${INSIGHTS_PREFIX}${date}` }),
  });
