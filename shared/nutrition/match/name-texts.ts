import { type FoodRecord, isBuiltIn } from '../table/food-record.ts';
import { contentWords } from '../parse/content-words.ts';
import { brandOf } from './brand-of.ts';

/** A name of a food as written. */
export interface NameText {
  record: FoodRecord;
  /** One of `kinds`. */
  kind: number;
  name: string;
  /** Whether it was written for the product, unlike the source's names. */
  curated: boolean;
}

/** Kinds of names. Aliases, then German names, count up from `firstAlias`. */
const kinds = { own: 0, reference: 1, brand: 2, firstAlias: 3 } as const;

const named = (name: string | null | undefined, curated: boolean) =>
  name == null ? null : { name, curated };

/** Returns a food's name of a kind, or null. */
export const nameText = (record: FoodRecord, kind: number): Pick<NameText, 'name' | 'curated'> | null => {
  if (kind === kinds.own) return named(record.name, record.aliases.length > 0);
  if (kind === kinds.reference) return named(record.reference, false);
  if (kind === kinds.brand) return named(brandOf(record.reference ?? record.name), false);
  return named([...record.aliases, ...(record.german ?? [])][kind - kinds.firstAlias], true);
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
  if (kind === kinds.own) return 0;
  if (kind === kinds.reference || kind === kinds.brand) return hasReference ? 1 : 0;
  return (hasReference ? 2 : 1) + kind - kinds.firstAlias;
};

/** Removes names that English names of the table already contain, so that German never changes an English match. */
const withoutKnown = (german: readonly NameText[], english: readonly NameText[]): NameText[] => {
  const keyOf = ({ name }: NameText): string => contentWords(name).join(' ');
  const known = new Set(english.map(keyOf));
  return german.filter((text) => !known.has(keyOf(text)));
};

/** Returns the names of a table by precedence: own names, aliases, the source's names, brands, German names. */
export const nameTexts = (table: readonly FoodRecord[]): NameText[] => {
  const of = (kindsOf: (record: FoodRecord) => number[]): NameText[] =>
    table.flatMap((record) =>
      kindsOf(record).flatMap((kind) => {
        const text = nameText(record, kind);
        return text === null ? [] : [{ record, kind, ...text }];
      }),
    );
  const english = [
    ...of((record) => (isBuiltIn(record) ? [kinds.own] : [])),
    ...of(({ aliases }) => aliases.map((_, at) => kinds.firstAlias + at)),
    ...of((record) => (isBuiltIn(record) ? [kinds.reference] : [])),
    ...of((record) => (isBuiltIn(record) ? [] : [kinds.own])),
    ...of(() => [kinds.brand]),
  ];
  const german = of((record) =>
    (record.german ?? []).map((_, at) => kinds.firstAlias + record.aliases.length + at),
  );
  return [...english, ...withoutKnown(german, english)];
};
