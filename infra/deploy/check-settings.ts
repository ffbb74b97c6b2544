import type { Stage } from '../stages.ts';
import { failed, type Finding, held } from './finding.ts';

/** Names that stand in the project for ones of your own (RFC 2606). */
const isExample = (name: string): boolean => /(?:^|[@.])example\.(?:com|org|net)$/.test(name);

/** Whether a stage was given names of its own: with the examples, mails would go nowhere. */
export const checkSettings = ({ name, mail, domain }: Stage): Finding[] => {
  const examples = Object.entries({ ...mail, ...(domain && { name: domain.name }) }).filter(([, value]) =>
    isExample(value),
  );
  if (examples.length === 0) return [held(`Stage "${name}" has names of its own.`)];
  const named = examples.map(([field, value]) => `${field} (${value})`).join(', ');
  return [failed(`Stage "${name}" still has example names: ${named}. Put your own into infra/stages.ts.`)];
};
