import { type Finding, warned } from '../finding.ts';
import { attemptStep } from './attempt-step.ts';
import { createLife, type Life } from './life.ts';
import type { Outside } from './outside/outside.ts';
import { seconds } from './seconds.ts';
import type { Step } from './step.ts';
import { answerQuestions } from './steps/answer-questions.ts';
import { confirm } from './steps/confirm.ts';
import { erase } from './steps/erase.ts';
import { exportData } from './steps/export-data.ts';
import { getEmail } from './steps/get-email.ts';
import { hearChange } from './steps/hear-change.ts';
import { logMeal } from './steps/log-meal.ts';
import { showPhoto } from './steps/show-photo.ts';
import { signIn } from './steps/sign-in.ts';
import { signUp } from './steps/sign-up.ts';

/** The steps in their order, before the erasure. */
const steps: readonly Step[] = [
  signUp,
  confirm,
  signIn,
  answerQuestions,
  logMeal,
  showPhoto,
  hearChange,
  getEmail,
  exportData,
];

/** Returns the command that deletes an account which could not be erased. The nightly reconciliation erases its data. */
const deleteCommand = async ({ accounts, time }: Outside, { account }: Life): Promise<string> => {
  const pool = await accounts.poolId(time.limit(seconds(10))).catch(() => 'POOL');
  return `aws cognito-idp admin-delete-user --user-pool-id ${pool} --username ${account.email}`;
};

/** Erases the account, unless there is none. An account without a confirmed email cannot sign in to be erased. */
const eraseAccount = async (outside: Outside, life: Life): Promise<Finding[]> => {
  if (!life.isSignedUp) return [];
  if (!life.isConfirmed)
    return [warned(erase.name, 'may have left an unconfirmed account', await deleteCommand(outside, life))];
  const finding = await attemptStep(erase, outside, life);
  if (finding.outcome === 'held') return [finding];
  return [{ ...finding, fix: `${finding.fix} If it stays, ${await deleteCommand(outside, life)}` }];
};

/**
 * Lives the whole life of a new user: from sign-up to the erased account. Steps that do not depend on a failed one still
 * run, and the account is erased in any case.
 * @returns one finding for each step
 */
export const walkWholeLife = async (outside: Outside): Promise<Finding[]> => {
  const life = createLife(outside.mailbox.domain);
  const findings: Finding[] = [];
  const succeeded = new Set<Step>();
  for (const step of steps) {
    if (!step.needs.every((needed) => succeeded.has(needed))) {
      findings.push(warned(step.name, 'skipped', 'Follows from the failed step above.'));
      continue;
    }
    const finding = await attemptStep(step, outside, life);
    if (finding.outcome === 'held') succeeded.add(step);
    findings.push(finding);
  }
  return [...findings, ...(await eraseAccount(outside, life))];
};
