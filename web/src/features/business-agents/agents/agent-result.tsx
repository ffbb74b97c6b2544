import { t } from '#web/lib/language/translate.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { ConsentRetry } from '../common/consent-retry.tsx';
import { CopyButton } from '../common/copy-button.tsx';
import { EngineNote } from '../common/engine-note.tsx';
import classes from './agent-view.module.css';
import { TaskReading } from './task-reading.tsx';
import type { useAgent } from './use-agent.ts';

interface Props {
  state: ReturnType<typeof useAgent>;
  renderConsent: RenderConsent;
}

/** Shows the full response as JSON (RAW-07), or the error (RAW-08). */
export const AgentResult = ({ state, renderConsent }: Props) => {
  const { answer, failure, isRunning, run } = state;
  const place = useRef<HTMLElement>(null);
  const why = failure.join('\n');
  // On a phone, the result is below the form.
  useEffect(() => {
    if (answer || why !== '') place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, why]);
  const text = answer ? JSON.stringify(answer, null, 2) : '';
  return (
    <section ref={place} className={`card ${classes.result}`} aria-labelledby="agent-result">
      <div className={classes.resultHead}>
        <h3 id="agent-result">{t('Result')}</h3>
        {answer && <CopyButton text={text} />}
      </div>
      <p className="visually-hidden" role="status">
        {isRunning ? t('The agent is working…') : (answer?.message ?? '')}
      </p>
      {failure.length > 0 && (
        <div className={classes.failure} role="alert">
          <TriangleAlert aria-hidden />
          <div>
            {failure.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      )}
      {answer && (
        <>
          <p className="name">{answer.message}</p>
          <TaskReading answer={answer} state={state} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable so that the keyboard can scroll it. */}
          <pre className={classes.json} tabIndex={0} aria-label={t('JSON response')}>
            {text}
          </pre>
          <EngineNote engine={answer.engine} />
          {answer.needs_consent && <ConsentRetry renderConsent={renderConsent} onAgreed={run} />}
        </>
      )}
      {!answer && failure.length === 0 && (
        <p className="secondary">{isRunning ? t('Working…') : t('Results appear here.')}</p>
      )}
    </section>
  );
};
