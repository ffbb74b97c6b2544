import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  BULK_LEADS,
  type BulkChangeInput,
  type BulkSkipped,
} from '#shared/business-agents/sdr/lead-change.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { describeBulk, describeSkipped, type BulkResult } from './describe-bulk.ts';
import { undoOf } from './undo-of.ts';

/** Queries that a bulk change makes outdated. */
const outdated = ['leads', 'sdr-tasks', 'events', 'conversations', 'activities', 'documents'];

interface Progress {
  done: number;
  all: number;
}

/** Changes many leads, 100 per request, and offers to undo it. A failed change continues where it stopped. */
export const useBulkLeads = () => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const keyOf = useRef(createKeyring());
  const isRunning = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const send = async (ids: readonly string[], change: BulkChangeInput): Promise<BulkResult> => {
    const key = keyOf.current({ ids, change });
    const result: BulkResult = { changed: [], skipped: [] as BulkSkipped[], lostFollowUps: 0 };
    for (let from = 0; from < ids.length; from += BULK_LEADS) {
      if (ids.length > BULK_LEADS && isShown.current) setProgress({ done: from, all: ids.length });
      const answer = await call(sdrRoutes.bulk, {
        body: { lead_ids: ids.slice(from, from + BULK_LEADS), change },
        idempotencyKey: `${key}-${from}`,
      });
      result.changed.push(...answer.changed);
      result.skipped.push(...answer.skipped);
      result.lostFollowUps += answer.lost_follow_ups;
    }
    keyOf.current = createKeyring();
    return result;
  };

  const refresh = (): Promise<unknown> =>
    Promise.all(outdated.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

  /** Undoes a change. Rejects if it fails, so that the toast offers it again. */
  const undo = async (changes: readonly { ids: string[]; change: BulkChangeInput }[]): Promise<void> => {
    try {
      const results: BulkResult[] = [];
      for (const { ids, change } of changes) results.push(await send(ids, change));
      const skipped = describeSkipped(results.flatMap((one) => one.skipped));
      const lost = results.reduce((sum, { lostFollowUps }) => sum + lostFollowUps, 0);
      const lostText =
        lost > 0 &&
        t('Follow-ups whose time was taken: {count}. Plan them again.', { count: formatNumber(lost) });
      const texts = [skipped, lostText].filter((text) => typeof text === 'string' && text !== '');
      if (texts.length > 0) notify.info(t('Not everything could be undone'), texts.join(' '));
    } finally {
      await refresh();
    }
  };

  /** @param onDone called if the change succeeded for all parts */
  const run = async (leads: readonly Lead[], change: BulkChangeInput, onDone?: () => void): Promise<void> => {
    if (isRunning.current || leads.length === 0) return;
    isRunning.current = true;
    setProgress({ done: 0, all: leads.length });
    try {
      const result = await send(
        leads.map(({ id }) => id),
        change,
      );
      const undoing = undoOf(leads, result.changed, change);
      const name = leads.length === 1 ? leads[0]?.name : undefined;
      const message = describeSkipped(result.skipped) || name;
      if (result.changed.length === 0) notify.info(t('Nothing to change'), message);
      else {
        notify.success(describeBulk(change, result.changed.length), message, {
          about: result.changed,
          undo: () => undo(undoing),
        });
      }
      onDone?.();
    } catch (error) {
      notify.error(t('Not all leads were changed'), (error as Error).message);
    } finally {
      isRunning.current = false;
      if (isShown.current) setProgress(null);
      await refresh();
    }
  };

  return { run, progress, isRunning: progress !== null };
};
export type BulkLeads = ReturnType<typeof useBulkLeads>;
