import { t } from '#web/lib/language/translate.ts';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { setReadAloud, useReadAloud } from './read-aloud-choice.ts';

/** Switch for reading replies aloud on this device. */
export const ReadAloudSwitch = () => {
  const isOn = useReadAloud((state) => state.isOn);
  return <OptionToggle label={t('Read replies aloud')} isOn={isOn} onChange={setReadAloud} />;
};
