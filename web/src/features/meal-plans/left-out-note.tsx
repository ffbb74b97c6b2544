import { createContext, type ReactNode, use, useEffect, useId, useMemo, useState } from 'react';
import { plural } from '#web/lib/language/translate.ts';

interface Scope {
  /** ID of the note that is shown. */
  shown: string | undefined;
  add: (id: string) => void;
  remove: (id: string) => void;
}

const LeftOutScope = createContext<Scope | null>(null);

/** A part of a page in which the note about left-out meals appears once, at the list that loaded first. */
export const LeftOutOnce = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [shown] = ids;
  const changes = useMemo(
    () => ({
      add: (id: string) => setIds((known) => (known.includes(id) ? known : [...known, id])),
      remove: (id: string) => setIds((known) => known.filter((each) => each !== id)),
    }),
    [],
  );
  const scope = useMemo(() => ({ shown, ...changes }), [shown, changes]);
  return <LeftOutScope value={scope}>{children}</LeftOutScope>;
};

/** Shows how many meals are not suggested because of the user's diet and allergies. */
export const LeftOutNote = ({ count }: { count: number | undefined }) => {
  const id = useId();
  const scope = use(LeftOutScope);
  const [add, remove] = [scope?.add, scope?.remove];
  const isNeeded = count !== undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    add?.(id);
    return () => remove?.(id);
  }, [isNeeded, id, add, remove]);
  if (count === undefined || (scope !== null && scope.shown !== id)) return null;
  return (
    <p className="secondary">
      {plural(
        count,
        'We left out {count} meal that doesn’t fit your diet and allergies, or that we don’t know enough about.',
        'We left out {count} meals that don’t fit your diet and allergies, or that we don’t know enough about.',
      )}
    </p>
  );
};
