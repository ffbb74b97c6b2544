import {
  type ExecutiveAnswer,
  type ExecutiveRequestInput,
  executiveRequest,
} from '#shared/business-agents/executive/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { runExecutive } from '../common/run-executive.ts';
import type { useFields } from '../common/use-fields.ts';
import { useRun } from '../common/use-run.ts';
import { useRefresh } from './use-refresh.ts';

interface Options {
  /** Titles of the toasts after a success and a failure. */
  success: string;
  failure: string;
  /** Query that the action changes. */
  refreshes: string;
  onDone: (answer: ExecutiveAnswer) => void;
}

/** Runs an action that creates something, after its input is validated. Shows the outcome as a toast. */
export const useCreate = (
  read: ReturnType<typeof useFields>['read'],
  { success, failure, refreshes, onDone }: Options,
) => {
  const refresh = useRefresh();
  const { run, isRunning } = useRun({
    send: runExecutive,
    failure,
    onDone: (answer) => {
      notify.success(success, answer.message);
      refresh([refreshes], answer);
      onDone(answer);
    },
  });
  const create = (request: ExecutiveRequestInput): void => {
    if (read(executiveRequest, request)) run(request);
  };
  return { create, isRunning };
};
