import type * as z from 'zod';
import type { Translate } from '#shared/language/fill-places.ts';
import { defineAction, unfit } from '../action.ts';
import { fieldFaults, fields, listOrNone, text } from '../fields.ts';
import { lineRules, scored } from './score-line.ts';

export const subjectLinesData = fields({
  topic: text().optional(),
  product: text().optional(),
  audience: text().optional(),
  /** The user's own lines, to be scored. */
  lines: listOrNone(text(), 50),
});
type Data = z.output<typeof subjectLinesData>;

/** Writes lines from the user's own words only. */
const writtenOf = ({ topic, product, audience }: Data, t: Translate): string[] => {
  if (topic === undefined) return [];
  return [
    topic,
    t('New: {topic}', { topic }),
    t('{topic}: what you should know', { topic }),
    t('A question about {topic}', { topic }),
    ...(audience === undefined ? [] : [t('For {audience}: {topic}', { audience, topic })]),
    ...(product === undefined ? [] : [t('{product} and {topic}', { product, topic })]),
  ];
};

/** Sorts lines by score, best first. Ties keep their order. */
export const scoredLines = (lines: readonly string[]) => ({
  rules: lineRules.map(({ name, takes }) => ({ name, takes })),
  lines: [...new Set(lines)].map(scored).toSorted((one, other) => other.score - one.score),
});

/** Scores the user's subject lines and generated ones by published rules. */
export const subjectLines = defineAction(subjectLinesData, (data, { words: { t } }) => {
  const lines = [...data.lines, ...writtenOf(data, t)];
  if (lines.length === 0) throw unfit([{ field: 'topic', message: fieldFaults.empty }]);
  const result = scoredLines(lines);
  const [best] = result.lines;
  return { message: t('Best line: {line}', { line: best?.line ?? '' }), result };
});
