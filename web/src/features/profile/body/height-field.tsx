import { t } from '#web/lib/language/translate.ts';
import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import type { BodyTexts, BodyValues } from './body-values.ts';
import classes from './body-fields.module.css';

interface Props {
  values: BodyValues;
  error: ReactNode;
  onType: (typed: Partial<BodyTexts>) => void;
}

/** Height field: one for cm, or two for feet and inches with a shared error. */
export const HeightField = ({ values, error, onType }: Props) => {
  const errorId = `${useId()}-error`;
  if (values.unit_system === 'metric') {
    return (
      <NumberField
        label={t('Height')}
        unit="cm"
        data-path="height"
        error={error}
        value={values.height}
        onChange={(height) => onType({ height })}
      />
    );
  }
  return (
    <fieldset className={classes.height} aria-describedby={error ? errorId : undefined}>
      <legend className="legend">{t('Height')}</legend>
      <div className={classes.feet}>
        <NumberField
          aria-label={t('Feet')}
          unit="ft"
          data-path="height"
          error={Boolean(error)}
          value={values.feet}
          onChange={(feet) => onType({ feet })}
        />
        <NumberField
          aria-label={t('Inches')}
          unit="in"
          step={0.5}
          error={Boolean(error)}
          value={values.inches}
          onChange={(inches) => onType({ inches })}
        />
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
};
