import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import type { Lead, LeadStatus, ResponseAnswer } from '#shared/business-agents/sdr/schema.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { ConsentRetry } from '../common/consent-retry.tsx';
import { CopyButton } from '../common/copy-button.tsx';
import { EngineNote } from '../common/engine-note.tsx';
import { useFields } from '../common/use-fields.ts';
import classes from '../common/work.module.css';
import { CreditCost } from '#web/features/credits/public.ts';
import { ReadingSummary } from './messages/reading-summary.tsx';
import { SuggestedStatus } from './messages/suggested-status.tsx';
import { useRespond } from './use-lead-actions.ts';

interface Props {
  lead: Lead;
  renderConsent: RenderConsent;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onAddReferral: (initial: { name: string; email: string }) => void;
  onClose: () => void;
}

const typed = z.object({ message: z.string().trim().min(1) });
const says = { message: t('Paste the lead’s message.') };

/** Dialog that drafts a reply to a lead's message. Nothing is sent: the user copies the reply. */
export const RespondDialog = ({ lead, renderConsent, onStatus, onAddReferral, onClose }: Props) => {
  const { field, draft, values, read } = useFields(
    { form: 'lead-reply', item: lead.id },
    { message: '' },
    says,
  );
  const [answer, setAnswer] = useState<ResponseAnswer | null>(null);
  const { run, isRunning } = useRespond((found) => {
    draft.end();
    setAnswer(found);
  });
  const panel = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answer) panel.current?.focus();
  }, [answer]);
  const write = (): void => {
    const found = read(typed, values);
    if (found) run({ leadId: lead.id, message: found.message });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    write();
  };
  return (
    <Dialog
      title={t('Reply to {name}', { name: lead.name })}
      onClose={onClose}
      closesBeside={false}
      width="40rem"
    >
      <form
        className={classes.form}
        onSubmit={submit}
        noValidate
        aria-label={t('Reply to {name}', { name: lead.name })}
      >
        <DraftNote draft={draft} />
        <Textarea
          label={t('Their message')}
          description={t('Paste their message. We’ll save it to this lead’s conversations.')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rows={5}
          maxLength={4000}
          data-autofocus
          {...field('message')}
        />
        <div className={classes.bar}>
          <CreditCost action="agent_action" />
          <Button type="submit" loading={isRunning} variant={answer ? 'default' : 'filled'}>
            {t('Generate response')}
          </Button>
        </div>
        {answer && (
          <section className={classes.form} aria-labelledby="generated-response">
            <h3 id="generated-response" ref={panel} tabIndex={-1}>
              {t('Your reply')}
            </h3>
            <ReadingSummary
              reading={answer}
              nextStep={answer.next_step}
              onAddReferral={() =>
                onAddReferral({ name: answer.referral?.name ?? '', email: answer.referral?.email ?? '' })
              }
            />
            {answer.suggested_status !== null && (
              <SuggestedStatus lead={lead} status={answer.suggested_status} onStatus={onStatus} />
            )}
            {answer.draft === null ? (
              <p className={classes.notice}>{t('We drafted no reply to this message.')}</p>
            ) : (
              <>
                <p className={classes.said}>{answer.draft}</p>
                <EngineNote engine={answer.engine} />
              </>
            )}
            {answer.needs_consent && <ConsentRetry renderConsent={renderConsent} onAgreed={write} />}
            {answer.draft !== null && (
              <div className={classes.actions}>
                <CopyButton text={answer.draft} />
              </div>
            )}
          </section>
        )}
      </form>
    </Dialog>
  );
};
