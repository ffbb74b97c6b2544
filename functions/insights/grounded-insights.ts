import type { Fact } from '#shared/facts/fact.ts';
import { checkFigures, findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import type { Language } from '#shared/language/languages.ts';
import { MAX_INSIGHTS } from '#shared/insights/schema.ts';
import { isJudging } from '#shared/insights/is-judging.ts';
import type { WrittenInsight } from './generate-insights-with-model.ts';
import type { GroundedInsight } from './stored-insights.ts';

/** Matches URLs and markup, since the text is displayed as is. */
const unsafeText = /https?:|www\.|<\/?[a-z]|\]\(/i;

/** Returns the facts that an insight cites, or null if it cites an unknown one. */
const citedBy = ({ facts }: WrittenInsight, sheet: readonly Fact[]): Fact[] | null => {
  const cited = facts.map((number) => sheet[number - 1]);
  return cited.every((fact) => fact !== undefined) ? cited : null;
};

const textOf = ({ title, description, label }: WrittenInsight): string => `${title}. ${description} ${label}`;

const isGrounded = (written: WrittenInsight, sheet: readonly Fact[], language: Language): boolean => {
  const text = textOf(written);
  const cited = citedBy(written, sheet);
  return (
    cited !== null &&
    !unsafeText.test(text) &&
    !isJudging(text, language) &&
    findInventedNumbers(text, cited, language).length === 0
  );
};

/**
 * Returns the cited facts whose numbers appear in the text, or all of them if it has no numbers. The insight is
 * outdated once one of them changes.
 */
const correctionContext = (
  written: WrittenInsight,
  sheet: readonly Fact[],
  language: Language,
): NonNullable<GroundedInsight['facts']> => {
  const cited = citedBy(written, sheet) ?? [];
  const mentioned = cited.filter((fact) =>
    checkFigures(textOf(written), [{ ...fact, label: '' }], language).some(({ isKnown }) => isKnown),
  );
  return (mentioned.length > 0 ? mentioned : cited).map(({ id, words }) => ({ id, words }));
};

const sameFacts = (one: WrittenInsight, other: WrittenInsight): boolean =>
  new Set([...one.facts, ...other.facts]).size === new Set(one.facts).size &&
  new Set(one.facts).size === new Set(other.facts).size;

const saysTheSame = (one: WrittenInsight, other: WrittenInsight): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() || sameFacts(one, other);

/**
 * Filters a model's insights: every number must appear in a cited fact, every cited fact must exist, and the text must
 * not scold or repeat itself. An insight that breaks a rule is dropped.
 */
export const groundedInsights = (
  written: readonly WrittenInsight[],
  sheet: readonly Fact[],
  language: Language = 'en',
): GroundedInsight[] =>
  written
    .filter((one) => isGrounded(one, sheet, language))
    .filter((one, at, sound) => sound.findIndex((other) => saysTheSame(one, other)) === at)
    .slice(0, MAX_INSIGHTS)
    .map((one) => ({
      type: one.type,
      title: one.title,
      description: one.description,
      action: { label: one.label, kind: one.destination },
      facts: correctionContext(one, sheet, language),
    }));
