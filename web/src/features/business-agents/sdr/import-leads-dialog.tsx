import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileInput from 'lucide-react/icons/file-input';
import { useRef } from 'react';
import { HiddenFileInput } from '#web/ui/inputs/hidden-file-input.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import work from '../common/work.module.css';
import { ImportPreview } from './import-preview.tsx';
import classes from './sdr.module.css';
import { type ImportLeads, useImportLeads } from './use-import-leads.ts';

const ChooseFile = ({ choose }: Pick<ImportLeads, 'choose'>) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.drop}>
      <Button leftSection={<FileInput aria-hidden />} onClick={() => input.current?.click()}>
        {t('Choose a file')}
      </Button>
      <p className="secondary">
        {t('A CSV file with these column headings: name, email, company, phone, source. English or German.')}
      </p>
      <HiddenFileInput
        ref={input}
        accept=".csv,.tsv,.txt,text/csv"
        label={t('Leads to import')}
        onChoose={(files) => {
          const [file] = files ?? [];
          if (file) void choose(file);
        }}
      />
    </div>
  );
};

const Progress = ({ importing: { step, progress, read, start } }: { importing: ImportLeads }) => {
  const all = read?.leads.length ?? 0;
  const says = plural(all, '{done} of {all} lead', '{done} of {all} leads', {
    done: formatNumber(progress.done),
    all: formatNumber(all),
  });
  return (
    <>
      <RulerBar value={progress.done} max={all} label={t('Import')} valueText={says} />
      <p className="secondary" role="status">
        {step === 'stopped' ? t('Stopped after {progress}', { progress: says }) : says}
      </p>
      {step === 'stopped' && (
        <div className={work.actions}>
          <Button onClick={() => void start()}>{t('Continue')}</Button>
        </div>
      )}
    </>
  );
};

const Result = ({ imported, duplicates }: ImportLeads['progress']) => (
  <div role="status">
    <p className={work.lead}>{plural(imported, '{count} lead added', '{count} leads added')}</p>
    {duplicates > 0 && (
      <p className="secondary">
        {plural(
          duplicates,
          '{count} with an email you already have was skipped.',
          '{count} with emails you already have were skipped.',
        )}
      </p>
    )}
  </div>
);

/** Dialog that imports leads from a CSV file: select, preview, import, and show the result. */
export const ImportLeadsDialog = ({ onClose }: { onClose: () => void }) => {
  const importing = useImportLeads();
  const { step, fault, read, progress, choose, start, back } = importing;
  return (
    <Dialog title={t('Import leads')} onClose={onClose} closesBeside={step === 'choose'} width="40rem">
      <div className={work.form}>
        {step === 'choose' && <ChooseFile choose={choose} />}
        {fault !== null && (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        {step === 'preview' && read && (
          <ImportPreview read={read} onStart={() => void start()} onBack={back} />
        )}
        {(step === 'sending' || step === 'stopped') && <Progress importing={importing} />}
        {step === 'done' && (
          <>
            <Result {...progress} />
            <div className={work.actions}>
              <Button onClick={onClose}>{t('Done')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
};
