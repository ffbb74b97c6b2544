import { type FoodRecord, isBuiltIn } from '../table/food-record.ts';
import { contentWords } from '../parse/content-words.ts';
import { brandOf } from './brand-of.ts';

/** A name of a food as written. */
export interface NameText {
  record: FoodRecord;
  /** Kind of name: `OWN`, `REFERENCE`, `BRAND`, or `FIRST_ALIAS` and above for aliases, then German names. */
  kind: number;
  name: string;
  /** Whether it was written for the product, unlike the source's names. */
  curated: boolean;
}

const OWN = 0;
const REFERENCE = 1;
const BRAND = 2;
const FIRST_ALIAS = 3;

const named = (name: string | null | undefined, curated: boolean) =>
  name == null ? null : { name, curated };

/** Returns a food's name of a kind, or null. */
export const nameText = (record: FoodRecord, kind: number): Pick<NameText, 'name' | 'curated'> | null => {
  if (kind === OWN) return named(record.name, record.aliases.length > 0);
  if (kind === REFERENCE) return named(record.reference, false);
  if (kind === BRAND) return named(brandOf(record.reference ?? record.name), false);
  return named([...record.aliases, ...(record.german ?? [])][kind - FIRST_ALIAS], true);
};

/** Returns the texts of a food that its names are taken from. */
export const textsOf = ({ name, reference, aliases, german = [] }: FoodRecord): string[] => [
  name,
  ...(reference === undefined ? [] : [reference]),
  ...aliases,
  ...german,
];

/** Returns the position of a name of a kind in `textsOf`. A brand is only a part of its text. */
export const textPlaceOf = (kind: number, hasReference: boolean): number => {
  if (kind === OWN) return 0;
  if (kind === REFERENCE || kind === BRAND) return hasReference ? 1 : 0;
  return (hasReference ? 2 : 1) + kind - FIRST_ALIAS;
};

/** Removes names that English names of the table already contain, so that German never changes an English match. */
const withoutKnown = (german: readonly NameText[], english: readonly NameText[]): NameText[] => {
  const keyOf = ({ name }: NameText): string => contentWords(name).join(' ');
  const known = new Set(english.map(keyOf));
  return german.filter((text) => !known.has(keyOf(text)));
};

/** Returns the names of a table by precedence: own names, aliases, the source's names, brands, German names. */
export const nameTexts = (table: readonly FoodRecord[]): NameText[] => {
  const of = (kinds: (record: FoodRecord) => number[]): NameText[] =>
    table.flatMap((record) =>
      kinds(record).flatMap((kind) => {
        const text = nameText(record, kind);
        return text === null ? [] : [{ record, kind, ...text }];
      }),
    );
  const english = [
    ...of((record) => (isBuiltIn(record) ? [OWN] : [])),
    ...of(({ aliases }) => aliases.map((_, at) => FIRST_ALIAS + at)),
    ...of((record) => (isBuiltIn(record) ? [REFERENCE] : [])),
    ...of((record) => (isBuiltIn(record) ? [] : [OWN])),
    ...of(() => [BRAND]),
  ];
  const german = of((record) =>
    (record.german ?? []).map((_, at) => FIRST_ALIAS + record.aliases.length + at),
  );
  return [...english, ...withoutKnown(german, english)];
};
