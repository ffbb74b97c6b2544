import { t } from '#web/lib/language/translate.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FollowUpAnswer, Lead, ScoreAnswer } from '#shared/business-agents/sdr/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { formatInstant } from '../common/format-instant.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** Dialogs of the sales agent's page. */
export type SdrDialog =
  | { what: 'add'; initial?: { name: string; email: string } }
  | { what: 'offer' }
  | { what: 'contact'; lead: Lead }
  | { what: 'import' }
  | { what: 'lead'; lead: Lead; needsConsent: boolean }
  | { what: 'respond'; lead: Lead }
  | { what: 'edit'; lead: Lead }
  | { what: 'follow-up'; lead: Lead; answer: FollowUpAnswer }
  | { what: 'remove'; lead: Lead };

/**
 * Manages the open dialog. A response that arrives while another dialog is open is shown as a toast, so that it does
 * not replace that dialog.
 * @param chosen ID of the lead that the page was opened for: its panel opens
 * @param onChosen called when it is open
 */
export const useSdrDialogs = (
  leads: readonly Lead[] | undefined,
  chosen: string | null,
  onChosen: (id: string) => void,
) => {
  const today = useToday();
  const { open, show, close } = useSingleOpen<SdrDialog>();
  // Must outlive the render in which an action started.
  const isFree = useRef(true);
  useEffect(() => {
    isFree.current = open === null || open.what === 'lead';
  }, [open]);

  const opened = useRef<string | null>(null);
  const openChosen = useEffectEvent((lead: Lead) => {
    show({ what: 'lead', lead, needsConsent: false });
    onChosen(lead.id);
  });
  useEffect(() => {
    // Selecting the same lead later opens it again; refetched leads open nothing.
    if (chosen === null) opened.current = null;
    const lead = leads?.find(({ id }) => id === chosen);
    if (!lead || opened.current === chosen) return;
    opened.current = chosen;
    openChosen(lead);
  }, [leads, chosen]);

  return {
    open,
    show,
    close,
    showScore: ({ lead, score, needs_consent }: ScoreAnswer): void => {
      if (isFree.current) show({ what: 'lead', lead, needsConsent: needs_consent === true });
      else notify.success(t('Scored {score} out of 100', { score: formatNumber(score) }), lead.name);
    },
    showFollowUp: (answer: FollowUpAnswer, lead: Lead): void => {
      if (isFree.current) show({ what: 'follow-up', lead, answer });
      else notify.success(t('Follow-up scheduled'), formatInstant(answer.scheduledFor, today));
    },
  };
};
export type SdrDialogs = ReturnType<typeof useSdrDialogs>;
