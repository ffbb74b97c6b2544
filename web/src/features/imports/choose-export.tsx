import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileInput from 'lucide-react/icons/file-input';
import { HiddenFileInput } from '#web/ui/inputs/hidden-file-input.tsx';
import { type DragEvent, useRef, useState } from 'react';
import classes from './imports.module.css';
import { PastImports } from './past-imports.tsx';
import { sourceNames } from '#shared/imports/source-names.ts';
import type { Import } from './use-import.ts';

/** Instructions on where each tracker exports its file. */
const guides = [
  [sourceNames.myfitnesspal, t('the zip from its export email, or the Nutrition Summary from it')],
  [sourceNames.cronometer, t('servings.csv (“Food & Recipe Entries”)')],
  [sourceNames.loseit, t('the exported zip, or food-logs.csv from it')],
  [sourceNames.macrofactor, t('the Food Log as CSV or Excel file')],
  [sourceNames.fatsecret, t('the Food Diary Report as CSV')],
  [sourceNames['samsung-health'], t('com.samsung.health.nutrition from the download of your personal data')],
  [sourceNames['apple-health'], t('export.zip from Export All Health Data')],
  [
    sourceNames.platewise,
    t('your own export: entries, notes, photos, weights, water, saved meals, plans and goals'),
  ],
] as const;

/** File selection by button or drag and drop, with the past imports below. */
export const ChooseExport = ({ running: { choose, step, fault } }: { running: Import }) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isReading = step === 'reading';
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !isReading) void choose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={classes.stack}>
      <dl className={classes.guides}>
        {guides.map(([name, file]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{file}</dd>
          </div>
        ))}
      </dl>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          size="lg"
          leftSection={<FileInput aria-hidden />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        <p className="note">
          <span className={classes.byMouse}>{t('or drop it here.')} </span>
          {t('It’s read on this device.')}
        </p>
        <HiddenFileInput
          ref={input}
          accept=".csv,.zip,.xlsx,.tsv,.txt,.json,.xml,text/csv,application/zip,application/json"
          label={t('Exported file')}
          onChoose={take}
        />
      </div>
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isReading ? t('Reading the file…') : ''}
      </p>
      <PastImports />
    </div>
  );
};
