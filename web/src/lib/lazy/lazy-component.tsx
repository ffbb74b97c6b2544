import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { MissingComponent } from './missing-component.tsx';

type Frame<Props> = ComponentType<Props & { children: ReactNode }>;

/** Tries to fetch a part for as long as it is missing, and then is that part. */
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
 * A part of the app whose code is fetched when it is first shown. Where it does not arrive, as without a connection or
 * after a new version, its place says so, and the rest of the page stays as it is.
 * @param around what it stands in by itself, as a page or a dialog
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  around: Frame<Props> = nothingAround,
): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch(() => partThatIsMissing(load, around)) }));
