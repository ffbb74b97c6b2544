import type { ReactNode } from 'react';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import { aWholeDocument, aTemplate } from '#test/support/builders/executive.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aSharedMeal } from '#test/support/builders/a-friend.ts';
import { aLead } from '#test/support/builders/a-lead.ts';
import { aProduct } from '#test/support/builders/a-product.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';
import type { ScriptedApi } from '#test/support/scripted-api.ts';
import { aWaiting } from '#test/web/offline/memory-store.ts';
import { NewTokenForm } from '#web/features/api-tokens/new-token-form.tsx';
import { ProductForm } from '#web/features/barcodes/product-form.tsx';
import { AgentForm } from '#web/features/business-agents/agents/agent-form.tsx';
import { useAgent } from '#web/features/business-agents/agents/use-agent.ts';
import { EventDialog } from '#web/features/business-agents/executive/calendar/edit/event-dialog.tsx';
import { MeetingDialog } from '#web/features/business-agents/executive/calendar/meeting-dialog.tsx';
import { RemindersDialog } from '#web/features/business-agents/executive/calendar/settings/reminders-dialog.tsx';
import { DocumentEditor } from '#web/features/business-agents/executive/documents/document-editor.tsx';
import { NewDocumentDialog } from '#web/features/business-agents/executive/documents/new-document-dialog.tsx';
import { EmailForm } from '#web/features/business-agents/executive/emails/email-form.tsx';
import { TemplateDialog } from '#web/features/business-agents/executive/emails/template-dialog.tsx';
import { TaskDialog } from '#web/features/business-agents/executive/tasks/task-dialog.tsx';
import { AddLeadDialog } from '#web/features/business-agents/sdr/add-lead-dialog.tsx';
import { ContactDialog } from '#web/features/business-agents/sdr/contact/contact-dialog.tsx';
import { EditLeadDialog } from '#web/features/business-agents/sdr/edit/edit-lead-dialog.tsx';
import { SaveViewDialog } from '#web/features/business-agents/sdr/list/save-view-dialog.tsx';
import type { LeadListFilters } from '#web/features/business-agents/sdr/list/use-lead-list-filters.ts';
import { OfferDialog } from '#web/features/business-agents/sdr/offer/offer-dialog.tsx';
import { RespondDialog } from '#web/features/business-agents/sdr/respond-dialog.tsx';
import { EditFastDialog } from '#web/features/fasting/edit-fast-dialog.tsx';
import { EditEntryDialog } from '#web/features/food-entries/edit/edit-entry-dialog.tsx';
import { LogFoodForm } from '#web/features/food-entries/form/log-food-form.tsx';
import { QuickAddDialog } from '#web/features/food-entries/quick-add/quick-add-dialog.tsx';
import { GoalForm } from '#web/features/goals/goal-form.tsx';
import { WeightGoalForm } from '#web/features/goals/weight/weight-goal-form.tsx';
import { useWeightGoal } from '#web/features/goals/weight/use-weight-goal.ts';
import { EditQueuedDialog } from '#web/features/offline/edit-queued-dialog.tsx';
import { FirstRun } from '#web/features/profile/first-run/first-run.tsx';
import { ProfileForm } from '#web/features/profile/profile-form.tsx';
import { LogMealDialog } from '#web/features/recipes/log-meal-dialog.tsx';
import { MealEditor } from '#web/features/recipes/meal-editor.tsx';
import { SaveAsMeal } from '#web/features/recipes/save-as-meal.tsx';
import { ReminderForm } from '#web/features/reminders/reminder-form.tsx';
import { ReportDialog } from '#web/features/social/feed/report-dialog.tsx';
import { ShareForm } from '#web/features/social/share/share-form.tsx';

interface FormCase {
  /** Name of the form's draft. */
  draft: string;
  render: () => ReactNode;
  /** Requests that the form needs to open; all others fail. */
  script?: (api: ScriptedApi) => void;
  /** Whether its button opens the next step instead of saving. */
  isWizard?: boolean;
}

const none = (): void => undefined;
const close = { onClose: none };
const consent = () => null;
const plan: GoalPlan = {
  date: '2026-11-20',
  goal: null,
  current_weight: 70,
  max_loss: 0.7,
  max_gain: 0.5,
  least_weight: 54,
  goal_date: null,
  forecast: null,
  past: [],
};
const fast = {
  id: '01KB2M00000000000000000001',
  started_at: '2026-11-19T19:00:00.000Z',
  ended_at: '2026-11-20T11:00:00.000Z',
  target_hours: 16,
};

