import { t } from '#web/lib/language/translate.ts';

interface Props {
  /** Brand or restaurant without a record: 'Five Guys'. */
  brand: string;
  /** Name of the generic food. */
  food: string;
  className: string | undefined;
}

/** Returns that a generic food is used for a brand without a record. */
export const standInText = (brand: string, food: string): string =>
  t('No data for {brand}. We used “{food}” instead.', { brand, food });

/** Note on a generic food that is used for a brand without a record. */
export const StandInNote = ({ brand, food, className }: Props) => (
  <p className={className}>{standInText(brand, food)}</p>
);
