import { TableHead } from '#web/ui/layout/table-head.tsx';
import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { LineFaults } from '#web/ui/feedback/line-faults.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { leadSourceLabels } from '../common/status-labels.ts';
import work from '../common/work.module.css';
import type { ParsedLeads } from './csv/parse-leads.ts';
import classes from './sdr.module.css';

interface Props {
  read: ParsedLeads;
  onStart: () => void;
  onBack: () => void;
}

const LINES = 5;
const FAULTS = 10;

/** Preview of an import: the leads to add and the rejected lines. */
export const ImportPreview = ({ read: { leads, faults, otherSources }, onStart, onBack }: Props) => {
  const count = { count: formatNumber(leads.length) };
  return (
    <>
      <p className={work.lead} role="status">
        {plural(leads.length, '{count} lead in this file', '{count} leads in this file', count)}
      </p>
      {leads.length > 0 && (
        <table className={classes.preview}>
          <caption>{leads.length > LINES ? t('First lines') : t('All')}</caption>
          <TableHead columns={[t('Name'), t('Email'), t('Company'), t('Source|lead')]} />
          <tbody>
            {leads.slice(0, LINES).map(({ name, email, company, source }) => (
              <tr key={`${name} ${email}`}>
                <td>{name}</td>
                <td>{email}</td>
                <td>{company}</td>
                <td>{leadSourceLabels[source]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {otherSources > 0 && (
        <p className="secondary">
          {plural(
            otherSources,
            '{count} has an unknown source and will be set to “Website”.',
            '{count} have an unknown source and will be set to “Website”.',
          )}
        </p>
      )}
      {faults.length > 0 && (
        <LineFaults
          faults={faults}
          most={FAULTS}
          title={plural(faults.length, '{lines} line couldn’t be read', '{lines} lines couldn’t be read', {
            lines: formatNumber(faults.length),
          })}
          className={classes.faults}
        />
      )}
      <div className={work.actions}>
        <Button variant="subtle" onClick={onBack}>
          {t('Choose another file')}
        </Button>
        {leads.length > 0 && (
          <Button onClick={onStart}>
            {plural(leads.length, 'Add {count} lead', 'Add {count} leads', count)}
          </Button>
        )}
      </div>
    </>
  );
};
