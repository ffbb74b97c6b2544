import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { NumberWithUnit } from './number-with-unit.tsx';
import classes from './log-bar.module.css';

interface Props {
  name: string;
  /** kcal; null if unknown. */
  calories: number | null;
  isLogging: boolean;
  isDisabled: boolean;
  onLog: () => void;
  onCancel?: () => void;
}

/** Log and cancel buttons of a recognized meal. On phones they stay visible, with name and calories above them. */
export const LogBar = ({ name, calories, isLogging, isDisabled, onLog, onCancel }: Props) => (
  <div className={classes.bar}>
    <p className={classes.sum} aria-hidden>
      <span className={classes.name}>{name}</span>
      <NumberWithUnit value={calories} unit="kcal" />
    </p>
    <Button size="lg" loading={isLogging} disabled={isDisabled} onClick={onLog}>
      {t('Log Food')}
    </Button>
    {onCancel && (
      <Button size="lg" variant="default" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    )}
  </div>
);
