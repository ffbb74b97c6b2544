import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import type { AgentName, AgentRequest } from '#shared/business-agents/agents/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { orByRules } from '../common/or-by-rules.ts';
import { describeFailure } from './describe-failure.ts';
import { parsePayload } from './parse-payload.ts';

/**
 * State of an agent's page: the form and its result. A retry after a failure reuses the Idempotency-Key, so that
 * nothing is charged twice.
 */
export const useAgent = (agent: AgentName) => {
  const queryClient = useQueryClient();
  const [action, setAction] = useState('');
  const [payload, setPayload] = useState('');
  const draft = useDraft({
    form: 'agent',
    item: agent,
    values: { action, payload },
    initial: { action: '', payload: '' },
    restore: (kept) => {
      setAction(kept.action);
      setPayload(kept.payload);
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (body: AgentRequest) =>
      orByRules((isWithoutAi) =>
        call(agentRoutes[agent], { body, idempotencyKey: keyOf.current(body), isWithoutAi }),
      ),
    onSuccess: async ({ engine }) => {
      keyOf.current = createKeyring();
      if (engine === 'model') await queryClient.invalidateQueries({ queryKey: ['credits'] });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const send = (text: string, json: string): void => {
    if (isSending.current) return;
    reset();
    const wanted = text.trim();
    const read = parsePayload(json);
    const refused = wanted === '' ? t('Enter an action.') : 'fault' in read ? read.fault : null;
    setFault(refused);
    if (refused !== null || 'fault' in read) return;
    isSending.current = true;
    // A blank payload is omitted (RAW-06).
    mutate({ action: wanted, ...(read.data !== undefined && { data: read.data }) });
  };

  const run = (): void => send(action, payload);

  /** Runs an action with data, and shows both in the form. */
  const runWith = (name: string, json: string): void => {
    setAction(name);
    setPayload(json);
    send(name, json);
  };

  const clear = (): void => {
    setFault(null);
    reset();
  };
  return {
    draft,
    action,
    setAction,
    payload,
    setPayload,
    run,
    runWith,
    /** Fills in a working example of an action. */
    fill: (name: string, example: unknown): void => {
      setAction(name);
      setPayload(JSON.stringify(example, null, 2));
      clear();
    },
    reset: (): void => {
      setAction('');
      setPayload('');
      clear();
    },
    isRunning: isPending,
    answer: data ?? null,
    /** Error messages; empty if there is no error. */
    failure: fault === null ? (error ? describeFailure(error) : []) : [fault],
  };
};
