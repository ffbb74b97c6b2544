import type { AskAgentModel } from '../common/ask-agent-model.ts';
import type { createWithIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NewId } from '../../platform/ids.ts';
import type { IdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { ConversationsRepository } from './conversations/conversations-repository.ts';
import type { LeadsRepository } from './leads/leads-repository.ts';
import type { TasksRepository } from './tasks/tasks-repository.ts';

/** Dependencies of the sales agent's actions. */
export interface AgentDependencies {
  leads: LeadsRepository;
  conversations: ConversationsRepository;
  tasks: TasksRepository;
  askModel: AskAgentModel;
  writer: IdempotentWriter;
  withIdempotency: ReturnType<typeof createWithIdempotency>;
  clock: Clock;
  newId: NewId;
}
