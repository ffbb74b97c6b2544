import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/format-number.ts';

interface Props {
  faults: readonly { line: number; message: string }[];
  /** Maximum number of lines that are listed. */
  most: number;
  /** e.g. '3 lines cannot be read' */
  title: string;
  className: string | undefined;
  children?: ReactNode;
}

/** List of the rejected lines of a file. */
export const LineFaults = ({ faults, most, title, className, children }: Props) => (
  <section className={className} aria-label={t('Lines with errors')}>
    <h3>{title}</h3>
    <ul>
      {faults.slice(0, most).map(({ line, message }) => (
        <li key={line}>{t('Line {line}: {message}', { line: formatNumber(line), message })}</li>
      ))}
      {faults.length > most && (
        <li>{t('and {count} more', { count: formatNumber(faults.length - most) })}</li>
      )}
    </ul>
    {children}
  </section>
);
