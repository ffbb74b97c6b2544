import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { fastingRoutes } from '#shared/fasting/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aSharedMeal } from '#test/support/builders/a-friend.ts';
import { aLead } from '#test/support/builders/a-lead.ts';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';
import {
  aDocument,
  anActivity,
  anEvent,
  aTemplate,
  aWholeDocument,
} from '#test/support/builders/executive.ts';
import type { ScriptedApi } from '#test/support/scripted-api.ts';
import type { openScreen } from '#test/support/screen/open-screen.tsx';
import { FirstRunSlot } from '#web/app/first-run-slot.tsx';
import { ExecutiveView } from '#web/features/business-agents/executive/executive-view.tsx';
import { SdrView } from '#web/features/business-agents/sdr/sdr-view.tsx';
import { FastingView } from '#web/features/fasting/fasting-view.tsx';
import { MyMeals } from '#web/features/recipes/my-meals.tsx';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import { Feed } from '#web/features/social/feed/feed.tsx';
import { ShareMeal } from '#web/features/social/share/share-meal.tsx';
import { DiaryWithEdit } from './diary-with-edit.tsx';

type Screen = ReturnType<typeof openScreen>;

/** A form that is opened from a list, or stands beside one. */
export interface ListCase {
  draft: string;
  render: () => ReactNode;
  /** Answers with the list, or with an empty one. */
  script: (api: ScriptedApi, some: <One>(list: One[]) => One[]) => void;
  open?: (view: Screen) => Promise<unknown>;
  /** Whether the list is empty when the form opens. */
  opensEmpty?: true;
  /** Whether the form makes no sense without the list: it must restore its values when the list is back. */
  needsList?: true;
}

const none = (): void => undefined;
const consent = () => null;

const meals = {
  render: () => <MyMeals openedFor={null} openedMeal={null} onLogged={none} renderConsent={consent} />,
  script: (api, some) => api.on(recipeRoutes.list, () => ({ meals: some([aMeal()]), next: null })),
} satisfies Partial<ListCase>;

const diary = {
  render: () => <DiaryWithEdit />,
  script: (api, some) =>
    api.on(diaryRoutes.read, ({ path }) => {
      const date = path.split('/').at(-1)!;
      return aDiaryDay(some([aFoodEntry({ meal_type: 'lunch', local_date: date })]), { date });
    }),
} satisfies Partial<ListCase>;

const executive = {
  render: () => <ExecutiveView renderConsent={consent} />,
  script: (api, some) => {
    // A form loses the chosen lead when another tab deletes it, so the leads stay.
    api.on(sdrRoutes.leads, () => ({ leads: [aLead()] }));
    api.on(executiveRoutes.events, () => ({
      events: some([anEvent({ start_time: '2099-11-24T08:00:00.000Z' })]),
    }));
    api.on(executiveRoutes.activities, () => ({ activities: some([anActivity()]), next: null }));
    api.on(executiveRoutes.documents, () => ({ documents: some([aDocument()]), next: null }));
    api.on(executiveRoutes.document, () => aWholeDocument());
    api.on(executiveRoutes.templates, () => ({ templates: some([aTemplate()]) }));
  },
} satisfies Partial<ListCase>;

const sdr = {
  render: () => <SdrView chosen={null} onChosen={none} renderConsent={consent} />,
  script: (api, some) => {
    api.on(sdrRoutes.leads, () => ({ leads: some([aLead()]) }));
    api.on(sdrRoutes.tasks, () => ({ tasks: [] }));
    api.on(sdrRoutes.views, () => ({ views: [], last_used: null }));
    api.on(sdrRoutes.conversations, () => ({ conversations: [] }));
    api.on(sdrRoutes.offer, () => ({ text: '' }));
  },
} satisfies Partial<ListCase>;

const click =
  (...names: (string | RegExp)[]) =>
  async (view: Screen): Promise<void> => {
    for (const name of names) await view.click(name);
  };
