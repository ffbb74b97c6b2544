import { TableHead } from '#web/ui/layout/table-head.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { ReadLead } from '#shared/business-agents/sdr/import/fields.ts';
import { leadSourceLabel, leadStatusLabels } from '../../common/status-labels.ts';
import classes from './import.module.css';

const LINES = 5;

/** The first leads as they will be stored. */
export const LeadsPreview = ({ leads }: { leads: readonly ReadLead[] }) => {
  if (leads.length === 0) return null;
  return (
    <table className={classes.preview}>
      <caption>{leads.length > LINES ? t('First lines') : t('All')}</caption>
      <TableHead columns={[t('Name'), t('Email'), t('Company'), t('Status'), t('Source|lead')]} />
      <tbody>
        {leads.slice(0, LINES).map(({ name, email, company, status, source }) => (
          <tr key={email}>
            <td>{name}</td>
            <td>{email}</td>
            <td>{company}</td>
            <td>{leadStatusLabels[status]}</td>
            <td>{leadSourceLabel(source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
