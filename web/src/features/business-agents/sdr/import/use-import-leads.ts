import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReadLead } from '#shared/business-agents/sdr/import/fields.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { LEADS_AT_ONCE } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { leadsQuery } from '../../common/leads-query.ts';

/** State of an import. `stopped`: by the user after the last response, or by an error. */
export type ImportStep = 'choose' | 'sending' | 'stopping' | 'stopped' | 'done' | 'undoing' | 'undone';

const none = { done: 0, duplicates: 0, blocked: 0, leadIds: [] as readonly string[] };
/** Parallel requests of an undo. */
const UNDO_AT_ONCE = 4;

/** Imports leads, 100 per request. It can be stopped, continued and undone. */
export const useImportLeads = () => {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>('choose');
  const [fault, setFault] = useState<string | null>(null);
  const [leads, setLeads] = useState<readonly ReadLead[]>([]);
  const [progress, setProgress] = useState(none);
  const [removed, setRemoved] = useState(0);
  const key = useRef('');
  const isRunning = useRef(false);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
      if (isRunning.current) {
        notify.info(t('Lead import stopped'), t('The leads added so far are in your list.'));
      }
    },
    [],
  );
  useEffect(() => {
    if (step !== 'sending' && step !== 'stopping' && step !== 'undoing') return;
    // Leaving the page would end the import halfway without a word.
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [step]);

  /** Runs one import or undo at a time: a double click starts only one. */
  const run = async (task: () => Promise<ImportStep>, failed: ImportStep): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFault(null);
    try {
      setStep(await task());
    } catch (error) {
      setFault((error as Error).message);
      setStep(failed);
    } finally {
      isRunning.current = false;
      await queryClient.invalidateQueries({ queryKey: leadsQuery.queryKey });
    }
  };

  const send = async (all: readonly ReadLead[], from: typeof none): Promise<ImportStep> => {
    let reached = from;
    while (reached.done < all.length) {
      // Checked between requests: a sent request is always completed, so that the result is known.
      if (isStopped.current) return 'stopped';
      const part = all.slice(reached.done, reached.done + LEADS_AT_ONCE);
      const idempotencyKey = `${key.current}-${reached.done}`;
      const answer = await call(sdrRoutes.importLeads, { body: { leads: [...part] }, idempotencyKey });
      reached = {
        done: reached.done + part.length,
        duplicates: reached.duplicates + answer.duplicates,
        blocked: reached.blocked + answer.blocked,
        leadIds: [...reached.leadIds, ...answer.lead_ids],
      };
      setProgress(reached);
    }
    return 'done';
  };

  const start = (all: readonly ReadLead[], from: typeof none): Promise<void> => {
    isStopped.current = false;
    setStep('sending');
    return run(() => send(all, from), 'stopped');
  };

  const remove = async (ids: readonly string[]): Promise<ImportStep> => {
    const left = [...ids];
    const worker = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        await call(sdrRoutes.removeLead, { params: { id }, idempotencyKey: newIdempotencyKey() });
        setRemoved((count) => count + 1);
      }
    };
    await Promise.all(Array.from({ length: UNDO_AT_ONCE }, worker));
    return 'undone';
  };

  return {
    step,
    fault,
    leads,
    progress,
    removed,
    start: (all: readonly ReadLead[]) => {
      if (isRunning.current) return;
      key.current = newIdempotencyKey();
      setLeads(all);
      setProgress(none);
      void start(all, none);
    },
    goOn: () => void start(leads, progress),
    stop: () => {
      isStopped.current = true;
      setStep('stopping');
    },
    undo: () => {
      setRemoved(0);
      setStep('undoing');
      void run(() => remove(progress.leadIds), progress.done < leads.length ? 'stopped' : 'done');
    },
  };
};
export type ImportLeads = ReturnType<typeof useImportLeads>;
