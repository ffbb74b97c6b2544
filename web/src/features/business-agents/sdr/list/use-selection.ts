import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Selects rows of the list. With Shift, a click selects or clears all rows from the last clicked one. Only listed leads
 * count as selected: a filter never changes leads that are not visible.
 */
export const useSelection = (listed: readonly Lead[]) => {
  const [ids, setIds] = useState(none);
  const latest = useRef(listed);
  const lastClicked = useRef<string | null>(null);
  useEffect(() => {
    latest.current = listed;
  }, [listed]);

  const selected = useMemo(
    () => (ids.size === 0 ? [] : listed.filter(({ id }) => ids.has(id))),
    [ids, listed],
  );

  const toggle = useCallback((id: string, isOn: boolean, isRange: boolean): void => {
    const order = latest.current.map((lead) => lead.id);
    const from = isRange && lastClicked.current !== null ? order.indexOf(lastClicked.current) : -1;
    const to = order.indexOf(id);
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    lastClicked.current = id;
    setIds((before) => {
      const after = new Set(before);
      for (const one of range)
        if (isOn) after.add(one);
        else after.delete(one);
      return after;
    });
  }, []);

  return {
    selected,
    isSelected: (id: string): boolean => ids.has(id),
    toggle,
    selectAll: (): void => setIds(new Set(listed.map(({ id }) => id))),
    clear: (): void => {
      lastClicked.current = null;
      setIds(none);
    },
  };
};
export type Selection = ReturnType<typeof useSelection>;
