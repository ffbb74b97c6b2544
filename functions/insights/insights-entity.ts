import { any, item, number, string } from 'dynamodb-toolbox/schema';
import { type Insight, insightEngines } from '#shared/insights/schema.ts';
import { languageNames } from '#shared/language/languages.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of stored insights. */
const INSIGHTS_PREFIX = 'insights#';

/** A user's insights of one wall-clock day. Expire after a month. */
export const createInsightsEntity = defineUserEntity(
  'insights',
  item({
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
  ({ date }) => `${INSIGHTS_PREFIX}${date}`,
);