const inTab =
  (tab: string, ...names: (string | RegExp)[]) =>
  async (view: Screen): Promise<void> => {
    await view.user.click(await screen.findByRole('tab', { name: tab }));
    await click(...names)(view);
  };

/** Every form with a list behind it, in the screen that renders both. */
export const lists: readonly ListCase[] = [
  { draft: 'meal', ...meals, open: click('Edit Chilli') },
  { draft: 'meal', ...meals, open: click('New meal or recipe'), opensEmpty: true },
  { draft: 'log-meal', ...meals, open: click('Log Chilli') },
  { draft: 'edit-entry', ...diary, open: click(/^Edit/) },
  { draft: 'save-as-meal', ...diary, open: click('Save Lunch as a meal') },
  { draft: 'quick-add', ...diary, open: click('Quick add') },
  { draft: 'quick-add', ...diary, open: click('Quick add'), opensEmpty: true },
  {
    draft: 'first-run',
    render: () => <FirstRunSlot />,
    script: (api, some) =>
      api.on(dashboardRoutes.read, () =>
        aDashboard({ first_run: null, recent_entries: some([aFoodEntry()]) }),
      ),
    open: click('Set my goal'),
  },
  {
    draft: 'reminders',
    render: () => <RemindersCard />,
    script: (api, some) =>
      api.on(reminderRoutes.read, () => ({
        reminders: some([{ time: '12:00', meal_type: 'lunch' as const, weekdays: [1, 2] }]),
        devices: [],
        time_zone: null,
        next_at: null,
        public_key: null,
      })),
    needsList: true,
  },
  {
    draft: 'fast',
    render: () => <FastingView risk={null} />,
    script: (api, some) =>
      api.on(fastingRoutes.read, () => ({
        target_hours: 16,
        notify: true,
        fasts: some([
          {
            id: '01KB2M00000000000000000001',
            started_at: '2026-11-19T19:00:00.000Z',
            ended_at: '2026-11-20T11:00:00.000Z',
            target_hours: 16,
          },
        ]),
        next: null,
      })),
    open: click(/^Edit the fast/),
  },
  {
    draft: 'share-meal',
    render: () => <ShareMeal lockedEveryone={null} />,
    script: (api, some) => api.on(foodEntryRoutes.list, () => ({ entries: some([aFoodEntry()]) })),
    needsList: true,
  },
  {
    draft: 'report',
    render: () => <Feed onAddFriend={none} />,
    script: (api, some) => api.on(socialRoutes.feed, () => ({ meals: some([aSharedMeal()]), next: null })),
    open: async (view) => {
      await view.click(/^More options for/);
      await view.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    },
  },
  { draft: 'event', ...executive, open: inTab('Calendar', /^Edit /) },
  { draft: 'task', ...executive, open: inTab('Tasks', 'Edit Send the offer') },
  { draft: 'task', ...executive, open: inTab('Tasks', 'Create task'), opensEmpty: true },
  { draft: 'email', ...executive, open: inTab('Emails') },
  { draft: 'email-template', ...executive, open: inTab('Emails', 'New template'), opensEmpty: true },
  { draft: 'email-template', ...executive, open: inTab('Emails', /^Edit /) },
  { draft: 'document', ...executive, open: inTab('Documents', /^Open /) },
  { draft: 'new-document', ...executive, open: inTab('Documents', 'Create document'), opensEmpty: true },
  { draft: 'meeting', ...executive, open: click(/^Schedule meeting/), opensEmpty: true },
  { draft: 'new-lead', ...sdr, open: click('Add New Lead'), opensEmpty: true },
  { draft: 'lead', ...sdr, open: click('Edit Ada Lovelace') },
  { draft: 'lead-reply', ...sdr, open: click('Respond to Ada Lovelace') },
  { draft: 'lead-contact', ...sdr, open: click('Ada Lovelace', 'Stop contact') },
  { draft: 'seller-offer', ...sdr, open: click('Your offer') },
  {
    draft: 'lead-view',
    ...sdr,
    open: async (view) => {
      fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'new' } });
      await view.click('Save view');
    },
  },
];
