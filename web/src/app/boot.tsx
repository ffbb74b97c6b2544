import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { ErrorPlate } from '#web/ui/error-plate.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { DocumentTitle } from './document-title.tsx';

interface Props {
  load: () => Promise<RuntimeConfig>;
  /** Called once with the configuration, before anything of the app shows. */
  onConfig: (config: RuntimeConfig) => void;
  children: ReactNode;
}

/** Reads the stage's configuration, then shows the app; without it nothing can work, and the page says so. */
export const Boot = ({ load, onConfig, children }: Props) => {
  const [state, setState] = useState<'loading' | 'ready' | Error>('loading');

  const start = useCallback(() => {
    setState('loading');
    load()
      .then(onConfig)
      .then(
        () => setState('ready'),
        (error: Error) => setState(error),
      );
  }, [load, onConfig]);
  useEffect(start, [start]);

  if (state === 'loading') return <PageSpinner />;
  if (state === 'ready') return children;
  return (
    <main>
      <DocumentTitle page="Cannot start" />
      <ErrorPlate
        title="We could not set the table"
        message={state.message}
        actions={<Button onClick={start}>Try again</Button>}
      />
    </main>
  );
};
