import type { FoodRecord } from '../table/food-record.ts';
import { brandOf } from './brand-of.ts';

/** One name of a food as it is written. */
export interface NameText {
  record: FoodRecord;
  /** Which of the food's names: `OWN`, `REFERENCE`, `BRAND`, or from `FIRST_ALIAS` on an alias. */
  kind: number;
  name: string;
  /** Written for the product, not the source's own. */
  curated: boolean;
}

const OWN = 0;
const REFERENCE = 1;
const BRAND = 2;
const FIRST_ALIAS = 3;

const named = (name: string | null | undefined, curated: boolean) =>
  name == null ? null : { name, curated };

/** A name of a food by its kind; null where it has none. */
export const nameText = (record: FoodRecord, kind: number): Pick<NameText, 'name' | 'curated'> | null => {
  if (kind === OWN) return named(record.name, record.aliases.length > 0);
  if (kind === REFERENCE) return named(record.reference, false);
  if (kind === BRAND) return named(brandOf(record.reference ?? record.name), false);
  return named(record.aliases[kind - FIRST_ALIAS], true);
};

/** The names of a table in the order in which they win: foods' own names, then aliases, the source's names and brands. */
export const nameTexts = (table: readonly FoodRecord[]): NameText[] => {
  const of = (kinds: (record: FoodRecord) => number[]): NameText[] =>
    table.flatMap((record) =>
      kinds(record).flatMap((kind) => {
        const text = nameText(record, kind);
        return text === null ? [] : [{ record, kind, ...text }];
      }),
    );
  return [
    ...of(() => [OWN]),
    ...of(({ aliases }) => aliases.map((_, at) => FIRST_ALIAS + at)),
    ...of(() => [REFERENCE]),
    ...of(() => [BRAND]),
  ];
};
