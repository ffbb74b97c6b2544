import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { FullPage } from './full-page.tsx';

interface Props {
  load: () => Promise<RuntimeConfig>;
  /** Called with the configuration before the app renders. */
  onConfig: (config: RuntimeConfig) => void;
  children: ReactNode;
}

/** Loads the runtime configuration, then renders the app. Shows an error page if loading fails. */
export const Boot = ({ load, onConfig, children }: Props) => {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ attempt: number; error: Error | null } | null>(null);

  useEffect(() => {
    load()
      .then(onConfig)
      .then(
        () => startTransition(() => setOutcome({ attempt, error: null })),
        (error: Error) => setOutcome({ attempt, error }),
      );
  }, [load, onConfig, attempt]);

  if (outcome?.attempt !== attempt) return <PageSpinner />;
  if (!outcome.error) return children;
  return (
    <FullPage title={t('Can’t start')}>
      <ErrorState
        title={t('We couldn’t start the app')}
        message={outcome.error.message}
        actions={<Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>}
      />
    </FullPage>
  );
};
