import type { Fact } from '#shared/facts/fact.ts';
import { strangeFigures } from '#shared/facts/figures/strange-figures.ts';
import { type Insight, MOST_INSIGHTS } from '#shared/insights/schema.ts';
import type { WrittenInsight } from './ask-for-insights.ts';

/** Addresses, and mark-up: the text is shown as it is. */
const notWords = /https?:|www\.|<\/?[a-z]|\]\(/i;

/** The facts that an insight names; null where it names one that there is none of. */
const citedBy = ({ facts }: WrittenInsight, sheet: readonly Fact[]): Fact[] | null => {
  const cited = facts.map((number) => sheet[number - 1]);
  return cited.every((fact) => fact !== undefined) ? cited : null;
};

const isGrounded = (written: WrittenInsight, sheet: readonly Fact[]): boolean => {
  const text = `${written.title}. ${written.description} ${written.label}`;
  const cited = citedBy(written, sheet);
  return cited !== null && !notWords.test(text) && strangeFigures(text, cited).length === 0;
};

const sameFacts = (one: WrittenInsight, other: WrittenInsight): boolean =>
  new Set([...one.facts, ...other.facts]).size === new Set(one.facts).size &&
  new Set(one.facts).size === new Set(other.facts).size;

const saysTheSame = (one: WrittenInsight, other: WrittenInsight): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() || sameFacts(one, other);

/**
 * What of a model's insights may be shown: each figure stands in a fact that it cites, each fact is there, and nothing
 * is said twice. An insight that breaks this is left out, whatever else it says.
 */
export const groundedInsights = (written: readonly WrittenInsight[], sheet: readonly Fact[]): Insight[] =>
  written
    .filter((one) => isGrounded(one, sheet))
    .filter((one, at, sound) => sound.findIndex((other) => saysTheSame(one, other)) === at)
    .slice(0, MOST_INSIGHTS)
    .map(({ type, title, description, label, destination }) => ({
      type,
      title,
      description,
      action: { label, kind: destination },
    }));
