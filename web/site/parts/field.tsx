import type { ReactNode } from 'react';
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
  isOptional?: boolean;
}

/** Field with a label, required unless it is optional. */
export const Field = ({
  name,
  label,
  type = 'text',
  autoComplete,
  maxLength,
  rows,
  isOptional = false,
}: Props) => (
  <label className={classes.field}>
    <span>{label}</span>
    {rows === undefined ? (
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={!isOptional}
      />
    ) : (
      <textarea name={name} rows={rows} maxLength={maxLength} required={!isOptional} />
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

interface FormProps {
  className: string | undefined;
  /** Route that receives the form. */
  action: string;
  /** Accessible name. */
  label: string;
  /** Shown in place of the form once it is sent, in English. */
  thanks: { title: string; text: string };
  children: ReactNode;
}

/** Form that works without a script, and is sent in place with one. */
export const SiteForm = ({ className, action, label, thanks, children }: FormProps) => {
  const { t } = useWords();
  return (
    <form
      className={className}
      method="post"
      action={action}
      aria-label={label}
      data-sent-in-place
      data-thanks={t(thanks.title)}
      data-next={t(thanks.text)}
    >
      {children}
    </form>
  );
};