const AgentPage = () => <AgentForm agent="money" state={useAgent('money')} payloadRef={null} />;
const WeightGoal = () => (
  <WeightGoalForm plan={plan} system="metric" actions={useWeightGoal('Europe/Berlin')} isQuiet={false} />
);

/** Every form with a draft, opened as the app opens it. */
export const forms: readonly FormCase[] = [
  { draft: 'log-food', render: () => <LogFoodForm onLogged={none} renderConsent={consent} /> },
  { draft: 'quick-add', render: () => <QuickAddDialog day="2026-11-20" {...close} /> },
  {
    draft: 'edit-entry',
    render: () => <EditEntryDialog entry={aFoodEntry()} renderConsent={consent} {...close} />,
  },
  {
    draft: 'queued-entry',
    render: () => <EditQueuedDialog row={{ ...aWaiting({ name: 'Egg' }), seq: 1 }} {...close} />,
  },
  { draft: 'meal', render: () => <MealEditor meal={aMeal()} renderConsent={consent} {...close} /> },
  {
    draft: 'save-as-meal',
    render: () => <SaveAsMeal entries={[aFoodEntry()]} renderConsent={consent} {...close} />,
  },
  {
    draft: 'log-meal',
    render: () => (
      <LogMealDialog meal={aMeal()} openedFor={null} openedMeal={null} onLogged={none} {...close} />
    ),
  },
  {
    draft: 'product',
    render: () => (
      <ProductForm product={aProduct()} openedFor={null} openedMeal={null} onLogged={none} onLeave={none} />
    ),
  },
  { draft: 'profile', render: () => <ProfileForm profile={aProfile()} /> },
  { draft: 'first-run', render: () => <FirstRun onOver={none} />, isWizard: true },
  {
    draft: 'goals',
    render: () => (
      <GoalForm
        profile={aProfile()}
        onLeave={none}
        renderMacros={(shown) => shown}
        renderNeeds={() => null}
      />
    ),
  },
  { draft: 'weight-goal', render: () => <WeightGoal /> },
  {
    draft: 'reminders',
    render: () => <ReminderForm saved={[{ time: '12:00', meal_type: 'lunch', weekdays: [1, 2] }]} />,
  },
  {
    draft: 'fast',
    render: () => <EditFastDialog fast={fast} isSaving={false} onSave={none} {...close} />,
  },
  { draft: 'share-meal', render: () => <ShareForm entries={[aFoodEntry()]} lockedEveryone={null} /> },
  { draft: 'report', render: () => <ReportDialog meal={aSharedMeal()} onDone={none} {...close} /> },
  { draft: 'new-token', render: () => <NewTokenForm /> },
  { draft: 'agent', render: () => <AgentPage /> },
  { draft: 'email', render: () => <EmailForm renderConsent={consent} /> },
  { draft: 'email-template', render: () => <TemplateDialog template={aTemplate()} {...close} /> },
  { draft: 'task', render: () => <TaskDialog task={null} {...close} /> },
  { draft: 'event', render: () => <EventDialog event={null} rrule="FREQ=DAILY" {...close} /> },
  { draft: 'meeting', render: () => <MeetingDialog {...close} /> },
  {
    draft: 'work-reminders',
    render: () => <RemindersDialog {...close} />,
    script: (api) =>
      api.on(calendarRoutes.reminders, () => ({
        push: true,
        email: false,
        minutes: 15 as const,
        time_zone: 'Europe/Berlin',
      })),
  },
  { draft: 'new-document', render: () => <NewDocumentDialog onCreated={none} {...close} /> },
  { draft: 'document', render: () => <DocumentEditor document={aWholeDocument()} {...close} /> },
  { draft: 'new-lead', render: () => <AddLeadDialog onScored={none} {...close} /> },
  { draft: 'lead', render: () => <EditLeadDialog lead={aLead()} onSaved={none} {...close} /> },
  { draft: 'lead-contact', render: () => <ContactDialog lead={aLead()} onDone={none} {...close} /> },
  {
    draft: 'lead-view',
    render: () => (
      <SaveViewDialog
        list={
          { view: null, views: [], filters: {}, isChanging: false, save: none } as unknown as LeadListFilters
        }
        {...close}
      />
    ),
  },
  {
    draft: 'lead-reply',
    render: () => (
      <RespondDialog lead={aLead()} renderConsent={consent} onStatus={none} onAddReferral={none} {...close} />
    ),
  },
  {
    draft: 'seller-offer',
    render: () => <OfferDialog {...close} />,
    script: (api) => api.on(sdrRoutes.offer, () => ({ text: '' })),
  },
];
