import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import classes from './spoken-log-bar.module.css';

interface Props {
  name: string;
  /** kcal; null if unknown. */
  calories: number | null;
  isLogging: boolean;
  isDisabled: boolean;
  onLog: () => void;
}

/** Log button. On phones it stays visible, with name and calories beside it. */
export const SpokenLogBar = ({ name, calories, isLogging, isDisabled, onLog }: Props) => (
  <div className={classes.bar}>
    <p className={classes.sum} aria-hidden>
      <span className={classes.name}>{name}</span>
      <NumberWithUnit value={calories} unit="kcal" />
    </p>
    <Button size="lg" loading={isLogging} disabled={isDisabled} onClick={onLog}>
      {t('Log Food')}
    </Button>
  </div>
);
