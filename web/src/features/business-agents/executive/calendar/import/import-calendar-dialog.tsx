import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileInput from 'lucide-react/icons/file-input';
import { useRef } from 'react';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { HiddenFileInput } from '#web/ui/inputs/hidden-file-input.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { instantInZone } from '#shared/business-agents/calendar/instant-in-zone.ts';
import type { ImportedEventInput } from '#shared/business-agents/calendar/import.ts';
import work from '../../../common/work.module.css';
import { describeRule } from '../edit/describe-rule.ts';
import { whenOf } from '../when-of.ts';
import type { EventFault } from './parse-calendar.ts';
import { type CalendarPreview, type Outcomes, useImportCalendar } from './use-import-calendar.ts';

/** Number of events in the preview. */
const EVENTS_SHOWN = 8;

const Faults = ({ faults }: { faults: readonly EventFault[] }) => (
  <div className={work.notice} role="status">
    <p>{plural(faults.length, 'One event can’t be imported:', '{count} events can’t be imported:')}</p>
    <ul>
      {faults.map(({ title, reason }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The list never changes.
        <li key={at}>
          {title}: {reason}
        </li>
      ))}
    </ul>
  </div>
);

const Counts = ({ outcomes: { added, free, known, over } }: { outcomes: Outcomes }) => (
  <ul>
    {added > 0 && <li>{plural(added, 'One new event', '{count} new events')}</li>}
    {free > 0 && (
      <li>
        {plural(
          free,
          'One event at a time that is taken (doesn’t block it)',
          '{count} events at times that are taken (don’t block them)',
        )}
      </li>
    )}
    {known > 0 && (
      <li>{plural(known, 'One event that you already have', '{count} events that you already have')}</li>
    )}
    {over > 0 && <li>{plural(over, 'One series that has ended', '{count} series that have ended')}</li>}
  </ul>
);

const Row = ({ event }: { event: ImportedEventInput }) => {
  const today = useToday();
  const { title, start, time_zone, duration, all_day = false, rrule } = event;
  const start_time = instantInZone(start, time_zone).toISOString();
  return (
    <li className={work.row}>
      <div className={work.what}>
        <h3 className={work.name}>{title}</h3>
        <p className="secondary">
          {[
            whenOf({ start_time, duration, all_day, time_zone }, today),
            rrule !== null && describeRule(rrule),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
};

const Preview = ({ preview, onStart }: { preview: CalendarPreview; onStart: () => void }) => {
  const { events, faults, expected, fileName } = preview;
  const hidden = events.length - EVENTS_SHOWN;
  return (
    <>
      <p>{t('Found in {file}. Nothing is stored yet.', { file: fileName })}</p>
      <Counts outcomes={expected} />
      {faults.length > 0 && <Faults faults={faults} />}
      {events.length > 0 && (
        <ul className={work.list} aria-label={t('Events in the file')}>
          {events.slice(0, EVENTS_SHOWN).map((event) => (
            <Row key={event.uid} event={event} />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="secondary">{plural(hidden, 'And one more', 'And {count} more')}</p>}
      <div className={work.actions}>
        <Button disabled={expected.added + expected.free === 0} onClick={onStart}>
          {t('Import')}
        </Button>
      </div>
    </>
  );
};

/** Dialog that imports a calendar file after showing what it contains. */
export const ImportCalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const { state, fault, choose, start, undo, stop } = useImportCalendar();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={t('Import a calendar')} onClose={onClose} width="40rem">
      <div className={work.form}>
        {fault !== null && (
          <p className={work.notice} role="alert">
            {fault}
          </p>
        )}
        {state.step === 'choose' && (
          <>
            <p className="secondary">
              {t(
                'Choose a calendar file (.ics) that you exported from Google Calendar, Outlook or Apple Calendar.',
              )}
            </p>
            <div className={work.actions}>
              <Button leftSection={<FileInput aria-hidden />} onClick={() => input.current?.click()}>
                {t('Choose a file')}
              </Button>
            </div>
            <HiddenFileInput
              ref={input}
              accept=".ics,text/calendar"
              label={t('Calendar to import')}
              onChoose={(files) => {
                const [file] = files ?? [];
                if (file) void choose(file);
              }}
            />
          </>
        )}
        {state.step === 'checking' && (
          <div role="status" aria-label={t('Loading')}>
            <SkeletonBlock height="6rem" />
          </div>
        )}
        {state.step === 'preview' && (
          <Preview preview={state.preview} onStart={() => void start(state.preview)} />
        )}
        {state.step === 'importing' && (
          <>
            <p role="status">
              {t('{done} of {all} events checked and imported', {
                done: state.done,
                all: state.preview.events.length,
              })}
            </p>
            <div className={work.actions}>
              <Button variant="default" onClick={stop}>
                {t('Stop')}
              </Button>
            </div>
          </>
        )}
        {state.step === 'removing' && <p role="status">{t('Removing the imported events')}</p>}
        {state.step === 'removed' && (
          <>
            <p role="status">
              {plural(state.removed, 'Removed one imported event.', 'Removed {count} imported events.')}
            </p>
            <div className={work.actions}>
              <Button onClick={onClose}>{t('Done')}</Button>
            </div>
          </>
        )}
        {(state.step === 'done' || state.step === 'stopped') && (
          <>
            <p role="status">
              {state.step === 'done'
                ? t('Import finished')
                : t(
                    'Import stopped. The events so far are in your calendar, and importing the file again adds the rest.',
                  )}
            </p>
            <Counts outcomes={state.outcomes} />
            <div className={work.actions}>
              {state.step === 'stopped' && (
                <Button variant="default" onClick={() => void start(state.preview, state.added)}>
                  {t('Continue')}
                </Button>
              )}
              {state.added.length > 0 && (
                <Button variant="default" onClick={() => void undo(state)}>
                  {t('Remove these')}
                </Button>
              )}
              <Button onClick={onClose}>{t('Done')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
};
