import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import type { ReadLead } from '#shared/business-agents/sdr/import/fields.ts';
import type { ImportUndone } from '#shared/business-agents/sdr/lead-change.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { LEADS_AT_ONCE } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { leadsQuery } from '../../common/leads-query.ts';

/** State of an import. `stopped`: by the user after the last response, or by an error. */
export type ImportStep = 'choose' | 'sending' | 'stopping' | 'stopped' | 'done' | 'undoing' | 'undone';

const none = { done: 0, duplicates: 0, blocked: 0, leadIds: [] as readonly string[] };
/** Requests of an undo in a row that may delete nothing before it gives up. */
const MAX_IDLE = 3;

/** What an undo did so far. */
export type UndoProgress = Pick<ImportUndone, 'deleted' | 'kept'>;
const nothingUndone: UndoProgress = {
  deleted: 0,
  kept: { changed: 0, planned: 0, messages: 0, referenced: 0 },
};

/** Imports leads, 100 per request. It can be stopped, continued and undone. */
export const useImportLeads = () => {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>('choose');
  const [fault, setFault] = useState<string | null>(null);
  const [leads, setLeads] = useState<readonly ReadLead[]>([]);
  const [progress, setProgress] = useState(none);
  const [undone, setUndone] = useState<UndoProgress>(nothingUndone);
  const key = useRef('');
  const importId = useRef('');
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
      const answer = await call(sdrRoutes.importLeads, {
        body: { leads: [...part], import_id: importId.current },
        idempotencyKey,
      });
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

  /** Deletes what the import created and the user did not use since, 100 leads per request. */
  const undoAll = async (): Promise<ImportStep> => {
    let deleted = 0;
    for (let idle = 0; idle < MAX_IDLE;) {
      const body = { import_id: importId.current };
      const answer = await call(sdrRoutes.undoImport, { body, idempotencyKey: newIdempotencyKey() });
      deleted += answer.deleted;
      setUndone({ deleted, kept: answer.kept });
      if (answer.remaining === 0) return 'undone';
      idle = answer.deleted === 0 ? idle + 1 : 0;
    }
    throw new Error(t('Some leads are being changed in another tab. Undo the import again.'));
  };

  return {
    step,
    fault,
    leads,
    progress,
    undone,
    start: (all: readonly ReadLead[]) => {
      if (isRunning.current) return;
      key.current = newIdempotencyKey();
      importId.current = ulid();
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
      setUndone(nothingUndone);
      setStep('undoing');
      void run(undoAll, progress.done < leads.length ? 'stopped' : 'done');
    },
  };
};
export type ImportLeads = ReturnType<typeof useImportLeads>;
