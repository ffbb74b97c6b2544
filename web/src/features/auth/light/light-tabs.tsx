import { t } from '#web/lib/language/translate.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Tab = 'sign-in' | 'sign-up';

const tabs: readonly { tab: Tab; name: string }[] = [
  { tab: 'sign-in', name: t('Sign In') },
  { tab: 'sign-up', name: t('Sign Up') },
];

interface Props {
  open: Tab;
  onOpen: (tab: Tab) => void;
  children: ReactNode;
}

/** Tabs of the light page, which look and act like the Authenticator's. */
export const LightTabs = ({ open, onOpen, children }: Props) => {
  const id = useId();
  const openOther = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
    const other = open === 'sign-in' ? 'sign-up' : 'sign-in';
    const next = key === 'Home' ? 'sign-in' : key === 'End' ? 'sign-up' : other;
    onOpen(next);
    currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div role="tablist" className="amplify-tabs__list">
        {tabs.map(({ tab, name }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            data-tab={tab}
            aria-selected={open === tab}
            aria-controls={`${id}panel`}
            tabIndex={open === tab ? 0 : -1}
            className={`amplify-tabs__item ${open === tab ? 'amplify-tabs__item--active' : ''}`}
            onClick={() => onOpen(tab)}
            onKeyDown={openOther}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`}>
        {children}
      </div>
    </>
  );
};
