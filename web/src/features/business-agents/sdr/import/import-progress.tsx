import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import work from '../../common/work.module.css';
import { describeKept } from './describe-kept.ts';
import { UndoLeadImport } from './undo-lead-import.tsx';
import type { ImportLeads } from './use-import-leads.ts';

/** Returns the number of added leads as text. */
export const formatAdded = (added: number): string =>
  plural(added, '{count} lead added', '{count} leads added', { count: formatNumber(added) });

/** Progress of a running, stopped or undone import. */
export const ImportProgress = ({ importing, onClose }: { importing: ImportLeads; onClose: () => void }) => {
  const { step, fault, leads, progress, undone, goOn, stop, undo } = importing;
  const added = progress.leadIds.length;
  const isUndo = step === 'undoing' || step === 'undone';
  const [done, all] = isUndo ? [undone.deleted, added] : [progress.done, leads.length];
  const kept = step === 'undone' ? describeKept(undone.kept) : '';
  const reached = plural(all, '{done} of {all} lead', '{done} of {all} leads', {
    done: formatNumber(done),
    all: formatNumber(all),
  });
  const states = {
    sending: t('Adding your leads'),
    stopping: t('Stopping'),
    stopped: t('Stopped after {progress}', { progress: reached }),
    undoing: t('Deleting the leads of this import'),
    undone: t('Import undone'),
  };
  return (
    <>
      <p className={work.lead} role="status">
        {states[step as keyof typeof states]}
      </p>
      <RulerBar value={done} max={all} label={t('Import')} valueText={reached} />
      {step !== 'stopped' && <p className="secondary">{reached}</p>}
      {kept !== '' && <p>{kept}</p>}
      {fault !== null && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      {step === 'stopped' && (
        <p className="secondary">
          {t('{added}. They stay in your list unless you undo the import.', { added: formatAdded(added) })}
        </p>
      )}
      <div className={work.actions}>
        {(step === 'sending' || step === 'stopping') && (
          <Button variant="default" loading={step === 'stopping'} onClick={stop}>
            {t('Stop')}
          </Button>
        )}
        {step === 'stopped' && (
          <>
            <UndoLeadImport added={added} onUndo={undo} />
            <Button onClick={goOn}>{t('Continue')}</Button>
          </>
        )}
        {step === 'undone' && <Button onClick={onClose}>{t('Done')}</Button>}
      </div>
    </>
  );
};
