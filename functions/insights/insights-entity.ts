import { type Insight, insightEngines } from '#shared/insights/schema.ts';
import { languageNames } from '#shared/language/languages.ts';
import { choice, json, number, optionalChoice, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of stored insights. */
const INSIGHTS_PREFIX = 'insights#';

/** A user's insights of one wall-clock day. Expire after a month. */
export const createInsightsEntity = defineUserEntity(
  'insights',
  {
    date: textKey,
    insights: json<Insight[]>(),
    health_score: number,
    engine: choice(insightEngines),
    /** Language of the insights; missing means English. */
    language: optionalChoice(languageNames),
    generated_at: text,
    expires_at: number,
  },
  ({ date }) => `${INSIGHTS_PREFIX}${date}`,
);
