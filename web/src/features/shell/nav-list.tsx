import { t } from '#web/lib/language/translate.ts';
import LogOut from 'lucide-react/icons/log-out';
import { NavItem } from './nav-item.tsx';
import { NavSection } from './nav-section.tsx';
import { RequestCount } from './request-count.tsx';
import { ACCOUNT, type Tab, tabGroups, type TabId } from './tabs.ts';
import classes from './nav-list.module.css';

interface Props {
  tabs: readonly Tab[];
  active: TabId;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
  /** Shows icons only; labels remain as tooltips and for screen readers. */
  isIconOnly?: boolean;
}

/** Groups of navigation items with everyday ones first, and sign-out. Empty groups are hidden. */
export const NavList = ({ tabs, active, onTab, onSignOut, isIconOnly = false }: Props) => {
  const itemOf = ({ id, label, icon }: Tab) => (
    <li key={id}>
      <NavItem label={label} icon={icon} isCurrent={id === active} onClick={() => onTab(id)}>
        {id === 'social' && <RequestCount />}
      </NavItem>
    </li>
  );
  return (
    <div className={classes.list} data-icons={isIconOnly || undefined}>
      {tabGroups.map((group) => {
        const members = tabs.filter((tab) => tab.group === group);
        const sections = [...new Set(members.flatMap(({ section }) => section ?? []))];
        const isAccount = group === ACCOUNT;
        if (members.length === 0 && !isAccount) return null;
        return (
          <section key={group} className={isAccount ? classes.account : undefined} aria-label={group}>
            <h2 className={classes.heading}>{group}</h2>
            <ul>
              {members.filter(({ section }) => section === undefined).map(itemOf)}
              {sections.map((title) => {
                const inside = members.filter(({ section }) => section === title);
                return (
                  <NavSection key={title} title={title} isCurrent={inside.some(({ id }) => id === active)}>
                    {inside.map(itemOf)}
                  </NavSection>
                );
              })}
              {isAccount && (
                <li>
                  <NavItem label={t('Sign Out')} icon={LogOut} onClick={onSignOut} />
                </li>
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
