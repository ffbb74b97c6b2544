import { t } from '#web/lib/language/translate.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { ChooseExport } from './choose-export.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { useImport } from './use-import.ts';

/** Dialog for an import: select a file, preview, import, and show the result. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const running = useImport();
  const { step, read } = running;
  const isUnderWay = step === 'sending' || step === 'stopping' || step === 'stopped';
  const isChoosing = step === 'choose' || step === 'reading';
  // During an import, the first Escape only stops it: logged entries are kept, and the result is shown.
  const close = step === 'sending' ? running.stop : onClose;
  return (
    <Dialog title={t('Import a diary')} onClose={close} closesBeside={isChoosing} width="44rem">
      {isChoosing && <ChooseExport running={running} />}
      {step === 'preview' && read && <ImportPreview running={running} read={read} />}
      {isUnderWay && read && <ImportProgress running={running} read={read} onClose={onClose} />}
      {step === 'done' && read && <ImportResult running={running} read={read} onClose={onClose} />}
    </Dialog>
  );
};
