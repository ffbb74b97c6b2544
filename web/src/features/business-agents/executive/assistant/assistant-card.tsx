import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { t } from '#web/lib/language/translate.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';
import { ConsentRetry } from '../../common/consent-retry.tsx';
import { EngineNote } from '../../common/engine-note.tsx';
import work from '../../common/work.module.css';
import { EmailPanel } from '../emails/email-panel.tsx';
import { MissingValues } from '../emails/missing-values.tsx';
import { AssistantPlan } from './assistant-plan.tsx';
import { AssistantResult } from './assistant-result.tsx';
import classes from './assistant.module.css';
import type { tabOfDeed } from './step-texts.ts';
import { useAssistant } from './use-assistant.ts';

/** Maximum number of characters of a request. */
const MAX_LENGTH = 1_000;

interface Props {
  onShow: (tab: ReturnType<typeof tabOfDeed>) => void;
  renderConsent: RenderConsent;
}

/** Field for a request in the user's own words: shows the plan, what was found or done, and an Undo button. */
export const AssistantCard = ({ onShow, renderConsent }: Props) => {
  const { text, setText, ask, perform, discard, answer, isPlan, isRunning } = useAssistant();
  const isOnline = useOnline();
  const title = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(text);
  };
  const submitByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    ask(text);
  };
  const { plan, targets = [], choices, email, missing, engine, slots, message } = answer ?? {};
  const step = plan?.[0];
  return (
    <section className={`card ${classes.card}`} aria-labelledby={title}>
      <form className="stack3" onSubmit={submit} noValidate>
        <h3 id={title}>{t('What should I do?')}</h3>
        <Textarea
          aria-labelledby={title}
          description={t(
            'For example: “Call with Ana on Friday at 10”, “Mark Ana as qualified” or “What’s overdue?”',
          )}
          rows={3}
          maxLength={MAX_LENGTH}
          value={text}
          onKeyDown={submitByKeys}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={work.bar}>
          <CreditCost action="agent_action" />
          <Button type="submit" loading={isRunning} disabled={!isOnline || text.trim() === ''}>
            {t('Show plan')}
          </Button>
        </div>
      </form>
      <div className="stack3" role="status">
        {message && <p className={classes.message}>{message}</p>}
        {slots && slots.length > 0 && (
          <ul className={classes.slots}>
            {slots.map((slot) => (
              <li key={slot}>{slot.replace('T', ' ')}</li>
            ))}
          </ul>
        )}
      </div>
      {isPlan && plan && (
        <AssistantPlan
          key={JSON.stringify(plan)}
          plan={plan}
          targets={targets}
          isRunning={isRunning}
          onApprove={perform}
          onDiscard={discard}
        />
      )}
      {email && (
        <EmailPanel email={email} engine={engine} to="">
          {missing && step?.deed === 'draft_email' && (
            <MissingValues
              key={missing.join(' ')}
              names={missing}
              isRunning={isRunning}
              onFill={(values) => perform([{ ...step, values: { ...step.values, ...values } }])}
            />
          )}
        </EmailPanel>
      )}
      {choices && choices.length > 0 && (
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="default"
              disabled={isRunning}
              onClick={() => ask(`${text.trim()} ${choice}`)}
            >
              {choice}
            </Button>
          ))}
        </div>
      )}
      {answer && !isPlan && (
        <AssistantResult answer={answer} isRunning={isRunning} onShow={onShow} onUndo={perform} />
      )}
      {isPlan && engine === 'model' && <EngineNote engine={engine} />}
      {answer?.needs_consent && <ConsentRetry renderConsent={renderConsent} onAgreed={() => ask(text)} />}
    </section>
  );
};
