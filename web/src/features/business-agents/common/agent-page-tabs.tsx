import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import classes from './agent-page-tabs.module.css';

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: Id; label: string; panel: ReactNode }[];
  active: Id;
  onChange: (id: Id) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Tabs of an agent page. Opened tabs stay mounted and keep their input. Arrow keys move between tabs. */
export const AgentPageTabs = <Id extends string>({ label, tabs, active, onChange }: Props<Id>) => {
  const id = useId();
  const [opened, setOpened] = useState<readonly Id[]>([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === active) + by;
    const next = Number.isFinite(at) ? (at + tabs.length) % tabs.length : at > 0 ? tabs.length - 1 : 0;
    onChange(tabs[next]!.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The selected tab receives the focus (ARIA tabs pattern). */}
      <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== active}
          className={classes.panel}
        >
          {opened.includes(tab.id) && tab.panel}
        </div>
      ))}
    </>
  );
};
