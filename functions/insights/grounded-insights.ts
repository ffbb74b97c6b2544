import type { Fact } from '#shared/facts/fact.ts';
import { checkedFigures, strangeFigures } from '#shared/facts/figures/strange-figures.ts';
import type { Language } from '#shared/language/languages.ts';
import { MOST_INSIGHTS } from '#shared/insights/schema.ts';
import { isUnkind } from '#shared/insights/unkind.ts';
import type { WrittenInsight } from './ask-for-insights.ts';
import type { GroundedInsight } from './kept-insights.ts';

/** Addresses, and mark-up: the text is shown as it is. */
const notWords = /https?:|www\.|<\/?[a-z]|\]\(/i;

/** The facts that an insight names; null where it names one that there is none of. */
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
    !notWords.test(text) &&
    !isUnkind(text, language) &&
    strangeFigures(text, cited, language).length === 0
  );
};

/** The cited facts whose figures are told; all of them where no figure is. Once one of them changes, it is out of date. */
const toldBy = (
  written: WrittenInsight,
  sheet: readonly Fact[],
  language: Language,
): NonNullable<GroundedInsight['facts']> => {
  const cited = citedBy(written, sheet) ?? [];
  const told = cited.filter((fact) =>
    checkedFigures(textOf(written), [{ ...fact, label: '' }], language).some(({ isKnown }) => isKnown),
  );
  return (told.length > 0 ? told : cited).map(({ id, words }) => ({ id, words }));
};

const sameFacts = (one: WrittenInsight, other: WrittenInsight): boolean =>
  new Set([...one.facts, ...other.facts]).size === new Set(one.facts).size &&
  new Set(one.facts).size === new Set(other.facts).size;

const saysTheSame = (one: WrittenInsight, other: WrittenInsight): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() || sameFacts(one, other);

/**
 * What of a model's insights may be shown: each figure stands in a fact that it cites, each fact is there, nobody is
 * scolded, and nothing is said twice. An insight that breaks this is left out, whatever else it says.
 */
export const groundedInsights = (
  written: readonly WrittenInsight[],
  sheet: readonly Fact[],
  language: Language = 'en',
): GroundedInsight[] =>
  written
    .filter((one) => isGrounded(one, sheet, language))
    .filter((one, at, sound) => sound.findIndex((other) => saysTheSame(one, other)) === at)
    .slice(0, MOST_INSIGHTS)
    .map((one) => ({
      type: one.type,
      title: one.title,
      description: one.description,
      action: { label: one.label, kind: one.destination },
      facts: toldBy(one, sheet, language),
    }));
