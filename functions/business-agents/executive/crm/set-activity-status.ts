import { CodedError } from '#shared/errors/coded-error.ts';
import { type ExecutiveAnswer, workStatus } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { createStatusNote } from './status-note.ts';
import { statusWords } from './status-texts.ts';
import { shownActivity } from './stored-activity.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'leads' | 'activities' | 'openWords' | 'writer' | 'clock' | 'newId'
>;

/** Changes the status of a task and adds a note about it. */
export const createSetActivityStatus =
  ({ leads, activities, openWords, writer, clock, newId }: Dependencies) =>
  async (
    { user_id, idempotency, language }: AgentActionContext,
    id: string,
    asked: Asked<'update_crm'>,
  ): Promise<ExecutiveAnswer> => {
    const status = workStatus.parse(asked.status);
    const [before, { t }] = await Promise.all([activities.find(user_id, id), openWords(language)]);
    if (!before) throw new CodedError('ACTIVITY_NOT_FOUND');
    const { subject, lead_id } = before;
    const { notes: description } = asked;
    const note =
      description === undefined
        ? []
        : [createStatusNote({ id: newId(), subject, description, lead_id, now: clock() })];
    const answer = {
      message: t('“{subject}” is now {status}.', { subject, status: statusWords(t)[status] }),
      task: shownActivity({ ...before, status }, await leads.infoOf(user_id, [lead_id])),
    };
    const writes = [
      activities.toSetStatus(user_id, id, status),
      ...note.map((one) => activities.toKeep(user_id, one)),
    ];
    return writer.write(user_id, idempotency, writes, answer);
  };
