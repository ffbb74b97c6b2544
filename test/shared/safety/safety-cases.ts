import { readdirSync, readFileSync } from 'node:fs';
import { referKind, type ReferKind } from '#shared/safety/refer.ts';
import { noSafetyFacts, type SafetyFacts } from '#shared/safety/user-facts.ts';

/** A conversation of the published safety set with the expected referral. */
export interface SafetyCase {
  language: 'en' | 'de';
  refer: ReferKind;
  /** The topic, or the kind of a look-alike. */
  kind: string;
  /** The user's messages; the last one is checked. */
  turns: readonly string[];
  facts: SafetyFacts;
}

const FOLDER = new URL('cases/', import.meta.url);

const caseOf = (line: string): SafetyCase => {
  const [language = '', refer = '', kind = '', text = '', facts = '{}'] = line.split('\t');
  if (language !== 'en' && language !== 'de') throw new Error(`Unknown language in "${line}".`);
  return {
    language,
    refer: referKind.parse(refer),
    kind,
    turns: text.split(' || '),
    facts: { ...noSafetyFacts, ...(JSON.parse(facts) as Partial<SafetyFacts>) },
  };
};

const casesIn = (folder: string): SafetyCase[] => {
  const url = new URL(folder, FOLDER);
  return readdirSync(url)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, url), 'utf8').trim().split('\n').map(caseOf));
};

/** Reads all cases: one per line with language, referral, kind, text and optional facts, separated by tabs. */
export const safetyCases = (): SafetyCase[] => casesIn('./');

/** Reads the messages that mostly only hint. The classifier is trained with them, and not all are recognized. */
export const indirectCases = (): SafetyCase[] => casesIn('indirect/');

/** Reads the messages by other authors that neither the rules nor the classifier were made with. */
export const unseenCases = (): SafetyCase[] => casesIn('unseen/');
