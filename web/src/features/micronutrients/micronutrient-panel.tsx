import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type MicronutrientGroup, micronutrients } from '#shared/micronutrients/micronutrient.ts';
import {
  isPersonKnown,
  type Person,
  type ReferenceStandard,
  unknownPerson,
} from '#shared/micronutrients/reference-intakes.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { groupNutrients, type NutrientGroup } from './nutrient-rows.ts';
import { NutrientRowView } from './nutrient-row-view.tsx';
import { useReferenceStandard } from './use-reference-standard.ts';
import classes from './micronutrients.module.css';

const groupTitles: Readonly<Record<MicronutrientGroup, string>> = {
  vitamins: t('Vitamins'),
  minerals: t('Minerals'),
  fats: t('Fats and cholesterol'),
  other: t('More nutrients'),
};

const standardChoices: readonly { value: ReferenceStandard; label: string }[] = [
  { value: 'us', label: t('US targets') },
  { value: 'eu', label: t('EU targets') },
];

/** Returns the sentence for references of labels, if age or sex is unknown. */
const labelNote = (standard: ReferenceStandard): string =>
  standard === 'us'
    ? t(
        'Daily targets for adults: FDA Daily Values. Add your age and sex to your profile for your own targets.',
      )
    : t(
        'Daily targets for adults: EU label values (Regulation 1169/2011). Add your age and sex to your profile for your own targets.',
      );

/** Returns where the daily references come from. */
const referenceNotes = (person: Person, standard: ReferenceStandard): string[] => {
  if (!isPersonKnown(person)) return [labelNote(standard)];
  const values = { age: formatNumber(person.age ?? 0) };
  const who =
    person.sex === 'female'
      ? t('Daily targets for women aged {age}.', values)
      : t('Daily targets for men aged {age}.', values);
  return [
    who,
    standard === 'us'
      ? t(
          'Dietary Reference Intakes (National Academies); fats, cholesterol and added sugar: FDA Daily Values.',
        )
      : t(
          'EFSA reference values; thiamin, niacin and saturated fat: EU label values (Regulation 1169/2011).',
        ),
  ];
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
  const [standard, setStandard] = useReferenceStandard();
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
        {groupNutrients(sum, person, standard).map((each) => (
          <Group key={each.group} {...each} />
        ))}
      </div>
      <Segments
        label={t('Daily targets')}
        choices={standardChoices}
        value={standard}
        onChange={setStandard}
        isCompact
      />
      <p className="note">
        {[
          ...referenceNotes(person, standard),
          t('Caffeine: EFSA and FDA.'),
          t('Pregnancy and breastfeeding are not considered.'),
          t('Values: USDA FoodData Central. Not medical advice.'),
        ].join(' ')}
      </p>
    </div>
  );
};
