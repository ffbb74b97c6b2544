import { Button, Textarea } from '@mantine/core';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { t } from '#web/lib/language/translate.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { EmailPanel } from '../emails/email-panel.tsx';
import work from '../../common/work.module.css';
import { AssistantPlan } from './assistant-plan.tsx';
import classes from './assistant.module.css';
import { tabOfDeed } from './step-texts.ts';
import { useAssistant } from './use-assistant.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

/** Maximum number of characters of a request. */
const MAX_LENGTH = 1_000;

/** Field for a request in the user's own words: shows the plan, what was found or done, and an Undo button. */
export const AssistantCard = ({ onShow }: { onShow: (tab: ReturnType<typeof tabOfDeed>) => void }) => {
  const { text, setText, ask, perform, answer, isPlan, isRunning } = useAssistant();
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
  const { plan, undo, choices, email, engine, deed, slots, message } = answer ?? {};
  return (
    <section className={`card ${classes.card}`} aria-labelledby={title}>
      <form className="stack3" onSubmit={submit} noValidate>
        <h3 id={title}>{t('What should I do?')}</h3>
        <Textarea
          aria-labelledby={title}
          description={t('For example: “Call with Ana on Friday at 10” or “What’s overdue?”')}
          rows={2}
          maxLength={MAX_LENGTH}
          value={text}
          onKeyDown={submitByKeys}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={work.actions}>
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
        <AssistantPlan key={JSON.stringify(plan)} plan={plan} isRunning={isRunning} onApprove={perform} />
      )}
      {email && (
        <EmailPanel email={email} engine={engine} to="">
          {null}
        </EmailPanel>
      )}
      {choices && choices.length > 0 && (
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Button key={choice} variant="default" onClick={() => ask(`${text.trim()} ${choice}`)}>
              {choice}
            </Button>
          ))}
        </div>
      )}
      {!isPlan && deed && (
        <div className={classes.choices}>
          <Button variant="default" onClick={() => onShow(tabOfDeed(deed))}>
            {t('Show')}
          </Button>
          {undo && undo.length > 0 && (
            <Button
              variant="default"
              leftSection={<Undo2 aria-hidden />}
              loading={isRunning}
              onClick={() => perform(undo)}
            >
              {t('Undo')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
