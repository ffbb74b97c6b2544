import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileInput from 'lucide-react/icons/file-input';
import { useRef } from 'react';
import { HiddenFileInput } from '#web/ui/inputs/hidden-file-input.tsx';
import classes from './import.module.css';

/** Selection of the file to import. */
export const ChooseLeadFile = ({ choose }: { choose: (file: File) => Promise<void> }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.drop}>
      <Button leftSection={<FileInput aria-hidden />} onClick={() => input.current?.click()}>
        {t('Choose a file')}
      </Button>
      <p className="secondary">
        {t(
          'A CSV or Excel file (.xlsx), such as an export from HubSpot, Salesforce, Pipedrive, Zoho, Apollo, LinkedIn, Google or Outlook. You check the columns before anything is stored.',
        )}
      </p>
      <HiddenFileInput
        ref={input}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        label={t('Leads to import')}
        onChoose={(files) => {
          const [file] = files ?? [];
          if (file) void choose(file);
        }}
      />
    </div>
  );
};
