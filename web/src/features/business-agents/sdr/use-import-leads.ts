import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { LEADS_AT_ONCE, type NewLead } from '#shared/business-agents/sdr/schema.ts';
import { leadsQuery } from '../common/leads-query.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { decodeText } from '#web/lib/files/decode-text.ts';
import { LeadsError, type ParsedLeads, parseLeads } from './csv/parse-leads.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const none = { done: 0, imported: 0, duplicates: 0 };
type Step = 'choose' | 'preview' | 'sending' | 'stopped' | 'done';

/** Imports leads from a file after a preview, 100 per request. A retry resumes where the import failed. */
export const useImportLeads = () => {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>('choose');
  const [read, setRead] = useState<ParsedLeads | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [progress, setProgress] = useState(none);
  const way = useRef<AbortController | null>(null);
  const key = useRef('');
  useEffect(() => () => way.current?.abort(), []);

  const choose = async (file: File): Promise<void> => {
    setFault(null);
    try {
      if (file.size > MAX_FILE_BYTES) throw new LeadsError(t('This file is larger than 5 MB.'));
      setRead(parseLeads(decodeText(new Uint8Array(await file.arrayBuffer()))));
      setProgress(none);
      key.current = newIdempotencyKey();
      setStep('preview');
    } catch (error) {
      if (!(error instanceof LeadsError)) reportError(error);
      setFault(error instanceof LeadsError ? error.message : t('We couldn’t read this file.'));
    }
  };

  const send = async (leads: readonly NewLead[], signal: AbortSignal): Promise<void> => {
    let reached = progress;
    while (reached.done < leads.length) {
      const part = leads.slice(reached.done, reached.done + LEADS_AT_ONCE);
      const idempotencyKey = `${key.current}-${reached.done}`;
      const answer = await call(sdrRoutes.importLeads, { body: { leads: part }, idempotencyKey, signal });
      reached = {
        done: reached.done + part.length,
        imported: reached.imported + answer.imported,
        duplicates: reached.duplicates + answer.duplicates,
      };
      setProgress(reached);
    }
  };

  const start = async (): Promise<void> => {
    // A double click starts only one import.
    if (!read || way.current) return;
    const { signal } = (way.current = new AbortController());
    setFault(null);
    setStep('sending');
    try {
      await send(read.leads, signal);
      setStep('done');
    } catch (error) {
      if (!signal.aborted) {
        setFault((error as Error).message);
        setStep('stopped');
      }
    } finally {
      way.current = null;
      await queryClient.invalidateQueries({ queryKey: leadsQuery.queryKey });
    }
  };

  return { step, read, fault, progress, choose, start, back: () => setStep('choose') };
};
export type ImportLeads = ReturnType<typeof useImportLeads>;
