import type { Stage } from '../stages.ts';
import { failed, type Finding, held } from './finding.ts';

/** Returns whether a name is a placeholder (RFC 2606) that should be replaced. */
const isExample = (name: string): boolean => /(?:^|[@.])example\.(?:com|org|net)$/.test(name);

const CHECK = 'Settings';

/** Checks that a stage has its own names: with the placeholders, emails would not be delivered. */
export const checkSettings = ({ name, mail, domain, zone }: Stage): Finding[] => {
  const { sandboxRecipients = [], walkMailbox, ...names } = mail ?? {};
  const examples = [
    ...Object.entries(names),
    ...sandboxRecipients.map((recipient) => ['sandboxRecipients', recipient] as const),
    ...(walkMailbox ? [['walkMailbox', walkMailbox.domain] as const] : []),
    ...(domain ? [['domain', domain.name] as const] : []),
    ...(zone ? [['zone', zone.name] as const] : []),
  ].filter(([, value]) => isExample(value));
  if (examples.length === 0) return [held(CHECK, `of "${name}", without placeholders`)];
  const named = examples.map(([field, value]) => `${field} (${value})`).join(', ');
  return [
    failed(CHECK, `"${name}" still has placeholder names: ${named}`, 'Replace them in infra/stages.ts.'),
  ];
};
