import { t } from '#web/lib/language/translate.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { EmailTemplate, TemplateSave } from '#shared/business-agents/executive/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../../common/use-run.ts';
import { call } from '#web/lib/api/call.ts';
import { useRefresh } from '../use-refresh.ts';

interface Change {
  /** null for a new template. */
  id: string | null;
  body: TemplateSave;
}

const sendTemplate = ({ id, body }: Change, idempotencyKey: string): Promise<EmailTemplate> =>
  id === null
    ? call(executiveRoutes.createTemplate, { body, idempotencyKey })
    : call(executiveRoutes.saveTemplate, { params: { id }, body, idempotencyKey });

/** Creates or updates a template. */
export const useSaveTemplate = (onSaved: () => void) => {
  const refresh = useRefresh();
  return useRun<Change, EmailTemplate>({
    send: sendTemplate,
    failure: t('Error'),
    onDone: ({ name }) => {
      notify.success(t('Template saved'), name);
      refresh(['templates']);
      onSaved();
    },
  });
};

/** Deactivates or reactivates a template. */
export const useTemplateActions = () => {
  const refresh = useRefresh();
  const { run, isRunning } = useRun<Change, EmailTemplate>({
    send: sendTemplate,
    failure: t('Error'),
    onDone: (template, { id, body }) => {
      refresh(['templates']);
      if (template.active) return;
      notify.success(t('Template deactivated'), template.name, {
        ...(id !== null && { about: id }),
        undo: () => run({ id, body: { ...body, active: true } }),
      });
    },
  });
  return {
    isRunning,
    turn: ({ id, name, subject, body, template_type, active }: EmailTemplate): void =>
      run({ id, body: { name, subject, body, template_type, active: !active } }),
  };
};
