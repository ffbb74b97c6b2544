import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { fastingPlans, planNameOf, targetHours } from '#shared/fasting/plans.ts';
import type { FastingSettings } from '#shared/fasting/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import classes from './fasting.module.css';

interface Props {
  settings: FastingSettings;
  onSave: (settings: FastingSettings) => void;
}

const CUSTOM = 'custom';
const choices = [
  ...fastingPlans.map((hours) => ({ value: String(hours), label: planNameOf(hours) })),
  { value: CUSTOM, label: t('Custom') },
];
const isPlan = (hours: number): boolean => fastingPlans.some((plan) => plan === hours);

/** Picker of the plan, also with custom hours, and the switch for its notification. */
export const PlanCard = ({ settings, onSave }: Props) => {
  const { target_hours: hours } = settings;
  const [isCustom, setCustom] = useState(false);
  const [typed, setTyped] = useState(String(hours));
  const isCustomShown = isCustom || !isPlan(hours);
  const parsed = parseDecimal(typed);
  const isValid =
    parsed !== null && Number.isInteger(parsed) && parsed >= targetHours.min && parsed <= targetHours.max;

  const choose = (choice: string) => {
    setCustom(choice === CUSTOM);
    setTyped(String(choice === CUSTOM ? hours : choice));
    if (choice !== CUSTOM) onSave({ ...settings, target_hours: Number(choice) });
  };
  const saveTyped = () => {
    if (isValid && parsed !== hours) onSave({ ...settings, target_hours: parsed });
  };
  return (
    <section className={classes.card} aria-labelledby="fasting-plan">
      <h2 id="fasting-plan">{t('Plan|fasting')}</h2>
      <ChoicePicker
        label={t('Hours of fasting and eating')}
        choices={choices}
        value={isCustomShown ? CUSTOM : String(hours)}
        onChange={choose}
        note={t('{hours} hours of fasting, then {rest} hours in which you eat.', {
          hours: formatNumber(hours),
          rest: formatNumber(24 - hours),
        })}
      />
      {isCustomShown && (
        <NumberField
          label={t('Hours of fasting')}
          unit={t('h')}
          value={typed}
          onChange={setTyped}
          onBlur={saveTyped}
          error={
            !isValid &&
            t('Enter a whole number from {min} to {max}.', { min: targetHours.min, max: targetHours.max })
          }
        />
      )}
      <div className={classes.notify}>
        <OptionToggle
          label={t('Notify me at the target')}
          isOn={settings.notify}
          onChange={(isOn) => onSave({ ...settings, notify: isOn })}
        />
        <p className={classes.note}>{t('On devices with reminders, which you turn on in your profile.')}</p>
      </div>
    </section>
  );
};
