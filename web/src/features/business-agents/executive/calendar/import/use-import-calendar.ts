import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef, useState } from 'react';
import {
  IMPORT_BATCH,
  type ImportedEventInput,
  type ImportOutcome,
  type ImportUndoEvent,
} from '#shared/business-agents/calendar/import.ts';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useRefresh } from '../../use-refresh.ts';
import { parseCalendar, type ParsedCalendar } from './parse-calendar.ts';

/** 5 MB, as for other imports. */
const MAX_BYTES = 5_000_000;

export type Outcomes = Readonly<Record<ImportOutcome, number>>;
const none: Outcomes = { added: 0, free: 0, known: 0, over: 0 };

/** What was read from a file, and what an import will do. */
export interface CalendarPreview extends ParsedCalendar {
  fileName: string;
  expected: Outcomes;
}

interface Reached {
  done: number;
  outcomes: Outcomes;
  /** The events that were added. */
  added: readonly ImportedEventInput[];
}
const nothing: Reached = { done: 0, outcomes: none, added: [] };

type State =
  | { step: 'choose' }
  | { step: 'checking' }
  | { step: 'preview'; preview: CalendarPreview }
  | ({ step: 'importing' | 'stopped' | 'done' | 'removing'; preview: CalendarPreview } & Reached)
  | { step: 'removed'; removed: number };

const toUndo = ({ uid, start, time_zone, rrule, overrides }: ImportedEventInput): ImportUndoEvent => ({
  uid,
  start,
  time_zone,
  is_series: rrule !== null,
  overrides: overrides.map(({ occurrence }) => occurrence),
});

/** Sends events in batches. @param onPart returns whether to go on */
const sendAll = async (
  events: readonly ImportedEventInput[],
  isPreview: boolean,
  onPart: (reached: Reached) => boolean,
): Promise<Outcomes> => {
  let outcomes = none;
  const added: ImportedEventInput[] = [];
  for (let at = 0; at < events.length; at += IMPORT_BATCH) {
    const body = { events: events.slice(at, at + IMPORT_BATCH), preview: isPreview };
    const answer = await call(calendarRoutes.importEvents, { body });
    const counts: Record<ImportOutcome, number> = { ...outcomes };
    for (const { outcome } of answer.outcomes) counts[outcome] += 1;
    const isNew = new Set(
      answer.outcomes
        .filter(({ outcome }) => outcome === 'added' || outcome === 'free')
        .map(({ uid }) => uid),
    );
    added.push(...body.events.filter(({ uid }) => isNew.has(uid)));
    outcomes = counts;
    const done = Math.min(events.length, at + IMPORT_BATCH);
    if (!onPart({ done, outcomes, added: [...added] })) break;
  }
  return outcomes;
};

/** Reads a calendar file, shows what an import will do, and imports it. It can be stopped and repeated. */
export const useImportCalendar = () => {
  const [state, setState] = useState<State>({ step: 'choose' });
  const [fault, setFault] = useState<string | null>(null);
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  const refresh = useRefresh();
  useEffect(
    () => () => {
      isStopped.current = true;
      if (isRunning.current)
        notify.info(t('Calendar import stopped'), t('The events added so far are in your calendar.'));
    },
    [],
  );

  const choose = async (file: File): Promise<void> => {
    setFault(null);
    setState({ step: 'checking' });
    try {
      if (file.size > MAX_BYTES) throw new Error(t('This file is larger than 5 MB.'));
      const parsed = parseCalendar(await file.text(), {
        zone: deviceTimeZone(),
        year: new Date().getFullYear(),
      });
      if (!parsed) throw new Error(t('This isn’t a calendar file. Choose a file that ends in .ics.'));
      const expected = await sendAll(parsed.events, true, () => true);
      setState({ step: 'preview', preview: { ...parsed, fileName: file.name, expected } });
    } catch (error) {
      setFault((error as Error).message);
      setState({ step: 'choose' });
    }
  };

  /** @param earlier events that were added before the import was stopped */
  const start = async (
    preview: CalendarPreview,
    earlier: readonly ImportedEventInput[] = [],
  ): Promise<void> => {
    isStopped.current = false;
    isRunning.current = true;
    setFault(null);
    let reached: Reached = { ...nothing, added: earlier };
    setState({ step: 'importing', preview, ...reached });
    try {
      await sendAll(preview.events, false, (part) => {
        reached = { ...part, added: [...earlier, ...part.added] };
        setState({ step: 'importing', preview, ...reached });
        return !isStopped.current;
      });
      const isDone = reached.done === preview.events.length;
      setState({ step: isDone ? 'done' : 'stopped', preview, ...reached });
    } catch (error) {
      setFault((error as Error).message);
      setState({ step: 'stopped', preview, ...reached });
    } finally {
      isRunning.current = false;
      refresh(['events', 'event-series']);
    }
  };

  const undo = async (imported: Reached & { preview: CalendarPreview }): Promise<void> => {
    setFault(null);
    setState({ ...imported, step: 'removing' });
    let removed = 0;
    try {
      for (let at = 0; at < imported.added.length; at += IMPORT_BATCH) {
        const events = imported.added.slice(at, at + IMPORT_BATCH).map(toUndo);
        removed += (await call(calendarRoutes.undoImport, { body: { events } })).removed;
      }
      setState({ step: 'removed', removed });
    } catch (error) {
      setFault((error as Error).message);
      setState({ ...imported, step: 'stopped' });
    } finally {
      refresh(['events', 'event-series']);
    }
  };

  return { state, fault, choose, start, undo, stop: () => (isStopped.current = true) };
};
