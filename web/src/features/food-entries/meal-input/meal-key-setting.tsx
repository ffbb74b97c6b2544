import { t } from '#web/lib/language/translate.ts';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { setMealKey, useMealKey } from './meal-key.ts';

/** Setting that turns the single-key shortcut off on this device. */
export const MealKeySetting = () => {
  const isOn = useMealKey((state) => state.isOn);
  return (
    <section className="card stack4" aria-labelledby="meal-key">
      <h2 id="meal-key">{t('Keyboard shortcut')}</h2>
      <OptionToggle label={t('Press / to log a meal')} isOn={isOn} onChange={setMealKey} />
      <p className="note">{t('Turn it off if you use speech input or type / by accident.')}</p>
    </section>
  );
};
