import { t } from '#web/lib/language/translate.ts';
import { micronutrients } from '#shared/micronutrients/micronutrient.ts';
import { formatNumber, formatPercent } from '#web/ui/format/format-number.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import type { NutrientRow } from './nutrient-rows.ts';
import classes from './micronutrients.module.css';

/** From this share of the energy on, a value counts as complete. */
const COMPLETE = 0.95;

const amountText = (name: NutrientRow['name'], amount: number): string =>
  `${formatNumber(amount, micronutrients[name].digits)} ${micronutrients[name].unit}`;

/** Returns the share of the reference as text, for example '45% of 90 mg'. */
const shareText = ({ name, reference, share }: NutrientRow): string => {
  if (reference === null || share === null) return t('No daily target');
  const values = { share: formatPercent(share), amount: amountText(name, reference.amount) };
  return reference.kind === 'limit'
    ? t('{share} of max. {amount}', values)
    : t('{share} of {amount}', values);
};

const noteOf = ({ name, exceededLevel, coverage }: NutrientRow): string[] => [
  ...(coverage < COMPLETE
    ? [t('At least: known for {share} of calories', { share: formatPercent(coverage) })]
    : []),
  ...(exceededLevel === null
    ? []
    : [
        name === 'vitamin_a_rae_ug'
          ? t(
              'Above {amount}, the upper level for daily intake of retinol. Vitamin A from plants does not count toward it.',
              { amount: amountText(name, exceededLevel) },
            )
          : t(
              'Above {amount}, the upper level for daily intake. A single day above it is rarely a concern.',
              {
                amount: amountText(name, exceededLevel),
              },
            ),
      ]),
];

/** A nutrient with its amount and its share of the daily reference. The bar repeats the text for sighted users. */
export const NutrientRowView = ({ row }: { row: NutrientRow }) => {
  const { label, unit, digits } = micronutrients[row.name];
  const notes = noteOf(row);
  return (
    <li className={classes.nutrient}>
      <span className={classes.line}>
        <span>{t(label)}</span>
        <NumberWithUnit value={row.amount} unit={unit} digits={digits} size="small" />
      </span>
      <span className={classes.line}>
        {row.share !== null && (
          <span className={classes.bar} aria-hidden>
            <span style={{ width: `${Math.min(row.share, 1) * 100}%` }} hidden={row.share === 0} />
          </span>
        )}
        <span className={classes.share}>{shareText(row)}</span>
      </span>
      {notes.map((note) => (
        <span key={note} className={classes.share}>
          {note}
        </span>
      ))}
    </li>
  );
};
