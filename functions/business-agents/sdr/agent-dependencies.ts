import type { AskAgentModel } from '../agents/ask-model.ts';
import type { createOnceFor } from '../../platform/idempotency/with-idempotency.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NewId } from '../../platform/ids.ts';
import type { WriteOnce } from '../../platform/idempotency/write-once.ts';
import type { ConversationsRepository } from './conversations-repository.ts';
import type { LeadsRepository } from './leads-repository.ts';
import type { TasksRepository } from './tasks-repository.ts';

/** Dependencies of the sales agent's actions. */
export interface AgentDependencies {
  leads: LeadsRepository;
  conversations: ConversationsRepository;
  tasks: TasksRepository;
  askModel: AskAgentModel;
  once: WriteOnce;
  onceFor: ReturnType<typeof createOnceFor>;
  clock: Clock;
  newId: NewId;
}
