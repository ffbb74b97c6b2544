import { CodedError } from '#shared/errors/coded-error.ts';
import type { SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { shownTask } from './present-task.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'tasks' | 'writer' | 'withIdempotency'>;

/** Completes a task (decision D26) or reopens it. */
export const createSetTask = ({ leads, tasks, writer, withIdempotency }: Dependencies) => {
  const set = async (
    userId: string,
    id: string,
    status: SdrTask['status'],
    idempotency: Idempotency,
  ): Promise<SdrTask> => {
    const task = await tasks.find(userId, id);
    if (!task) throw new CodedError('SDR_TASK_NOT_FOUND');
    const answer = { ...shownTask(task, await leads.infoOf(userId, [task.lead_id])), status };
    return writer.write(userId, idempotency, [tasks.toSet(userId, task, status)], answer);
  };

  return (userId: string, id: string, status: SdrTask['status'], idempotency: Idempotency) =>
    withIdempotency(userId, idempotency, () => retryOnConflict(() => set(userId, id, status, idempotency)));
};
