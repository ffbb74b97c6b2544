import type { SharedDependencies } from '../common/shared-dependencies.ts';
import type { ConversationsRepository } from './conversations/conversations-repository.ts';
import type { DoNotContactRepository } from './leads/do-not-contact-repository.ts';
import type { LeadsRepository } from './leads/leads-repository.ts';
import type { TasksRepository } from './tasks/tasks-repository.ts';

/** Dependencies of the sales agent's actions. */
export interface AgentDependencies extends SharedDependencies {
  leads: LeadsRepository;
  blocks: DoNotContactRepository;
  conversations: ConversationsRepository;
  tasks: TasksRepository;
}
