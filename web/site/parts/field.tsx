import type { HTMLInputTypeAttribute } from 'react';
import { useWords } from '../language/page-language.ts';
import classes from './field.module.css';

interface Props {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  maxLength: number;
  /** A field of several lines. */
  rows?: number;
}

/** A labelled field that has to be filled. */
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

/** Which language the answer has, and the page that it leads back to. English needs no word of it. */
export const FormLanguage = () => {
  const { language } = useWords();
  return language === 'en' ? null : <input type="hidden" name="language" value={language} />;
};

/** Nobody sees it and nobody tabs into it: what fills it in is a program. */
export const Trap = () => (
  <div className={classes.trap} aria-hidden>
    <label>
      {useWords().t('Website')}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
