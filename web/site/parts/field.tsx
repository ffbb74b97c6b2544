import type { HTMLInputTypeAttribute } from 'react';
import { useWords } from '../language/page-language.ts';
import classes from './field.module.css';

interface Props {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  maxLength: number;
  /** Renders a multi-line field. */
  rows?: number;
}

/** Required field with a label. */
export const Field = ({ name, label, type = 'text', autoComplete, maxLength, rows }: Props) => (
  <label className={classes.field}>
    <span>{label}</span>
    {rows === undefined ? (
      <input name={name} type={type} autoComplete={autoComplete} maxLength={maxLength} required />
    ) : (
      <textarea name={name} rows={rows} maxLength={maxLength} required />
    )}
  </label>
);

/** Hidden field with the language of the response and of the page that it leads back to. English pages omit it. */
export const FormLanguage = () => {
  const { language } = useWords();
  return language === 'en' ? null : <input type="hidden" name="language" value={language} />;
};

/** Honeypot field: invisible and not focusable, so only bots fill it in. */
export const Trap = () => (
  <div className={classes.trap} aria-hidden>
    <label>
      {useWords().t('Website')}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
