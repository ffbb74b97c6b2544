import type { HelpCountry } from '../help-lines/countries.ts';
import { helpLines, toHelpLine } from '../help-lines/help-lines.ts';
import type { CheckedLine, CountryLines } from '../help-lines/line.ts';
import type { HelpLine, ReferKind, SafetyAdvice } from '../refer.ts';
import { emergencyTopics, type Topic } from '../topics/topic.ts';
import { detailFor } from './details.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { sourcesOf } from './sources.ts';

type Language = 'en' | 'de';

const emergencies: ReadonlySet<Topic> = new Set(emergencyTopics);
const poisonings: ReadonlySet<Topic> = new Set([
  'poisoning',
  'mild-poisoning',
  'mushrooms',
  'overdose',
  'button-battery',
]);

/** Returns whom the answer to a topic refers to. */
export const referOf = (topic: Topic): ReferKind => {
  if (emergencies.has(topic)) return 'emergency';
  if (topic === 'suicide' || topic === 'self-harm') return 'crisis';
  return topic === 'eating-disorder' ? 'eating-disorder' : 'doctor';
};

const join = (parts: readonly string[], language: Language): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${language === 'de' ? 'oder' : 'or'} ${parts.at(-1) ?? ''}`;

const said = ({ name, number }: CheckedLine): string =>
  name.endsWith(' to') ? `${name} ${number}` : `${name} (${number})`;

const ELSEWHERE = {
  en: 'your local emergency number (911 in the US, 999 or 112 in the UK, 112 in Europe)',
  de: 'den Notruf deines Landes (112 in Europa, 911 in den USA)',
} as const;

const wordsFor = (
  country: HelpCountry,
  { emergency, poison, crisis, eatingDisorder, medical }: CountryLines,
  language: Language,
): Readonly<Record<string, string>> => {
  const isUnknown = country === 'other';
  const isGerman = language === 'de';
  const number = isUnknown
    ? ELSEWHERE[language]
    : isGerman
      ? `den Notruf ${emergency.number}`
      : emergency.number;
  const call = isUnknown
    ? isGerman
      ? `Wähle jetzt ${number}`
      : `Call ${number} now`
    : isGerman
      ? `Wähle jetzt den Notruf ${emergency.number}`
      : `Call ${emergency.number} now`;
  const poisonLine = poison[0];
  const poisonName = poisonLine
    ? isGerman
      ? `den Giftnotruf (${poisonLine.name.replace('Giftnotruf ', '')}, ${poisonLine.number})`
      : said(poisonLine)
    : null;
  const poisonCall = isGerman
    ? poisonName
      ? `Ruf jetzt ${poisonName} oder ${number} an.`
      : `Ruf jetzt den Giftnotruf deines Landes oder ${number} an.`
    : `Call ${poisonName ?? 'your local poison center'} or ${number} now.`;
  const poisonAsk = isGerman
    ? `Frag am Telefon ${poisonName ?? 'den Giftnotruf deines Landes'}.`
    : `Call ${poisonName ?? 'your local poison center'} and ask.`;
  return {
    call,
    emergency: number,
    poisonCall,
    poisonAsk,
    crisis:
      crisis.length === 0
        ? isGerman
          ? 'eine Krisenhotline in deinem Land (in vielen Ländern Europas 116 123)'
          : 'a crisis line in your country (116 123 in many European countries)'
        : join(crisis.map(said), language),
    eating:
      eatingDisorder.length === 0
        ? isGerman
          ? 'eine Beratungsstelle für Essstörungen'
          : 'an eating disorder service near you'
        : join(eatingDisorder.map(said), language),
    medical:
      medical.length === 0
        ? isGerman
          ? 'der ärztliche Bereitschaftsdienst'
          : 'an urgent care or after-hours line'
        : join(medical.map(said), language),
  };
};

/** Adds the emergency number if none of the lines was compared with a published page. */
const withConfirmed = (chosen: readonly CheckedLine[], { emergency }: CountryLines): CheckedLine[] =>
  chosen.length > 0 && chosen.every(({ compared }) => compared === null)
    ? [...chosen, emergency]
    : [...chosen];

/** Lines to show as buttons, the most useful first. */
const linesFor = (topic: Topic, lines: CountryLines, language: Language): HelpLine[] => {
  const refer = referOf(topic);
  const chosen = poisonings.has(topic)
    ? [...lines.poison, lines.emergency]
    : refer === 'emergency'
      ? [lines.emergency]
      : refer === 'crisis'
        ? [...lines.crisis, lines.emergency]
        : refer === 'eating-disorder' || topic === 'low-bmi' || topic === 'extreme-restriction'
          ? withConfirmed(lines.eatingDisorder, lines)
          : [...lines.medical];
  const isGerman = language === 'de';
  return chosen.map((line) =>
    toHelpLine(isGerman && line === lines.emergency ? { ...line, name: 'Notruf' } : line),
  );
};

/** Returns the referral of a user with a stated eating disorder who asks for what the coach leaves out (decision 0069). */
export const eatingDisorderHelp = (
  country: HelpCountry,
  language: Language,
): Pick<SafetyAdvice, 'refer'> & { help: HelpLine[] } => ({
  refer: 'eating-disorder',
  help: linesFor('eating-disorder', helpLines[country], language),
});

/** Returns the advice on a topic in a language with the lines of a country. @param text normalized, for details */
export const composeAdvice = (
  topic: Topic,
  text: string,
  { language, country }: { language: Language; country: HelpCountry },
): SafetyAdvice => {
  const lines = helpLines[country];
  const words = wordsFor(country, lines, language);
  const template = (language === 'de' ? german : english)[topic].replace(
    '{detail}',
    detailFor(topic, text, language),
  );
  return {
    refer: referOf(topic),
    topic,
    text: template
      .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    lines: linesFor(topic, lines, language),
    sources: [sourcesOf[topic]],
  };
};
