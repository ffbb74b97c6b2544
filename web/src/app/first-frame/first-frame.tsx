import { t } from '#web/lib/language/translate.ts';
import Plus from 'lucide-react/icons/plus';
import { GreetingPlate, greetings } from '#web/features/dashboard/greeting-plate.tsx';
import header from '#web/features/shell/mobile-header.module.css';
import { NavItem } from '#web/features/shell/nav-item.tsx';
import list from '#web/features/shell/nav-list.module.css';
import page from '#web/features/shell/page-header.module.css';
import shell from '#web/features/shell/shell.module.css';
import sidebar from '#web/features/shell/sidebar.module.css';
import strip from '#web/features/shell/tab-strip.module.css';
import { stripTabs, type Tab, tabOf, tabs } from '#web/features/shell/tabs.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';

const current = tabOf('stats');
const mainTabs = tabs.filter(({ group, section }) => group === current.group && section === undefined);
const half = Math.ceil(stripTabs.length / 2);
/** Keeps the line of the welcome text, which needs the user's name. */
const NO_BREAK_SPACE = '\u00a0';
const ignore = (): void => undefined;

const Side = ({ members }: { members: readonly Tab[] }) => (
  <div className={strip.side}>
    {members.map(({ id, label, short = label, icon: Icon }) => (
      <span key={id} className={strip.tab} aria-current={id === current.id ? 'page' : undefined}>
        <Icon aria-hidden />
        {short}
      </span>
    ))}
  </div>
);

/**
 * The dashboard before its code and its data are loaded: the same places with a greeting on the plate. Prerendered when
 * the site is built, with styles of the app's page, and inert.
 */
export const FirstFrame = () => (
  <div className={shell.shell}>
    <div className={sidebar.sidebar} data-state="open">
      <div className={sidebar.top}>
        <Logo />
      </div>
      <div data-space />
      <div className={sidebar.inner}>
        <div className={list.list}>
          <section>
            <h2 className={list.heading}>{current.group}</h2>
            {mainTabs.map(({ id, label, icon }) => (
              <NavItem key={id} label={label} icon={icon} isCurrent={id === current.id} onClick={ignore} />
            ))}
          </section>
        </div>
      </div>
    </div>
    <div className={shell.page}>
      <div className={header.header}>
        <Logo />
        <div data-space />
      </div>
      <div className={shell.main}>
        <div className={page.head}>
          <PageTitle note={NO_BREAK_SPACE}>{current.label}</PageTitle>
          <div className={page.tools} data-space="wide" />
        </div>
        <div className="panel meal">{t('What did you eat?')}</div>
        <div className="today">
          <div className="plate">
            <GreetingPlate greetings={greetings} />
          </div>
        </div>
      </div>
    </div>
    <div className={strip.strip}>
      <Side members={stripTabs.slice(0, half)} />
      <span className={strip.log}>
        <Plus aria-hidden />
        {t('Log|button')}
      </span>
      <Side members={stripTabs.slice(half)} />
    </div>
  </div>
);
