import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { MissingComponent } from './missing-component.tsx';
import { missingStyles } from './missing-styles.ts';

/** Loads code, after stylesheets that failed before: without them it would be shown unstyled. */
const withStyles =
  <Code,>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    if (missingStyles.size > 0) await (await import('./load-missing-styles.ts')).loadMissingStyles();
    return load();
  };

type Frame<Props> = ComponentType<Props & { children: ReactNode }>;

/** Returns a component that retries loading the missing part, then renders it. */
const partThatIsMissing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Around: Frame<Props>,
): ComponentType<Props> =>
  function Missing(props: Props) {
    const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
    const [isTrying, setTrying] = useState(false);
    const tryAgain = () => {
      if (isTrying) return;
      setTrying(true);
      load()
        .then((Part) => setFound({ Part }))
        .catch(() => setTrying(false));
    };
    if (found) return <found.Part {...props} />;
    return (
      <Around {...props}>
        <MissingComponent isTrying={isTrying} onTry={tryAgain} />
      </Around>
    );
  };

const nothingAround = ({ children }: { children: ReactNode }) => children;

/**
 * Returns a component whose code is loaded when it is first rendered. If loading fails, for example offline or after a
 * deployment, an error with a retry is shown in its place, and the rest of the page keeps working.
 * @param around frame for the error, such as a page or a dialog
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  around: Frame<Props> = nothingAround,
): ComponentType<Props> => {
  const loadStyled = withStyles(load);
  return lazy(async () => ({
    default: await loadStyled().catch(() => partThatIsMissing(loadStyled, around)),
  }));
};

/** Returns a component as `lazyComponent` does, which shows nothing while its code is loading. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Part = lazyComponent(load);
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};
