import type { Said } from '../../coach/rules/sentence.ts';
import type { Speaker } from '../../facts/speaker.ts';
import type { Candidate } from '../candidate.ts';

/** Returns an insight that suggests planning the next day, with a reason that fits the user. */
export const planningInsight = (t: Speaker['t'], reason: Said): Candidate => ({
  topic: 'plan',
  rank: 20,
  type: 'recommendation',
  title: t('Plan tomorrow today'),
  description: reason,
  action: { label: t('Plan tomorrow'), kind: 'plan' },
});

/** Returns an insight that points to the health check, with what it shows to the user. */
export const healthCheckInsight = (t: Speaker['t'], contents: Said): Candidate => ({
  topic: 'check',
  rank: 10,
  type: 'health',
  title: t('See your whole week'),
  description: contents,
  action: { label: t('Open the health check'), kind: 'health_check' },
});
