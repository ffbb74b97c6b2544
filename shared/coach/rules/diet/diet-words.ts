import { dietLabel } from '../../../diet/labels.ts';
import type { ChosenIdeas } from '../../../diet/ideas/choose-ideas.ts';
import type { DietOffer } from '../../../diet/conversation.ts';
import type { MentionedConstraints } from '../../../diet/mentioned-constraints.ts';
import type { DietConstraints } from '../../../diet/read-diet.ts';
import type { Language } from '../../../language/languages.ts';

const inWords = (parts: readonly string[], last: string): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)!}`;
};

const labelsOf = (names: readonly string[], language: Language): string[] =>
  names.map((name) => dietLabel(name, language));

/** 'no peanuts or milk' or an empty text. */
const withoutWords = (names: readonly string[], language: Language): string => {
  if (names.length === 0) return '';
  const list = labelsOf(names, language);
  return language === 'de' ? `ohne ${inWords(list, 'und')}` : `no ${inWords(list, 'or')}`;
};

/** Everything that a user wants to be respected, as a short list. */
export const constraintWords = (constraints: DietConstraints, language: Language): string => {
  const { diets, limits, avoid, otherAllergens, dislikes, uncheckedDiet } = constraints;
  const implied = new Set<string>(
    diets.flatMap((diet) => {
      if (diet === 'halal') return ['pork', 'alcohol'];
      if (diet === 'kosher') return ['pork', 'crustacean', 'mollusc'];
      return [diet.replace('-free', '')];
    }),
  );
  const named = [...diets, ...limits].map((name) => dietLabel(name, language));
  const rest = [...avoid.filter((name) => !implied.has(name)), ...otherAllergens, ...dislikes];
  return [...named, ...(uncheckedDiet === null ? [] : [uncheckedDiet]), withoutWords(rest, language)]
    .filter((part) => part !== '')
    .join(', ');
};

/** Confirms what a message mentioned. */
export const notedWords = (mentioned: MentionedConstraints, language: Language): string => {
  const { diets, allergens, refused, dislikes, conditions, isForOther } = mentioned;
  const free = withoutWords([...new Set([...allergens, ...refused, ...dislikes])], language);
  const parts = [...labelsOf(diets, language), ...labelsOf(conditions, language), free].filter(
    (part) => part !== '',
  );
  if (parts.length === 0) return '';
  const list = parts.join(', ');
  if (language === 'de') return `${isForOther ? 'Für die andere Person notiert' : 'Notiert'}: ${list}.`;
  return `${isForOther ? 'Noted for them' : 'Noted'}: ${list}.`;
};

const mealNames: Readonly<Record<string, readonly [en: string, de: string]>> = {
  breakfast: ['for breakfast', 'fürs Frühstück'],
  lunch: ['for lunch', 'zum Mittagessen'],
  dinner: ['for dinner', 'zum Abendessen'],
  snack: ['for a snack', 'als Snack'],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names the ideas, or says kindly that there is none. */
export const ideaWords = (
  { ideas, isAsRequested }: ChosenIdeas,
  { meal, language }: { meal: string | null; language: Language },
): string => {
  const isGerman = language === 'de';
  if (ideas.length === 0)
    return isGerman
      ? 'Ich habe keine Idee, die sicher zu allem passt. Am sichersten ist, was du schon gut verträgst; eine Ernährungsfachkraft kann dir helfen, mehr zu finden.'
      : 'I don’t have an idea that surely fits all of that. Foods that you know agree with you are the safest choice, and a dietitian can help you find more.';
  const when = meal === null ? '' : ` ${mealNames[meal]?.[isGerman ? 1 : 0] ?? ''}`;
  const texts = ideas.map((idea) => (isGerman ? idea.de : idea.en));
  const last = texts.pop() ?? '';
  const list = texts.length === 0 ? last : `${texts.join('; ')}; ${isGerman ? 'oder' : 'or'} ${last}`;
  const instead = isAsRequested
    ? ''
    : isGerman
      ? 'Genau das habe ich nicht. '
      : 'I don’t have exactly that. ';
  return isGerman ? `${instead}Ideen${when}: ${list}.` : `${instead}Ideas${when}: ${capital(list)}.`;
};

/** What the ideas cannot promise. */
export const cautionWords = (
  { ideas }: ChosenIdeas,
  constraints: DietConstraints,
  language: Language,
): string => {
  const isGerman = language === 'de';
  const { avoid, otherAllergens, diets, limits, uncheckedDiet } = constraints;
  const hasMeat = ideas.some(({ ingredients }) => ingredients.some(({ diet }) => diet === 'meat'));
  const certified = diets.find((diet) => diet === 'halal' || diet === 'kosher');
  const isPersonal = limits.some((limit) => limit !== 'low-carb' && limit !== 'no red meat');
  const lines = [
    certified !== undefined &&
      hasMeat &&
      (isGerman
        ? `Nimm Fleisch mit ${certified === 'halal' ? 'Halal' : 'Koscher'}-Siegel.`
        : `Choose ${certified}-certified meat.`),
    isPersonal &&
      (isGerman
        ? 'Was du verträgst, ist persönlich: Eine Ernährungsfachkraft oder deine Ärztin kann dich beraten.'
        : 'What you tolerate is personal, so a dietitian or your doctor can guide you.'),
    uncheckedDiet !== null &&
      !limits.includes('low-fodmap') &&
      (isGerman
        ? `„${uncheckedDiet}“ kann ich nicht prüfen.`
        : `I can’t check “${uncheckedDiet}”, so look over the ingredients.`),
    avoid.some((name) => name !== 'pork' && name !== 'alcohol') || otherAllergens.length > 0
      ? isGerman
        ? 'Sieh bei Fertigprodukten auf dem Etikett nach Spuren.'
        : 'Check the labels of packaged products for traces.'
      : false,
  ];
  return lines.filter((line) => line !== false).join(' ');
};

/** Offers to save what was mentioned. */
export const offerWords = (offer: DietOffer, language: Language): string => {
  const { diet, allergens, conditions } = offer;
  const names = [
    ...(diet === null ? [] : diet.split(', ')),
    ...conditions,
    ...(allergens.length === 0 ? [] : [withoutWords(allergens, language)]),
  ].map((name) => dietLabel(name, language));
  const list = names.join(', ');
  return language === 'de'
    ? `Soll ich das in deinem Profil speichern (${list})? Tippe auf „Im Profil speichern“ oder antworte „speichern“.`
    : `Save this to your profile (${list})? Tap “Save to profile” or answer “save it”.`;
};
