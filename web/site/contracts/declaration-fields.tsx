import { useWords } from '../language/page-language.ts';
import { Field, FormLanguage } from '../parts/field.tsx';
import classes from './contract-page.module.css';

interface Choice {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
}

/** One of several options; the first is selected. */
export const ChoiceField = ({ name, legend, options }: Choice) => (
  <fieldset className={classes.choice}>
    <legend>{legend}</legend>
    {options.map(({ value, label }, index) => (
      <label key={value} data-of={legend}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** Name and email address of the sender. */
export const SenderFields = () => {
  const { t } = useWords();
  return (
    <>
      <div className={classes.pair}>
        <Field name="name" label={t('Name')} autoComplete="name" maxLength={120} />
        <Field name="email" label={t('Email')} type="email" autoComplete="email" maxLength={254} />
      </div>
      <p className="note">
        {t('Use the email address of your account. We send the confirmation of receipt there.')}
      </p>
      <FormLanguage />
    </>
  );
};
