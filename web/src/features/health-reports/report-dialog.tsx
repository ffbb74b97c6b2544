import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { MAX_REPORT_DAYS, type ReportFormat } from '#shared/health-reports/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './report-dialog.module.css';
import { useReport } from './use-report.ts';

const spans = [
  { value: '7', label: t('7 days') },
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
] as const;

const formats = [
  { value: 'pdf', label: t('PDF for printing') },
  { value: 'csv', label: t('CSV for spreadsheets') },
] as const;

/** Dialog that selects the days and file format of a report. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const { date: today } = useToday();
  const [from, setFrom] = useState(addDays(today, -29));
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<ReportFormat>('pdf');
  const { make, clear, isMaking, message } = useReport(onClose);
  const choose = (first: string, last: string): void => {
    clear();
    setFrom(first);
    setTo(last);
  };
  const span = spans.find(({ value }) => to === today && from === addDays(today, 1 - Number(value)));
  return (
    <Dialog title={t('Health report')} onClose={onClose} width="30rem">
      <div className="stack5">
        <ChoicePicker
          label={t('Last')}
          choices={spans}
          value={span?.value ?? null}
          onChange={(days) => choose(addDays(today, 1 - Number(days)), today)}
        />
        <div className={classes.range}>
          <DayField label={t('From')} value={from} today={today} onChange={(day) => choose(day, to)} />
          <DayField label={t('To')} value={to} today={today} onChange={(day) => choose(from, day)} />
        </div>
        <ChoicePicker label={t('As')} choices={formats} value={format} onChange={setFormat} />
        <p className={message ? classes.fault : 'note'} role={message ? 'alert' : undefined}>
          {message ??
            t(
              'Calories, macros, water and every entry for up to {days} days. It’s created just for you and not stored.',
              { days: formatNumber(MAX_REPORT_DAYS) },
            )}
        </p>
        <Button
          size="lg"
          leftSection={<Download aria-hidden />}
          loading={isMaking}
          onClick={() => make({ from, to, format })}
        >
          {t('Download')}
        </Button>
        <p className="visually-hidden" role="status">
          {isMaking ? t('Creating your report…') : ''}
        </p>
      </div>
    </Dialog>
  );
};
