import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type MicronutrientGroup, micronutrients } from '#shared/micronutrients/micronutrient.ts';
import { isPersonKnown, type Person, unknownPerson } from '#shared/micronutrients/reference-intakes.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { groupNutrients, type NutrientGroup } from './nutrient-rows.ts';
import { NutrientRowView } from './nutrient-row-view.tsx';
import classes from './micronutrients.module.css';

const groupTitles: Readonly<Record<MicronutrientGroup, string>> = {
  vitamins: t('Vitamins'),
  minerals: t('Minerals'),
  fats: t('Fats and cholesterol'),
  other: t('More nutrients'),
};

/** Returns where the daily references come from. */
const referenceNote = (person: Person): string => {
  if (!isPersonKnown(person))
    return t(
      'Daily targets: FDA Daily Values for adults. Add your age and sex to your profile for targets of your own.',
    );
  const values = { age: formatNumber(person.age ?? 0) };
  return person.sex === 'female'
    ? t('Daily targets for women aged {age}: Dietary Reference Intakes of the National Academies.', values)
    : t('Daily targets for men aged {age}: Dietary Reference Intakes of the National Academies.', values);
};

const Group = ({ group, rows, withoutData }: NutrientGroup) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id}>{groupTitles[group]}</h3>
      {rows.length > 0 && (
        <ul className={classes.nutrients}>
          {rows.map((row) => (
            <NutrientRowView key={row.name} row={row} />
          ))}
        </ul>
      )}
      {withoutData.length > 0 && (
        <p className={classes.withoutData}>
          {t('No data: {names}', {
            names: withoutData.map((name) => t(micronutrients[name].label)).join(', '),
          })}
        </p>
      )}
    </section>
  );
};

interface Props {
  sum: MicronutrientSum;
  /** States for how much of the energy the values are known. */
  coverage: string;
}

/** Vitamins, minerals and more against daily references. What is unknown is stated and never shown as 0. */
export const MicronutrientPanel = ({ sum, coverage }: Props) => {
  const { data: person = unknownPerson } = useQuery(profileQueries.read());
  const { unknown_foods: unknown } = sum;
  return (
    <div className={classes.panel}>
      <div className={classes.coverage}>
        <p>{coverage}</p>
        {unknown.length > 0 && (
          <p className="note">{t('No data for: {foods}', { foods: unknown.join(', ') })}</p>
        )}
      </div>
      <div className={classes.groups}>
        {groupNutrients(sum, person).map((each) => (
          <Group key={each.group} {...each} />
        ))}
      </div>
      <p className="note">
        {referenceNote(person)}{' '}
        {t(
          'Fats, cholesterol and added sugar: FDA Daily Values; caffeine: EFSA. Pregnancy and breastfeeding are not considered. Values: USDA FoodData Central. Not medical advice.',
        )}
      </p>
    </div>
  );
};
