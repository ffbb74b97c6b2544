import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '#web/ui/format/format-number.ts';
import work from '../../common/work.module.css';
import { columnName } from './column-mapping.tsx';
import { formatAdded } from './import-progress.tsx';
import { RowFaults } from './row-faults.tsx';
import { UndoLeadImport } from './undo-lead-import.tsx';
import type { ImportLeads } from './use-import-leads.ts';
import type { LeadList } from './use-lead-list.ts';

interface Props {
  list: LeadList;
  importing: ImportLeads;
  onClose: () => void;
}

/** Result of an import: the added leads, those that existed, and the rows that were not imported. */
export const ImportResult = ({ list, importing: { progress, fault, undo }, onClose }: Props) => (
  <>
    <div role="status">
      <p className={work.lead}>{formatAdded(progress.leadIds.length)}</p>
      {progress.duplicates > 0 && (
        <p className="secondary">
          {plural(
            progress.duplicates,
            '{count} with an email you already have was skipped.',
            '{count} with emails you already have were skipped.',
            { count: formatNumber(progress.duplicates) },
          )}
        </p>
      )}
      {progress.blocked > 0 && (
        <p className="secondary">
          {plural(
            progress.blocked,
            '{count} was skipped because the person must not be contacted.',
            '{count} were skipped because the people must not be contacted.',
            { count: formatNumber(progress.blocked) },
          )}
        </p>
      )}
    </div>
    {fault !== null && (
      <p className="error" role="alert">
        {fault}
      </p>
    )}
    {list.read && <RowFaults faults={list.read.faults} titles={list.columns.map(columnName)} />}
    <div className={work.actions}>
      <UndoLeadImport added={progress.leadIds.length} onUndo={undo} />
      <Button onClick={onClose}>{t('Done')}</Button>
    </div>
  </>
);
