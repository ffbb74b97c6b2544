import { t } from '#web/lib/language/translate.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import work from '../../common/work.module.css';
import { ChooseLeadFile } from './choose-lead-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { MappingStep } from './mapping-step.tsx';
import { useImportLeads } from './use-import-leads.ts';
import { useLeadList } from './use-lead-list.ts';

/** Dialog that imports leads: select a file, check the columns, import, and undo. */
export const ImportLeadsDialog = ({ onClose }: { onClose: () => void }) => {
  const list = useLeadList();
  const importing = useImportLeads();
  const { step, stop, start } = importing;
  const isChoosing = step === 'choose' && list.table === null;
  const close = (): void => {
    // The first Escape only stops a running import: added leads stay, and the dialog says how many.
    if (step === 'sending') stop();
    else if (step !== 'stopping' && step !== 'undoing') onClose();
  };
  return (
    <Dialog title={t('Import leads')} onClose={close} closesBeside={isChoosing} width="48rem">
      <div className={work.form}>
        {isChoosing && <ChooseLeadFile choose={list.choose} />}
        {list.fault !== null && isChoosing && (
          <p className="error" role="alert">
            {list.fault}
          </p>
        )}
        {step === 'choose' && <MappingStep list={list} onStart={start} />}
        {step === 'done' && <ImportResult list={list} importing={importing} onClose={onClose} />}
        {step !== 'choose' && step !== 'done' && <ImportProgress importing={importing} onClose={onClose} />}
      </div>
    </Dialog>
  );
};
